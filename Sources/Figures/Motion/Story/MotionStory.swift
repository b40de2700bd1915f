import CoreGraphics
import Motion

/// A transition read as an update: one entry for each element, and what happened to it.
struct MotionStory {
  /// As it is seen: all figures tell places on the screen, whose corner is zero, and ways over it.
  let transition: Transition
  /// The same with places in the content.
  let content: Transition
  /// Those that follow each other in it, with places in the content.
  let changes: [Transition]
  /// In the order before, new elements behind.
  private(set) var elements: [ElementStory] = []

  let roles: StepRoles
  let looks: ElementLooks

  /// - Parameters:
  ///   - looks: those of a figure of several changes; without them, those of the change alone.
  ///   - roles: of a step with several changes; without them, those of the change alone.
  ///   - seen: the change on the screen, where the window has a way of its own there.
  ///   - changes: those that it is made of, where there are several.
  init(
    _ content: Transition, looks: ElementLooks? = nil, roles: StepRoles? = nil,
    seen: Transition? = nil, changes: [Transition]? = nil
  ) {
    self.content = content
    self.changes = changes ?? [content]
    let transition = seen ?? content.onScreen
    self.transition = transition
    let looks = looks ?? ElementLooks([content])
    self.looks = looks
    let roles = roles ?? content.roles ?? StepRoles(comparing: content)
    self.roles = roles
    let (from, to) = (content.before.viewport.origin, content.after.viewport.origin)
    let window = CGVector(dx: to.x - from.x, dy: to.y - from.y)
    let tracks = Dictionary(grouping: transition.tracks, by: \.id)
    let before = Self.byIdentity(transition.before)
    let after = Self.byIdentity(transition.after)
    let nameless = Nameless(transition.before)
    for id in Self.order(transition) {
      let ways = (tracks[id] ?? []).sorted { $0.isLeaving && !$1.isLeaving }
      elements.append(
        ElementStory(
          id: id, role: roles.role(of: id, tracks: ways),
          before: nameless.origin(of: before[id], ways) ?? before[id], after: after[id],
          tracks: ways,
          window: window, number: elements.count, hue: looks[id],
          showsOwnColor: looks.showsOwnColors,
          label: looks.label(of: id), spokenName: looks.spokenName(of: id)))
    }
    chooseSpeakers()
  }

  /// Roles that occur among what is seen.
  var roleSet: Set<Role> { Set(elements.map(\.role)) }

  var changed: [ElementStory] { elements.filter { $0.role != .unchanged } }

  /// The way of the content and of sections that scroll by themselves, in the names that figures have; nil where nothing
  /// scrolls, or something was asked for.
  var scrollWords: String? {
    roles.scrollWords { $0.identifier.map(looks.name(ofSection:)) }
  }

  /// The ends of a scroll, in words, also beside an update.
  var scrollNotes: [String] {
    (scrollWords ?? passage).map { ["\($0.capitalizedFirst)."] } ?? []
  }

  /// The same where the finding is that nothing else changes, which tells a scroll by itself.
  var stillNotes: [String] {
    requestWords == nil && scrollWords != nil ? [] : scrollNotes
  }

  /// "the content scrolls from 0 to 400": how far it has scrolled in the end, also beside an update; nil where it has not,
  /// or the window is another one.
  var passage: String? {
    let (start, end) = (content.before.viewport, content.after.viewport)
    guard start.size == end.size, start.origin.distance(to: end.origin) >= 0.5 else { return nil }
    return StepRoles.words(Passage(from: start.origin, to: end.origin))
  }

  /// "The header of Emil stays on the screen.": while the content goes on under it.
  func pinNotes(_ pinned: [ElementStory]) -> [String] {
    guard !pinned.isEmpty else { return [] }
    let names =
      pinned.count <= 3
      ? CountWords.list(pinned.map(\.spokenName)).capitalizedFirst
      : CountWords.counted(pinned.count, Noun("element", "elements")).capitalizedFirst
    return ["\(names) \(pinned.count == 1 ? "stays" : "stay") on the screen."]
  }

  /// "Seven elements only go with the content, 900 up.": those who are seen, and of whom there is nothing else to tell.
  var scrolledNotes: [String] {
    let taken = SeenElements(self, limit: elements.count).shown.filter {
      $0.role == .unchanged && $0.goesWithContent && $0.id.kind.isLabelled
    }
    guard let window = taken.first?.window else { return [] }
    let count = CountWords.counted(taken.count, Noun("element only goes", "elements only go"))
    let way = DistanceWords.text(CGVector(dx: -window.dx, dy: -window.dy))
    return ["\(count.capitalizedFirst) with the content, \(way)."]
  }

  /// The finding about a change in which no element itself changes.
  var stillness: String {
    if roles.isAsked, changed.isEmpty { return "Nothing changes on the screen" }
    if let requestWords { return "\(requestWords), beyond the screen" }
    if let scroll = scrollWords { return "Only \(scroll)" }
    return changed.isEmpty ? "Nothing changes" : "Nothing changes but what is in view"
  }

  /// The request in the names that figures have; nil where nothing was asked for.
  var requestWords: String? {
    // A header's words are the name of its section.
    roles.request { $0.kind == .cell ? looks.spokenName(of: $0) : looks.name(of: $0) }
  }

  /// How many of those with a role are on the screen neither before the change nor after it. Who is asked to go and keeps
  /// its place is on it.
  func unseenCount(_ role: Role) -> Int {
    let seen = SeenElements(self, limit: elements.count).shown.count { $0.role == role }
    return max(0, roles.count(role) - seen)
  }

  func elements(with role: Role) -> [ElementStory] {
    elements.filter { $0.role == role }
  }

  /// The sum of the section that an element goes, comes or moves with.
  func section(of element: ElementStory) -> Int? {
    guard element.role.isAskedOfSection else { return nil }
    return roles.sections.firstIndex { $0.role == element.role && $0.holds(element) }
  }

  /// The same also for one that came to the section on the way: who goes with a section goes with the only one that does.
  func toldSection(of element: ElementStory) -> Int? {
    if let section = section(of: element) { return section }
    let asked = roles.sections.indices.filter { roles.sections[$0].role == element.role }
    return element.role.isAskedOfSection && asked.count == 1 ? asked[0] : nil
  }

  /// Of each section that something was asked of, its header speaks, or the first of its cells.
  private mutating func chooseSpeakers() {
    var speakers: [Int: Int] = [:]
    for index in elements.indices {
      guard let section = section(of: elements[index]) else { continue }
      if let known = speakers[section], elements[known].rank <= elements[index].rank { continue }
      speakers[section] = index
    }
    for (section, index) in speakers {
      elements[index].speaksForSection = true
      elements[index].sectionName = looks.name(of: roles.sections[section])
    }
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
}

/// Views that are known by their places alone: one that an update leads elsewhere has been named by another place.
private struct Nameless {
  private struct Place: Hashable {
    let kind: ElementKind
    let x: CGFloat
    let y: CGFloat

    init(_ element: ElementSnapshot) {
      (kind, x, y) = (element.kind, element.center.x, element.center.y)
    }
  }

  private let elements: [Place: ElementSnapshot]

  init(_ state: LayoutSnapshot) {
    let nameless = state.elements.filter { $0.id.identifier == nil && $0.kind != .cell }
    elements = Dictionary(nameless.map { (Place($0), $0) }) { first, _ in first }
  }

  /// The one that stood where the way begins; nil where nobody did, and where the known one says enough.
  func origin(of known: ElementSnapshot?, _ ways: [ElementTrack]) -> ElementSnapshot? {
    guard let known, known.id.identifier == nil, let way = ways.last, !way.isLeaving,
      !known.looksPlaced(like: way.start), let origin = elements[Place(way.start)],
      origin.looksPlaced(like: way.start)
    else { return nil }
    return origin
  }
}

extension [String] {
  /// Those notes that the sentence above a figure does not tell already.
  func untold(by finding: String) -> [String] {
    let told = finding.lowercased()
    return filter { note in
      guard let place = told.firstRange(of: note.dropLast().lowercased()) else { return true }
      // "to 20" is not told by "to 200".
      let next = told[place.upperBound...].drop { ",.".contains($0) }.first
      return next?.isNumber == true
    }
  }
}

extension StepRoles {
  /// The role of the element that has those ways: one that is known by its place alone is named by the place that it ends
  /// in, which may have been another one's.
  fileprivate func role(of id: ElementID, tracks: [ElementTrack]) -> Role {
    guard id.identifier == nil, let last = tracks.last else { return self[id] }
    return role(of: id, last.isLeaving ? .before : .after)
  }
}

extension ElementStory {
  /// Who speaks for a section before whom.
  fileprivate var rank: Int {
    switch id.kind {
    case .supplementary: id.kind.shortName == "header" ? 0 : 2
    case .cell: 1
    case .decoration: 3
    }
  }
}

extension SectionSum {
  /// Whether the element is in the section, on the side of the change on which it is seen.
  fileprivate func holds(_ element: ElementStory) -> Bool {
    let before = element.before.flatMap(\.path.first)
    let isBefore = indexBefore != nil && indexBefore == before
    guard role != .sectionDeleted else { return isBefore }
    guard let after = element.after ?? (before == nil ? element.mainTrack?.end : nil) else {
      return isBefore
    }
    return indexAfter != nil && indexAfter == after.path.first
  }
}
