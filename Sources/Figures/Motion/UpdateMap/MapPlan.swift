import CoreGraphics
import Motion

/// A part of one side of an update map: a section with its lines, or several in one.
struct MapBox {
  enum Subject {
    case section(Int)
    /// Neighbours that have one box together.
    case sections([Int])
  }

  let subject: Subject
  let rows: [AlignedList.Entry]
  /// The same for the box of the other side that shows the same; nil where none does.
  let key: String?

  func indexWords(_ side: StepRoles.Side, in alignment: DataAlignment) -> String? {
    subject.indexWords(side, in: alignment)
  }
}

extension MapBox.Subject {
  /// "7", "11–12": the numbers of its sections on a side.
  func indexWords(_ side: StepRoles.Side, in alignment: DataAlignment) -> String? {
    let numbers: [Int] =
      switch self {
      case .section(let number): [number]
      case .sections(let numbers): numbers
      }
    let places = numbers.compactMap { alignment.sections[$0].index(side) }
    guard let first = places.first, let last = places.last else { return nil }
    return first == last ? "\(first)" : "\(first)–\(last)"
  }
}

/// Which sections and items of an update an update map tells one by one, so that it stays small: all of little data,
/// of more only what is asked for, and of very much the largest changes.
struct MapPlan {
  let alignment: DataAlignment
  let isBoxed: Bool
  private(set) var before: [MapBox] = []
  private(set) var after: [MapBox] = []
  /// Those that have no line of their own, by what was asked of them.
  private(set) var unnamed: [Role: Int] = [:]

  /// More lines than this on one side are no picture any more.
  static let largestCount = 24
  /// As many items are told one by one, whatever happens to them.
  private static let smallCount = 8

  /// How much is told one by one.
  private struct Detail {
    var tellsAll = false
    /// Whether sections that nothing is asked of show their names alone.
    var isCompact = false
    /// Whether neighbours that nothing is asked of are one box.
    var foldsSections = false
    /// Whether boxes leave out their grey rows, so that all that is asked for has room.
    var hidesRuns = false
    var items = Int.max
    var sections = Int.max
  }

  /// - Parameter fits: whether both sides are small enough.
  init(_ alignment: DataAlignment, isBoxed: Bool, fits: ([MapBox], [MapBox]) -> Bool) {
    self.alignment = alignment
    self.isBoxed = isBoxed
    let ranking = ItemRanking(alignment.items).order
    let changed = alignment.sections.indices.filter { !alignment.sections[$0].isQuiet }
    func isFitting(_ detail: Detail) -> Bool {
      apply(detail, ranking, changed: changed)
      return fits(before, after)
    }
    if alignment.count <= Self.smallCount, isFitting(Detail(tellsAll: true)) { return }
    var detail = Detail()
    if isFitting(detail) { return }
    detail.isCompact = true
    if isFitting(detail) { return }
    detail.foldsSections = true
    if isFitting(detail) { return }
    detail.items = 0
    guard isFitting(detail) else {
      detail.sections = Self.largest(min(changed.count, Self.largestCount)) { count in
        isFitting(Detail(isCompact: true, foldsSections: true, items: 0, sections: count))
      }
      apply(detail, ranking, changed: changed)
      return
    }
    func most(hidesRuns: Bool) -> Int {
      Self.largest(min(ranking.count, 2 * Self.largestCount)) { count in
        isFitting(
          Detail(isCompact: true, foldsSections: true, hidesRuns: hidesRuns, items: count))
      }
    }
    detail.items = most(hidesRuns: false)
    let bare = isBoxed ? most(hidesRuns: true) : 0
    if bare > detail.items {
      (detail.items, detail.hidesRuns) = (bare, true)
    }
    apply(detail, ranking, changed: changed)
  }

  /// The largest number up to the limit that holds, if all below it do.
  private static func largest(_ limit: Int, _ holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, limit)
    while low < high {
      let middle = (low + high + 1) / 2
      if holds(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private mutating func apply(_ detail: Detail, _ ranking: [Int], changed: [Int]) {
    let named = Set(ranking.prefix(detail.items))
    unnamed = alignment.items.indices.reduce(into: [:]) { counts, item in
      let asked = alignment.items[item]
      if !named.contains(item) { counts[asked.role, default: 0] += asked.count }
    }
    let own = Set(changed.prefix(detail.sections))
    let boxes = outer.entries(tellsAll: !detail.foldsSections) { own.contains($0) }
    let rows = alignment.sections.map { section in
      section.items.entries(tellsAll: detail.tellsAll) { named.contains($0) }
    }
    before = boxes.before.map { entry in
      box(entry, .before) { visible(rows[$0].before, detail) }
    }
    after = boxes.after.map { entry in
      box(entry, .after) { visible(rows[$0].after, detail) }
    }
  }

  /// The sections themselves as a list, in which those stay that nothing is asked of.
  private var outer: AlignedList {
    var quiet: [Int: Int] = [:]
    var sides: [[AlignedList.Guest]] = []
    for side in [StepRoles.Side.before, .after] {
      var guests: [AlignedList.Guest] = []
      for (index, number) in alignment.order(side).enumerated() {
        if alignment.sections[number].isQuiet, alignment.sections[number].stays {
          quiet[sides.count, default: 0] += 1
        } else {
          guests.append(
            AlignedList.Guest(key: number, index: index, rank: quiet[sides.count] ?? 0))
        }
      }
      sides.append(guests)
    }
    return AlignedList(before: sides[0], after: sides[1], staying: quiet[0] ?? 0)
  }

  private func box(
    _ entry: AlignedList.Entry, _ side: StepRoles.Side, rows: (Int) -> [AlignedList.Entry]
  ) -> MapBox {
    switch entry {
    case .guest(let number, _):
      return MapBox(
        subject: .section(number), rows: rows(number), key: "\(number)")
    case .run(let run):
      let numbers = Array(alignment.order(side)[run.start..<run.end])
      guard numbers.count == 1, let number = numbers.first else {
        let key = run.staying > 0 ? "from \(run.rank)" : nil
        return MapBox(subject: .sections(numbers), rows: [], key: key)
      }
      return MapBox(
        subject: .section(number), rows: rows(number), key: "\(number)")
    }
  }

  /// A section that shows its name alone has no lines.
  private func visible(_ rows: [AlignedList.Entry], _ detail: Detail) -> [AlignedList.Entry] {
    let named = rows.filter { $0.run == nil }
    if detail.hidesRuns { return named }
    return isBoxed && detail.isCompact && named.isEmpty ? [] : rows
  }
}

/// The items of an update in the order in which they are worth a line: of each role by turns, those that are many or go
/// far first.
private struct ItemRanking {
  let order: [Int]

  init(_ items: [AskedItem]) {
    var places: [(turn: Int, role: Role, item: Int)] = []
    for (role, numbers) in Dictionary(grouping: items.indices, by: { items[$0].role }) {
      let sorted = numbers.sorted { first, second in
        let (a, b) = (items[first], items[second])
        return (b.count, b.distance, first) < (a.count, a.distance, second)
      }
      places += sorted.enumerated().map { ($0, role, $1) }
    }
    order = places.sorted { ($0.turn, $0.role) < ($1.turn, $1.role) }.map(\.item)
  }
}
