import CoreGraphics
import Drawing
import Motion

/// One batch of updates: the items before and after it, section by section, and what became of each.
struct ItemChange {
  private let story: MotionStory
  private let before: [[ElementStory]]
  private let after: [[ElementStory]]
  private let names: (before: [String?], after: [String?])

  init(
    _ transition: Transition, looks: ElementLooks? = nil,
    names: (before: [String?], after: [String?])
  ) {
    story = MotionStory(transition, looks: looks, countsPlaces: false)
    let isUnnamed = names.before.isEmpty && names.after.isEmpty
    self.names = isUnnamed ? Self.headings(of: transition) : names
    let stories = Dictionary(story.elements.map { ($0.id, $0) }) { first, _ in first }
    before = transition.before.cellsBySection.map { $0.compactMap { stories[$0] } }
    after = transition.after.cellsBySection.map { $0.compactMap { stories[$0] } }
  }

  /// What stands above the sections on the screen, where all of them have something.
  private static func headings(
    of transition: Transition
  ) -> (before: [String?], after: [String?]) {
    let (before, after) = (transition.before.headings, transition.after.headings)
    let isComplete = (before + after).allSatisfy { $0 != nil } && max(before.count, after.count) > 1
    return isComplete ? (before, after) : ([], [])
  }

  func section(_ name: String, _ noun: Noun) -> FigureSection {
    let folds = MapFolds(before, after)
    let scene = MapScene(
      left: entries(before, names.before, folds), right: entries(after, names.after, folds))
    var body = scene.items
    var size = scene.size
    for (index, line) in arithmetic.enumerated() {
      let y = scene.size.height + 16 + CGFloat(index) * 20
      let label = Label(line, FigureType.label)
      body.append(label.item(at: CGPoint(x: 0, y: y)))
      size = CGSize(width: max(size.width, label.size.width), height: y + label.size.height)
    }
    let happening = happening(noun)
    return FigureSection(
      name: name, details: "", summary: "\(happening).", happening: happening, size: size,
      body: body, roles: roles, notes: notes(scene))
  }

  /// More sections than this are summed up.
  private static let longestSum = 6

  private var sums: [UpdateArithmetic] {
    let was = Dictionary(sections(before)) { first, _ in first }
    let willBe = Dictionary(sections(after)) { first, _ in first }
    return (0..<max(before.count, after.count)).map { section in
      let (old, new) = (before[safe: section], after[safe: section])
      return UpdateArithmetic(
        before: old, after: new, arrived: new.count { was[$0.id].map { $0 != section } ?? false },
        left: old.count { willBe[$0.id].map { $0 != section } ?? false })
    }
  }

  private func sections(_ lists: [[ElementStory]]) -> [(ElementID, Int)] {
    lists.enumerated().flatMap { section, items in items.map { ($0.id, section) } }
  }

  private var arithmetic: [String] {
    // What is out of view is not counted, so that nothing can be added up.
    if story.elements.contains(where: \.crossesEdge) {
      return ["\(before.joined().count) on the screen before, \(after.joined().count) after"]
    }
    let sums = sums
    guard sums.count > 1, sums.count <= Self.longestSum else {
      return [
        UpdateArithmetic(
          before: before.flatMap { $0 }, after: after.flatMap { $0 }, arrived: 0, left: 0
        ).text
      ]
    }
    return sums.enumerated().map { section, sum in "\(name(ofSection: section)): \(sum.text)" }
  }

  private func name(ofSection section: Int) -> String {
    let (was, willBe) = (names.before[safe: section], names.after[safe: section])
    // Where another section has its place, only the number is the same.
    guard was == nil || willBe == nil || was == willBe else { return "Section \(section)" }
    return willBe ?? was ?? "Section \(section)"
  }

  /// What happens to items, not to their places.
  var roles: [ChangeRole] {
    Set((before + after).flatMap { $0 }.map(\.role)).filter(\.isNamed).sorted()
  }

  private func happening(_ noun: Noun) -> String {
    let words =
      roles.isEmpty && !story.elements.contains(where: \.crossesEdge)
      ? "The order stays" : MotionWords(story, noun: noun).changes
    return "\(words). \(arithmetic.joined(separator: "; "))"
  }

  private func notes(_ scene: MapScene) -> [String] {
    var notes: [String] = []
    if roles.contains(.deleted) || roles.contains(.inserted) {
      notes.append("Deletes count in the left column, inserts in the right one.")
    }
    if scene.hidden > 0 { notes.append("\(scene.hidden) more lines are not shown.") }
    return notes
  }

  private func entries(
    _ sections: [[ElementStory]], _ names: [String?], _ folds: MapFolds
  ) -> [MapColumn.Entry] {
    sections.enumerated().flatMap { section, items in
      var entries: [MapColumn.Entry] = []
      if max(before.count, after.count) > 1 || names[safe: section] != nil {
        entries.append(.section(names[safe: section] ?? "Section \(section)"))
      }
      for (index, story) in items.enumerated() where !folds.hidden.contains(story.id) {
        if let count = folds.counts[story.id] {
          entries.append(.fold(story.id, count: count))
        } else {
          entries.append(.item(story, index: index))
        }
      }
      return entries
    }
  }
}

extension Array where Element == [ElementStory] {
  /// An empty list for a section that is not there.
  fileprivate subscript(safe index: Int) -> [ElementStory] {
    indices.contains(index) ? self[index] : []
  }
}

extension Array where Element == String? {
  fileprivate subscript(safe index: Int) -> String? {
    indices.contains(index) ? self[index] : nil
  }
}

extension LayoutSnapshot {
  /// What the headers say, section by section; nil for a section with cells and no words above them.
  fileprivate var headings: [String?] {
    let headers = elements.filter { $0.kind.shortName == "header" }
    return cellsBySection.indices.map { section in
      let header = headers.first { $0.path.first == section }
      return header?.ownWords
    }
  }

  /// The identities of the cells, section by section, in order.
  fileprivate var cellsBySection: [[ElementID]] {
    var sections: [[ElementID]] = []
    for element in elements where element.kind == .cell {
      let section = min(max(element.path.first ?? 0, 0), 100_000)
      while sections.count <= section { sections.append([]) }
      sections[section].append(element.id)
    }
    return sections
  }
}
