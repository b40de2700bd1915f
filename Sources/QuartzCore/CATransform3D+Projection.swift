import CoreGraphics
package import Foundation

extension CATransform3D {
  /// The place at which a point of the plane z = 0 is seen, after the perspective divide. Points behind the viewer
  /// are taken at the near edge; the result is finite for every finite input.
  package func project(_ point: CGPoint) -> CGPoint {
    PlaneProjection(self).project(point)
  }

  /// The smallest rectangle around what is seen of `rect`, whose coordinates are relative to the
  /// origin of the transform. A rectangle entirely behind the viewer gives an empty one where the
  /// origin is seen.
  package func projectedBounds(of rect: CGRect) -> CGRect {
    PlaneProjection(self).bounds(of: rect)
  }

  /// The frame of a plane of `size`, transformed about its anchor, which stands at `position`.
  package func frame(
    size: CGSize, position: CGPoint, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> CGRect {
    let left = size.width * anchorPoint.x
    let top = size.height * anchorPoint.y
    // Without this, the sums below would cost the last digit of frames that nothing transforms.
    if self == CATransform3DIdentity {
      return CGRect(
        x: position.x - left, y: position.y - top, width: size.width, height: size.height)
    }
    let bounds = CGRect(x: -left, y: -top, width: size.width, height: size.height)
    return projectedBounds(of: bounds).offsetBy(dx: position.x, dy: position.y)
  }

  /// The size of bounds that fills a frame of `size` under this transform. If the transform cannot
  /// be undone no bounds do, and the size comes back.
  package func boundsSize(filling size: CGSize) -> CGSize {
    if self == CATransform3DIdentity { return size }
    let back = PlaneProjection(self).inverse ?? .identity
    return back.bounds(of: CGRect(origin: .zero, size: size)).size
  }
}
