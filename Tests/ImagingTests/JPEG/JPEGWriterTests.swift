import Platform
import Readers
import Testing

@testable import Imaging

@Suite struct JPEGWriterTests {
  @Test(arguments: [(1, 1), (7, 3), (64, 64), (131, 50)])
  func whatIsWrittenReadsNearlyTheSame(width: Int, height: Int) throws {
    let bitmap = try SamplePicture.gradient.bitmap(width, height, seed: 5)
    let file = try JPEGWriter(quality: 100).encode(bitmap)
    let read = try JPEGReader().decode(file)
    #expect(read.width == width && read.height == height)
    let white = try Self.onWhite(bitmap)
    let differences = zip(read.pixels, white.pixels).map(Self.difference)
    #expect(differences.reduce(0, +) <= 3 * 2 * differences.count)
  }

  @Test(.needs(.pillow)) func anotherReaderShowsNearlyTheSame() throws {
    let folder = try TemporaryFolder()
    let bitmap = try SamplePicture.gradient.bitmap(131, 50, seed: 2)
    let path = folder.path("a.jpg")
    try OutputFile.write(JPEGWriter().encode(bitmap), to: path)
    let shown = try #require(ForeignAnimation(path).frames.first).bytes
    let expected = AnimationFrame(try Self.onWhite(bitmap), for: .zero).straightBytes
    #expect(shown.count == expected.count)
    let error = zip(shown, expected).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(error / expected.count < 3)
  }

  @Test func colorsAreAsFineAsThePicture() throws {
    let columns = try Bitmap(
      width: 32, height: 32,
      pixels: (0..<1024).map { $0 % 2 == 0 ? 0xFFFF_0000 : 0xFF00_00FF })
    let file = try JPEGWriter(quality: 100).encode(columns)
    let read = try JPEGReader().decode(file)
    #expect(read.pixels.allSatisfy { $0 >> 8 & 0xFF < 8 })
    #expect(zip(read.pixels, columns.pixels).allSatisfy { Self.difference($0, $1) < 24 })
  }

  @Test func whatLetsSomethingThroughLiesOnWhite() throws {
    let half = try Bitmap(width: 16, height: 16, filledWith: 0x8080_0000)
    let read = try JPEGReader().decode(JPEGWriter().encode(half))
    #expect(read.pixels.allSatisfy { Self.difference($0, 0xFFFF_7F7F) <= 6 })
    let clear = try JPEGReader().decode(JPEGWriter().encode(Bitmap(width: 16, height: 16)))
    #expect(clear.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func theSamePictureGivesTheSameBytes() throws {
    let bitmap = try SamplePicture.noise.bitmap(131, 50, seed: 3)
    #expect(try JPEGWriter().encode(bitmap) == JPEGWriter().encode(bitmap))
  }

  @Test func lowerQualitiesAreSmaller() throws {
    let bitmap = try SamplePicture.noise.bitmap(64, 64, seed: 3)
    let sizes = try [1, 30, 60, 90, 100].map { try JPEGWriter(quality: $0).encode(bitmap).count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == sizes.count)
  }

  @Test(arguments: [Int.min, -1, 0, 101, Int.max])
  func strangeQualitiesAreRefused(_ quality: Int) throws {
    let bitmap = try Bitmap(width: 2, height: 2)
    #expect(throws: JPEGWriteError.quality(quality)) {
      try JPEGWriter(quality: quality).encode(bitmap)
    }
  }

  @Test func sidesBeyondTheFormatAreRefused() throws {
    for (width, height) in [(65_501, 1), (1, 65_501)] {
      let error = JPEGWriteError.size(width: width, height: height)
      #expect(throws: error) {
        try JPEGWriter().encode(try Bitmap(width: width, height: height))
      }
      #expect(error.hint == "write it as PNG, or at a smaller scale")
    }
    #expect(try JPEGWriter().encode(try Bitmap(width: 65_500, height: 1)).count > 0)
  }

  private static func onWhite(_ bitmap: Bitmap) throws -> Bitmap {
    try Bitmap(
      width: bitmap.width, height: bitmap.height,
      pixels: bitmap.pixels.map { pixel in
        let rest = 255 - pixel >> 24
        return 0xFF00_0000 | (pixel & 0xFF_FFFF) + rest << 16 + rest << 8 + rest
      })
  }

  /// The sum of the differences of red, green and blue.
  private static func difference(_ found: UInt32, _ expected: UInt32) -> Int {
    [16, 8, 0].reduce(0) { sum, shift in
      sum + abs(Int(found >> shift & 0xFF) - Int(expected >> shift & 0xFF))
    }
  }
}
