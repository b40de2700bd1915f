import Foundation

/// SplitMix64: the same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A rectangle of up to half the area's size whose origin lies around or within the area.
  mutating func rect(around area: CGSize) -> CGRect {
    CGRect(
      x: CGFloat.random(in: -50...area.width, using: &self),
      y: CGFloat.random(in: -50...area.height, using: &self),
      width: CGFloat.random(in: 0...area.width / 2 + 1, using: &self),
      height: CGFloat.random(in: 0...area.height / 2 + 1, using: &self))
  }
}
