public import CoreGraphics
public import Drawing
public import QuartzCore

/// One element of a layout at one moment: who it is, where it stands, and how it is shown.
public struct ElementSnapshot: Equatable, Sendable {
  /// The identity by which the element is found again in other snapshots.
  public var id: ElementID
  /// Section and item; some decoration views have one number or none.
  public var path: IndexPath
  /// The centre before the transform, in the content's coordinates and in points.
  public var center: CGPoint
  /// The size before the transform.
  public var size: CGSize
  /// Scale, turn and the like about the centre; the identity leaves the element upright.
  public var transform: CATransform3D
  /// From 0, nothing of it is seen, to 1, nothing is seen through it.
  public var alpha: CGFloat
  /// The place from back to front: elements with larger numbers are drawn over those with smaller ones.
  public var zIndex: Int
  /// The tier of the picture: all elements of a larger one are drawn over those of a smaller one, whatever their z
  /// indices. A layout's own elements are in tier 0; what stands behind or in front of all of them is not.
  public var tier = 0

  /// Whether it is a part of the screen around the layout, such as a bar in front of it: nothing is told of it.
  package var isOfScreen: Bool { tier == Self.screenTier }

  /// The tier of views in front of the collection view, behind its scroll indicators.
  package static let screenTier = 3
  /// Whether the element is on its way to another place in the data: it passes over its neighbours.
  package var isLifted = false
  /// Whether the layout keeps the element but does not show it.
  public var isHidden: Bool
  /// The drawing of its view, in the view's own coordinates: from the top left corner, as large as `size`. Empty
  /// where nobody has drawn it.
  public var content: [DrawItem]
  /// The values that the layout's own class of attributes adds, by name; empty where nobody asked for them.
  public var custom: [String: CustomValue] = [:]

  /// An element that is upright, opaque, shown and empty, if nothing else is said.
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

  /// A cell, a supplementary view or a decoration view, as the identity says.
  public var kind: ElementKind { id.kind }

  /// The place from back to front, across tiers.
  package var depth: (tier: Int, zIndex: Int) { (tier, zIndex) }

  /// The smallest upright rectangle around the transformed element, perspective included.
  public var frame: CGRect {
    transform.frame(size: size, position: center)
  }
}
