// An outline: the items in the order in which they would show if all were expanded, each with its level.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var items: [ItemIdentifierType] = []
  private var levels: [Int] = []
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  init(items: [ItemIdentifierType]) {
    append(items)
  }

  // MARK: Queries

  public var rootItems: [ItemIdentifierType] {
    items.indices.filter { levels[$0] == 0 }.map { items[$0] }
  }

  /// Those all of whose parents are expanded.
  public var visibleItems: [ItemIdentifierType] {
    var hiddenBelow: Int?
    return items.indices.filter { index in
      if let level = hiddenBelow, levels[index] > level { return false }
      hiddenBelow = expanded.contains(items[index]) ? nil : levels[index]
      return true
    }.map { items[$0] }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }

  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  public func level(of item: ItemIdentifierType) -> Int {
    place(of: item).map { levels[$0] } ?? NSNotFound
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let place = place(of: child) else { return nil }
    return items.indices[..<place].last { levels[$0] < levels[place] }.map { items[$0] }
  }

  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    guard let place = place(of: parent) else { return Self() }
    var part = Self()
    let family = family(at: place).dropFirst(includingParent ? 0 : 1)
    part.items = Array(items[family])
    part.levels = levels[family].map { $0 - levels[place] - (includingParent ? 0 : 1) }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  public func visualDescription() -> String {
    items.indices.map { index in
      let mark = expanded.contains(items[index]) ? "-" : "+"
      return String(repeating: "  ", count: levels[index]) + "\(mark) \(items[index])"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  public mutating func append(_ more: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return put(more, at: items.count, level: 0) }
    guard let place = place(of: parent) else { return }
    put(more, at: family(at: place).upperBound, level: levels[place] + 1)
  }

  public mutating func insert(_ more: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = place(of: item) else { return }
    put(more, at: place, level: levels[place])
  }

  public mutating func insert(_ more: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = place(of: item) else { return }
    put(more, at: family(at: place).upperBound, level: levels[place])
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) {
    guard let place = place(of: item) else { return }
    put(snapshot, at: place, level: levels[place])
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) {
    guard let place = place(of: item) else { return }
    put(snapshot, at: family(at: place).upperBound, level: levels[place])
  }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    guard let place = place(of: parent) else { return }
    remove(family(at: place).dropFirst())
    put(snapshot, at: place + 1, level: levels[place] + 1)
  }

  /// Takes the children along.
  public mutating func delete(_ gone: [ItemIdentifierType]) {
    for item in gone {
      if let place = items.firstIndex(of: item) { remove(family(at: place)) }
    }
  }

  public mutating func deleteAll() {
    self = Self()
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { contains($0) })
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    expanded.subtract(items)
  }

  // MARK: Steps

  /// An item and all below it.
  private func family(at place: Int) -> Range<Int> {
    let end = items.indices[(place + 1)...].first { levels[$0] <= levels[place] }
    return place..<(end ?? items.count)
  }

  private func place(of item: ItemIdentifierType) -> Int? {
    if let place = items.firstIndex(of: item) { return place }
    SnapshotFault.notFound("index", "\(item)")
    return nil
  }

  private mutating func put(_ more: [ItemIdentifierType], at place: Int, level: Int) {
    var snapshot = Self()
    snapshot.items = more
    snapshot.levels = more.map { _ in 0 }
    put(snapshot, at: place, level: level)
  }

  private mutating func put(_ snapshot: Self, at place: Int, level: Int) {
    let repeated = (items + snapshot.items).repeated
    guard repeated.isEmpty else {
      return SnapshotFault.notUniqueInSection(repeated.map { "\($0)" })
    }
    items.insert(contentsOf: snapshot.items, at: place)
    levels.insert(contentsOf: snapshot.levels.map { $0 + level }, at: place)
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func remove(_ range: Range<Int>) {
    expanded.subtract(items[range])
    items.removeSubrange(range)
    levels.removeSubrange(range)
  }
}
