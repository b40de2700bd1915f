import UIKit

extension CGRect {
  /// The rectangle cut into a left part of about `fraction` of the width and a right part, with
  /// `gap` points between them. The left part is a whole number of points wide.
  func columns(fraction: CGFloat, gap: CGFloat) -> (left: CGRect, right: CGRect) {
    let (first, second) = CGRect.extents(of: width, fraction: fraction, gap: gap)
    return (
      CGRect(x: minX, y: minY, width: first, height: height),
      CGRect(x: maxX - second, y: minY, width: second, height: height)
    )
  }

  /// The same cut from top to bottom.
  func rows(fraction: CGFloat, gap: CGFloat) -> (upper: CGRect, lower: CGRect) {
    let (first, second) = CGRect.extents(of: height, fraction: fraction, gap: gap)
    return (
      CGRect(x: minX, y: minY, width: width, height: first),
      CGRect(x: minX, y: maxY - second, width: width, height: second)
    )
  }

  /// The gap is taken away before the cut, so that the parts of ⅔ + ⅓ mirror those of ⅓ + ⅔.
  private static func extents(
    of length: CGFloat, fraction: CGFloat, gap: CGFloat
  ) -> (first: CGFloat, second: CGFloat) {
    let free = max(length - gap, 0)
    let first = min((free * fraction).rounded(), free)
    return (first, free - first)
  }
}
