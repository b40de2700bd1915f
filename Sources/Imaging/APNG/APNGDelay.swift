/// A frame's duration as APNG has it: a fraction of a second of two numbers of 16 bits.
struct APNGDelay: Equatable {
  private static let largest = 65_535

  let numerator: Int
  let denominator: Int
  /// Whether nothing was lost.
  let isExact: Bool

  init(_ duration: FrameDuration) {
    isExact = max(duration.numerator, duration.denominator) <= Self.largest
    if isExact {
      (numerator, denominator) = (duration.numerator, duration.denominator)
    } else {
      // The greatest denominator that leaves the numerator its 16 bits.
      let seconds = max(1, duration.ticks(perSecond: 1))
      denominator = max(1, min(Self.largest, Self.largest / (seconds + 1)))
      numerator = min(Self.largest, duration.ticks(perSecond: denominator))
    }
  }

  /// Numerator and denominator, each with its higher byte first.
  var bytes: [UInt8] {
    [numerator, denominator].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }
}
