/// A range of numbers, from the smallest to the largest.
public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  /// The range with its ends in order. An end that is no number holds nothing back.
  var closed: ClosedRange<Double> {
    let low = minimum.isNaN ? -Double.infinity : Double(minimum)
    let high = maximum.isNaN ? Double.infinity : Double(maximum)
    return min(low, high)...max(low, high)
  }
}

public func UIFloatRangeMake(_ minimum: CGFloat, _ maximum: CGFloat) -> UIFloatRange {
  UIFloatRange(minimum: minimum, maximum: maximum)
}

public func UIFloatRangeIsInfinite(_ range: UIFloatRange) -> Bool { range.isInfinite }

public func UIFloatRangeIsEqualToRange(_ first: UIFloatRange, _ second: UIFloatRange) -> Bool {
  first == second
}
