import UIKit

extension CGRect {
  /// Both parts of the rectangle on whole points, with a point between them.
  func dividedIntegral(
    fraction: CGFloat, from fromEdge: CGRectEdge = .minXEdge
  ) -> (first: CGRect, second: CGRect) {
    let isAcross = fromEdge == .minXEdge || fromEdge == .maxXEdge
    let dimension = isAcross ? size.width : size.height
    var slices = divided(atDistance: (dimension * fraction).rounded(.up), from: fromEdge)
    if isAcross {
      slices.remainder.origin.x += 1
      slices.remainder.size.width -= 1
    } else {
      slices.remainder.origin.y += 1
      slices.remainder.size.height -= 1
    }
    return (slices.slice, slices.remainder)
  }
}
