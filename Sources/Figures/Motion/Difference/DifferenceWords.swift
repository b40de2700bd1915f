import CoreGraphics
import Motion

/// A difference in sentences: its finding, its notes, and all of it for those who do not see it.
struct DifferenceWords {
  private let story: MotionStory
  private let rows: DeltaRows
  private let noun: Noun
  /// The whole change in a sentence.
  private let changes: String
  /// Whether all that happened has been undone in the end.
  private let comesBack: Bool

  private static let mostNames = 3
  private static let mostWords = 28

  init(_ story: MotionStory, _ rows: DeltaRows, noun: Noun, wayOut: MotionStory? = nil) {
    self.story = story
    changes = MotionWords(story, noun: noun, wayOut: wayOut).changes
    comesBack = wayOut?.changed.isEmpty == false
    self.rows = rows
    self.noun = noun
  }

  // MARK: Finding

  /// "Herbs moves 200 up; Fruit and Roots follow 100 down".
  var finding: String {
    guard rows.count > 0 else { return comesBack ? changes : unseen ?? story.stillness }
    let (clauses, rest) = told
    let more = rest > 0 ? [CountWords.counted(rest, Noun("more change", "more changes"))] : []
    let text = (clauses.map(\.text) + more).joined(separator: "; ")
    // An identifier stays as it is written.
    return clauses.first?.startsWithName == true ? text : text.capitalizedFirst
  }

  /// As many clauses as are read, and how many of what was asked for these leave out: who only follows goes first, then
  /// the scroll.
  private var told: (clauses: [Clause], rest: Int) {
    var asked = self.asked
    var others = clauses(rows.all.filter { !$0.role.isAsked })
    var scroll = [self.scroll.map { Clause(text: $0, startsWithName: false) }].compactMap(\.self)
    var rest = 0
    while asked.count + others.count + scroll.count > 1,
      (asked + others + scroll).reduce(0, { $0 + $1.words }) > Self.mostWords - (rest > 0 ? 3 : 0)
    {
      if others.popLast() == nil, scroll.popLast() == nil {
        asked.removeLast()
        rest += 1
      }
    }
    return (asked + others + scroll, rest)
  }

  /// One clause for each thing that was asked for: what moves first, and last what neither panel shows.
  private var asked: [Clause] {
    let asked = rows.all.filter(\.role.isAsked)
    let moves = asked.filter { [.moved, .sectionMoved].contains($0.role) }
    let seen = Set(asked.map(\.role))
    let unseen = Role.allCases.filter {
      $0.isAsked && !seen.contains($0) && story.roles.count($0) > 0
    }
    // Beside a whole section that moves, single items that come or go are of little weight.
    let isOfSections = moves.contains { $0.role == .sectionMoved }
    func isTold(_ role: Role) -> Bool { !isOfSections || role.isAskedOfSection }
    let others = asked.filter {
      ![.moved, .sectionMoved].contains($0.role) && isTold($0.role)
    }
    return clauses(moves + others)
      + unseen.filter(isTold).map {
        $0.isAskedOfSection ? sectionClause($0, []) : clause($0, story.roles.count($0))
      }
  }

  /// The scroll beside an update; one that is all that happens has a note of its own.
  private var scroll: String? { story.roles.scroll == nil ? story.passage : nil }

  /// "card 5 is removed, beyond what either panel shows".
  private var unseen: String? {
    story.requestWords.map { "\($0), beyond what either panel shows" }
  }

  private struct Clause {
    let text: String
    let startsWithName: Bool

    var words: Int { text.split(separator: " ").count }
  }

  /// One for each role in the order of the rows, with the way where it is one.
  private func clauses(_ rows: [DeltaRow]) -> [Clause] {
    var roles: [Role] = []
    for row in rows where !roles.contains(row.role) { roles.append(row.role) }
    return roles.map { role in
      let alike = rows.filter { $0.role == role }
      if role.isAskedOfSection { return sectionClause(role, alike) }
      let all = story.roles.count(role)
      if role.isAskedOfItem, all > alike.count { return clause(role, all) }
      let verb = alike.count == 1 ? role.verbs.one : role.verbs.many
      let isPart = role == .follows && alike.count > Self.mostNames && story.leadsBeyond
      let words = [isPart ? "of those seen," : "", names(alike), verb, way(role, alike)]
        .filter { !$0.isEmpty }
      return Clause(
        text: words.joined(separator: " "),
        startsWithName: alike.count <= Self.mostNames && alike[0].isNamed)
    }
  }

  /// The way that all of them go.
  private func way(_ role: Role, _ rows: [DeltaRow]) -> String {
    let moving: Set<Role> = [.moved, .sectionMoved, .follows, .scrolled]
    let ways = moving.contains(role) ? Set(rows.map { DistanceWords.text($0.delta.way) }) : []
    return ways.count == 1 ? ways.first ?? "" : ""
  }

  /// Of items that do not all have a row: "49 items move, 18 beyond the screen".
  private func clause(_ role: Role, _ count: Int) -> Clause {
    let named = story.roles.items(with: role)
    let isNamed = named.count == count && count <= Self.mostNames
    let who =
      isNamed
      ? CountWords.list(named.map(story.looks.spokenName)) : CountWords.counted(count, noun)
    let verb = count == 1 ? role.verbs.one : role.verbs.many
    let unseen = story.unseenCount(role)
    let all = count == 1 ? "" : "all "
    let part = unseen == count ? all : "\(CountWords.number(unseen)) "
    let rest = unseen == 0 ? "" : ", \(part)beyond the screen"
    return Clause(
      text: isNamed ? "\(who) \(verb)" : "\(who) \(verb)\(rest)", startsWithName: isNamed)
  }

  /// A section is told once, in however many rows it is.
  private func sectionClause(_ role: Role, _ rows: [DeltaRow]) -> Clause {
    let sections = story.roles.sections.indices.filter { story.roles.sections[$0].role == role }
    let names = sections.map { section in
      let sum = story.roles.sections[section]
      return story.looks.name(of: sum) ?? rows.first { $0.section == section }?.name
        ?? "section \(sum.indexAfter ?? sum.indexBefore ?? section)"
    }
    let isNamed = names.count <= Self.mostNames
    let who = isNamed ? CountWords.list(names) : CountWords.counted(names.count, Self.section)
    let verb = names.count == 1 ? role.verbs.one : role.verbs.many
    let words = [who, verb, way(role, rows)].filter { !$0.isEmpty }
    return Clause(text: words.joined(separator: " "), startsWithName: isNamed)
  }

  private func names(_ rows: [DeltaRow]) -> String {
    guard rows.count > Self.mostNames else { return CountWords.list(rows.map(\.spokenName)) }
    // Of those that nobody asked for, each element counts, and not the row that it is told in.
    let alike = story.elements(with: rows[0].role).map(\.id).filter(\.kind.isLabelled)
    return rows[0].role.isAsked || alike.isEmpty
      ? CountWords.counted(
        rows.count, rows.allSatisfy(\.isOfItems) ? noun : Noun("element", "elements"))
      : KindCounts(alike, noun).words
  }

  // MARK: Notes

  var notes: [String] {
    var notes = [dashes].compactMap(\.self)
    if let members { notes.append(members) }
    if rows.crossing > 0 {
      let verb =
        rows.crossing == 1 ? "only comes into view or leaves it" : "only come into view or leave it"
      let count = CountWords.counted(rows.crossing, Noun("element", "elements"))
      notes.append("\(count) \(verb).".capitalizedFirst)
    }
    return scrollNotes + story.pinNotes(rows.pinned) + story.scrolledNotes
      + story.barNotes
      + [notes.joined(separator: " ")].filter { !$0.isEmpty }
  }

  /// The scroll, where the finding does not tell it.
  private var scrollNotes: [String] {
    guard rows.count > 0 else { return story.stillNotes }
    return told.clauses.contains { $0.text == scroll } ? [] : story.scrollNotes
  }

  /// Of few cells their names, of many how many each section has.
  private var members: String? {
    let members = rows.members.filter { !$0.names.isEmpty }
    guard !members.isEmpty else { return nil }
    let isFew = members.reduce(0) { $0 + $1.names.count } <= Self.mostMembers
    let told = members.map { member in
      isFew
        ? member.names.joined(separator: ", ")
        : "\(CountWords.digits(member.names.count)) of \(member.section)"
    }
    let list =
      members.count > Self.mostSections
      ? "" : ": \(told.joined(separator: isFew ? "; " : ", "))"
    var verbs: [String] = []
    for verb in members.map({ Self.verb($0.role) }) where !verbs.contains(verb) {
      verbs.append(verb)
    }
    let all = [verbs.dropLast().joined(separator: ", "), verbs.last ?? ""].filter { !$0.isEmpty }
    return "A section’s cells \(all.joined(separator: " or ")) with it\(list)."
  }

  private static func verb(_ role: Role) -> String {
    switch role {
    case .sectionInserted, .inserted: "appear"
    case .sectionDeleted, .deleted: "are removed"
    default: "move"
    }
  }

  private static let mostMembers = 8
  private static let mostSections = 4

  /// Whose places before the change are outlined with dashes.
  private var dashes: String? {
    let moved = story.elements.filter { $0.role == .moved && $0.before != nil && $0.after != nil }
    let left = story.elements.filter { $0.role == .sectionMoved && $0.before != nil }
    let sections = Set(left.compactMap(story.section)).sorted()
    let names = sections.compactMap { story.looks.name(of: story.roles.sections[$0]) }
    let places = names + moved.map(\.label)
    guard !places.isEmpty || !sections.isEmpty else { return nil }
    guard names.count == sections.count, places.count <= Self.mostNames else {
      return "Dashed: where what moves was."
    }
    return "Dashed: where \(CountWords.list(places)) \(places.count == 1 ? "was" : "were")."
  }

  // MARK: Details and summary

  /// "one section moved, one item deleted".
  var details: String {
    let asked: [(role: Role, noun: Noun, word: String)] = [
      (.sectionMoved, Self.section, "moved"), (.sectionDeleted, Self.section, "deleted"),
      (.sectionInserted, Self.section, "inserted"), (.moved, noun, "moved"),
      (.deleted, noun, "deleted"), (.inserted, noun, "inserted"), (.reloaded, noun, "reloaded"),
      (.reconfigured, noun, "reconfigured"),
    ]
    let parts = asked.compactMap { role, noun, word -> String? in
      let named = role.isAskedOfSection ? 0 : story.roles.items(with: role).count
      let count = max(story.roles.count(role), named)
      return count > 0 ? "\(CountWords.counted(count, noun)) \(word)" : nil
    }
    guard parts.isEmpty else { return parts.joined(separator: ", ") }
    let count = rows.count
    let all = story.elements.count { !$0.isOfScreen }
    let verb = count == 1 ? "differs" : "differ"
    return count == 0
      ? scrolled ?? "no difference"
      : "\(CountWords.counted(count, Noun("element", "elements"))) of \(all) \(verb)"
  }

  /// "scrolled by 900 points".
  private var scrolled: String? {
    guard story.passage != nil else { return nil }
    let (from, to) = (story.content.before.contentOffset, story.content.after.contentOffset)
    return "scrolled by \(FigureText.length(from.distance(to: to))) points"
  }

  private static let section = Noun("section", "sections")

  var summary: String {
    let told = rows.rows.prefix(3).compactMap { row in
      row.delta.isEmpty ? nil : "\(row.spokenName): \(row.delta.words)"
    }
    let sentences = (changes == finding ? [] : [changes]) + told
    return sentences.map { "\($0)." }.joined(separator: " ")
  }
}
