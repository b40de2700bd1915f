import Testing

@testable import Imaging

/// Files of gradients, shadows, photos and plain cards beside those that Cairo 1.16 writes of the same pixels with libpng.
@Suite struct PNGSizeTests {
  typealias Case = (picture: SmoothPicture, width: Int, height: Int, cairo: Int)

  /// Bytes that `cairo_surface_write_to_png` wrote: RGB where all pixels are opaque, else RGBA.
  static let cases: [Case] = [
    (.downwards, 600, 400, 1799), (.across, 600, 400, 1803), (.slanting, 600, 400, 18554),
    (.threeColors, 600, 400, 24543), (.faint, 600, 400, 18335),
    (.faintDownwards, 600, 400, 2328), (.scrim, 600, 400, 27650), (.round, 600, 400, 63713),
    (.roundAndFaint, 600, 400, 66460), (.tiles, 600, 400, 21061), (.shadow, 600, 400, 56951),
    (.faintShadow, 600, 400, 30348), (.grains, 600, 400, 535_222), (.photo, 600, 400, 293_201),
    (.steep, 600, 400, 3274), (.noise, 600, 400, 721_745), (.downwards, 96, 64, 281),
    (.across, 96, 64, 279), (.slanting, 96, 64, 566), (.threeColors, 96, 64, 612),
    (.faint, 96, 64, 1328), (.faintDownwards, 96, 64, 363), (.scrim, 96, 64, 1445),
    (.round, 96, 64, 4056), (.roundAndFaint, 96, 64, 8246), (.tiles, 96, 64, 685),
    (.shadow, 96, 64, 3414), (.faintShadow, 96, 64, 1700), (.grains, 96, 64, 13992),
    (.photo, 96, 64, 7708), (.steep, 96, 64, 196), (.noise, 96, 64, 18611),
    (.cards, 960, 720, 21220), (.cards, 96, 64, 743),
  ]

  @Test(arguments: cases) func smallIsNoLargerThanCairo(sample: Case) throws {
    let bitmap = try sample.picture.bitmap(sample.width, sample.height)
    let file = PNGWriter(level: .small).encode(bitmap)
    #expect(try PNGReader().decode(file) == bitmap)
    // One in a hundred where a file has next to nothing in it.
    #expect(file.count <= sample.cairo + sample.cairo / 100)
  }

  @Test(arguments: cases) func fastGivesBackEveryPixel(sample: Case) throws {
    let bitmap = try sample.picture.bitmap(sample.width, sample.height)
    let file = PNGWriter(level: .fast).encode(bitmap)
    #expect(try PNGReader().decode(file) == bitmap)
    #expect(Double(file.count) <= 1.25 * Double(sample.cairo))
  }

  @Test func aTransparentPixelTakesNoPalette() throws {
    let file = PNGWriter().encode(try Bitmap(width: 1, height: 1))
    #expect(file.count <= 86)
  }

  /// The stream that is said byte by byte is the same, whatever the pieces in which its bytes come.
  @Test func bytesComeInPiecesOfAnySize() throws {
    let bitmap = try SmoothPicture.round.bitmap(300, 200)
    let bytes = PackedRows(bitmap, .rgb).bytes
    #expect(Self.stream(of: bytes, step: 7777) == Self.stream(of: bytes, step: bytes.count))
  }

  private static func stream(of bytes: [UInt8], step: Int) -> [UInt8] {
    var stream = ByteStream(.thorough)
    for start in stride(from: 0, to: bytes.count, by: step) {
      stream.add(Array(bytes[start..<min(start + step, bytes.count)]).span)
    }
    return stream.finished()
  }
}
