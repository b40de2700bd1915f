import CoreGraphics
import Motion

/// A line of the table of deltas: an element, a section, or several with the same delta.
struct DeltaRow {
  let name: String
  /// The end of a name that stands for many, " and 7 more": it is never cut.
  var tail = ""
  /// The same in sentences.
  var spokenName = ""
  let role: Role
  let delta: ElementDelta
  /// An element that is there in one state only.
  var lone: ElementSnapshot?
  /// Whether one that is there in one state only is there after the change.
  var comes = false
  /// How many elements it stands for.
  var count = 1
  /// Whether its places before and after are those of everybody in it.
  var hasPlaces = true
  /// Whether it wears the badge of its role: those of a section that is told as one do not.
  var hasBadge = true
  /// Whether it is about items alone.
  var isOfItems = false
  /// The sum of the section that it belongs to, where something was asked of that.
  var section: Int?
  /// Whether it begins with a name as the data has it.
  var isNamed: Bool { isOfItems || role.isAskedOfSection || count > 1 }
  /// In the order of the data.
  let number: Int

  /// "moves", "follow": what it does by the role; empty where the last column says it.
  var verb: String {
    let isOne = count == 1 || hasPlaces || section != nil
    switch role {
    case .moved, .sectionMoved: return isOne ? "moves" : "move"
    case .follows: return isOne ? "follows" : "follow"
    case .resized: return isOne ? "resizes" : "resize"
    case .turned: return isOne ? "turns" : "turn"
    case .relaid: return "laid out anew"
    case .pinned: return "pinned"
    case .pinnedAwhile: return "pinned for a while"
    case .scrolled: return isOne ? "scrolls" : "scroll"
    case .reloaded, .reconfigured: return delta.isEmpty ? "" : role.words
    case .shown, .hidden: return delta.isEmpty ? "" : role.words
    case .inserted, .deleted, .sectionInserted, .sectionDeleted: return ""
    case .cameIntoView, .leftView, .unchanged: return ""
    }
  }

  /// The event, if no number says it.
  var word: String? {
    switch role {
    case .inserted, .sectionInserted: "inserted"
    case .deleted, .sectionDeleted: "deleted"
    case .reloaded, .reconfigured, .shown, .hidden: delta.isEmpty ? role.words : nil
    case .moved, .sectionMoved: delta.isEmpty ? edge ?? "same place" : nil
    case .follows, .resized, .turned, .relaid, .pinned, .pinnedAwhile, .scrolled, .cameIntoView,
      .leftView, .unchanged:
      nil
    }
  }

  /// The side of the screen's edge at which one stays whose place beyond it nobody knows.
  private var edge: String? { lone.map { _ in comes ? "into view" : "out of view" } }

  private var isThere: Bool { word != "inserted" && word != "deleted" }

  /// The largest first, then what has no number, in the order of the data.
  static func precedes(_ first: DeltaRow, _ second: DeltaRow) -> Bool {
    if first.isThere != second.isThere { return first.isThere }
    if first.delta.size != second.delta.size { return first.delta.size > second.delta.size }
    if first.isThere, first.role != second.role { return first.role < second.role }
    return first.number < second.number
  }
}

/// All that differs between two states, by size: a section that keeps together is one row, and where there are too many,
/// equal deltas are.
struct DeltaRows {
  private(set) var rows: [DeltaRow] = []
  /// Before those that are equal were joined.
  private(set) var all: [DeltaRow] = []
  /// Elements that no row stands for.
  private(set) var hidden = 0
  /// Elements that only came into view or left it.
  private(set) var crossing = 0
  /// Items and sections that something was asked of, and that nobody sees in either state.
  let unseen: Int
  /// Those in a row of their section, by its name.
  private(set) var members: [(section: String, role: Role, names: [String])] = []
  /// Those that stay on the screen while the content goes on under them.
  private(set) var pinned: [ElementStory] = []

  /// As many rows are read.
  static let limit = 12
  /// Of more rows than this, those that follow equally far are one.
  private static let few = 8

  private let story: MotionStory

  fileprivate struct Entry {
    let element: ElementStory
    let delta: ElementDelta
  }

  /// - Parameters:
  ///   - ways: of those that were asked to move and that only one state shows.
  ///   - limit: how many rows there may be.
  init(
    _ story: MotionStory, ways: [ElementID: CGVector] = [:], limit: Int = DeltaRows.limit
  ) {
    self.story = story
    unseen = story.untold
    var entries: [Entry] = []
    for element in story.changed {
      if element.crossesEdge {
        crossing += 1
        continue
      }
      let delta = element.delta(ways[element.id])
      if delta.isEmpty, element.role.isPinned { pinned.append(element) }
      let isToldAnyway = element.role.isAsked || element.role == .shown || element.role == .hidden
      if isToldAnyway || !delta.isEmpty { entries.append(Entry(element: element, delta: delta)) }
    }
    takeSections(&entries)
    let told = Set(rows.map(\.role))
    rows += entries.map {
      row($0, hasBadge: !$0.element.role.isAskedOfSection || !told.contains($0.element.role))
    }
    rows.sort(by: DeltaRow.precedes)
    all = rows
    if rows.count > Self.few { group { !$0.isAsked } }
    guard rows.count > limit else { return }
    if rows.count > limit { group { _ in true } }
    guard rows.count > limit else { return }
    cut(to: limit)
  }

  /// The largest of each kind comes first, then all else that was asked for, and then the largest of the others: no kind
  /// is only counted, however few rows there may be.
  private mutating func cut(to limit: Int) {
    let order = rows.filter(\.role.isAsked) + rows.filter { !$0.role.isAsked }
    var kinds: Set<Role> = []
    let first = order.indices.filter { kinds.insert(order[$0].role).inserted }
    let told = first + order.indices.filter { !first.contains($0) }
    let shown = Set(told.prefix(max(limit - 1, first.count)))
    hidden = order.indices.reduce(0) { shown.contains($1) ? $0 : $0 + order[$1].count }
    rows = order.indices.filter(shown.contains).map { order[$0] }.sorted(by: DeltaRow.precedes)
  }

  private func row(_ entry: Entry, hasBadge: Bool) -> DeltaRow {
    let element = entry.element
    let section = story.toldSection(of: element)
    return DeltaRow(
      name: element.id.kind == .cell ? element.label : element.spokenName,
      spokenName: element.spokenName,
      role: section == nil ? element.role.ofItem : element.role, delta: entry.delta,
      lone: entry.isLone ? element.before ?? element.after : nil, comes: element.before == nil,
      hasBadge: hasBadge, isOfItems: element.id.kind == .cell, section: section,
      number: element.number)
  }

  // MARK: Sections

  private mutating func takeSections(_ entries: inout [Entry]) {
    let cells = story.elements.filter { $0.id.kind == .cell }
    guard
      Set(cells.compactMap(\.section)).count > 1
        || entries.contains(where: { $0.element.role.isAskedOfSection })
    else { return }
    var whole = story.elements.reduce(into: [Int: Int]()) { counts, element in
      guard !element.role.isAsked, let section = element.stayingSection else { return }
      counts[section, default: 0] += 1
    }
    var groups: [SectionPart: [Entry]] = [:]
    for entry in entries where !entry.element.role.isAskedOfItem {
      guard let part = part(of: entry.element) else { continue }
      groups[part, default: []].append(entry)
      if let sum = part.sum, let section = story.roles.sections[sum].indexAfter {
        whole[section] = nil
      }
    }
    var taken: Set<ElementID> = []
    for (part, group) in groups.sorted(by: { $0.key < $1.key }) {
      let role = group[0].element.role
      guard group.allSatisfy({ $0.element.role == role }) else { continue }
      let alike = Self.alike(group, isOne: part.sum != nil)
      let isWhole = part.sum != nil || (alike.count == whole[part.number] && alike.count > 1)
      guard isWhole else { continue }
      take(alike, of: part)
      taken.formUnion(alike.map(\.element.id))
    }
    entries.removeAll { taken.contains($0.element.id) }
  }

  /// The section that an element is told with: one that something was asked of, or the one that it stands in.
  private func part(of element: ElementStory) -> SectionPart? {
    if let sum = story.toldSection(of: element) { return .asked(sum) }
    return element.role.isAskedOfSection ? nil : element.section.map(SectionPart.other)
  }

  /// Those with the delta of the first of them; of a section that something was asked of those with that of its header,
  /// or else with the one that most have, and those that are seen in one state only.
  private static func alike(_ group: [Entry], isOne: Bool) -> [Entry] {
    guard isOne else { return group.filter { $0.delta.key == group[0].delta.key } }
    let header = group.first { $0.element.id.kind.shortName == "header" && !$0.isLone }
    let key = header?.delta.key ?? most(group.map(\.delta.key).filter { !$0.isEmpty })
    return group.filter { $0.delta.key == key || $0.isLone }
  }

  private mutating func take(_ group: [Entry], of part: SectionPart) {
    let cells = group.filter { $0.element.id.kind == .cell }
    members.append(
      (name(of: part, group), group[0].element.role, cells.map(\.element.label)))
    let told = group.contains { !$0.isLone } ? group.filter { !$0.isLone } : group
    // A section stands at its header: as long as that is out of view, nobody can check the places of others.
    let header = told.first { $0.isLone && $0.element.id.kind.shortName == "header" }
    let first = header ?? Self.topmost(told) ?? group[0]
    let element = first.element
    let isTop = header != nil || Self.topmost(group)?.element.id == element.id
    rows.append(
      DeltaRow(
        name: name(of: part, group), spokenName: name(of: part, group),
        role: group[0].element.role, delta: first.delta,
        lone: first.isLone ? element.before ?? element.after : nil, comes: element.before == nil,
        count: group.count, hasPlaces: isTop, section: part.sum, number: element.number))
  }

  private static func topmost(_ group: [Entry]) -> Entry? {
    group.min { ($0.top, $0.element.number) < ($1.top, $1.element.number) }
  }

  /// The data's name of the section, or the words above it.
  private func name(of part: SectionPart, _ group: [Entry]) -> String {
    let isAfter = group.contains { $0.element.after != nil }
    let sum =
      part.sum.map { story.roles.sections[$0] }
      ?? story.roles.sections.first {
        (isAfter ? $0.indexAfter : $0.indexBefore) == part.number
      }
    let named = part.sum == nil ? story.roles.sectionNames[safe: part.number].flatMap(\.self) : nil
    let header = group.first { $0.element.id.kind.shortName == "header" }
    return sum.flatMap(story.looks.name) ?? named.map(story.looks.name(ofSection:))
      ?? header?.element.label
      ?? "Section \(sum.flatMap { $0.indexAfter ?? $0.indexBefore } ?? part.number)"
  }

  /// The text that most are; the first of several.
  private static func most(_ keys: [String]) -> String {
    var counts: [String: Int] = [:]
    for key in keys { counts[key, default: 0] += 1 }
    let largest = counts.values.max() ?? 0
    return keys.first { counts[$0] == largest } ?? ""
  }

  // MARK: Groups

  /// Rows of the same role and delta become one.
  private mutating func group(_ belongs: (Role) -> Bool) {
    var groups: [String: [DeltaRow]] = [:]
    var order: [String] = []
    for row in rows {
      let isAlone = !belongs(row.role) || row.count > 1
      let key =
        isAlone
        ? "row \(row.number) \(row.role.rawValue)"
        : "\(row.role.rawValue): \(row.delta.key) \(row.word ?? "")"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(row)
    }
    rows = order.compactMap { groups[$0] }.map { group in
      guard group.count > 1 else { return group[0] }
      let (name, tail) = Self.name(group.map(\.name))
      let spoken = Self.name(group.map(\.spokenName))
      return DeltaRow(
        name: name + tail, tail: tail, spokenName: spoken.head + spoken.tail,
        role: group[0].role, delta: group[0].delta, lone: group[0].lone,
        comes: group[0].comes, count: group.count, hasPlaces: false,
        isOfItems: group.allSatisfy(\.isOfItems), number: group[0].number)
    }
    // Of those that go equally far, many count for more.
    rows.sort { first, second in
      first.delta.size == second.delta.size && first.count != second.count
        && first.role == second.role
        ? first.count > second.count : DeltaRow.precedes(first, second)
    }
  }

  /// "Ann and Bob", "Ann and 7 more".
  private static func name(_ names: [String]) -> (head: String, tail: String) {
    let all = CountWords.list(names)
    return names.count <= 3 && all.count <= longestNames
      ? (all, "") : (names[0], " and \(CountWords.digits(names.count - 1)) more")
  }

  /// Longer lists have no room in a row.
  private static let longestNames = 22
}

extension MotionStory {
  /// How many items and sections that something was asked of are on the screen in neither state.
  fileprivate var untold: Int {
    Role.allCases.filter(\.isAsked).reduce(0) { sum, role in
      guard role.isAskedOfSection else {
        return sum + max(0, roles.count(role) - elements.count { $0.role == role })
      }
      let seen = Set(elements.filter { $0.role == role }.compactMap(section))
      return sum + max(0, roles.count(role) - max(seen.count, 0))
    }
  }
}

extension DeltaRows {
  /// How many elements differ, in rows or counted.
  var count: Int { rows.reduce(hidden) { $0 + $1.count } }
}

extension ElementStory {
  /// On the screen; none of one that is only scrolled with all others, or that is seen in one state only and has no way.
  fileprivate func delta(_ way: CGVector?) -> ElementDelta {
    guard let before, let after else {
      guard let way, role.isMove, let seen = before ?? after else { return ElementDelta([]) }
      return ElementDelta(of: seen, comes: before == nil, along: way)
    }
    let delta = ElementDelta(before, after)
    guard goesWithContent else { return delta }
    return delta.changes.allSatisfy(\.attribute.isPlace) ? ElementDelta([]) : delta.withoutWay
  }

  /// The number of its section, after the change where it is there.
  var section: Int? { (after ?? before)?.path.first }

  /// The same for who is there before and after.
  fileprivate var stayingSection: Int? { before == nil ? nil : after?.path.first }
}

extension DeltaRows.Entry {
  fileprivate var top: CGFloat {
    let top = (element.before ?? element.after)?.frame.minY ?? 0
    return top.isFinite ? top : .greatestFiniteMagnitude
  }

  /// Whether it is seen in one of the two states only, and nothing tells where it is in the other.
  fileprivate var isLone: Bool {
    delta.isEmpty && (element.before == nil || element.after == nil)
  }
}

/// A lot of elements that may be told as one: those of a section that something was asked of, by its sum, or those that
/// stand in one of the others, by its number.
private enum SectionPart: Hashable, Comparable {
  case asked(Int)
  case other(Int)

  var number: Int {
    switch self {
    case .asked(let number), .other(let number): number
    }
  }

  var sum: Int? {
    if case .asked(let sum) = self { sum } else { nil }
  }
}

extension Role {
  /// The role of an item that has it alone.
  fileprivate var ofItem: Role {
    switch self {
    case .sectionInserted: .inserted
    case .sectionDeleted: .deleted
    case .sectionMoved: .moved
    default: self
    }
  }
}
