/// The fates of sections on the way from one state to another.
@usableFromInline struct SectionDifference {
  /// The sections that stay, and so do those of their items that both states have: from before to after.
  private(set) var kept: [Move<Int>] = []
  private(set) var updates: [CollectionUpdate] = []
  private(set) var hasMoves = false

  /// - Parameters:
  ///   - origins: for each section after, its index before, or -1.
  ///   - destinations: for each section before, its index after, or -1.
  @usableFromInline init(
    origins: ContiguousArray<Int>, destinations: ContiguousArray<Int>, _ refreshes: Refreshes
  ) {
    var (origins, destinations) = (origins, destinations)
    let reloads = Set(
      refreshes.reloadedSections.filter { origins.indices.contains($0) && origins[$0] >= 0 })
    // The place of a reload leaves moves out of account, so that it would land beside its own.
    if !reloads.isEmpty, Self.steady(in: origins).count < origins.count(where: { $0 >= 0 }) {
      for section in reloads {
        destinations[origins[section]] = -1
        origins[section] = -1
      }
    }
    let steady = Self.steady(in: origins)
    for (section, destination) in destinations.enumerated() where destination < 0 {
      updates.append(.deleteSection(at: section))
    }
    for (section, origin) in origins.enumerated() {
      guard origin >= 0 else {
        updates.append(.insertSection(at: section))
        continue
      }
      if !steady.contains(section) {
        hasMoves = true
        updates.append(.moveSection(from: origin, to: section))
      }
      if reloads.contains(section) {
        updates.append(.reloadSection(at: origin))
      } else {
        kept.append(Move(from: origin, to: section))
      }
    }
  }

  @usableFromInline var keptPairs: [(before: Int, after: Int)] { kept.map { ($0.from, $0.to) } }

  /// The sections after that need not move.
  private static func steady(in origins: ContiguousArray<Int>) -> IndexHoles {
    let matched = ContiguousArray(origins.indices.filter { origins[$0] >= 0 })
    let run = RisingRun.positions(in: ContiguousArray(matched.map { origins[$0] }))
    return IndexHoles(sorted: ContiguousArray(run.map { matched[$0] }))
  }
}
