/// Random numbers that are the same for the same seed, on every machine and for ever: SplitMix64.
///
///     state = state + 0x9E3779B97F4A7C15
///     z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9
///     z = (z ^ (z >> 27)) * 0x94D049BB133111EB
///     number = z ^ (z >> 31)
///
/// The state starts at the seed; all sums and products are taken modulo 2^64.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator that has given no number yet.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number, of all 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The next number's upper 53 bits as a part of 1.
  public mutating func nextShare() -> Double {
    Double(next() >> 11) * 0x1p-53
  }
}
