import CoreGraphics
import Foundation

extension CALayer {
  /// The anchor point in the layer's own coordinates.
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.size.width * anchorPoint.x,
      y: bounds.origin.y + bounds.size.height * anchorPoint.y)
  }

  func place(in rect: CGRect) {
    let rect = rect.isFinite ? rect.standardized : rect
    if transform == CATransform3DIdentity {
      bounds.size = rect.size
      position = CGPoint(
        x: rect.origin.x + rect.size.width * anchorPoint.x,
        y: rect.origin.y + rect.size.height * anchorPoint.y)
      return
    }
    bounds.size = transform.boundsSize(filling: rect.size)
    let reached = transform.frame(size: bounds.size, position: .zero, anchorPoint: anchorPoint)
    position = CGPoint(x: rect.midX - reached.midX, y: rect.midY - reached.midY)
  }

  // MARK: Conversion

  /// From the layer's coordinates to those around it, in which its position is given.
  var projectionToParent: PlaneProjection {
    let perspective = parent?.sublayerTransform ?? CATransform3DIdentity
    let isFlat = perspective == CATransform3DIdentity
    if isFlat, parent?.isGeometryFlipped != true, transform == CATransform3DIdentity {
      return PlaneProjection(
        CATransform3DMakeTranslation(
          position.x - bounds.size.width * anchorPoint.x - bounds.origin.x,
          position.y - bounds.size.height * anchorPoint.y - bounds.origin.y, 0))
    }
    var t = CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ)
    t = CATransform3DConcat(t, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    if let parent, parent.isGeometryFlipped {
      // The place is counted from below; the layer itself stays upright.
      t = CATransform3DConcat(
        Self.flip(bounds), CATransform3DConcat(t, Self.flip(parent.bounds)))
    }
    guard !isFlat, let center = parent?.anchor else { return PlaneProjection(t) }
    let about = CATransform3DTranslate(perspective, -center.x, -center.y, 0)
    t = CATransform3DConcat(t, about)
    return PlaneProjection(
      CATransform3DConcat(t, CATransform3DMakeTranslation(center.x, center.y, 0)))
  }

  /// Turns a rectangle upside down.
  private static func flip(_ rect: CGRect) -> CATransform3D {
    CATransform3DScale(CATransform3DMakeTranslation(0, rect.minY + rect.maxY, 0), 1, -1, 1)
  }

  /// The way to another layer: up to their common ancestor, then down. Layers of separate trees meet
  /// in the space around their roots, which is also what nil stands for.
  func projection(to other: CALayer?) -> PlaneProjection {
    guard other !== self else { return .identity }
    let meeting = commonAncestor(with: other)
    let up = projection(toAncestor: meeting)
    guard let other else { return up }
    // A layer scaled to nothing has no way down; its coordinates stay those of the ancestor.
    return up.concatenating(other.projection(toAncestor: meeting).inverse ?? .identity)
  }

  func projection(from other: CALayer?) -> PlaneProjection {
    if let other { return other.projection(to: self) }
    return projection(toAncestor: nil).inverse ?? .identity
  }

  private func projection(toAncestor ancestor: CALayer?) -> PlaneProjection {
    var projection = PlaneProjection.identity
    var layer: CALayer? = self
    while let current = layer, current !== ancestor {
      projection = projection.concatenating(current.projectionToParent)
      layer = current.parent
    }
    return projection
  }

  private func commonAncestor(with other: CALayer?) -> CALayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let other, other.isSelfOrDescendant(of: current) { return current }
      layer = current.parent
    }
    return nil
  }

  // MARK: Hit testing

  func foremostLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, let down = projectionToParent.inverse else { return nil }
    let local = down.project(point)
    let isInside = contains(local)
    if masksToBounds && !isInside { return nil }
    for child in childrenFrontToBack {
      if let hit = child.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }

  private var childrenFrontToBack: [CALayer] {
    let order = children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    return order.map(\.element)
  }
}
