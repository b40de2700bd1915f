public import CoreGraphics
public import Drawing

/// How far apart two numbers may be and still be the same. A value that is no number is the same as nothing, itself
/// among it: whoever compares has to see it.
public struct NumberTolerance: Hashable, Sendable {
  /// The largest distance that is allowed, in the unit of the numbers.
  public let limit: Double

  /// A tolerance of that distance; of 0, only what the tables print alike is the same.
  public init(_ limit: Double = 0) {
    self.limit = limit
  }

  /// Whether the one may stand for the other. Distances count as the tables print them: three decimals.
  public func allows(_ actual: CGFloat, insteadOf expected: CGFloat) -> Bool {
    let distance = abs(actual - expected)
    return distance.isFinite && Double(NumberText.rounded(distance)) <= limit
  }

  func allows(_ actual: [CGFloat], insteadOf expected: [CGFloat]) -> Bool {
    actual.count == expected.count
      && zip(actual, expected).allSatisfy { allows($0, insteadOf: $1) }
  }
}

/// The way in which every text of ours writes numbers, for those who do not import `Drawing`.
public typealias NumberText = Drawing.NumberText
package typealias ByteOrder = Drawing.ByteOrder
