import CoreGraphics
import Drawing
import Motion

/// One batch of updates: all of the data before and after it, section by section, and what became of each item; or what
/// a scroll brought onto the screen and took off it.
struct ItemChange {
  private let story: MotionStory
  private let columns: StepRoles.Columns
  private let names: (before: [String?], after: [String?])

  init(
    _ transition: Transition, looks: ElementLooks? = nil,
    names: (before: [String?], after: [String?])
  ) {
    story = MotionStory(transition, looks: looks)
    self.names = names
    columns = story.roles.columns ?? SeenItems(story).columns
  }

  private var roles: StepRoles { story.roles }

  func section(_ name: String, _ noun: Noun) -> FigureSection {
    let scene = MapPicture(
      left: entries(columns.before, names: names.before, side: .before),
      right: entries(columns.after, names: names.after, side: .after), MapFaces(story))
    var body = scene.items
    var size = scene.size
    for (index, line) in sums.enumerated() {
      let y = scene.size.height + 16 + CGFloat(index) * 20
      let label = Label(line, FigureType.label)
      body.append(label.item(at: CGPoint(x: 0, y: y)))
      size = CGSize(width: max(size.width, label.size.width), height: y + label.size.height)
    }
    let happening = happening(noun)
    return FigureSection(
      name: name, details: "", summary: "\(happening).", happening: happening, size: size,
      body: body, roles: marked, notes: notes(scene))
  }

  /// The roles that were asked for, of items and of sections, wherever they are.
  private var marked: [Role] {
    roles.counts.filter { $0.value > 0 && $0.key.isAsked && $0.key != .reconfigured }.keys.sorted()
      + (roles.items(with: .reconfigured).isEmpty ? [] : [.reconfigured])
  }

  private var sums: [String] {
    guard roles.columns != nil else { return story.scrollNotes + [seen] }
    return UpdateArithmetic(roles.sections) { sum in
      self.name(ofSection: sum.indexAfter ?? sum.indexBefore ?? 0, sum)
    }.lines
  }

  private var seen: String {
    let counts = [columns.before, columns.after].map { $0.sections.reduce(0) { $0 + $1.count } }
    return "\(counts[0]) on the screen before, \(counts[1]) after"
  }

  private func happening(_ noun: Noun) -> String {
    let words =
      roles.isAsked || roles.scroll != nil || roles.columns == nil
      ? MotionWords(story, noun: noun).changes : "The order stays"
    let counts = (roles.columns == nil ? [seen] : sums).joined(separator: "; ")
    return counts.isEmpty ? words : "\(words). \(counts)"
  }

  private func notes(_ scene: MapPicture) -> [String] {
    var notes: [String] = []
    if roles.count(.deleted) + roles.count(.inserted) > 0 {
      notes.append("Deletes count in the left column, inserts in the right one.")
    }
    if scene.hidden > 0 { notes.append("\(scene.hidden) more lines are not shown.") }
    return notes
  }

  // MARK: Entries

  private func name(ofSection index: Int, _ sum: SectionSum) -> String {
    story.looks.name(of: sum) ?? names.after[safe: index] ?? names.before[safe: index]
      ?? "Section \(index)"
  }

  private func entries(
    _ column: DataColumn, names own: [String?], side: StepRoles.Side
  ) -> [MapColumn.Entry] {
    let isAlone = max(columns.before.sections.count, columns.after.sections.count) == 1
    return column.sections.enumerated().flatMap { index, section in
      var entries: [MapColumn.Entry] = []
      let name = section.name.map(story.looks.name(ofSection:)) ?? own[safe: index]
      if !isAlone || own[safe: index] != nil {
        let role = section.role.flatMap { $0.isAskedOfSection ? $0 : nil }
        entries.append(
          .section(name ?? "Section \(index)", role: role, key: key(ofSection: index, side)))
      }
      let word = section.role.map(word) ?? "unchanged"
      return entries
        + section.rows.map { row in
          switch row {
          case .item(let id, let index): .item(id, index: index)
          case .run(let first, _, let count): .fold(first, count: count, word: word)
          }
        }
    }
  }

  private func word(_ role: Role) -> String {
    switch role {
    case .sectionDeleted, .sectionInserted: "more"
    case .reloaded: "reloaded"
    default: "unchanged"
    }
  }

  /// The same for the section before and after.
  private func key(ofSection index: Int, _ side: StepRoles.Side) -> String {
    let sum = roles.sections.first {
      side == .before ? $0.indexBefore == index : $0.indexAfter == index
    }
    return "\(sum?.indexBefore ?? -1) \(sum?.indexAfter ?? -1)"
  }
}

/// The items on the screen before and after a change that no update was asked for.
private struct SeenItems {
  let columns: StepRoles.Columns

  init(_ story: MotionStory) {
    let (before, after) = (story.transition.before, story.transition.after)
    let names = story.roles.sectionNames
    columns = StepRoles.Columns(
      before: DataColumn(seen: before.cells(seenIn: before.viewport), names: names),
      after: DataColumn(seen: after.cells(seenIn: after.viewport), names: names))
  }
}

extension LayoutSnapshot {
  fileprivate func cells(seenIn viewport: CGRect) -> [ElementSnapshot] {
    elements.filter { $0.kind == .cell && $0.isSeen(in: viewport) }
  }
}

extension Array where Element == String? {
  fileprivate subscript(safe index: Int) -> String? {
    indices.contains(index) ? self[index] : nil
  }
}
