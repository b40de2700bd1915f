public import CoreGraphics
public import Motion

/// An item of a compositional layout, or a group of them.
public struct ComposedItem: Equatable, Sendable {
  /// The way in which a group goes.
  public enum Axis: String, Equatable, Sendable, CaseIterable {
    case horizontal, vertical
  }

  /// How large it is.
  public var size = ComposedSize(ComposedLength(1, .width), ComposedLength(44))
  /// The items of a group in turn; empty for an item.
  public var items: [ComposedItem] = []
  /// The places of a group's items, where all of them are said; empty for items one after the other.
  public var frames: [ComposedFrame] = []
  /// The way in which a group goes.
  public var axis = Axis.horizontal
  /// As many items of equal length as the group has; nil for as many as fit.
  public var count: Int?
  /// Points between two items.
  public var spacing: CGFloat = 0
  /// Whether the spacing grows until the group is full.
  public var isFlexible = false
  /// Room around it; nil for none.
  public var edges: ComposedEdges?
  /// Points inside its edges.
  public var insets = EdgeInsets.zero
  /// Views at its corners and edges.
  public var badges: [ComposedView] = []

  /// An item across the width, as high as a finger.
  public init() {}
}

/// A view at an edge or a corner.
public struct ComposedView: Equatable, Sendable {
  /// An edge or a corner.
  public enum Edge: String, Equatable, Sendable, CaseIterable {
    case top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  /// As the style calls it: `header`, `footer`, or a name of one's own.
  public var kind = "header"
  /// How large it is.
  public var size = ComposedSize(ComposedLength(1, .width), ComposedLength(44))
  /// The edge or corner that it is at.
  public var edge = Edge.top
  /// Points beside that, or sizes of its own.
  public var offset = CGPoint.zero
  /// Whether it stays in sight as long as its section does.
  public var isPinned = false
  /// Whether its section becomes longer for it.
  public var extends = true
  /// In front of what has less.
  public var depth = 1
}
