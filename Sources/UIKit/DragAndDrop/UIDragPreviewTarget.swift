/// A place that a preview flies to.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  open private(set) var container: UIView
  open private(set) var center: CGPoint
  open private(set) var transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A place that a dragged preview flies to.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view as a preview, and its place.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var target: UIPreviewTarget
  private let ownParameters: UIPreviewParameters

  /// A copy each time.
  open var parameters: UIPreviewParameters { UIPreviewParameters(copying: ownParameters) }
  open var size: CGSize { view.bounds.size }

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.target = target
    ownParameters = UIPreviewParameters(copying: parameters)
    super.init()
  }

  /// At the place of the view itself.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  open func retargetedPreview(with target: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: ownParameters, target: target)
  }
}

/// A dragged view as a preview, and its place.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  open func retargetedPreview(with target: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: target)
  }
}
