public import CoreGraphics
public import Drawing

/// A layout at one moment, as a value: here the classes end. Two captures of the same state are equal,
/// whatever order the layout gave its attributes in.
public struct LayoutSnapshot: Equatable, Sendable {
  /// Sorted by kind, then path, then identifier. No two of them are the same in all three, except while an
  /// element is reloaded: then its old view stands before the new one.
  public let elements: [ElementSnapshot]
  /// The size of all content in points, on the screen or not.
  public var contentSize: CGSize
  /// The visible part of the content, in the content's coordinates: its origin is the content offset.
  public var viewport: CGRect
  /// The content insets, the safe area's share included.
  public var insets: EdgeInsets
  /// Device pixels to a point.
  public var scale: CGFloat
  /// The drawing behind the elements, as large as the viewport; nil where nobody has drawn it.
  public var backdrop: DrawList?
  /// How the sections of a compositional layout are made; empty where the layout is another one, or nobody asked.
  public var outlines: [SectionOutline] = []

  /// Takes the elements in any order and sorts them; `insets`, `scale` and `backdrop` may be left out by a snapshot
  /// that nobody draws.
  public init(
    elements: [ElementSnapshot], contentSize: CGSize, viewport: CGRect,
    insets: EdgeInsets = .zero, scale: CGFloat = 1, backdrop: DrawList? = nil
  ) {
    self.init(
      sorted: elements.sorted(by: Self.standsBefore), contentSize: contentSize,
      viewport: viewport, insets: insets, scale: scale, backdrop: backdrop)
  }

  /// Takes elements that are in their order already.
  init(
    sorted elements: [ElementSnapshot], contentSize: CGSize, viewport: CGRect, insets: EdgeInsets,
    scale: CGFloat, backdrop: DrawList?
  ) {
    self.elements = elements
    self.contentSize = contentSize
    self.viewport = viewport
    self.insets = insets
    self.scale = scale
    self.backdrop = backdrop
  }

  /// The same with other elements.
  package func with(elements: [ElementSnapshot]) -> LayoutSnapshot {
    var other = LayoutSnapshot(
      elements: elements, contentSize: contentSize, viewport: viewport, insets: insets,
      scale: scale, backdrop: backdrop)
    other.outlines = outlines
    return other
  }

  /// The content's point at the viewport's top left corner.
  public var contentOffset: CGPoint { viewport.origin }

  /// The element with the identity, if the layout shows it.
  public subscript(id: ElementID) -> ElementSnapshot? {
    elements.first { $0.id == id }
  }

  /// The cell of the item with the identifier.
  public subscript(item identifier: String) -> ElementSnapshot? {
    self[.item(identifier)]
  }

  static func standsBefore(_ first: ElementSnapshot, _ second: ElementSnapshot) -> Bool {
    guard first.kind == second.kind else { return first.kind < second.kind }
    guard first.path == second.path else { return first.path < second.path }
    guard let identifier = second.id.identifier else { return false }
    return first.id.identifier.map { ByteOrder.isAscending($0, identifier) } ?? true
  }
}
