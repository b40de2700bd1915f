import CoreGraphics
import Motion

/// A transition read as an update: one entry for each element, and what happened to it.
struct MotionStory {
  let transition: Transition
  /// In the order before, new elements behind.
  private(set) var elements: [ElementStory] = []

  /// `countsPlaces` says whether a change of place alone makes a move, where nothing else happens. Elements have
  /// the colours of the change alone, or those of a figure of several.
  init(_ transition: Transition, looks: ElementLooks? = nil, countsPlaces: Bool = true) {
    self.transition = transition
    let looks = looks ?? ElementLooks([transition])
    let tracks = Dictionary(grouping: transition.tracks, by: \.id)
    let before = Self.byIdentity(transition.before)
    let after = Self.byIdentity(transition.after)
    for id in Self.order(transition) {
      let ways = (tracks[id] ?? []).sorted { $0.isLeaving && !$1.isLeaving }
      elements.append(
        ElementStory(
          id: id, role: Self.role(before[id], after[id], ways), before: before[id],
          after: after[id], tracks: ways, number: elements.count,
          hue: looks[id], showsOwnColor: looks.showsOwnColors, ownName: looks.name(of: id)))
    }
    markCrossing()
    markReordered()
    if countsPlaces { widenMoves() }
  }

  var roles: Set<ChangeRole> { Set(elements.map(\.role)) }

  var changed: [ElementStory] { elements.filter { $0.role != .unchanged } }

  func elements(with role: ChangeRole) -> [ElementStory] {
    elements.filter { $0.role == role }
  }

  private static func byIdentity(_ snapshot: LayoutSnapshot) -> [ElementID: ElementSnapshot] {
    Dictionary(snapshot.elements.map { ($0.id, $0) }) { first, _ in first }
  }

  static func order(_ transition: Transition) -> [ElementID] {
    var seen: Set<ElementID> = []
    let all =
      transition.before.elements.map(\.id) + transition.after.elements.map(\.id)
      + transition.tracks.map(\.id)
    return all.filter { seen.insert($0).inserted }
  }

  private static func role(
    _ before: ElementSnapshot?, _ after: ElementSnapshot?, _ tracks: [ElementTrack]
  ) -> ChangeRole {
    if tracks.contains(where: { $0.role == .reloaded }) { return .reloaded }
    guard let before else { return .inserted }
    guard let after else { return .deleted }
    let isStill = tracks.allSatisfy { $0.start.looks(like: $0.end) }
    return before.looks(like: after) && isStill ? .unchanged : .shifted
  }

  private mutating func markCrossing() {
    let edges = ScreenEdges(elements, transition)
    for index in elements.indices
    where [.inserted, .deleted].contains(elements[index].role) && edges.explain(elements[index]) {
      elements[index].role = .shifted
      elements[index].crossesEdge = true
    }
  }

  /// Cells that others overtook, or that changed their section, were moved; all others only make room.
  private mutating func markReordered() {
    let kept = elements.indices.filter { elements[$0].isKeptCell }
    let ordered = kept.sorted { first, second in
      (elements[first].after?.path ?? []) < (elements[second].after?.path ?? [])
    }
    var rank = [Int](repeating: 0, count: elements.count)
    for (place, index) in ordered.enumerated() { rank[index] = place }
    let rise = LongestRise(kept.map { rank[$0] })
    let keepsSections = transition.before.sectionCount == transition.after.sectionCount
    for (index, staysInOrder) in zip(kept, rise.members)
    where elements[index].role == .shifted {
      let changesSection =
        elements[index].before?.path.first != elements[index].after?.path.first
      if !staysInOrder || keepsSections && changesSection { elements[index].role = .moved }
    }
  }

  /// Where nothing was inserted, deleted, reloaded or put elsewhere, whatever changes is the subject itself.
  private mutating func widenMoves() {
    guard !elements.contains(where: { $0.role.isNamed }) else { return }
    for index in elements.indices
    where elements[index].role == .shifted && !elements[index].crossesEdge {
      elements[index].role = .moved
    }
  }
}

extension ElementStory {
  fileprivate var isKeptCell: Bool { id.kind == .cell && before != nil && after != nil }
}

extension LayoutSnapshot {
  /// As far as its elements tell.
  fileprivate var sectionCount: Int {
    (elements.compactMap(\.path.first).max() ?? -1) + 1
  }
}
