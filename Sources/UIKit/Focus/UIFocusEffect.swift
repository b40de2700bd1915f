/// The look of an item that has the focus.
///
/// Differs from UIKit: it is kept and not drawn; an item shows its focus by what its own code does.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, NSCopying {
  public override init() {
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A frame around an item that has the focus.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  public enum Position: Int, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  open weak var containerView: UIView?
  open weak var referenceView: UIView?
  open var position = Position.automatic
  /// The form of the frame; nothing where it is that of the item.
  private(set) var path: UIBezierPath?

  public convenience init(path: UIBezierPath) {
    self.init()
    self.path = path
  }

  public convenience init(rect: CGRect) {
    self.init(path: UIBezierPath(rect: rect))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }
}
