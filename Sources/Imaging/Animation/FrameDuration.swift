/// How long a frame is shown, exactly: a fraction of a second in lowest terms.
public struct FrameDuration: Hashable, Sendable {
  /// A day; longer is taken for a mistake.
  public static let longestSeconds = 86_400
  /// No time at all, as a still picture has it.
  public static let zero = FrameDuration(reducing: 0, 1)

  /// From 0 on, without a common divisor with the denominator.
  public let numerator: Int
  /// From 1 to a billion: the parts that a second is counted in.
  public let denominator: Int

  /// `numerator / denominator` seconds, from 0 to a day.
  public init(_ numerator: Int, over denominator: Int) throws(AnimationError) {
    guard denominator > 0, denominator <= 1_000_000_000, numerator >= 0,
      numerator / denominator <= Self.longestSeconds
    else { throw .duration(seconds: Double(numerator) / Double(denominator)) }
    self.init(reducing: numerator, denominator)
  }

  /// Throws where the time is negative or longer than a day.
  public init(milliseconds: Int) throws(AnimationError) {
    try self.init(milliseconds, over: 1000)
  }

  /// The simplest fraction that is the number to nine digits: a sixtieth becomes 1/60.
  public init(seconds: Double) throws(AnimationError) {
    guard seconds >= 0, seconds <= Double(Self.longestSeconds) else {
      throw .duration(seconds: seconds)
    }
    // Continued fractions: every step is the best approximation for its denominator.
    var (below, fraction) = ((1, 0), (Int(seconds), 1))
    var rest = seconds - seconds.rounded(.down)
    while abs(Double(fraction.0) / Double(fraction.1) - seconds) > 1e-9 * max(seconds, 1e-3) {
      rest = 1 / rest
      let whole = Int(rest)
      let next = (whole * fraction.0 + below.0, whole * fraction.1 + below.1)
      guard next.1 <= 1_000_000 else { break }
      (below, fraction) = (fraction, next)
      rest -= Double(whole)
    }
    self.init(reducing: fraction.0, fraction.1)
  }

  private init(reducing numerator: Int, _ denominator: Int) {
    let divisor = Self.greatestDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The nearest number to the fraction.
  public var seconds: Double { Double(numerator) / Double(denominator) }

  /// The sum, exact unless its denominator would pass a billion: then to the nanosecond.
  public static func + (left: FrameDuration, right: FrameDuration) -> FrameDuration {
    let divisor = greatestDivisor(left.denominator, right.denominator)
    let common = left.denominator / divisor * right.denominator
    guard common <= 1_000_000_000 else {
      return FrameDuration(
        reducing: left.ticks(perSecond: 1_000_000_000) + right.ticks(perSecond: 1_000_000_000),
        1_000_000_000)
    }
    return FrameDuration(
      reducing: left.numerator * (common / left.denominator)
        + right.numerator * (common / right.denominator), common)
  }

  /// The nearest number of ticks.
  public func ticks(perSecond rate: Int) -> Int {
    let (whole, part) = numerator.quotientAndRemainder(dividingBy: denominator)
    return whole * rate + (part * rate + denominator / 2) / denominator
  }

  /// So many ticks.
  static func ticks(_ count: Int, perSecond rate: Int) -> FrameDuration {
    FrameDuration(reducing: count, rate)
  }

  private static func greatestDivisor(_ left: Int, _ right: Int) -> Int {
    var (left, right) = (left, right)
    while right > 0 { (left, right) = (right, left % right) }
    return max(left, 1)
  }
}

extension FrameDuration: Comparable {
  /// Compares the fractions exactly, without rounding.
  public static func < (left: FrameDuration, right: FrameDuration) -> Bool {
    let one = left.numerator.multipliedFullWidth(by: right.denominator)
    let other = right.numerator.multipliedFullWidth(by: left.denominator)
    return (one.high, one.low) < (other.high, other.low)
  }
}
