import Notation
@testable import Imaging

/// Pictures of every sort that a writer meets, from a seed.
enum SamplePicture: String, CaseIterable, Sendable {
  /// Panels, rules and antialiased dots on a flat ground, many rows the same.
  case drawn
  /// The same with everything half transparent over nothing.
  case drawnOverNothing
  case noise
  case translucentNoise
  case gradient
  case twoColors
  case fewColors
  case manyColors
  case flat
  case empty

  func bitmap(_ width: Int, _ height: Int, seed: UInt64) throws -> Bitmap {
    var random = SeededRandom(seed: seed)
    let pixels: [UInt32] =
      switch self {
      case .drawn: Self.drawing(width, height, ground: 0xFFF2_F2F7, &random)
      case .drawnOverNothing: Self.drawing(width, height, ground: 0, &random)
      case .noise: (0..<width * height).map { _ in 0xFF00_0000 | random.color() }
      case .translucentNoise: (0..<width * height).map { _ in random.translucentColor() }
      case .gradient:
        (0..<width * height).map { index in
          let (x, y) = (index % width, index / width)
          let shade = UInt32((x * 255 / max(1, width - 1) + y * 3) & 0xFF)
          return 0xFF00_0000 | shade << 16 | (255 - shade) << 8 | UInt32(y & 0xFF)
        }
      case .twoColors: Self.colors(2, width * height, &random)
      case .fewColors: Self.colors(13, width * height, &random)
      case .manyColors: Self.colors(256, width * height, &random)
      case .flat: [UInt32](repeating: 0xFF33_6699, count: width * height)
      case .empty: [UInt32](repeating: 0, count: width * height)
      }
    return try Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func colors(_ count: Int, _ pixels: Int, _ random: inout SeededRandom) -> [UInt32]
  {
    let colors = (0..<count).map { _ in random.translucentColor() }
    var last = colors[0]
    return (0..<pixels).map { _ in
      if random.number(0...3) == 0 { last = colors[random.number(0...count - 1)] }
      return last
    }
  }

  private static func drawing(
    _ width: Int, _ height: Int, ground: UInt32, _ random: inout SeededRandom
  ) -> [UInt32] {
    var pixels = [UInt32](repeating: ground, count: width * height)
    for _ in 0..<max(1, width * height / 900) {
      let (x, y) = (random.number(0...width - 1), random.number(0...height - 1))
      let (w, h) = (random.number(1...40), random.number(1...20))
      let color = ground == 0 ? random.translucentColor() : 0xFF00_0000 | random.color()
      for row in y..<min(height, y + h) {
        for column in x..<min(width, x + w) {
          let isEdge = row == y || column == x
          pixels[row * width + column] = isEdge && ground == 0 ? color / 2 & 0x7F7F_7F7F : color
        }
      }
    }
    return pixels
  }
}

extension SeededRandom {
  /// `0x00RRGGBB`.
  mutating func color() -> UInt32 { UInt32(truncatingIfNeeded: next()) & 0xFF_FFFF }

  /// A pixel whose colours are multiplied by its alpha.
  mutating func translucentColor() -> UInt32 {
    let alpha = [0, 255, UInt32(byte())][number(0...2)]
    return StraightColor.multiplied(alpha << 24 | color())
  }
}
