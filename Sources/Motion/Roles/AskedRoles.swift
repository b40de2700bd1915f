import CoreGraphics

/// The roles that an update asks for, by places before it and after it.
struct AskedRoles {
  private(set) var before = Side()
  private(set) var after = Side()

  struct Side {
    private(set) var items: [IndexPath: Role] = [:]
    private(set) var sections: [Int: Role] = [:]

    /// Cells go with their items and sections, other elements with their sections alone.
    func role(of kind: ElementKind, at path: IndexPath) -> Role? {
      guard path.count == 2 else { return nil }
      let section = sections[path[0]]
      guard kind == .cell, let item = items[path] else { return section }
      return section.map { min($0, item) } ?? item
    }

    fileprivate mutating func note(_ role: Role, item: IndexPath) {
      items[item] = items[item].map { min($0, role) } ?? role
    }

    fileprivate mutating func note(_ role: Role, section: Int) {
      sections[section] = sections[section].map { min($0, role) } ?? role
    }
  }

  init(_ request: UpdateRequest) {
    for path in request.items.deletes { before.note(.deleted, item: path) }
    for path in request.items.inserts { after.note(.inserted, item: path) }
    note(request.items.moves, .moved)
    note(request.items.reloads, .reloaded)
    note(request.items.reconfigures, .reconfigured)
    for section in request.sections.deletes { before.note(.sectionDeleted, section: section) }
    for section in request.sections.inserts { after.note(.sectionInserted, section: section) }
    for move in request.sections.moves {
      before.note(.sectionMoved, section: move.from)
      after.note(.sectionMoved, section: move.to)
    }
    for reload in request.sections.reloads { note(reload, in: request) }
  }

  private mutating func note(_ passages: [Passage<IndexPath>], _ role: Role) {
    for passage in passages {
      before.note(role, item: passage.from)
      after.note(role, item: passage.to)
    }
  }

  /// A reloaded section brings its items anew: those that it had before are reloaded, others come or go.
  private mutating func note(_ reload: Passage<Int>, in request: UpdateRequest) {
    before.note(.reloaded, section: reload.from)
    after.note(.reloaded, section: reload.to)
    guard request.before.indices.contains(reload.from), request.after.indices.contains(reload.to)
    else { return }
    let (earlier, later) = (request.before[reload.from].items, request.after[reload.to].items)
    let (was, willBe) = (
      Set(earlier.indices.map { key(earlier, $0) }), Set(later.indices.map { key(later, $0) })
    )
    for index in earlier.indices where !willBe.contains(key(earlier, index)) {
      before.note(.deleted, item: [reload.from, index])
    }
    for index in later.indices where !was.contains(key(later, index)) {
      after.note(.inserted, item: [reload.to, index])
    }
  }

  /// Who has no name is known by the number in the section.
  private func key(_ items: [ElementID], _ index: Int) -> String {
    items[index].identifier.map { "=" + $0 } ?? "\(index)"
  }
}
