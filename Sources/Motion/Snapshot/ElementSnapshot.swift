public import CoreGraphics
public import Drawing
public import QuartzCore

/// One element of a layout at one moment: who it is, where it stands, and how it is shown.
public struct ElementSnapshot: Equatable, Sendable {
  public var id: ElementID
  /// Section and item; some decoration views have one number or none.
  public var path: IndexPath
  public var center: CGPoint
  /// The size before the transform.
  public var size: CGSize
  public var transform: CATransform3D
  public var alpha: CGFloat
  public var zIndex: Int
  public var isHidden: Bool
  /// What its view shows, in the view's own coordinates: from the top left corner, as large as `size`. Nothing
  /// where nobody has drawn it.
  public var content: [DrawItem]

  public init(
    id: ElementID, path: IndexPath, center: CGPoint, size: CGSize,
    transform: CATransform3D = CATransform3DIdentity, alpha: CGFloat = 1, zIndex: Int = 0,
    isHidden: Bool = false, content: [DrawItem] = []
  ) {
    self.id = id
    self.path = path
    self.center = center
    self.size = size
    self.transform = transform
    self.alpha = alpha
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.content = content
  }

  public var kind: ElementKind { id.kind }

  /// The smallest upright rectangle around the transformed element, perspective included.
  public var frame: CGRect {
    transform.frame(size: size, position: center)
  }
}
