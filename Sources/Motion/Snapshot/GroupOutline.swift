public import CoreGraphics

/// A group of a compositional layout or an item in it: as it was asked for, and as large as it became.
public struct GroupOutline: Hashable, Sendable {
  /// The way in which things are arranged in it.
  public enum Kind: Hashable, Sendable {
    /// A single item.
    case item
    /// Parts beside one another, or below one another.
    case row, column
    /// Places that code answers.
    case custom
  }

  /// The way in which things are arranged in it.
  public var kind: Kind
  /// The width that was asked for, as scenes write it: "0.5w" of the room, "120", "~80".
  public var width: String
  /// The height that was asked for.
  public var height: String
  /// In the content, with the room that its insets take from what is in it.
  public var frame: CGRect
  /// The room that it leaves free at its edges.
  public var insets: EdgeInsets
  /// The parts in their order; none of an item or a custom group.
  public var parts: [GroupOutline]

  /// An item or a group with what is in it.
  public init(
    _ kind: Kind, width: String, height: String, frame: CGRect, insets: EdgeInsets = .zero,
    parts: [GroupOutline] = []
  ) {
    self.kind = kind
    self.width = width
    self.height = height
    self.frame = frame
    self.insets = insets
    self.parts = parts
  }
}

/// A section of a compositional layout: its first group, the places of the others, and the room around them.
public struct SectionOutline: Hashable, Sendable {
  /// The section's number.
  public var section: Int
  /// All of it but the headers and footers beside its groups.
  public var frame: CGRect
  /// The room between its edges and its groups.
  public var insets: EdgeInsets
  /// The first group with all that is nested in it.
  public var first: GroupOutline
  /// The places of the first groups, that of the first of all included; some may lie beyond the edge of the content.
  public var places: [CGRect]
  /// The number of all groups.
  public var count: Int
  /// The way in which the section scrolls by itself, as scenes write it; nil where it does not.
  public var scrolling: String?
  /// How far it has scrolled by itself.
  public var offset: CGFloat

  /// A section that shows something.
  public init(
    _ section: Int, frame: CGRect, insets: EdgeInsets = .zero, first: GroupOutline,
    places: [CGRect], count: Int, scrolling: String? = nil,
    offset: CGFloat = 0
  ) {
    self.section = section
    self.frame = frame
    self.insets = insets
    self.first = first
    self.places = places
    self.count = count
    self.scrolling = scrolling
    self.offset = offset
  }
}
