public import CoreGraphics

/// A value that can be on its way to another one.
///
/// Progress 0 gives the start and 1 the end, exactly; between equal ends there is only that value; progress
/// beyond 0...1 goes on beyond the ends. Finite ends give finite values, however large they are.
public protocol Interpolatable: Equatable, Sendable {
  /// The value on the way to the end: the start at progress 0, the end at progress 1.
  func interpolated(to end: Self, at progress: Double) -> Self
}

extension Double: Interpolatable {
  /// The number on the straight line to the end.
  public func interpolated(to end: Double, at progress: Double) -> Double {
    if progress == 1 { return end }
    let value = self + (end - self) * progress
    return value.isFinite ? value : withinLimits(end, progress)
  }

  /// The same where the difference or the product is too large for a number.
  private func withinLimits(_ end: Double, _ progress: Double) -> Double {
    let value = self * (1 - progress) + end * progress
    guard !value.isNaN else { return progress < 0.5 ? self : end }
    return min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}

extension CGFloat: Interpolatable {
  /// The number on the straight line to the end.
  public func interpolated(to end: CGFloat, at progress: Double) -> CGFloat {
    CGFloat(Double(self).interpolated(to: Double(end), at: progress))
  }
}

extension CGPoint: Interpolatable {
  /// The point on the straight line to the end.
  public func interpolated(to end: CGPoint, at progress: Double) -> CGPoint {
    CGPoint(x: x.interpolated(to: end.x, at: progress), y: y.interpolated(to: end.y, at: progress))
  }
}

/// Sizes are taken as they are: a curve that overshoots may make them negative, as in Core Animation.
extension CGSize: Interpolatable {
  /// The size between the two, width and height each by itself.
  public func interpolated(to end: CGSize, at progress: Double) -> CGSize {
    CGSize(
      width: width.interpolated(to: end.width, at: progress),
      height: height.interpolated(to: end.height, at: progress))
  }
}

extension CGRect: Interpolatable {
  /// The rectangle between the two: its origin goes to the end's origin, its size to the end's size.
  public func interpolated(to end: CGRect, at progress: Double) -> CGRect {
    CGRect(
      origin: origin.interpolated(to: end.origin, at: progress),
      size: size.interpolated(to: end.size, at: progress))
  }
}
