public import CoreGraphics
public import Motion

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
  /// The section as it is where there is more room, from narrow to wide.
  public var wider: [ComposedSection] = []
  /// The least width in points for which it is one of these.
  public var minWidth: CGFloat = 0

  /// A section with an empty group.
  public init() {}

  /// The section as it is in so much room.
  public func fitting(width: CGFloat) -> ComposedSection {
    wider.last { $0.minWidth <= width } ?? self
  }
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
