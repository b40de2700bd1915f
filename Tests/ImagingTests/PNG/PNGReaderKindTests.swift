import Notation
import Testing

@testable import Imaging

/// Every kind of file that PNG has: built sample by sample here, read by the module.
@Suite struct PNGReaderKindTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let colorType: UInt8
    let bitDepth: UInt8

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0 }
    var testDescription: String { "type \(colorType), \(bitDepth) bits" }
  }

  static let kinds = [
    (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
  ].flatMap { type, depths in depths.map { Kind(colorType: UInt8(type), bitDepth: UInt8($0)) } }

  static let sizes = [
    (1, 1), (2, 1), (1, 2), (3, 3), (4, 5), (5, 4), (7, 9), (8, 8), (9, 7), (17, 5), (33, 34),
  ]

  @Test(arguments: kinds, [false, true])
  func readsEachKind(kind: Kind, isInterlaced: Bool) throws {
    var random = SeededRandom(seed: UInt64(kind.colorType) * 100 + UInt64(kind.bitDepth))
    for (width, height) in Self.sizes {
      for isTransparent in [false, true] where !isTransparent || kind.channels % 2 == 1 {
        let sample = Sample(kind, width, height, isInterlaced, isTransparent, &random)
        let bitmap = try PNGReader().decode(sample.png.file)
        #expect(bitmap.width == width && bitmap.height == height)
        #expect(bitmap.pixels == sample.expected, "\(width) by \(height), tRNS: \(isTransparent)")
      }
    }
  }

  /// No row is above the first one: it counts as zeros, and is none that could be repeated.
  @Test(arguments: [UInt8(0), 1]) func aFirstRowOfZerosIsBlack(_ interlace: UInt8) throws {
    var png = RawPNG()
    (png.width, png.height, png.colorType, png.interlace) = (1, 2, 0, interlace)
    png.lines = [2, 0, 2, 0]
    #expect(try PNGReader().decode(png.file).pixels == [0xFF00_0000, 0xFF00_0000])
  }

  /// A file and what it shows.
  struct Sample {
    var png = RawPNG()
    var expected: [UInt32] = []

    init(
      _ kind: Kind, _ width: Int, _ height: Int, _ isInterlaced: Bool, _ isTransparent: Bool,
      _ random: inout SeededRandom
    ) {
      var grid = SampleGrid(
        width: width, height: height, channels: kind.channels, bitDepth: Int(kind.bitDepth),
        &random)
      png.width = width
      png.height = height
      png.bitDepth = kind.bitDepth
      png.colorType = kind.colorType
      png.interlace = isInterlaced ? 1 : 0
      grid.repeatSomeRows()
      let palette = Self.palette(kind, isTransparent, &random)
      if kind.colorType == 3 {
        grid.samples = grid.samples.map { $0 % palette.count }
        png.middle = [RawPNG.chunk("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })]
        if isTransparent, palette.count > 1 {
          png.middle.append(RawPNG.chunk("tRNS", palette.dropLast().map(\.alpha)))
        }
      } else if isTransparent {
        let key = grid.pixel(width / 2, height / 2)
        png.middle = [RawPNG.chunk("tRNS", key.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })]
      }
      let key = isTransparent && kind.colorType != 3 ? Array(grid.pixel(width / 2, height / 2)) : []
      png.lines = grid.lines(isInterlaced: isInterlaced, &random)
      for y in 0..<height {
        for x in 0..<width {
          let pixel = Array(grid.pixel(x, y))
          let color = kind.colorType == 3 ? palette[pixel[0]] : Self.color(pixel, kind, key)
          expected.append(color.pixel)
        }
      }
    }

    private static func palette(
      _ kind: Kind, _ isTransparent: Bool, _ random: inout SeededRandom
    ) -> [Color] {
      let count = random.number(1...1 << min(8, Int(kind.bitDepth)))
      return (0..<count).map { index in
        let alpha = isTransparent && index < count - 1 ? random.byte() : 255
        return Color(
          red: random.byte(), green: random.byte(), blue: random.byte(), alpha: alpha)
      }
    }

    private static func color(_ pixel: [Int], _ kind: Kind, _ key: [Int]) -> Color {
      let largest = 1 << Int(kind.bitDepth) - 1
      let bytes = pixel.map { UInt8((Double($0) * 255 / Double(largest)).rounded()) }
      switch kind.channels {
      case 1:
        return Color(red: bytes[0], green: bytes[0], blue: bytes[0], alpha: pixel == key ? 0 : 255)
      case 2: return Color(red: bytes[0], green: bytes[0], blue: bytes[0], alpha: bytes[1])
      case 3:
        return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: pixel == key ? 0 : 255)
      default: return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
      }
    }
  }

  /// A straight colour.
  struct Color {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    /// Multiplied by alpha, to the nearest.
    var pixel: UInt32 {
      func channel(_ value: UInt8) -> UInt32 {
        UInt32((Double(value) * Double(alpha) / 255).rounded())
      }
      return UInt32(alpha) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
    }
  }
}
