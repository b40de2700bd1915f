/// The properties of a view that UIKit animates.
struct AnimatedValues: Sendable {
  var center: CGPoint
  var bounds: CGRect
  var transform: CATransform3D
  var alpha: CGFloat
  var background: CGColor?

  @MainActor init(of view: UIView) {
    let layer = view.ownLayer
    center = layer.position
    bounds = layer.bounds
    transform = layer.transform
    alpha = CGFloat(layer.opacity)
    background = layer.backgroundColor
  }

  /// Brings the properties that differ from those of the end to where they are on the way to it. Colours go with their
  /// numbers, and a transform as its numbers do.
  @MainActor func pass(
    to end: AnimatedValues, at progress: CGFloat, into values: inout AnimatedValues
  ) {
    if center != end.center { values.center = center.blended(to: end.center, at: progress) }
    if bounds != end.bounds {
      values.bounds = CGRect(
        origin: bounds.origin.blended(to: end.bounds.origin, at: progress),
        size: CGSize(
          width: max(0, bounds.width.blended(to: end.bounds.width, at: progress)),
          height: max(0, bounds.height.blended(to: end.bounds.height, at: progress))))
    }
    if transform != end.transform {
      values.transform = TransitionBlend(progress).transform(transform, end.transform)
    }
    if alpha != end.alpha {
      values.alpha = min(max(alpha.blended(to: end.alpha, at: progress), 0), 1)
    }
    if background != end.background {
      values.background = Self.blend(background, end.background, at: progress)
    }
  }

  @MainActor private static func blend(_ start: CGColor?, _ end: CGColor?, at progress: CGFloat)
    -> CGColor?
  {
    let (first, second) = (
      start ?? end?.copy(alpha: 0) ?? .clear, end ?? start?.copy(alpha: 0) ?? .clear
    )
    let (from, to) = (UIColor(cgColor: first).components, UIColor(cgColor: second).components)
    let share = min(max(progress, 0), 1)
    return CGColor(
      srgbRed: from.red.blended(to: to.red, at: share),
      green: from.green.blended(to: to.green, at: share),
      blue: from.blue.blended(to: to.blue, at: share),
      alpha: from.alpha.blended(to: to.alpha, at: share))
  }

  /// Puts those on the view that differ from what it has.
  @MainActor func apply(to view: UIView) {
    if view.bounds != bounds { view.bounds = bounds }
    if view.center != center { view.center = center }
    if view.transform3D != transform { view.transform3D = transform }
    if view.alpha != alpha { view.alpha = alpha }
    if view.ownLayer.backgroundColor != background {
      view.backgroundColor = background.map { UIColor(cgColor: $0) }
    }
  }

  /// Puts them on the layer alone, for as long as somebody looks: nobody hears of it.
  func show(on layer: CALayer) {
    layer.showWithoutNotice {
      layer.bounds = bounds
      layer.position = center
      layer.transform = transform
      layer.opacity = Float(alpha)
      layer.backgroundColor = background
    }
  }
}

extension CGFloat {
  fileprivate func blended(to end: CGFloat, at progress: CGFloat) -> CGFloat {
    self + (end - self) * progress
  }
}

extension CGPoint {
  fileprivate func blended(to end: CGPoint, at progress: CGFloat) -> CGPoint {
    CGPoint(x: x.blended(to: end.x, at: progress), y: y.blended(to: end.y, at: progress))
  }
}
