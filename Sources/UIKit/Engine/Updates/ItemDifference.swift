/// The fates of items on the way from one state to another.
@usableFromInline struct ItemDifference {
  private let before: ListNumbers
  private let after: ListNumbers
  private var origins: ContiguousArray<Int>
  private var destinations: ContiguousArray<Int>
  private let sections: SectionDifference
  /// By the number before.
  private var moves: ContiguousArray<Bool>

  /// - Parameters:
  ///   - origins: for each item after, its number before, or -1.
  ///   - destinations: for each item before, its number after, or -1.
  @usableFromInline init(
    before: ListNumbers, after: ListNumbers, origins: ContiguousArray<Int>,
    destinations: ContiguousArray<Int>, sections: SectionDifference
  ) {
    self.before = before
    self.after = after
    self.origins = origins
    self.destinations = destinations
    self.sections = sections
    moves = ContiguousArray(repeating: false, count: before.total)
    for section in sections.kept { markMoves(into: section) }
  }

  /// Items that come from another section move, and so do those that are out of order.
  private mutating func markMoves(into section: Move<Int>) {
    let own = before.numbers(ofList: section.from)
    var candidates: ContiguousArray<Int> = []
    for origin in origins[after.numbers(ofList: section.to)] where origin >= 0 {
      if own.contains(origin) { candidates.append(origin) } else { moves[origin] = true }
    }
    let run = RisingRun.positions(in: candidates)
    if run.count == candidates.count { return }
    for origin in candidates { moves[origin] = true }
    for position in run { moves[candidates[position]] = false }
  }

  // MARK: Updates

  /// Deletes, moves, inserts, reloads and reconfigurations, each ascending.
  consuming func updates(refreshing refreshes: Refreshes) -> [CollectionUpdate] {
    let reloads = settleReloads(refreshes.reloadedItems)
    let reconfigures = Set(refreshes.reconfiguredItems.compactMap(origin(of:)))
      .subtracting(reloads).sorted()
    return deletes + moveUpdates + inserts
      + reloads.map { .reloadItem(at: before.item($0)) }
      + reconfigures.map { .reconfigureItem(at: before.item($0)) }
  }

  private func origin(of item: ItemPosition) -> Int? {
    guard item.section >= 0, item.section + 1 < after.starts.count, item.item >= 0 else {
      return nil
    }
    let number = after.number(of: item)
    guard after.numbers(ofList: item.section).contains(number) else { return nil }
    return origins[number] >= 0 ? origins[number] : nil
  }

  private var deletes: [CollectionUpdate] {
    sections.kept.sorted { $0.from < $1.from }.flatMap { section in
      before.numbers(ofList: section.from).lazy.filter { destinations[$0] < 0 }.map {
        .deleteItem(at: ItemPosition(section.from, $0 - before.starts[section.from]))
      }
    }
  }

  private var inserts: [CollectionUpdate] {
    sections.kept.flatMap { section in
      after.numbers(ofList: section.to).lazy.filter { origins[$0] < 0 }.map {
        .insertItem(at: ItemPosition(section.to, $0 - after.starts[section.to]))
      }
    }
  }

  private var moveUpdates: [CollectionUpdate] {
    moves.indices.lazy.filter { moves[$0] }.map {
      .moveItem(from: before.item($0), to: after.item(destinations[$0]))
    }
  }

  // MARK: Reloads

  /// The numbers before of the items that can be reloaded where they are. The place of a reload leaves moves
  /// out of account, so that beside moves an item is deleted and inserted instead.
  private mutating func settleReloads(_ items: [ItemPosition]) -> [Int] {
    let numbers = Set(items.compactMap(origin(of:)))
    if numbers.isEmpty { return [] }
    let unsteady = sectionsWithMoves
    var reloads: [Int] = []
    for number in numbers.sorted() {
      let destination = destinations[number]
      let (from, to) = (before.item(number).section, after.item(destination).section)
      if sections.hasMoves || unsteady.before.contains(from) || unsteady.after.contains(to) {
        origins[destination] = -1
        destinations[number] = -1
        moves[number] = false
      } else {
        reloads.append(number)
      }
    }
    return reloads
  }

  private var sectionsWithMoves: (before: Set<Int>, after: Set<Int>) {
    var unsteady: (before: Set<Int>, after: Set<Int>) = ([], [])
    for number in moves.indices where moves[number] {
      unsteady.before.insert(before.item(number).section)
      unsteady.after.insert(after.item(destinations[number]).section)
    }
    return unsteady
  }
}
