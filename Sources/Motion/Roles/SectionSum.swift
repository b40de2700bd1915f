import CoreGraphics

/// The balance of an update in one section: what it had, less what leaves, and what arrives is what it has.
///
///     before − deleted − moved out + inserted + moved in = after
public struct SectionSum: Equatable, Sendable {
  /// The data's name of the section, the new one if it has two; nil where only its number is known.
  public let name: String?
  /// The number before the update; nil for a section that is inserted.
  public let indexBefore: Int?
  /// The number after the update; nil for a section that is deleted.
  public let indexAfter: Int?
  /// The operation on the section itself; nil where none was asked for.
  public let role: Role?
  /// How many items the section had; 0 for one that is inserted.
  public let before: Int
  /// How many items the section has now; 0 for one that is deleted.
  public let after: Int
  /// With those that go with the section.
  public private(set) var deleted = 0
  /// With those that come with the section.
  public private(set) var inserted = 0
  /// Items that went to other sections.
  public private(set) var movedOut = 0
  /// Items that came from other sections.
  public private(set) var movedIn = 0
  /// Those that stand elsewhere in the same section.
  public private(set) var reordered = 0
  /// Items that got other views in their places, those of a reloaded section among them.
  public private(set) var reloaded = 0
  /// Items that the same views show anew.
  public private(set) var reconfigured = 0

  /// Whether the numbers come out.
  public var balances: Bool { before - deleted - movedOut + inserted + movedIn == after }

  /// Whether nothing is asked of the section or its items.
  public var isQuiet: Bool {
    role == nil
      && [deleted, inserted, movedOut, movedIn, reordered, reloaded, reconfigured]
        .allSatisfy { $0 == 0 }
  }

  fileprivate init(
    _ request: UpdateRequest, _ places: (before: Int?, after: Int?), role: Role?
  ) {
    (indexBefore, indexAfter) = places
    self.role = role
    let (earlier, later) = (
      places.before.map { request.before[$0] }, places.after.map { request.after[$0] }
    )
    name = later?.name ?? earlier?.name
    (before, after) = (earlier?.items.count ?? 0, later?.items.count ?? 0)
  }
}

extension SectionSum {
  /// The sums of all sections: those that stay or come in their order after the update, then those that go.
  static func sums(of request: UpdateRequest, _ asked: AskedRoles) -> [SectionSum] {
    let mapping = UpdateMapping(request)
    let staying = request.after.indices.map { section in
      let from = mapping.sectionBefore(section).flatMap {
        request.before.indices.contains($0) ? $0 : nil
      }
      return SectionSum(request, (from, section), role: asked.after.sections[section])
    }
    let going = asked.before.sections.filter { $0.value == .sectionDeleted }.keys.sorted()
      .filter(request.before.indices.contains)
    var sums =
      staying + going.map { SectionSum(request, ($0, nil), role: Role.sectionDeleted) }
    SectionTally(sums).count(request, asked, into: &sums)
    return sums
  }

  /// The sum of two updates in a row.
  static func chained(_ first: [SectionSum], _ second: [SectionSum]) -> [SectionSum] {
    let earlier = Dictionary(
      first.compactMap { sum in sum.indexAfter.map { ($0, sum) } }
    ) { first, _ in first }
    var gone = first.filter { $0.indexAfter == nil }
    let chained = second.map { sum in
      if let known = sum.indexBefore.flatMap({ earlier[$0] }) {
        return SectionSum(known, then: sum)
      }
      // A section that went and comes back.
      guard sum.indexBefore == nil, let name = sum.name,
        let place = gone.firstIndex(where: { $0.name == name })
      else { return sum }
      return SectionSum(gone.remove(at: place), then: sum)
    }
    return chained.filter { $0.indexBefore != nil || $0.indexAfter != nil } + gone
  }

  private init(_ first: SectionSum, then second: SectionSum) {
    name = second.name ?? first.name
    (indexBefore, indexAfter) = (first.indexBefore, second.indexAfter)
    role = Role.joined([first.role, second.role].compactMap(\.self), returning: .reloaded)
    (before, after) = (first.before, second.after)
    deleted = first.deleted + second.deleted
    inserted = first.inserted + second.inserted
    movedOut = first.movedOut + second.movedOut
    movedIn = first.movedIn + second.movedIn
    reordered = first.reordered + second.reordered
    reloaded = first.reloaded + second.reloaded
    reconfigured = first.reconfigured + second.reconfigured
  }

  fileprivate mutating func count(_ role: Role, leaving: Bool) {
    switch role {
    case .deleted, .sectionDeleted: deleted += 1
    case .inserted, .sectionInserted: inserted += 1
    case .moved: if leaving { movedOut += 1 } else { movedIn += 1 }
    default: break
    }
  }

  fileprivate mutating func count(_ role: Role, staying: Int) {
    switch role {
    case .moved: reordered += staying
    case .reloaded: reloaded += staying
    case .reconfigured: reconfigured += staying
    default: break
    }
  }
}

/// Counts operations into the sums of their sections.
private struct SectionTally {
  private var byBefore: [Int: Int] = [:]
  private var byAfter: [Int: Int] = [:]

  init(_ sums: [SectionSum]) {
    for (place, sum) in sums.enumerated() {
      if let index = sum.indexBefore { byBefore[index] = place }
      if let index = sum.indexAfter { byAfter[index] = place }
    }
  }

  func count(_ request: UpdateRequest, _ asked: AskedRoles, into sums: inout [SectionSum]) {
    for (path, role) in asked.before.items where role == .deleted {
      if let sum = byBefore[path[0]] { sums[sum].count(.deleted, leaving: true) }
    }
    for (path, role) in asked.after.items where role == .inserted {
      if let sum = byAfter[path[0]] { sums[sum].count(.inserted, leaving: false) }
    }
    for (passages, role) in [
      (request.items.moves, Role.moved), (request.items.reloads, .reloaded),
      (request.items.reconfigures, .reconfigured),
    ] {
      // A passage that is asked for twice counts as the first of both words.
      for passage in passages where asked.after.items[passage.to] == role {
        count(passage, role, into: &sums)
      }
    }
    countSections(asked, into: &sums)
  }

  private func count(
    _ passage: Passage<IndexPath>, _ role: Role, into sums: inout [SectionSum]
  ) {
    let (from, to) = (byBefore[passage.from[0]], byAfter[passage.to[0]])
    if from == to {
      if let from { sums[from].count(role, staying: 1) }
    } else {
      if let from { sums[from].count(.moved, leaving: true) }
      if let to { sums[to].count(.moved, leaving: false) }
    }
  }

  /// The items that come or go with their section, and those that a reloaded section shows anew.
  private func countSections(_ asked: AskedRoles, into sums: inout [SectionSum]) {
    for index in sums.indices {
      let sum = sums[index]
      switch sum.role {
      case .sectionDeleted:
        for _ in 0..<max(0, sum.before - sum.movedOut) {
          sums[index].count(.sectionDeleted, leaving: true)
        }
      case .sectionInserted:
        for _ in 0..<max(0, sum.after - sum.movedIn) {
          sums[index].count(.sectionInserted, leaving: false)
        }
      case .reloaded:
        sums[index].count(.reloaded, staying: max(0, sum.before - sum.deleted - sum.movedOut))
      default: break
      }
    }
  }
}
