import CoreGraphics

/// The places of those that an update leaves alone: they keep their order around what leaves and what arrives.
struct SurvivingPlaces {
  private let leaving: [Int]
  private let arriving: [Int]

  init(leaving: [Int], arriving: [Int]) {
    self.leaving = Set(leaving).sorted()
    self.arriving = Set(arriving).sorted()
  }

  /// nil for what leaves.
  func after(_ place: Int) -> Int? { Self.passed(place, from: leaving, to: arriving) }

  /// nil for what arrives.
  func before(_ place: Int) -> Int? { Self.passed(place, from: arriving, to: leaving) }

  /// The numbers among the survivors before which something leaves or arrives.
  var cuts: Set<Int> {
    Set([leaving, arriving].flatMap { gaps in gaps.enumerated().map { $1 - $0 } })
  }

  /// How many of so many stay.
  func count(outOf total: Int) -> Int { total - leaving.count }

  /// Both places of a survivor, by its number among the survivors.
  func places(ofRank rank: Int) -> (before: Int, after: Int) {
    (Self.place(ofRank: rank, beside: leaving), Self.place(ofRank: rank, beside: arriving))
  }

  /// The number among the survivors of one that has the place before.
  func rank(_ place: Int) -> Int { place - leaving.partitioningIndex { $0 >= place } }

  /// The same for one that has the place after.
  func rankAfter(_ place: Int) -> Int { place - arriving.partitioningIndex { $0 >= place } }

  private static func passed(_ place: Int, from gaps: [Int], to others: [Int]) -> Int? {
    let below = gaps.partitioningIndex { $0 >= place }
    guard below == gaps.count || gaps[below] != place else { return nil }
    return self.place(ofRank: place - below, beside: others)
  }

  /// The place with as many free places before it: every gap at or below it pushes it on by one.
  private static func place(ofRank rank: Int, beside others: [Int]) -> Int {
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

/// The way of sections and items through an update, by their places alone.
struct UpdateMapping {
  private let sections: SurvivingPlaces
  private let sectionMoves: [Passage<Int>]
  private let itemMoves: [IndexPath: IndexPath]
  /// By the section after the update; without those whose items nobody named.
  private var items: [Int: SurvivingPlaces] = [:]

  init(_ request: UpdateRequest) {
    sections = SurvivingPlaces(
      leaving: request.sections.leaving, arriving: request.sections.arriving)
    sectionMoves = request.sections.moves + request.sections.reloads
    itemMoves = Dictionary((request.items.moves + request.items.reloads).map { ($0.to, $0.from) }) {
      first, _ in first
    }
    let leaving = Self.bySection(request.items.leaving)
    let arriving = Self.bySection(request.items.arriving)
    for section in Set(leaving.keys.compactMap(sectionAfter) + arriving.keys) {
      items[section] = SurvivingPlaces(
        leaving: sectionBefore(section).flatMap { leaving[$0] } ?? [],
        arriving: arriving[section] ?? [])
    }
  }

  private static func bySection(_ paths: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: paths.filter { $0.count == 2 }) { $0[0] }.mapValues { $0.map { $0[1] } }
  }

  /// How the items of a section pass that has this index after the update; nil where all keep their places.
  func items(ofSection section: Int) -> SurvivingPlaces? { items[section] }

  /// The index after the update; nil for a section that is deleted.
  func sectionAfter(_ section: Int) -> Int? {
    sections.after(section) ?? sectionMoves.first { $0.from == section }?.to
  }

  /// The index before the update; nil for a section that is inserted.
  func sectionBefore(_ section: Int) -> Int? {
    sections.before(section) ?? sectionMoves.first { $0.to == section }?.from
  }

  /// The place before the update of the element with that path; nil for what is new.
  func origin(of kind: ElementKind, at path: IndexPath) -> IndexPath? {
    // A view of the layout as a whole has no place in the data.
    guard path.count == 2, path[1] != .max else { return path }
    if kind == .cell, let from = itemMoves[path] { return from }
    guard let section = sectionBefore(path[0]) else { return nil }
    guard kind == .cell, let items = items[path[0]] else { return [section, path[1]] }
    return items.before(path[1]).map { [section, $0] }
  }
}

extension Array {
  /// The first index from which on the condition holds.
  fileprivate func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
