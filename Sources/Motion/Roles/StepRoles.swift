public import CoreGraphics

/// The role of each element in one step: made once, from what was asked for and what came of it. Every figure, table
/// and sentence about the step says this and nothing else.
public struct StepRoles: Equatable, Sendable {
  var before: [ElementID: Role] = [:]
  var after: [ElementID: Role] = [:]
  /// How many items, sections (for their own roles) or other elements have the role.
  public internal(set) var counts: [Role: Int] = [:]
  /// The balance of each section, with what was asked of it and its items; empty where nothing was asked.
  public internal(set) var sections: [SectionSum] = []
  /// The data before and after an update, on screen or not.
  public internal(set) var columns: Columns?
  /// The data's names of the sections after the step, as far as anybody knows.
  public internal(set) var sectionNames: [String?] = []
  /// The sections that scroll by themselves, for elements of which more is known later.
  var ownScrolls = OwnScrolls()
  /// The content offsets before and after scrolling; nil for a step that does not scroll.
  public internal(set) var scroll: Passage<CGPoint>?
  /// The farthest offset of a scroll that comes back from it, as beyond the end of the content; nil for all others.
  public internal(set) var scrollTurn: CGPoint?
  /// The sections that have scrolled by themselves; none where anything was asked for.
  public internal(set) var sectionScrolls: [SectionScroll] = []
  /// Items that something was asked of, in the order of the data before, then after.
  var named: [ElementID] = []

  /// The data on both sides of an update.
  public struct Columns: Equatable, Sendable {
    /// The sections and items that the update began with.
    public let before: DataColumn
    /// The sections and items that the update led to.
    public let after: DataColumn

    /// Both sides of the same update.
    public init(before: DataColumn, after: DataColumn) {
      self.before = before
      self.after = after
    }
  }

  /// The side of the step on which an element is looked at.
  public enum Side: Sendable { case before, after }

  /// The roles that follow from what is known of a change.
  public init(_ evidence: StepEvidence) {
    var evidence = evidence
    evidence.request = evidence.request?.joiningIdentities
    ownScrolls = evidence.ownScrolls
    let asked = evidence.request.map { AskedRoles($0) }
    if let request = evidence.request, let asked {
      sections = SectionSum.sums(of: request, asked)
      let columns = DataColumn.columns(of: request, asked)
      self.columns = Columns(before: columns.before, after: columns.after)
    }
    sectionNames = evidence.request?.after.map(\.name) ?? evidence.sectionNames
    judge(evidence, asked)
    noteGuests(evidence)
    if let request = evidence.request, let asked { name(request, asked) }
    countSections()
    let shift = evidence.shift
    let isSameWindow = evidence.before.viewport.size == evidence.after.viewport.size
    guard evidence.request == nil, !evidence.isRelaid, isSameWindow else { return }
    sectionScrolls = SectionScroll.all(in: evidence)
    if shift != CGVector(dx: 0, dy: 0) {
      scroll = Passage(
        from: evidence.before.viewport.origin, to: evidence.after.viewport.origin)
    }
  }

  /// The role of the element; of the new one, where two stand for one without a name.
  public subscript(id: ElementID) -> Role {
    switch (before[id], after[id]) {
    case (let earlier?, let later?): min(earlier, later)
    case (let role?, nil), (nil, let role?): role
    case (nil, nil): .unchanged
    }
  }

  /// The cell of the item with the identifier.
  public subscript(item identifier: String) -> Role { self[.item(identifier)] }

  /// An element that is known by its path alone may be another one on each side.
  public func role(of id: ElementID, _ side: Side) -> Role {
    switch side {
    case .before: before[id] ?? after[id] ?? .unchanged
    case .after: after[id] ?? before[id] ?? .unchanged
    }
  }

  /// How many items, sections or other elements have the role: 0 for a role that nobody has.
  public func count(_ role: Role) -> Int { counts[role] ?? 0 }

  /// Whether anything was asked for.
  public var isAsked: Bool { sections.contains { !$0.isQuiet } }

  /// The same where only these items are told of.
  public func only(_ items: Set<String>) -> StepRoles {
    var roles = self
    roles.named = named.filter { $0.identifier.map(items.contains) == true }
    return roles
  }

  /// Those that have a role that an update named them for, in the order of the data.
  public func items(with role: Role) -> [ElementID] { named.filter { self[$0] == role } }
}

// MARK: - Judging

extension StepRoles {
  private mutating func judge(_ evidence: StepEvidence, _ asked: AskedRoles?) {
    let earlier = Dictionary(evidence.before.elements.map { ($0.id, $0) }) { first, _ in first }
    let mapping = evidence.request.map { UpdateMapping($0) }
    var paired: Set<ElementID> = []
    for later in evidence.after.elements {
      let origin = origin(of: later, mapping).flatMap { earlier[$0] }
      let known = least(
        origin.flatMap { asked?.before.role(of: $0.kind, at: $0.path) },
        asked?.after.role(of: later.kind, at: later.path))
      let role = known ?? evidence.role(from: origin, to: later)
      // Elements that are asked for are counted by the data, on screen or not.
      if known == nil { counts[role, default: 0] += 1 }
      after[later.id] = role
      guard let origin else { continue }
      before[origin.id] = role
      paired.insert(origin.id)
    }
    for element in evidence.before.elements where paired.insert(element.id).inserted {
      let known = asked?.before.role(of: element.kind, at: element.path)
      let role = known ?? evidence.role(from: element, to: nil)
      if known == nil { counts[role, default: 0] += 1 }
      before[element.id] = role
    }
  }

  /// Views that only the change itself shows come with it.
  private mutating func noteGuests(_ evidence: StepEvidence) {
    for id in evidence.travelling where id.kind != .cell {
      guard before[id] == nil, after[id] == nil else { continue }
      after[id] = .shown
      counts[.shown, default: 0] += 1
    }
  }

  /// Who the element was: the same by its name, or the one that the update leads to its path.
  private func origin(of element: ElementSnapshot, _ mapping: UpdateMapping?) -> ElementID? {
    guard element.id.identifier == nil, let mapping else { return element.id }
    return mapping.origin(of: element.kind, at: element.path).map {
      ElementID(element.kind, .path($0))
    }
  }

  private func least(_ first: Role?, _ second: Role?) -> Role? {
    [first, second].compactMap(\.self).min()
  }

  /// Items that something is asked of are known wherever they are.
  private mutating func name(_ request: UpdateRequest, _ asked: AskedRoles) {
    var seen: Set<ElementID> = []
    for path in asked.before.items.keys.sorted() {
      guard let id = request.before.id(at: path) else { continue }
      before[id] = asked.before.role(of: .cell, at: path)
      if seen.insert(id).inserted { named.append(id) }
    }
    for path in asked.after.items.keys.sorted() {
      guard let id = request.after.id(at: path) else { continue }
      after[id] = asked.after.role(of: .cell, at: path)
      if seen.insert(id).inserted { named.append(id) }
    }
    for (section, role) in asked.before.sections where request.before.indices.contains(section) {
      for id in request.before[section].items { before[id] = before[id] ?? role }
    }
    for (section, role) in asked.after.sections where request.after.indices.contains(section) {
      for id in request.after[section].items { after[id] = after[id] ?? role }
    }
    countItems(request, asked)
  }

  private mutating func countItems(_ request: UpdateRequest, _ asked: AskedRoles) {
    for role in asked.before.items.values where role == .deleted { counts[role, default: 0] += 1 }
    for role in asked.after.items.values where role.isAskedOfItem { counts[role, default: 0] += 1 }
    for sum in sections where sum.role == .reloaded {
      let single = asked.after.items.keys.count {
        $0[0] == sum.indexAfter && asked.after.items[$0] == .reloaded
      }
      counts[.reloaded, default: 0] += max(0, sum.reloaded - single)
    }
    counts = counts.filter { $0.value > 0 }
  }

  mutating func countSections() {
    for sum in sections {
      if let role = sum.role, role.isAskedOfSection { counts[role, default: 0] += 1 }
    }
  }
}

// MARK: - More elements, another layout

extension StepRoles {
  /// The roles with those of elements that were not known, such as what is off the screen. Whoever has a role
  /// keeps it.
  public func completed(by evidence: StepEvidence) -> StepRoles {
    var (roles, evidence) = (self, evidence)
    if evidence.ownScrolls.sections.isEmpty { evidence.ownScrolls = ownScrolls }
    let earlier = Dictionary(evidence.before.elements.map { ($0.id, $0) }) { first, _ in first }
    let later = Dictionary(evidence.after.elements.map { ($0.id, $0) }) { first, _ in first }
    for id in evidence.after.elements.map(\.id) where roles.after[id] == nil {
      let role = roles.before[id] ?? evidence.role(from: earlier[id], to: later[id])
      roles.after[id] = role
      if earlier[id] != nil, roles.before[id] == nil { roles.before[id] = role }
      roles.counts[role, default: 0] += 1
    }
    for id in evidence.before.elements.map(\.id) where roles.before[id] == nil {
      let role = roles.after[id] ?? evidence.role(from: earlier[id], to: nil)
      roles.before[id] = role
      if roles.after[id] == nil { roles.counts[role, default: 0] += 1 }
    }
    return roles
  }

  /// The same for a change that is a part of the way to another layout.
  public var relaid: StepRoles {
    let moving: Set<Role> = [.turned, .resized, .pinned, .pinnedAwhile, .scrolled, .follows]
    var roles = self
    roles.before = before.mapValues { moving.contains($0) ? .relaid : $0 }
    roles.after = after.mapValues { moving.contains($0) ? .relaid : $0 }
    for role in moving {
      roles.counts[.relaid, default: 0] += roles.counts.removeValue(forKey: role) ?? 0
    }
    if roles.counts[.relaid] == 0 { roles.counts[.relaid] = nil }
    (roles.scroll, roles.scrollTurn, roles.sectionScrolls) = (nil, nil, [])
    return roles
  }
}
