public import Foundation

extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Rectangles that cover the same area are equal, even where one has negative sizes.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

// Foundation's `intersects`, `intersection` and `contains` form ranges and trap on NaN, so code that
// takes numbers from outside asks this first.
extension CGPoint {
  /// Whether both coordinates are numbers, neither infinite nor NaN.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// Whether both sides are numbers, neither infinite nor NaN.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// Whether all four values are numbers, neither infinite nor NaN.
  package var isFinite: Bool { origin.isFinite && size.isFinite }
}
