/// Brings data into the state that an update describes. Places count after the update: items that stay keep their
/// order, those that stand beside others are put there, then those with an index are put at theirs, lowest first.
struct SceneUpdate {
  private let update: UpdateDescription
  private let before: SceneState

  init(_ update: UpdateDescription, of state: SceneState) {
    self.update = update
    before = state
  }

  var result: SceneState {
    var state = SceneState(sections: sections())
    let moving = Set(update.moves.map(\.item.value))
    let leaving = Set(update.deletes.map(\.value)).union(moving)
    for index in state.sections.indices {
      state.sections[index].items.removeAll { leaving.contains($0.id) }
    }
    reload(&state)
    place(arrivals, in: &state)
    return state
  }

  /// The sections after the update, with the items they had.
  private func sections() -> [SectionDescription] {
    let leaving = Set(
      update.deletedSections.map(\.value) + update.movedSections.map(\.section.value))
    var sections = before.sections.filter { !leaving.contains($0.id) }
    var arrivals = update.insertedSections.map { ($0.index.value, $0.section) }
    for move in update.movedSections {
      guard let section = before.sections.first(where: { $0.id == move.section.value }) else {
        continue
      }
      arrivals.append((move.index.value, section))
    }
    for (index, section) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      sections.insert(section, at: min(max(0, index), sections.count))
    }
    return sections
  }

  private func reload(_ state: inout SceneState) {
    for item in update.changedItems {
      guard let (section, index) = state.place(of: item.id) else { continue }
      state.sections[section].items[index] = item
    }
  }

  private var arrivals: [(items: [ItemDescription], place: Place)] {
    let changed = Dictionary(
      update.changedItems.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
    let known = Dictionary(
      before.sections.flatMap(\.items).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let moved = update.moves.compactMap { move in
      (changed[move.item.value] ?? known[move.item.value]).map { ([$0], move.place) }
    }
    return update.inserts.map { ($0.items, $0.place) } + moved
  }

  private func place(
    _ arrivals: [(items: [ItemDescription], place: Place)], in state: inout SceneState
  ) {
    var waiting = arrivals.filter { $0.place.index == nil }
    placeBeside(&waiting, in: &state)
    for index in state.sections.indices { placeByIndex(arrivals, in: &state.sections[index]) }
    placeBeside(&waiting, in: &state)
  }

  /// Puts every item that has an index at it, in one go over the section.
  private func placeByIndex(
    _ arrivals: [(items: [ItemDescription], place: Place)], in section: inout SectionDescription
  ) {
    var coming: [(index: Int, items: [ItemDescription])] = []
    for (items, place) in arrivals {
      guard case .index(section.id, let index) = place.target else { continue }
      coming.append((index, items))
    }
    guard !coming.isEmpty else { return }
    coming.sort { $0.index < $1.index }
    var result: [ItemDescription] = []
    var stayers = section.items[...]
    for (index, items) in coming {
      let missing = min(max(0, index - result.count), stayers.count)
      result += stayers.prefix(missing)
      stayers = stayers.dropFirst(missing)
      result += items
    }
    section.items = result + stayers
  }

  /// Puts every item beside its neighbour that is there already; what came may be a neighbour in its turn.
  private func placeBeside(
    _ waiting: inout [(items: [ItemDescription], place: Place)], in state: inout SceneState
  ) {
    var present = Set(waiting.isEmpty ? [] : state.itemNames)
    var hasPlaced = true
    while hasPlaced, !waiting.isEmpty {
      hasPlaced = false
      var rest: [(items: [ItemDescription], place: Place)] = []
      for (items, place) in waiting {
        guard let neighbour = place.neighbour, present.contains(neighbour),
          let (section, index) = state.place(of: neighbour)
        else {
          rest.append((items, place))
          continue
        }
        let offset = place.isBehind ? 1 : 0
        state.sections[section].items.insert(contentsOf: items, at: index + offset)
        present.formUnion(items.map(\.id))
        hasPlaced = true
      }
      waiting = rest
    }
  }
}

extension Place {
  var index: Int? {
    guard case .index(_, let index) = target else { return nil }
    return index
  }

  var neighbour: String? {
    switch target {
    case .index: nil
    case .before(let item), .after(let item): item
    }
  }

  var isBehind: Bool {
    if case .after = target { true } else { false }
  }
}
