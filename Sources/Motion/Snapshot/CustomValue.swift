public import CoreGraphics
import Drawing

/// A value that a layout's own class of attributes adds to those that every element has.
public enum CustomValue: Hashable, Sendable {
  /// A number, or the numbers of a point, a size, a rectangle and the like, in their order.
  case numbers([CGFloat])
  /// A yes or a no.
  case flag(Bool)
  /// A name, a colour or whatever else has words only.
  case text(String)

  /// One number.
  public static func number(_ number: CGFloat) -> CustomValue { finite([number]) }

  /// Numbers; in words where one of them is none, as no table has such numbers.
  public static func finite(_ numbers: [CGFloat]) -> CustomValue {
    numbers.allSatisfy(\.isFinite) ? .numbers(numbers) : .text(NumberText.text(numbers))
  }

  /// As exact as tables print it.
  var rounded: CustomValue {
    guard case .numbers(let numbers) = self else { return self }
    return .numbers(numbers.map { NumberText.rounded($0) })
  }

  /// Whether it may stand for the other one: numbers within the tolerance, everything else as it is.
  func isNear(_ other: CustomValue, _ tolerance: NumberTolerance) -> Bool {
    if case .numbers(let numbers) = self, case .numbers(let others) = other {
      return tolerance.allows(others, insteadOf: numbers)
    }
    return self == other
  }
}

/// The names of a layout's own values, each with its value.
extension [String: CustomValue] {
  /// The values on their way to others: numbers as all geometry. All that is no number, or comes and goes, is as at
  /// the end from the first moment on, as the z index is.
  public func interpolated(to end: Self, at progress: Double) -> Self {
    var values = end
    for (name, value) in end {
      guard case .numbers(let goal) = value, case .numbers(let start)? = self[name],
        start.count == goal.count
      else { continue }
      values[name] = .numbers(
        zip(start, goal).map { $0.interpolated(to: $1, at: progress) })
    }
    return values
  }

  /// In the order in which tables have their columns.
  var sortedNames: [String] { keys.sorted(by: ByteOrder.isAscending) }
}
