import Testing

@testable import Imaging

/// Pictures that come in bands are written as the same pictures in one piece.
@Suite struct PNGBandsTests {
  struct Sliced: BandedPicture {
    let bitmap: Bitmap
    var width: Int { bitmap.width }
    var height: Int { bitmap.height }
    var scale: Double { bitmap.scale }

    func band(_ rows: Range<Int>) -> Bitmap {
      bitmap.part(PixelArea(x: 0, y: rows.lowerBound, width: width, height: rows.count))
    }
  }

  @Test(arguments: SamplePicture.allCases, [PNGLevel.fast, .small])
  func areTheSameFiles(picture: SamplePicture, level: PNGLevel) throws {
    let writer = PNGWriter(level: level)
    let bitmap = try picture.bitmap(170, 140, seed: 3)
    for rows in [1, 37] {
      let file = writer.encodeInBands(Sliced(bitmap: bitmap), bandPixels: 170 * rows)
      #expect(try PNGReader().decode(file) == bitmap)
      #expect(file == writer.encode(bitmap), "bands of \(rows) rows")
    }
  }

  @Test(arguments: [SmoothPicture.slanting, .faint, .shadow, .photo])
  func gradientsToo(picture: SmoothPicture) throws {
    let bitmap = try picture.bitmap(240, 160)
    let writer = PNGWriter()
    let file = writer.encodeInBands(Sliced(bitmap: bitmap), bandPixels: 240 * 41)
    #expect(file == writer.encode(bitmap))
  }

  /// Large and plain: it is said twice.
  @Test func plainOnesToo() throws {
    let bitmap = try SmoothPicture.cards.bitmap(960, 720)
    let file = PNGWriter().encodeInBands(Sliced(bitmap: bitmap), bandPixels: 960 * 100)
    #expect(file == PNGWriter().encode(bitmap))
    #expect(try PNGReader().decode(file) == bitmap)
  }

  /// Remembers the largest part that it was asked for.
  final class Watched: BandedPicture {
    let (width, height, scale) = (1170, 20_000, 3.0)
    private(set) var mostPixels = 0

    func band(_ rows: Range<Int>) throws(BitmapError) -> Bitmap {
      mostPixels = max(mostPixels, rows.count * width)
      return try Bitmap(width: width, height: rows.count, scale: scale, filledWith: .max)
    }
  }

  /// 94 MB as a whole, 17 in parts.
  @Test func neverAskForMoreThanABand() throws {
    let picture = Watched()
    let file = try PNGWriter().encode(picture)
    #expect(picture.mostPixels <= PNGWriter.bandPixels)
    #expect(file.count < 1 << 16)
  }

  @Test func bandsCoverEveryRowOnce() throws {
    let bands = Sliced(bitmap: try Bitmap(width: 100, height: 150)).bands(ofPixels: 6400)
    #expect(bands == [0..<64, 64..<128, 128..<150])
  }
}
