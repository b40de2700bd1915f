/// What happened to an element in one step. Where several words fit, the first of them holds: what was asked for
/// comes before what came of it.
public enum Role: String, Hashable, Sendable, CaseIterable {
  case inserted
  case deleted
  case moved
  /// Another view shows the item.
  case reloaded
  /// The same view shows the item anew.
  case reconfigured
  /// It came with its section.
  case sectionInserted = "section-inserted"
  /// It went with its section.
  case sectionDeleted = "section-deleted"
  /// It stands elsewhere with its section.
  case sectionMoved = "section-moved"
  /// A view of the layout's own that was not there before.
  case shown
  /// A view of the layout's own that is not there any more.
  case hidden
  case cameIntoView = "came-into-view"
  case leftView = "left-view"
  /// Another layout places it elsewhere.
  case relaid
  /// The device or the window was turned.
  case turned
  case resized
  /// It stays on the screen while the content scrolls.
  case pinned
  /// Its place changed because others changed.
  case follows
  case unchanged
}

extension Role: Comparable {
  /// Whether the first role takes precedence over the second one where both fit.
  public static func < (first: Role, second: Role) -> Bool { first.rank < second.rank }

  private static let ranks: [Role: Int] = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

  private var rank: Int { Self.ranks[self] ?? 0 }
}

extension Role {
  /// Whether an update named the item.
  public var isAskedOfItem: Bool { self < .sectionInserted }

  /// Whether an update named its section, so that all that is in the section counts as one.
  public var isAskedOfSection: Bool { self >= .sectionInserted && self < .shown }

  /// Whether an update named the item or its section.
  public var isAsked: Bool { self < .shown }

  /// Whether the element only crosses the edge of the screen.
  public var crossesEdge: Bool { self == .cameIntoView || self == .leftView }
}
