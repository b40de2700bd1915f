import Drawing
import UIKit

// Layers that are more than a plane.
extension LayerDrawing {
  /// A layer on its own, and how near it is.
  private struct Solid {
    var depth: CGFloat
    var item: DrawItem
  }

  /// The sublayers of a layer that has no plane of its own, the nearest in front. Planes that cut each other are not
  /// taken apart.
  func solids(in layer: CATransformLayer) -> DrawItem? {
    let around = layer.superlayer?.sublayerSpace ?? .identity
    let solids = solids(
      of: layer, through: layer.space, opacity: CGFloat(layer.opacity)
    ) { PlaneTransform(CATransform3DConcat($0, around)) }
    guard !solids.isEmpty else { return nil }
    let sorted = solids.enumerated().sorted {
      ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
    }
    return .group(DrawGroup(sorted.map(\.element.item)))
  }

  private func solids(
    of layer: CATransformLayer, through space: CATransform3D, opacity: CGFloat,
    _ projection: (CATransform3D) -> PlaneTransform
  ) -> [Solid] {
    let space = CATransform3DConcat(layer.sublayerSpace, space)
    return sublayers(of: layer).flatMap { child -> [Solid] in
      guard !child.isHidden, child.bounds.isFinite else { return [] }
      let place = CATransform3DConcat(child.space, space)
      let opacity = opacity * CGFloat(child.opacity)
      if let child = child as? CATransformLayer {
        return solids(of: child, through: place, opacity: opacity, projection)
      }
      guard child.isDoubleSided || CATransform3DInvert(place).m33 >= 0 else { return [] }
      var group = look(of: child)
      (group.transform, group.opacity) = (projection(place), opacity)
      let (x, y) = (child.bounds.midX, child.bounds.midY)
      return [
        Solid(
          depth: x * place.m13 + y * place.m23 + place.m43,
          item: .group(masked(group, by: child.mask)))
      ]
    }
  }
}

extension CAReplicatorLayer {
  private static var most: Int { 10_000 }

  /// The drawing of its sublayers as often as it shows them, the first copy at the back.
  func copies(of items: [DrawItem]) -> [DrawItem] {
    guard !items.isEmpty else { return [] }
    var place = CATransform3DIdentity
    return (0..<min(max(instanceCount, 0), Self.most)).map { index in
      defer { place = CATransform3DConcat(place, instanceTransform) }
      let about = CATransform3DConcat(
        CATransform3DTranslate(place, -bounds.midX, -bounds.midY, 0),
        CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
      let color = color(ofCopy: Float(index))
      return .group(
        DrawGroup(
          transform: index == 0 ? .identity : PlaneTransform(about), opacity: color.alpha,
          items.multiplied(by: color.withAlpha(1))))
    }
  }

  private func color(ofCopy index: Float) -> RGBAColor {
    let first = instanceColor.map { RGBAColor(cgColor: $0) } ?? .white
    func part(_ value: CGFloat, _ offset: Float) -> CGFloat {
      min(max(value + CGFloat(offset * index), 0), 1)
    }
    return RGBAColor(
      red: part(first.red, instanceRedOffset), green: part(first.green, instanceGreenOffset),
      blue: part(first.blue, instanceBlueOffset), alpha: part(first.alpha, instanceAlphaOffset))
  }
}
