import CoreGraphics
import Motion

/// A change in one or two sentences, for those who do not see the picture.
struct MotionWords {
  private let story: MotionStory
  private let noun: Noun
  /// The way until it turns, of a step that ends where it began.
  private let wayOut: MotionStory?

  /// More names than this are counted instead.
  private static let nameLimit = 3

  init(_ story: MotionStory, noun: Noun = .item, wayOut: MotionStory? = nil) {
    self.story = story
    self.noun = noun
    self.wayOut = wayOut
  }

  /// "List of five friends. Bob is removed, Zoe appears at the top, Cat moves to the end; 0.3 s."
  var text: String {
    "\(layoutText.capitalizedFirst). \(happening)."
  }

  /// "Bob is removed, Zoe appears at the top; 0.3 s".
  var happening: String { "\(changes); \(time)" }

  /// "List of five friends; 0.3 s".
  var layoutAndTime: String { "\(layoutText.capitalizedFirst); \(time)" }

  private var layoutText: String {
    let columns = story.roles.columns
    let column = isNewScreen ? columns?.after : columns?.before
    return layout.text(noun, of: column?.count)
  }

  private var time: String {
    let duration = story.transition.duration
    let wait = story.changes.count == 1 ? story.transition.wait : 0
    let after = wait > 0 ? " after \(FigureText.seconds(wait))" : ""
    return duration > 0 ? FigureText.seconds(duration - wait) + after : "at once"
  }

  /// The changes, without the layout and the time.
  var changes: String {
    let scroll = story.scrollWords.map { Clause(text: $0, startsWithName: false) }
    let told = StepRoles.told.compactMap { clause($0) }
    if told.isEmpty, let passing {
      return ([passing] + [story.scrollWords ?? story.passage].compactMap(\.self))
        .joined(separator: "; ")
    }
    let clauses = [scroll].compactMap(\.self) + told
    guard let first = clauses.first else {
      // Only decorations, which have no names.
      return "Nothing changes\(story.changed.isEmpty ? "" : " but what lies behind")"
    }
    let text = clauses.map(\.text).joined(separator: ", ")
    // An identifier stays as it is written.
    return first.startsWithName ? text : text.capitalizedFirst
  }

  /// Changes of those with the roles, without their places: "Bob is removed, Zoe appears"; nil where nobody has any.
  func short(_ roles: [Role]) -> String? {
    let clauses = roles.compactMap { clause($0, withPlace: false)?.text }
    return clauses.isEmpty ? nil : clauses.joined(separator: ", ")
  }

  /// Whether everything ends as it began, and has been elsewhere.
  var comesBack: Bool { passing != nil && story.changed.isEmpty }

  /// Elements that go somewhere and come back end as they began.
  private var passing: String? {
    wayOut.flatMap { way in
      way.changed.isEmpty
        ? nil : "\(MotionWords(way, noun: noun).changes), and everything comes back"
    }
  }

  /// Whether there was nothing to be seen before.
  private var isNewScreen: Bool { story.transition.before.elements.isEmpty }

  private var layout: LayoutWords {
    LayoutWords(isNewScreen ? story.transition.after : story.transition.before)
  }

  private struct Clause {
    var text: String
    var startsWithName: Bool
  }

  private func clause(_ role: Role, withPlace: Bool = true) -> Clause? {
    if role.isAskedOfSection { return sections(role) }
    if role == .scrolled, !story.roles.sectionScrolls.isEmpty { return nil }
    if role.crossesEdge { return counted(role, Noun("element", "elements")) }
    let names = self.names(with: role)
    guard let first = names.first else { return nil }
    guard names.count > 1 else {
      let isPlaced = withPlace && (role == .inserted || role == .moved)
      let place = isPlaced ? self.place(of: first, role) : ""
      return Clause(
        text: "\(story.looks.spokenName(of: first)) \(role.verbs.one)\(place)",
        startsWithName: true)
    }
    guard names.count > Self.nameLimit else {
      let list = CountWords.list(names.map(story.looks.spokenName))
      return Clause(text: "\(list) \(role.verbs.many)", startsWithName: true)
    }
    let isWhole = names.count == story.elements.count && names.allSatisfy { $0.kind == .cell }
    let whole = isWhole ? "all \(noun.many)" : KindCounts(names, noun).words
    let seen = role == .follows && story.leadsBeyond ? "of those seen, " : ""
    return Clause(text: "\(seen)\(whole) \(role.verbs.many)", startsWithName: false)
  }

  /// Elements that were asked for are named wherever they are, all else as far as it is seen.
  private func names(with role: Role) -> [ElementID] {
    // The views behind the elements go with them.
    let seen = story.elements(with: role).map(\.id).filter { $0.kind.isLabelled }
    guard role.isAskedOfItem else { return seen }
    let named = story.roles.items(with: role)
    let known = Set(named)
    return named + seen.filter { !known.contains($0) }
  }

  private func counted(_ role: Role, _ noun: Noun) -> Clause? {
    let count = story.elements.count { $0.role == role }
    guard count > 0 else { return nil }
    let verb = count == 1 ? role.verbs.one : role.verbs.many
    return Clause(text: "\(CountWords.counted(count, noun)) \(verb)", startsWithName: false)
  }

  /// A section is told once, whatever is in it.
  private func sections(_ role: Role) -> Clause? {
    let sums = story.roles.sections.filter { $0.role == role }
    guard !sums.isEmpty else { return nil }
    let names = sums.compactMap(story.looks.name)
    let verb = sums.count == 1 ? role.verbs.one : role.verbs.many
    guard names.count == sums.count, names.count <= Self.nameLimit else {
      let section = Noun("section", "sections")
      return Clause(
        text: "\(CountWords.counted(sums.count, section)) \(verb)", startsWithName: false)
    }
    let areNamed = names.allSatisfy { $0.namedAsSection == $0 }
    let noun = areNamed ? "" : names.count == 1 ? "section " : "sections "
    return Clause(text: "\(noun)\(CountWords.list(names)) \(verb)", startsWithName: areNamed)
  }

  /// The neighbours of one that is new, or was moved.
  private func place(of id: ElementID, _ role: Role) -> String {
    if let end = end(of: id) { return " \(role == .moved ? "to" : "at") \(end.words)" }
    let isAlone = story.roles.columns.map { $0.after.count < 2 } ?? true
    return role == .inserted && id.kind == .cell && !isAlone ? after(id) : ""
  }

  /// The end of the data at which the item stands, in all figures the same words; nil between the ends.
  func end(of id: ElementID) -> (words: String, isFirst: Bool)? {
    let order = story.roles.columns?.after.sections.flatMap(\.rows) ?? []
    guard id.kind == .cell, order.count > 1, let index = order.firstIndex(where: { $0.id == id })
    else { return nil }
    if index == 0 { return (runsSideways ? "the start" : "the top", true) }
    return index == order.count - 1 ? ("the end", false) : nil
  }

  /// Whether the content goes on at its sides alone.
  private var runsSideways: Bool {
    let after = story.transition.after
    return layout.arrangement == .row
      || after.contentSize.width > after.viewport.width + 1
        && after.contentSize.height <= after.viewport.height + 1
  }

  /// Behind its neighbour in the section, or in front of all others there.
  private func after(_ id: ElementID) -> String {
    let sections = story.roles.columns?.after.sections ?? []
    guard let section = sections.first(where: { $0.rows.contains { $0.id == id } }),
      let index = section.rows.firstIndex(where: { $0.id == id })
    else { return "" }
    guard index > 0 else {
      return section.name.map { " first in \(story.looks.name(ofSection: $0))" } ?? ""
    }
    guard case .item(let neighbour, _) = section.rows[index - 1] else { return "" }
    return " after \(story.looks.spokenName(of: neighbour))"
  }
}
