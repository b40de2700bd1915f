package import CoreGraphics

extension StepRoles {
  /// The sum of several changes, one after the other: what was asked for in them, else what is between the states
  /// before the first and after the last. Whoever came and went is neither; whoever went and came back stands
  /// elsewhere, or is shown anew.
  public init(joining parts: [StepRoles], _ evidence: StepEvidence) {
    guard parts.count != 1 else {
      self = parts[0]
      return
    }
    var evidence = evidence
    // A layout that took over on the way is why elements stand elsewhere.
    evidence.isRelaid = evidence.isRelaid || parts.contains { $0.count(.relaid) > 0 }
    // Beside an update nobody knows which of the two has led an element to its place.
    if let last = parts.last, !parts.contains(where: \.isAsked) {
      evidence.ownScrolls = last.ownScrolls
    }
    if evidence.sectionNames.isEmpty { evidence.sectionNames = parts.last?.sectionNames ?? [] }
    if parts.contains(where: \.isAsked) { evidence.nameless = evidence.lastingKinds }
    self.init(evidence)
    for part in parts { note(part) }
    noteScrolled(parts)
    let paths = JoinedPaths(evidence, sections)
    for (id, asked) in Self.asked(in: parts) {
      let roles = paths.keepsItsPlace(id) ? asked.filter { $0 != .moved } : asked
      guard let role = Role.joined(roles, returning: paths.returning(id)) else { continue }
      (before[id], after[id]) = (role, role)
    }
    recount(parts)
    if isAsked {
      (scroll, sectionScrolls) = (nil, [])
    } else if !evidence.isRelaid {
      noteTurn(of: parts.flatMap(\.scrolls))
    }
  }

  /// The way of the content, in two where it comes back from farther away; none where it does not scroll.
  package var scrolls: [Passage<CGPoint>] {
    guard let scroll else { return [] }
    guard let scrollTurn else { return [scroll] }
    return [Passage(from: scroll.from, to: scrollTurn), Passage(from: scrollTurn, to: scroll.to)]
  }

  /// Scrolls that go farther than where they end come back.
  private mutating func noteTurn(of scrolls: [Passage<CGPoint>]) {
    guard let way = Passage(joining: scrolls), let turn = Passage.turn(of: scrolls) else { return }
    (scroll, scrollTurn) = (way, turn)
  }

  /// The roles that were asked of everybody with a name, change by change.
  private static func asked(in parts: [StepRoles]) -> [ElementID: [Role]] {
    var asked: [ElementID: [Role]] = [:]
    for part in parts {
      for id in Set(part.before.keys).union(part.after.keys) where id.identifier != nil {
        let role = part[id]
        if role.isAsked { asked[id, default: []].append(role) }
      }
    }
    return asked
  }

  /// Whoever goes with its section in some of the changes, and nowhere in the others, has been scrolled in all of them.
  private mutating func noteScrolled(_ parts: [StepRoles]) {
    for (id, role) in after where role == .follows && id.identifier != nil {
      let ways = Set(parts.map { $0[id] }).subtracting([.unchanged, .cameIntoView, .leftView])
      guard ways == [.scrolled] else { continue }
      (before[id], after[id]) = (.scrolled, .scrolled)
    }
  }

  private mutating func note(_ part: StepRoles) {
    // A place alone may be somebody else's in the next change.
    for (id, role) in part.before where role.isAsked && id.identifier == nil {
      before[id] = before[id].map { min($0, role) } ?? role
    }
    for (id, role) in part.after where role.isAsked && id.identifier == nil {
      after[id] = after[id].map { min($0, role) } ?? role
    }
    let known = Set(named)
    named += part.named.filter { !known.contains($0) }
    sectionNames = part.sectionNames
    // A change that is no update, such as scrolling, has no sums and leaves those before it.
    if !part.sections.isEmpty {
      sections = sections.isEmpty ? part.sections : SectionSum.chained(sections, part.sections)
    }
    guard let more = part.columns else { return }
    columns = Columns(before: columns?.before ?? more.before, after: more.after)
  }

  /// Everybody counts once, with what it comes to.
  private mutating func recount(_ parts: [StepRoles]) {
    var counts: [Role: Int] = [:]
    for (_, role) in after where !role.isAsked { counts[role, default: 0] += 1 }
    for (id, role) in before where !role.isAsked && after[id] == nil {
      counts[role, default: 0] += 1
    }
    for part in parts {
      for (role, number) in part.counts where role.isAskedOfItem {
        counts[role, default: 0] += number
      }
      for id in part.named where id.identifier != nil && part[id].isAskedOfItem {
        counts[part[id], default: 0] -= 1
      }
    }
    for id in named where id.identifier != nil && self[id].isAskedOfItem {
      counts[self[id], default: 0] += 1
    }
    self.counts = counts.filter { $0.value > 0 }
    countSections()
  }
}

extension Passage<CGPoint> {
  /// From the start of the first to the end of the last; nil for none.
  package init?(joining passages: [Passage<CGPoint>]) {
    guard let first = passages.first, let last = passages.last else { return nil }
    self.init(from: first.from, to: last.to)
  }

  /// The farthest point from the start that any of them reaches; nil where the last one ends there.
  package static func turn(of passages: [Passage<CGPoint>]) -> CGPoint? {
    guard let way = Passage(joining: passages) else { return nil }
    func reach(_ point: CGPoint) -> CGFloat { hypot(point.x - way.from.x, point.y - way.from.y) }
    let farthest = passages.map(\.to).max { reach($0) < reach($1) }
    return farthest.flatMap { reach($0) > reach(way.to) + 0.5 ? $0 : nil }
  }
}

extension StepEvidence {
  /// The kinds beside cells of which some are known by their places alone, be it on one side, and that are there on both.
  fileprivate var lastingKinds: Set<ElementKind> {
    func views(_ state: LayoutSnapshot) -> [ElementSnapshot] {
      state.elements.filter { $0.kind != .cell && !$0.isOfScreen }
    }
    let (earlier, later) = (views(before), views(after))
    let nameless = Set((earlier + later).filter { $0.id.identifier == nil }.map(\.kind))
    return nameless.intersection(earlier.map(\.kind)).intersection(later.map(\.kind))
  }
}

/// Who stands where before the first and after the last of several changes.
private struct JoinedPaths {
  private let before: [ElementID: IndexPath]
  private let after: [ElementID: IndexPath]
  /// The places of the cells of both states among each other.
  private let ranks: (before: [ElementID: Int], after: [ElementID: Int])
  /// The numbers of sections after the changes, by those before.
  private let sections: [Int: Int]

  init(_ evidence: StepEvidence, _ sums: [SectionSum]) {
    let passages = sums.compactMap { sum in
      sum.indexBefore.flatMap { before in sum.indexAfter.map { (before, $0) } }
    }
    sections = Dictionary(passages) { first, _ in first }
    func paths(_ state: LayoutSnapshot) -> [ElementID: IndexPath] {
      Dictionary(state.elements.map { ($0.id, $0.path) }) { first, _ in first }
    }
    let (before, after) = (paths(evidence.before), paths(evidence.after))
    func ranks(_ paths: [ElementID: IndexPath], among others: [ElementID: IndexPath]) -> [ElementID:
      Int]
    {
      let staying = paths.filter { $0.key.kind == .cell && others[$0.key] != nil }
      let order = staying.sorted { $0.value < $1.value }.map(\.key)
      return Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    }
    (self.before, self.after) = (before, after)
    self.ranks = (ranks(before, among: after), ranks(after, among: before))
  }

  /// Whether it stands among the others as it did, as one of which a copy was dragged elsewhere.
  func keepsItsPlace(_ id: ElementID) -> Bool {
    guard let rank = ranks.before[id], let section = before[id]?.first,
      (sections[section] ?? section) == after[id]?.first
    else { return false }
    return ranks.after[id] == rank
  }

  /// The role of somebody who went and came back.
  func returning(_ id: ElementID) -> Role {
    id.kind == .cell && before[id] != after[id] ? .moved : .reloaded
  }
}

extension Role {
  /// The one word for what was asked for one after the other; nil for what came and went.
  static func joined(_ roles: [Role], returning: Role) -> Role? {
    roles.reduce(nil) { known, next in
      guard let known else { return next }
      if known.isGoing { return next.isComing ? returning : known }
      if known.isComing { return next.isGoing ? nil : known }
      return next.isGoing ? next : known.said(beside: next)
    }
  }

  /// Of two things that were asked for, that of the item itself before that of its section.
  private func said(beside other: Role) -> Role {
    guard isAskedOfSection != other.isAskedOfSection else { return min(self, other) }
    return isAskedOfSection ? other : self
  }

  private var isComing: Bool { self == .inserted || self == .sectionInserted }
  private var isGoing: Bool { self == .deleted || self == .sectionDeleted }
}
