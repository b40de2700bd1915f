/// Between colours multiplied by their alpha, as bitmaps hold them, and straight ones, as PNG files do.
///
/// Both ways round to the nearest, so that a colour divided and multiplied again is the same.
struct StraightColor {
  /// For each alpha `255 / alpha` in 2^-24, so that a division becomes a multiplication.
  private let quotients: [UInt64] =
    [0] + (1...255).map { (255 << 24 + UInt64($0) - 1) / UInt64($0) }

  /// The pixel with its colours divided by its alpha.
  func divided(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return pixel }
    guard alpha > 0 else { return 0 }
    let quotient = quotients[Int(alpha)]
    func channel(_ shift: UInt32) -> UInt32 {
      let value = UInt64((pixel >> shift) & 0xFF) &* quotient &+ 1 << 23
      return min(UInt32(truncatingIfNeeded: value >> 24), 255) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }

  /// The pixel with its colours multiplied by its alpha.
  static func multiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      let product = ((pixel >> shift) & 0xFF) * alpha + 128
      return ((product + product >> 8) >> 8) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
