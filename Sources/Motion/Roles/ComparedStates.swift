import CoreGraphics

/// The update that would have led from one state to another one, where nobody tells: the least that
/// explains it. Places count only what the two states know.
struct ComparedStates {
  let evidence: StepEvidence

  init(_ transition: Transition) {
    let crossing = CrossingElements(transition)
    var (earlier, later) = (
      ComparedState(transition.before, without: crossing.ids),
      ComparedState(transition.after, without: crossing.ids)
    )
    // If there is nothing on one side, nobody knows that sections came or went.
    earlier.keepSections(of: later)
    later.keepSections(of: earlier)
    var request = UpdateRequest(before: earlier.sections, after: later.sections)
    let reloaded = Set(transition.tracks.filter { $0.role == .reloaded && $0.isLeaving }.map(\.id))
    let matches = SectionMatches(earlier, later)
    request.sections = matches.operations
    request.items = ItemMatches(earlier, later, sections: matches, reloaded: reloaded).operations
    var evidence = StepEvidence(before: earlier.snapshot, after: later.snapshot)
    let isQuiet = request.sections == .init() && request.items == .init()
    evidence.request = request
    evidence.isRelaid = isQuiet && crossing.allPlacesDiffer
    evidence.travelling = transition.travelling
    self.evidence = evidence
  }
}

extension StepRoles {
  /// Of two states and the ways between them, where nobody tells what was asked for.
  public init(comparing transition: Transition) {
    let compared = ComparedStates(transition).evidence
    self.init(compared)
    guard !isAsked, compared.before.viewport != compared.after.viewport else { return }
    var evidence = compared
    evidence.request = nil
    self.init(evidence)
  }
}

/// A state whose cells are numbered as far as they are known.
private struct ComparedState {
  private(set) var sections: [DataSection] = []
  /// The numbers of cells, by their identities.
  private(set) var places: [ElementID: IndexPath] = [:]
  /// The keys that tell each section from others.
  private(set) var keys: [SectionKey?] = []
  let snapshot: LayoutSnapshot

  enum SectionKey: Hashable {
    case name(String)
    case items(Set<ElementID>)
  }

  init(_ state: LayoutSnapshot, without crossing: Set<ElementID>) {
    var lists: [[ElementID]] = []
    var names: [Int: String] = [:]
    for element in state.elements where element.path.count == 2 {
      let section = element.path[0]
      guard (0..<100_000).contains(section) else { continue }
      while lists.count <= section { lists.append([]) }
      if element.kind == .cell, !crossing.contains(element.id) {
        places[element.id] = [section, lists[section].count]
        lists[section].append(element.id)
      } else if case .supplementary = element.kind, let name = element.id.identifier {
        names[section] = names[section] ?? name
      }
    }
    let isNamed = !lists.isEmpty && lists.indices.allSatisfy { names[$0] != nil }
    sections = lists.indices.map { DataSection(lists[$0], name: isNamed ? names[$0] : nil) }
    keys = lists.indices.map { index in
      names[index].map { .name($0) }
        ?? (lists[index].isEmpty ? nil : .items(Set(lists[index])))
    }
    let numbers = places
    let elements = state.elements.map { element in
      guard element.kind == .cell else { return element }
      var element = element
      element.path = numbers[element.id] ?? IndexPath()
      return element
    }
    snapshot = LayoutSnapshot(
      elements: elements, contentSize: state.contentSize, viewport: state.viewport,
      insets: state.insets, scale: state.scale)
  }
}

extension ComparedState {
  fileprivate mutating func keepSections(of other: ComparedState) {
    guard sections.isEmpty, !other.sections.isEmpty else { return }
    sections = other.sections.map { DataSection([], name: $0.name) }
    keys = other.sections.map { _ in nil }
  }
}

/// Which section is which on the other side.
private struct SectionMatches {
  private(set) var operations = UpdateRequest.Operations<Int>()
  /// The number after, by that before.
  private(set) var pairs: [Int: Int] = [:]

  init(_ earlier: ComparedState, _ later: ComparedState) {
    var free = Dictionary(
      later.keys.enumerated().compactMap { index, key in key.map { ($0, index) } }
    ) { first, _ in first }
    for (index, key) in earlier.keys.enumerated() {
      if let key, let other = free.removeValue(forKey: key) { pairs[index] = other }
    }
    var left = later.sections.indices.filter { !pairs.values.contains($0) }
    for index in earlier.sections.indices where pairs[index] == nil {
      // The one that shares most, or else has the same number.
      let items = Set(earlier.sections[index].items)
      let match =
        left.first { !items.isDisjoint(with: later.sections[$0].items) }
        ?? left.first { $0 == index && later.sections[$0].name == earlier.sections[index].name }
      guard let match, let place = left.firstIndex(of: match) else { continue }
      pairs[index] = left.remove(at: place)
    }
    operations.deletes = earlier.sections.indices.filter { pairs[$0] == nil }
    operations.inserts = left
    let kept = pairs.keys.sorted()
    let rise = LongestRise(kept.map { pairs[$0] ?? 0 })
    operations.moves = zip(kept, rise.members).filter { !$0.1 }.map {
      Passage(from: $0.0, to: pairs[$0.0] ?? $0.0)
    }
  }
}

/// Which cells come, go and stand elsewhere.
private struct ItemMatches {
  private(set) var operations = UpdateRequest.Operations<IndexPath>()
  private let reloaded: Set<ElementID>

  init(
    _ earlier: ComparedState, _ later: ComparedState, sections: SectionMatches,
    reloaded: Set<ElementID>
  ) {
    self.reloaded = reloaded
    for (section, content) in earlier.sections.enumerated() where sections.pairs[section] != nil {
      operations.deletes += content.items.filter { later.places[$0] == nil }
        .compactMap { earlier.places[$0] }
    }
    let fresh = Set(sections.operations.inserts)
    for (section, content) in later.sections.enumerated() where !fresh.contains(section) {
      operations.inserts += content.items.filter { earlier.places[$0] == nil }
        .compactMap { later.places[$0] }
    }
    for (section, content) in earlier.sections.enumerated() {
      let passages = content.items.compactMap {
        id -> (id: ElementID, passage: Passage<IndexPath>)? in
        guard let from = earlier.places[id], let to = later.places[id] else { return nil }
        return (id, Passage(from: from, to: to))
      }
      match(passages, to: sections.pairs[section])
    }
  }

  /// Which of them keep their order, as many as can: of several choices, those that keep their numbers,
  /// then those that end first.
  private static func members(_ passages: [Passage<IndexPath>]) -> [Bool] {
    let goals = passages.map { $0.to[1] }
    guard goals.count <= 400 else { return LongestRise(goals).members }
    var best: [(length: Int, still: Int, previous: Int?)] = []
    for index in goals.indices {
      let isStill = passages[index].from[1] == goals[index] ? 1 : 0
      let previous = (0..<index).filter { goals[$0] < goals[index] }.max {
        (best[$0].length, best[$0].still, -goals[$0])
          < (best[$1].length, best[$1].still, -goals[$1])
      }
      let known = previous.map { best[$0] }
      best.append(((known?.length ?? 0) + 1, (known?.still ?? 0) + isStill, previous))
    }
    var members = [Bool](repeating: false, count: goals.count)
    var next = best.indices.max {
      (best[$0].length, best[$0].still, -goals[$0])
        < (best[$1].length, best[$1].still, -goals[$1])
    }
    while let index = next {
      members[index] = true
      next = best[index].previous
    }
    return members
  }

  private mutating func match(
    _ kept: [(id: ElementID, passage: Passage<IndexPath>)], to section: Int?
  ) {
    let staying = kept.filter { $0.passage.to[0] == section }
    let rise = Self.members(staying.map(\.passage))
    for (item, keepsOrder) in zip(staying, rise) {
      if !keepsOrder {
        operations.moves.append(item.passage)
      } else if reloaded.contains(item.id) {
        operations.reloads.append(item.passage)
      }
    }
    operations.moves += kept.filter { $0.passage.to[0] != section }.map(\.passage)
  }
}

/// Tells elements that come into view, or leave it, from such that are inserted or deleted: a state may know only
/// what is seen.
private struct CrossingElements {
  private(set) var ids: Set<ElementID> = []
  /// Whether the cells that are there before and after have kept their numbers, but not one of them its place.
  let allPlacesDiffer: Bool

  init(_ transition: Transition) {
    let earlier = Self.cells(of: transition.before)
    let later = Self.cells(of: transition.after)
    let kept = earlier.compactMap { id, element in later[id].map { (element, $0) } }
    let keepsNumbers = kept.allSatisfy { $0.0.path == $0.1.path }
    allPlacesDiffer =
      keepsNumbers && !kept.isEmpty && kept.allSatisfy { !Self.placed($0.0, like: $0.1) }
    let isOtherScreen = transition.before.viewport != transition.after.viewport
    // An item that is new in the place of another one was not there before.
    let (was, willBe) = (Set(earlier.values.map(\.path)), Set(later.values.map(\.path)))
    let lone =
      earlier.values.filter { later[$0.id] == nil } + later.values.filter { earlier[$0.id] == nil }
    let isFree = lone.allSatisfy { !(was.contains($0.path) && willBe.contains($0.path)) }
    if !kept.isEmpty, keepsNumbers, isFree, isOtherScreen || allPlacesDiffer {
      ids = Set(lone.map(\.id))
      return
    }
    let ways = Dictionary(grouping: transition.tracks, by: \.id)
    // UIKit knew of the element before, and still knows of it.
    ids = Set(
      lone.map(\.id).filter { id in
        guard let ways = ways[id], !ways.isEmpty else { return false }
        return ways.allSatisfy { [.moved, .unchanged].contains($0.role) }
      })
  }

  private static func cells(of state: LayoutSnapshot) -> [ElementID: ElementSnapshot] {
    Dictionary(state.elements.filter { $0.kind == .cell }.map { ($0.id, $0) }) { first, _ in first }
  }

  private static func placed(_ first: ElementSnapshot, like second: ElementSnapshot) -> Bool {
    first.center == second.center && first.size == second.size
      && first.transform == second.transform
  }
}
