import CoreGraphics
import Motion

/// An item that an update names, on both sides of the data, or several neighbours that it does the same to.
struct AskedItem {
  let id: ElementID
  let role: Role
  var before: Place?
  var after: Place?
  /// How many neighbours they are, the first of which is told.
  var count = 1

  struct Place {
    /// The number of the aligned section.
    let section: Int
    let index: Int

    fileprivate func isNext(to other: Place?, after count: Int) -> Bool {
      section == other?.section && index == (other?.index ?? 0) + count
    }
  }

  /// Whether it stands behind the other ones on each side that it has, and the same is asked of it.
  fileprivate func goesOn(_ other: AskedItem) -> Bool {
    func isNext(_ place: Place?, _ first: Place?) -> Bool {
      place.map { $0.isNext(to: first, after: other.count) } ?? (first == nil)
    }
    return role == other.role && isNext(before, other.before) && isNext(after, other.after)
  }

  /// By how many places it goes elsewhere; another section is farther away than any place.
  var distance: Int {
    guard let before, let after else { return 0 }
    return before.section == after.section ? abs(after.index - before.index) : .max
  }
}

/// One section on both sides of an update.
struct AlignedSection {
  let before: Int?
  let after: Int?
  let name: String
  /// The operation on the section itself.
  let role: Role?
  /// How many items it has, before and after.
  let counts: (before: Int, after: Int)
  let items: AlignedList
  /// How many of its lines are of items that are asked for, on both sides together.
  let asked: Int

  /// Whether nothing is asked of the section or its items.
  var isQuiet: Bool { role == nil && asked == 0 }
  /// Whether it is there before and after.
  var stays: Bool { before != nil && after != nil }

  func index(_ side: StepRoles.Side) -> Int? { side == .before ? before : after }
  func count(_ side: StepRoles.Side) -> Int { side == .before ? counts.before : counts.after }
}

/// Both sides of the data in an update laid against each other: sections that are one, and the items of each.
struct DataAlignment {
  private(set) var sections: [AlignedSection] = []
  /// All that the update names, each once.
  let items: [AskedItem]

  /// - Parameter name: of a section by its sum.
  init(_ columns: StepRoles.Columns, _ roles: StepRoles, name: (SectionSum) -> String) {
    var asked = AskedItems(roles)
    let sides = roles.sections.enumerated().map { number, sum in
      let before = sum.indexBefore.flatMap { columns.before.sections[safe: $0] }
      let after = sum.indexAfter.flatMap { columns.after.sections[safe: $0] }
      return (
        before: before.map { asked.lines($0, .before, of: number, whole: sum.role) },
        after: after.map { asked.lines($0, .after, of: number, whole: sum.role) }
      )
    }
    asked.join()
    asked.fold()
    items = asked.items
    for (sum, side) in zip(roles.sections, sides) {
      let known = [side.before, side.after].compactMap(\.self)
      sections.append(
        AlignedSection(
          before: side.before == nil ? nil : sum.indexBefore,
          after: side.after == nil ? nil : sum.indexAfter, name: name(sum), role: sum.role,
          counts: (side.before?.count ?? 0, side.after?.count ?? 0),
          items: AlignedList(
            before: asked.guests(side.before), after: asked.guests(side.after),
            staying: known.map(\.staying).min() ?? 0),
          asked: known.reduce(0) { $0 + $1.guests.count }))
    }
  }

  /// How many items the data has, on the side with more.
  var count: Int {
    max(
      sections.reduce(0) { $0 + $1.counts.before }, sections.reduce(0) { $0 + $1.counts.after })
  }

  /// How many items something is asked of.
  var asked: Int { items.reduce(0) { $0 + $1.count } }

  /// How many items nothing is asked of.
  var staying: Int { sections.reduce(0) { $0 + $1.items.staying } }

  /// The numbers of the sections of a side in their order there.
  func order(_ side: StepRoles.Side) -> [Int] {
    sections.indices.filter { sections[$0].index(side) != nil }
      .sorted { (sections[$0].index(side) ?? 0) < (sections[$1].index(side) ?? 0) }
  }

  /// The farthest that an item goes only because others do.
  var largestShift: Int {
    sections.filter(\.stays).reduce(0) { largest, section in
      let entries = section.items.entries { _ in true }
      let after = Dictionary(entries.after.compactMap(\.run).map { ($0.rank, $0.start) }) {
        first, _ in first
      }
      let shifts = entries.before.compactMap(\.run).compactMap { run in
        after[run.rank].map { abs($0 - run.start) }
      }
      return max(largest, shifts.max() ?? 0)
    }
  }
}

/// The items that an update names, as they are found on both sides.
private struct AskedItems {
  private let roles: StepRoles
  private var found: [AskedItem] = []
  /// For the second side of an item, the number of the first.
  private var twins: [Int: Int] = [:]
  private(set) var items: [AskedItem] = []
  private var numbers: [Int: Int] = [:]

  struct Lines {
    var guests: [AlignedList.Guest] = []
    var staying = 0
    let count: Int
  }

  init(_ roles: StepRoles) {
    self.roles = roles
  }

  mutating func lines(
    _ column: DataColumn.Section, _ side: StepRoles.Side, of section: Int, whole: Role?
  ) -> Lines {
    var lines = Lines(count: column.count)
    for row in column.rows {
      guard case .item(let id, let index) = row, let role = asked(of: id, side, whole: whole) else {
        lines.staying += row.count
        continue
      }
      lines.guests.append(
        AlignedList.Guest(key: found.count, index: index, rank: lines.staying))
      let place = AskedItem.Place(section: section, index: index)
      found.append(
        AskedItem(
          id: id, role: role, before: side == .before ? place : nil,
          after: side == .after ? place : nil))
    }
    return lines
  }

  /// The guests of a side by the numbers of their items.
  func guests(_ lines: Lines?) -> [AlignedList.Guest] {
    (lines?.guests ?? []).compactMap { guest in
      numbers[twins[guest.key] ?? guest.key].map { number in
        AlignedList.Guest(
          key: number, index: guest.index, rank: guest.rank, count: items[number].count)
      }
    }
  }

  /// The role of the item alone: all of a reloaded section are reloaded together.
  private func asked(of id: ElementID, _ side: StepRoles.Side, whole: Role?) -> Role? {
    let role = roles.role(of: id, side)
    return role.isAskedOfItem && !(whole == .reloaded && role == .reloaded) ? role : nil
  }

  /// Finds out which of both sides are the same: by their names, else in their order.
  mutating func join() {
    let passing: Set<Role> = [.moved, .reloaded, .reconfigured]
    let both = found.indices.filter { passing.contains(found[$0].role) }
    let left = both.filter { found[$0].before != nil }
    var known = Dictionary(left.map { (found[$0].id, $0) }) { first, _ in first }
    var rest: [Int] = []
    for place in both where found[place].after != nil {
      guard let other = known.removeValue(forKey: found[place].id) else {
        rest.append(place)
        continue
      }
      join(other, place)
    }
    let unknown = Set(known.values)
    var free = Dictionary(grouping: left.filter(unknown.contains).reversed()) { found[$0].role }
    for place in rest {
      if let other = free[found[place].role]?.popLast() { join(other, place) }
    }
    for place in found.indices where twins[place] == nil {
      numbers[place] = items.count
      items.append(found[place])
    }
  }

  /// So many are told one by one.
  private static let mostApart = 12
  /// Fewer neighbours are told one by one.
  private static let leastRun = 3

  /// Of many items, neighbours that go the same way become one.
  mutating func fold() {
    guard items.count > Self.mostApart else { return }
    var runs: [(first: Int, item: AskedItem)] = []
    for (number, item) in items.enumerated() {
      if let last = runs.last, item.goesOn(last.item) {
        runs[runs.count - 1].item.count += 1
      } else {
        runs.append((number, item))
      }
    }
    var places: [Int: Int] = [:]
    var folded: [AskedItem] = []
    for (first, run) in runs {
      let isRun = run.count >= Self.leastRun
      for number in first..<first + (isRun ? 1 : run.count) {
        places[number] = folded.count
        folded.append(isRun ? run : items[number])
      }
    }
    items = folded
    numbers = numbers.compactMapValues { places[$0] }
  }

  private mutating func join(_ first: Int, _ second: Int) {
    found[first].after = found[second].after
    twins[second] = first
  }
}

extension DataColumn.Row {
  fileprivate var count: Int {
    switch self {
    case .item: 1
    case .run(_, _, let count): count
    }
  }
}

extension AlignedList.Entry {
  var run: AlignedList.Run? {
    switch self {
    case .guest: nil
    case .run(let run): run
    }
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
