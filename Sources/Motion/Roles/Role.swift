/// The part that an element plays in one step. If several words fit, the first of them holds: what was asked for
/// comes before what came of it.
public enum Role: String, Hashable, Sendable, CaseIterable {
  /// The item is new in the data.
  case inserted
  /// The item is gone from the data.
  case deleted
  /// The item was moved to another place in the data.
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
  /// It was there before, outside of the screen.
  case cameIntoView = "came-into-view"
  /// It is still there, outside of the screen.
  case leftView = "left-view"
  /// Another layout places it elsewhere.
  case relaid
  /// The device or the window was turned.
  case turned
  /// It has another size.
  case resized
  /// It stays on the screen while the content scrolls.
  case pinned
  /// It stays there for a part of the way, and goes with the content for the rest.
  case pinnedAwhile = "pinned-awhile"
  /// Its section scrolls by itself, and it goes with that.
  case scrolled
  /// Its place changed because others changed.
  case follows
  /// It stands where it stood, and shows what it showed.
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

  /// Whether it stays on the screen while the content scrolls, all the time or for a part of it.
  public var isPinned: Bool { self == .pinned || self == .pinnedAwhile }

  /// Whether the element only crosses the edge of the screen.
  public var crossesEdge: Bool { self == .cameIntoView || self == .leftView }
}
