import Drawing
import UIKit

extension CALayer {
  // Differs from UIKit: continuous corners are drawn as circular ones.
  /// The radii of the corners that are rounded.
  var radii: CornerRadii {
    func radius(_ corner: CACornerMask) -> CGFloat {
      maskedCorners.contains(corner) ? max(cornerRadius, 0) : 0
    }
    return CornerRadii(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner))
  }

  /// The bounds with their corners, in the layer's own coordinates.
  var shape: ShapeGeometry {
    let radii = radii
    return radii == .zero ? .rect(bounds) : .rounded(bounds, radii)
  }

  /// From the layer's coordinates to those of its superlayer, perspective included.
  var placement: PlaneTransform {
    let anchor = anchorInBounds
    let perspective = superlayer?.sublayerTransform ?? CATransform3DIdentity
    let isFlat = CATransform3DIsIdentity(perspective)
    if isFlat, CATransform3DIsIdentity(transform) {
      return PlaneTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    var t = CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ)
    t = CATransform3DConcat(t, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    guard !isFlat, let center = superlayer?.anchorInBounds else { return PlaneTransform(t) }
    let about = CATransform3DTranslate(perspective, -center.x, -center.y, 0)
    t = CATransform3DConcat(t, about)
    return PlaneTransform(
      CATransform3DConcat(t, CATransform3DMakeTranslation(center.x, center.y, 0)))
  }

  private var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y)
  }
}

extension Paint {
  /// The paint of a colour of the layer: tiles begin where its bounds do.
  @MainActor init(_ color: CGColor, of layer: CALayer) {
    let origin = layer.bounds.origin
    self.init(cgColor: color, base: PlaneTransform(translationX: origin.x, y: origin.y))
  }
}

extension ThemedColor {
  /// The colour as the view shows it on either page; a view that says which style it has shows that one.
  @MainActor init(_ color: UIColor, in view: UIView) {
    let traits = view.traitCollection
    func shown(_ style: UIUserInterfaceStyle) -> RGBAColor {
      let themed =
        view.hasOwnStyle ? traits : traits.modifyingTraits { $0.userInterfaceStyle = style }
      return RGBAColor(cgColor: color.resolvedColor(with: themed).cgColor)
    }
    self.init(light: shown(.light), dark: shown(.dark))
  }
}

extension UIView {
  fileprivate var hasOwnStyle: Bool {
    var view: UIView? = self
    while let current = view {
      if current.overrideUserInterfaceStyle != .unspecified { return true }
      view = current.superview
    }
    return false
  }
}
