public import CoreGraphics

/// What a batch of updates asked for: operations on sections and on items, by their places before the batch and
/// after it, and all of the data on both sides, on screen or not.
public struct UpdateRequest: Equatable, Sendable {
  public var sections: Operations<Int>
  /// Without those of sections that come, go or are reloaded.
  public var items: Operations<IndexPath>
  public var before: [DataSection]
  public var after: [DataSection]

  public struct Operations<Place: Hashable & Sendable>: Equatable, Sendable {
    public var deletes: [Place] = []
    public var inserts: [Place] = []
    public var moves: [Passage<Place>] = []
    public var reloads: [Passage<Place>] = []
    public var reconfigures: [Passage<Place>] = []

    public init() {}

    /// The places before that nobody keeps.
    var leaving: [Place] { deletes + (moves + reloads).map(\.from) }
    /// The places after that something new or moved stands at.
    var arriving: [Place] { inserts + (moves + reloads).map(\.to) }
  }

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
  public var from: Place
  public var to: Place

  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}

/// A section of the data with what its items are called.
public struct DataSection: Equatable, Sendable {
  /// nil for one that is known by its number.
  public var name: String?
  public var items: [ElementID]

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
