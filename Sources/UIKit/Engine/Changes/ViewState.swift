/// The place and the look of a view at one moment: an animation of the view animates them.
package struct ViewState: Equatable, Sendable {
  package var center: CGPoint
  package var size: CGSize
  package var transform: CATransform3D
  package var alpha: CGFloat
  package var zIndex: Int
  package var isHidden: Bool

  @MainActor package init(of view: UIView) {
    center = view.center
    size = view.bounds.size
    transform = view.transform3D
    // A layer keeps its opacity in single precision; a millionth is all that is left of it.
    alpha = (view.alpha * 1e6).rounded() / 1e6
    zIndex = Int(exactly: view.layer.zPosition.rounded()) ?? 0
    isHidden = view.isHidden
  }

  /// The state of a view that shows the attributes. If it stands by them their numbers are taken.
  @MainActor package init(of view: UIView, showing attributes: UICollectionViewLayoutAttributes) {
    self.init(of: view)
    let alpha = min(max(attributes.alpha, 0), 1)
    if CGFloat(Float(alpha)) == view.alpha { self.alpha = alpha }
    if CGFloat(attributes.zIndex) == view.layer.zPosition { zIndex = attributes.zIndex }
  }
}
