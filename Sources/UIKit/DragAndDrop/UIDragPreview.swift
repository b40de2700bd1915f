/// The view that stands for an item while it is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  open private(set) var view: UIView
  private let ownParameters: UIDragPreviewParameters

  /// A copy each time.
  open var parameters: UIDragPreviewParameters { UIDragPreviewParameters(copying: ownParameters) }

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    ownParameters = UIDragPreviewParameters(copying: parameters)
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// The form and the ground of a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor!

  public override init() {
    super.init()
    backgroundColor = .white
  }

  /// Shows the lines, which are rectangles in the coordinates of the view.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects.map(\.cgRectValue) { path.append(UIBezierPath(rect: rect)) }
    visiblePath = path
  }

  convenience init(copying other: UIPreviewParameters) {
    self.init()
    take(from: other)
  }

  func take(from other: UIPreviewParameters) {
    visiblePath = other.visiblePath
    shadowPath = other.shadowPath
    backgroundColor = other.backgroundColor
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedCopy(value: UIPreviewParameters(copying: self)) }.value
  }
}

/// The form and the ground of a dragged preview.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  convenience init(copying other: UIDragPreviewParameters) {
    self.init()
    take(from: other)
  }

  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedCopy(value: UIDragPreviewParameters(copying: self)) }.value
  }
}

/// A copy on its way out of the main actor, which nobody else knows yet.
struct UncheckedCopy: @unchecked Sendable {
  let value: Any
}
