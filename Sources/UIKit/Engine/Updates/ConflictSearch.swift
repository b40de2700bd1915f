/// Finds two announcements that contradict each other about the same place.
struct ConflictSearch<Place: Hashable & Comparable & Sendable> {
  private let announced: Announcements<Place>
  private let named: (Place) -> UpdateFault.Place

  init(_ announced: Announcements<Place>, named: @escaping (Place) -> UpdateFault.Place) {
    self.announced = announced
    self.named = named
  }

  /// A place before the update can be deleted, reloaded or moved, once and only one of them.
  func checkPlacesBefore() throws(UpdateFault) {
    let (deletes, reloads, moves) = (announced.deletes, announced.reloads, announced.moves)
    if let place = deletes.firstRepeated(by: \.self) { throw .deletedTwice(named(place)) }
    if let place = deletes.first(sharedWith: reloads, by: \.self) {
      throw .deletedAndReloaded(named(place))
    }
    if let move = moves.first(sharedWith: deletes, by: \.from) {
      throw .deletedAndMoved(named(move.from), to: named(move.to))
    }
    if let move = moves.first(sharedWith: reloads, by: \.from) {
      throw .reloadedAndMoved(named(move.from), to: named(move.to))
    }
    if let move = moves.firstRepeated(by: \.from) {
      let destinations = moves.filter { $0.from == move.from }.map { named($0.to) }
      throw .movedToBoth(from: named(move.from), destinations[0], destinations[1])
    }
  }

  /// A place after the update can be inserted or moved to, once and only one of them.
  func checkPlacesAfter(_ changes: ExpandedChanges<Place>) throws(UpdateFault) {
    let moves = changes.movesByDestination
    if let move = moves.first(sharedWith: announced.inserts, by: \.to) {
      throw .insertedAndMovedTo(named(move.to), from: named(move.from))
    }
    let targets = ContiguousArray(changes.reloads.map(\.to).sorted())
    if let move = moves.first(sharedWith: targets, by: \.to),
      let reload = changes.reloads.first(where: { $0.to == move.to })
    {
      throw .reloadedOntoMove(
        named(move.to), reloaded: named(reload.from), from: named(move.from))
    }
    if let move = moves.firstRepeated(by: \.to) {
      let origins = moves.filter { $0.to == move.to }.map { named($0.from) }
      throw .bothMoved(origins[0], origins[1], to: named(move.to))
    }
  }
}

extension ContiguousArray {
  /// The first element with the same place as its successor. The elements are sorted by their places.
  fileprivate func firstRepeated<Place: Equatable>(by place: (Element) -> Place) -> Element? {
    zip(self, dropFirst()).first { place($0) == place($1) }?.0
  }

  /// The first element whose place is one of these. Both are sorted by their places.
  fileprivate func first<Place: Comparable>(
    sharedWith places: ContiguousArray<Place>, by place: (Element) -> Place
  ) -> Element? {
    var position = 0
    return first { element in
      while position < places.count, places[position] < place(element) { position += 1 }
      return position < places.count && places[position] == place(element)
    }
  }
}
