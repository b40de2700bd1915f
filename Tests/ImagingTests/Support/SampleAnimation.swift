import Notation
@testable import Imaging

/// Small animations of every sort that a format meets, from a seed.
enum SampleAnimation: String, CaseIterable, Sendable {
  /// A block that moves over a flat ground and stands still for a while: few colours.
  case moving
  /// Each frame has colours of its own, few in itself and too many together.
  case changing
  /// More colours than a palette has.
  case colorful
  /// A block that comes and goes over nothing.
  case overNothing
  case noise

  static let width = 41
  static let height = 23

  func frames(_ count: Int = 12) throws -> [AnimationFrame] {
    try (0..<count).map { index in
      AnimationFrame(try bitmap(index), for: try FrameDuration(1 + index % 3, over: 50))
    }
  }

  private func bitmap(_ index: Int) throws -> Bitmap {
    let moved = index / 2 * 2 > 6 ? 6 : index
    switch self {
    case .moving:
      return try picture(ground: { _, _ in 0xFFF2_F2F7 }, block: { _, _ in 0xFF00_72B2 }, at: moved)
    case .changing:
      return try picture(
        ground: { x, _ in 0xFF00_0000 | UInt32(index * 90 + x) },
        block: { x, _ in 0xFFFF_0000 | UInt32(x * 5) }, at: moved)
    case .colorful:
      return try picture(
        ground: { x, y in 0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 11) << 8 },
        block: { x, y in 0xFF00_0000 | UInt32(x * 6) << 8 | UInt32(y * 11) }, at: moved)
    case .overNothing:
      return try picture(
        ground: { _, _ in 0 },
        block: { x, _ in StraightColor.multiplied(UInt32(x * 6) << 24 | 0x20_80FF) }, at: moved)
    case .noise:
      var random = SeededRandom(seed: UInt64(index))
      return try Bitmap(
        width: Self.width, height: Self.height,
        pixels: (0..<Self.width * Self.height).map { _ in 0xFF00_0000 | random.color() })
    }
  }

  private func picture(
    ground: (Int, Int) -> UInt32, block: (Int, Int) -> UInt32, at place: Int
  ) throws -> Bitmap {
    var bitmap = try Bitmap(width: Self.width, height: Self.height)
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let isInside = place..<place + 20 ~= x && 4 + place / 2..<14 + place / 2 ~= y
        bitmap[x, y] = isInside ? block(x, y) : ground(x, y)
      }
    }
    return bitmap
  }
}
