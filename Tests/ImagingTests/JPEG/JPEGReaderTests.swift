import Notation
import Testing

@testable import Imaging

/// Files written by Pillow: 32 by 48 pixels, red and green above, blue and white below.
@Suite struct JPEGReaderTests {
  static let colors: [UInt32] = [0xFFC8_2828, 0xFF28_B43C, 0xFF28_3CC8, 0xFFF0_F0F0]
  static let grays: [UInt32] = [0xFF58_5858, 0xFF7D_7D7D, 0xFF46_4646, 0xFFF0_F0F0]

  @Test(arguments: ["color", "subsampled", "progressive", "ink"])
  func readsColors(name: String) throws {
    let bitmap = try ImageDecoder().decode(Fixture.bytes("jpeg/\(name).jpg"))
    #expect(bitmap.width == 32 && bitmap.height == 48 && bitmap.scale == 1)
    #expect(zip(Self.corners(of: bitmap), Self.colors).allSatisfy { Self.areClose($0, $1) })
    #expect(bitmap.isOpaque)
  }

  @Test func readsGrays() throws {
    let bitmap = try ImageDecoder().decode(Fixture.bytes("jpeg/gray.jpg"))
    #expect(zip(Self.corners(of: bitmap), Self.grays).allSatisfy { Self.areClose($0, $1) })
  }

  /// The corners of the upright picture, by the stored one's: top left, top right, bottom left, bottom right.
  static let orientations: [(UInt8, [Int])] = [
    (0, [0, 1, 2, 3]), (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]),
    (5, [0, 2, 1, 3]), (6, [2, 0, 3, 1]), (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]), (9, [0, 1, 2, 3]),
  ]

  @Test(arguments: orientations)
  func turnsPicturesUpright(tag: UInt8, corners: [Int]) throws {
    let file = try Fixture.bytes("jpeg/color.jpg")
    for isLittle in [false, true] {
      let turned = file[..<2] + Self.exif(tag, isLittle: isLittle) + file[2...]
      let bitmap = try JPEGReader().decode(Array(turned))
      #expect(bitmap.width == (5...8 ~= tag ? 48 : 32))
      let expected = corners.map { Self.colors[$0] }
      #expect(zip(Self.corners(of: bitmap), expected).allSatisfy { Self.areClose($0, $1) })
    }
  }

  @Test(arguments: ["color", "subsampled", "progressive", "gray", "ink"])
  func refusesEveryTruncation(name: String) throws {
    let file = try Fixture.bytes("jpeg/\(name).jpg")
    for count in 3..<file.count - 2 {
      #expect(throws: JPEGError.self, "\(count) bytes") {
        try JPEGReader().decode(Array(file[..<count]))
      }
    }
  }

  /// Broken files give an error or a picture, and nothing else.
  @Test(arguments: ["color", "subsampled", "progressive", "gray", "ink"])
  func survivesDamage(name: String) throws {
    let file = try Fixture.bytes("jpeg/\(name).jpg")
    var random = SeededRandom(seed: 11)
    for _ in 0..<400 {
      var damaged = file
      for _ in 0...random.number(0...3) {
        damaged[random.number(0...file.count - 1)] = random.byte()
      }
      let reader = JPEGReader(limits: ImageLimits(pixels: 1 << 20))
      if let bitmap = try? reader.decode(damaged) {
        #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
      }
    }
  }

  @Test func stopsAtHugeSizesBeforeDecoding() throws {
    var file = try Fixture.bytes("jpeg/color.jpg")
    let frame = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    for offset in 5...8 { file[frame + offset] = 0xFE }
    let error = #expect(throws: JPEGError.self) { try JPEGReader().decode(file) }
    #expect(error == .size(width: 65278, height: 65278, limits: ImageLimits()))
  }

  @Test func stopsAtLargeFiles() throws {
    let reader = JPEGReader(limits: ImageLimits(fileBytes: 100))
    let file = try Fixture.bytes("jpeg/color.jpg")
    #expect(throws: JPEGError.fileSize(file.count, limit: 100)) { try reader.decode(file) }
  }

  private static func corners(of bitmap: Bitmap) -> [UInt32] {
    let (right, bottom) = (bitmap.width - 4, bitmap.height - 4)
    return [bitmap[4, 4], bitmap[right, 4], bitmap[4, bottom], bitmap[right, bottom]]
  }

  private static func areClose(_ found: UInt32, _ expected: UInt32) -> Bool {
    [24, 16, 8, 0].allSatisfy { shift in
      abs(Int(found >> shift & 0xFF) - Int(expected >> shift & 0xFF)) <= 4
    }
  }

  /// A segment with one tag: the orientation.
  private static func exif(_ tag: UInt8, isLittle: Bool) -> [UInt8] {
    let directory: [UInt8] =
      isLittle
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, tag, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, tag, 0, 0]
    let content = Array("Exif".utf8) + [0, 0] + directory + [0, 0, 0, 0]
    return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
  }
}
