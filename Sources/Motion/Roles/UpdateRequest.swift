public import CoreGraphics

/// All that a batch of updates asked for: operations on sections and on items, by their places before the batch and
/// after it, and all of the data on both sides, on screen or not.
public struct UpdateRequest: Equatable, Sendable {
  /// The operations on sections, by their numbers.
  public var sections: Operations<Int>
  /// Without those of sections that come, go or are reloaded.
  public var items: Operations<IndexPath>
  /// All sections with their items when the update began.
  public var before: [DataSection]
  /// All sections with their items when the update was done.
  public var after: [DataSection]

  /// Operations of one sort, on sections or on items.
  public struct Operations<Place: Hashable & Sendable>: Equatable, Sendable {
    /// Places before the update whose sections or items go.
    public var deletes: [Place] = []
    /// Places after the update at which new sections or items stand.
    public var inserts: [Place] = []
    /// From the place before the update to the place after it.
    public var moves: [Passage<Place>] = []
    /// Those that other views are to show, by both of their places.
    public var reloads: [Passage<Place>] = []
    /// Those that the same views are to show anew, by both of their places.
    public var reconfigures: [Passage<Place>] = []

    /// No operations at all.
    public init() {}

    /// The places before that nobody keeps.
    var leaving: [Place] { deletes + (moves + reloads).map(\.from) }
    /// The places after that something new or moved stands at.
    var arriving: [Place] { inserts + (moves + reloads).map(\.to) }
  }

  /// An update between two states of the data; operations that are left out were not asked for.
  public init(
    sections: Operations<Int> = .init(), items: Operations<IndexPath> = .init(),
    before: [DataSection], after: [DataSection]
  ) {
    self.sections = sections
    self.items = items
    self.before = before
    self.after = after
  }
}

/// From a place before an update to one after it.
public struct Passage<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The place before the update.
  public var from: Place
  /// The place after the update.
  public var to: Place

  /// A passage between two places, which may be the same.
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}

/// A section of the data with what its items are called.
public struct DataSection: Equatable, Sendable {
  /// nil for one that is known by its number.
  public var name: String?
  /// The identities of the items in their order, on the screen or not.
  public var items: [ElementID]

  /// A section of the items, known by its number unless it has a name.
  public init(_ items: [ElementID], name: String? = nil) {
    self.items = items
    self.name = name
  }
}

extension [DataSection] {
  /// Who stands at the place of an item.
  func id(at path: IndexPath) -> ElementID? {
    guard path.count == 2, indices.contains(path[0]), self[path[0]].items.indices.contains(path[1])
    else { return nil }
    return self[path[0]].items[path[1]]
  }
}
