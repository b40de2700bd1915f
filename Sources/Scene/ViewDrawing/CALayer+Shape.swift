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
    let isFlat = superlayer.map { CATransform3DIsIdentity($0.sublayerTransform) } ?? true
    if isFlat, CATransform3DIsIdentity(transform), superlayer?.isGeometryFlipped != true {
      let anchor = anchorInBounds
      return PlaneTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return PlaneTransform(CATransform3DConcat(space, superlayer?.sublayerSpace ?? .identity))
  }

  /// From the layer's coordinates to those of its superlayer, with the depth that perspective has not flattened yet.
  var space: CATransform3D {
    let anchor = anchorInBounds
    let t = CATransform3DConcat(
      CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ),
      CATransform3DMakeTranslation(position.x, position.y, zPosition))
    guard let around = superlayer, around.isGeometryFlipped else { return t }
    // The place is counted from below; the layer itself stays upright.
    return CATransform3DConcat(
      .flip(bounds), CATransform3DConcat(t, .flip(around.bounds)))
  }

  /// The change that a layer makes to the space of its sublayers: its perspective, about its anchor.
  var sublayerSpace: CATransform3D {
    if CATransform3DIsIdentity(sublayerTransform) { return .identity }
    let center = anchorInBounds
    return CATransform3DConcat(
      CATransform3DTranslate(sublayerTransform, -center.x, -center.y, 0),
      CATransform3DMakeTranslation(center.x, center.y, 0))
  }

  private var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y)
  }
}

extension CATransform3D {
  static let identity = CATransform3DIdentity

  /// Turns a rectangle upside down.
  fileprivate static func flip(_ rect: CGRect) -> CATransform3D {
    CATransform3DScale(
      CATransform3DMakeTranslation(0, rect.minY + rect.maxY, 0), 1, -1, 1)
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
