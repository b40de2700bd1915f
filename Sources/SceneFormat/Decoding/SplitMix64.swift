/// The generator that sizes are drawn from. It is part of the format: the same seed gives the same numbers on every
/// machine, for ever.
///
///     state = state + 0x9E3779B97F4A7C15
///     z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9
///     z = (z ^ (z >> 27)) * 0x94D049BB133111EB
///     number = z ^ (z >> 31)
///
/// The state starts at the seed, all sums and products are taken modulo 2^64. Each item takes two numbers in turn,
/// for its width and its height, whether it has ranges for them or not.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The next number's upper 53 bits as a part of 1.
  mutating func nextShare() -> Double {
    Double(next() >> 11) * 0x1p-53
  }
}
