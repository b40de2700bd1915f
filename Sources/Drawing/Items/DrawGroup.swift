public import CoreGraphics

/// Items that are drawn as one.
///
/// Shown are the children, cut by the clip and then by the mask; behind that the shadow, which the clip
/// does not cut; all of it as opaque as `opacity` says; all of it under the transform.
public struct DrawGroup: Hashable, Sendable {
  /// Who is drawn here, where that is worth a name.
  public var element: ElementMark?
  /// From the children's coordinates to those around the group.
  public var transform: PlaneTransform
  /// From 0 to 1, of the group as a whole.
  public var opacity: CGFloat
  /// The children are seen inside of this shape, in their own coordinates; nil cuts nothing.
  public var clip: ShapeGeometry?
  /// The children are seen where these are opaque; nil masks nothing.
  public var mask: [DrawItem]?
  /// The shadow behind the children; nil throws none.
  public var shadow: Shadow?
  /// The point about which the group turns while time passes, by an eighth of a turn each eighth of a second; nil
  /// stands still. A picture shows it at one moment.
  public var turnsAround: CGPoint?
  /// The items of the group, the first at the back.
  public var children: [DrawItem]

  /// A group that changes nothing about its children, if nothing else is said.
  public init(
    element: ElementMark? = nil, transform: PlaneTransform = .identity, opacity: CGFloat = 1,
    clip: ShapeGeometry? = nil, mask: [DrawItem]? = nil, shadow: Shadow? = nil,
    _ children: [DrawItem]
  ) {
    self.element = element
    self.transform = transform
    self.opacity = opacity
    self.clip = clip
    self.mask = mask
    self.shadow = shadow
    self.children = children
  }

  /// Whether the group changes nothing about its children and names nobody.
  public var isTransparent: Bool {
    element == nil && transform.isIdentity && opacity == 1 && clip == nil && mask == nil
      && shadow == nil && turnsAround == nil
  }
}

/// The name of an element in a drawing.
public struct ElementMark: Hashable, Sendable {
  /// Unique in the drawing.
  public var id: String
  /// For people, who may not see the picture.
  public var title: String?
  /// Kind and name in the words of messages, such as `cell zoe`; no file has it.
  package var name: String?

  /// A mark whose id is used once in the drawing; without a title the element has no name for people.
  public init(_ id: String, title: String? = nil) {
    self.id = id
    self.title = title
  }
}
