import CoreGraphics
import QuartzCore

/// A transform seen from the given distance.
func perspective(distance: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.m34 = -1 / distance
  return transform
}

/// Shrinks and turns an item by how far it is from the middle, from -1 to 1.
func carouselTransform(position: CGFloat, sideScale: CGFloat) -> CATransform3D {
  let scale = 1 - abs(position) * (1 - sideScale)
  let turned = CATransform3DRotate(perspective(distance: 500), position * .pi / 6, 0, 1, 0)
  return CATransform3DScale(turned, scale, scale, 1)
}

/// The square around a point.
func square(around center: CGPoint, side: CGFloat) -> CGRect {
  CGRect(
    origin: center.applying(CGAffineTransform(translationX: -side / 2, y: -side / 2)),
    size: CGSize(width: side, height: side))
}
