public import CoreGraphics
public import Motion

/// A length as compositional layouts have it: `120`, `"~80"`, `"0.5w"` or `"1h"`.
public struct ComposedLength: Equatable, Sendable {
  /// The thing that the number counts.
  public enum Unit: Equatable, Sendable {
    case points
    /// Points until the view itself knows better.
    case estimate
    case width, height
  }

  /// The thing that the number counts.
  public var unit: Unit
  /// Points, or parts of a length.
  public var value: CGFloat

  /// A length in points unless it is said otherwise.
  public init(_ value: CGFloat, _ unit: Unit = .points) {
    self.value = value
    self.unit = unit
  }

  init?(_ node: Node) {
    if let number = node.number {
      self.init(number)
      return
    }
    guard let text = node.text else { return nil }
    let unit: Unit =
      text.hasPrefix("~")
      ? .estimate : text.hasSuffix("w") ? .width : text.hasSuffix("h") ? .height : .points
    guard let value = Double(text.filter { $0 != "~" && $0 != "w" && $0 != "h" }) else {
      return nil
    }
    self.init(CGFloat(value), unit)
  }
}

/// Width and height.
public struct ComposedSize: Equatable, Sendable {
  /// From side to side.
  public var width: ComposedLength
  /// From top to bottom.
  public var height: ComposedLength

  /// A size of two lengths.
  public init(_ width: ComposedLength, _ height: ComposedLength) {
    self.width = width
    self.height = height
  }

  init?(_ node: Node) {
    let lengths = (node.list ?? []).compactMap { ComposedLength($0) }
    guard lengths.count == 2 else { return nil }
    self.init(lengths[0], lengths[1])
  }
}

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
  /// The way in which a group goes.
  public var axis = Axis.horizontal
  /// As many items of equal length as the group has; nil for as many as fit.
  public var count: Int?
  /// Points between two items.
  public var spacing: CGFloat = 0
  /// Whether the spacing grows until the group is full.
  public var isFlexible = false
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

/// A section of a compositional layout.
public struct ComposedSection: Equatable, Sendable {
  /// The way in which a section scrolls by itself.
  public enum Scrolling: String, Equatable, Sendable, CaseIterable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  /// The change of the cells on screen by their place in it.
  public enum Effect: String, Equatable, Sendable, CaseIterable {
    case scale, fade, parallax
  }

  /// The group that is repeated.
  public var group = ComposedItem()
  /// Points around the groups.
  public var insets = EdgeInsets.zero
  /// Points between two groups.
  public var spacing: CGFloat = 0
  /// Whether it scrolls by itself, and where it comes to rest.
  public var scrolling = Scrolling.none
  /// The views along its edges.
  public var boundary: [ComposedView] = []
  /// Whether these lie inside of the insets.
  public var followsInsets = true
  /// The look of the view behind all of it; nil for none.
  public var decoration: String?
  /// Points that this view is smaller by.
  public var decorationInsets = EdgeInsets.zero
  /// The changes of its cells as it scrolls.
  public var effects: [Effect] = []

  /// A section with an empty group.
  public init() {}
}

/// The sections of a compositional layout by the data's names for them; `*` is for all others.
public struct ComposedSections: Equatable, Sendable {
  /// In the order of the file.
  public var named: [(name: String, section: ComposedSection)] = []

  /// No sections.
  public init() {}

  /// The section of this name, or the one for all others.
  public subscript(name: String) -> ComposedSection? {
    (named.first { $0.name == name } ?? named.first { $0.name == "*" })?.section
  }

  /// Equal names with equal sections in the same order.
  public static func == (one: Self, other: Self) -> Bool {
    one.named.map(\.name) == other.named.map(\.name)
      && one.named.map(\.section) == other.named.map(\.section)
  }
}
