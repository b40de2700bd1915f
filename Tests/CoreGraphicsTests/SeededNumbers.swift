import Foundation

/// Random numbers that a seed repeats.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(in range: ClosedRange<CGFloat>) -> CGFloat {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    let share = CGFloat((z ^ (z >> 31)) >> 11) / CGFloat(1 << 53)
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }
}
