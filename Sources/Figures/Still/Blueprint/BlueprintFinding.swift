import CoreGraphics
import Motion

/// A plan in one sentence: "3 columns of 110, 8 apart; inset 16".
struct BlueprintFinding {
  private let snapshot: LayoutSnapshot
  private let noun: Noun
  private let names: SectionNames

  /// The distances of as many elements tell those of all.
  private static let sample = 120
  private static let mostSections = 2

  init(_ snapshot: LayoutSnapshot, noun: Noun, sections: SectionNames) {
    self.snapshot = snapshot
    self.noun = noun
    names = sections
  }

  var text: String {
    let cells = snapshot.elements.filter { $0.kind == .cell && $0.isDrawable }
    guard !cells.isEmpty else { return "No \(noun.many)" }
    let sections = Dictionary(grouping: cells, by: \.section).sorted { $0.key < $1.key }
    var clauses: [(name: String, words: String)] = []
    var known: [Row] = []
    for (number, cells) in sections {
      // Less than a row of another section says nothing new.
      guard !known.contains(where: { $0.contains(cells) }) else { continue }
      known.append(Row(cells))
      let words = clause(cells, isOnly: sections.count == 1)
      guard !clauses.contains(where: { $0.words == words }) else { continue }
      clauses.append((names.own(number, upTo: 24) ?? "Section \(number)", words))
    }
    guard clauses.count > 1 else { return clauses.first?.words.capitalizedFirst ?? "" }
    let rest = clauses.count - Self.mostSections
    let shown = clauses.prefix(rest == 1 ? clauses.count : Self.mostSections).map {
      "\($0.name): \($0.words)"
    }
    let more = rest > 1 ? ["\(CountWords.number(rest)) more ways"] : []
    return (shown + more).joined(separator: ". ")
  }

  /// The first cells of a section.
  private struct Row {
    private let sizes: Set<String>
    private let start: CGFloat
    private let count: Int

    init(_ cells: [ElementSnapshot]) {
      sizes = Set(cells.map(\.size.lengthWords))
      start = cells.map(\.frame.minX).min() ?? 0
      let top = cells.map(\.frame.minY).min() ?? 0
      count = cells.count { $0.frame.minY - top < 0.5 }
    }

    func contains(_ cells: [ElementSnapshot]) -> Bool {
      let other = Row(cells)
      return cells.count == other.count && other.count <= count && other.start == start
        && other.sizes.isSubset(of: sizes)
    }
  }

  private func clause(_ cells: [ElementSnapshot], isOnly: Bool) -> String {
    var part = LayoutSnapshot(
      elements: Array(cells.prefix(Self.sample)), contentSize: snapshot.contentSize,
      viewport: snapshot.viewport)
    part.scale = snapshot.scale
    let gaps = PlanGaps(part.elements, in: CGRect(origin: .zero, size: part.contentSize))
    let across = Self.distance(gaps.across.filter { !$0.isInset })
    let down = Self.distance(gaps.down.filter { !$0.isInset })
    let arrangement = LayoutWords(part).arrangement
    var words = [
      arrangement == .list && !isOnly
        ? "rows of \(Self.range(cells.map(\.frame.height)))" : places(cells, arrangement)
    ]
    switch arrangement {
    case .list: words += [down].compactMap(\.self).map { "\($0) apart" }
    case .row: words += [across].compactMap(\.self).map { "\($0) apart" }
    case .columns, .free:
      words += [across].compactMap(\.self).map { "\($0) apart" }
      if let down, down != across { words.append("rows \(down) apart") }
    }
    let sides = PlanGaps.sides(
      cells.filter(\.isUpright).map(\.frame), 0,
      in: CGRect(origin: .zero, size: snapshot.contentSize))
    let free = sides.filter { isFree($0, beside: cells) && isKnown($0, beside: cells) }
    let insets = Self.insets(free, snapshot.contentSize).map { sides in
      arrangement == .row ? sides : sides + top(of: cells, beside: free)
    }
    return words.joined(separator: ", ") + (insets.map { "; inset \($0)" } ?? "")
  }

  /// ", 10 at the top": where the only section of a plan that is not scrolled begins farther from there.
  private func top(of cells: [ElementSnapshot], beside sides: [PlanGaps.Gap]) -> String {
    let others = snapshot.elements.contains { $0.kind != .cell && $0.kind.isLabelled }
    guard snapshot.viewport.minY <= 0.5, !others, cells.contains(where: { $0.path == [0, 0] }),
      let top = cells.map(\.frame.minY).min(), top >= 0.5,
      !sides.contains(where: { abs($0.length - top) < 1 })
    else { return "" }
    return ", \(FigureText.length(top)) at the top"
  }

  /// Whether nothing of another section stands between the cells and the edge: that would be its place, and no inset.
  private func isFree(_ gap: PlanGaps.Gap, beside cells: [ElementSnapshot]) -> Bool {
    let own = Set(cells.map(\.id))
    let heights = cells.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    return !snapshot.elements.contains { other in
      other.kind == .cell && other.isDrawable && !own.contains(other.id)
        && other.frame.maxX > gap.start + 0.5 && other.frame.minX < gap.end - 0.5
        && other.frame.maxY > heights.minY && other.frame.minY < heights.maxY
    }
  }

  /// Whether the gap is seen, or the first of the section that stands at its end: what is scrolled off is not known, and
  /// its room is no inset.
  private func isKnown(_ gap: PlanGaps.Gap, beside cells: [ElementSnapshot]) -> Bool {
    let screen = snapshot.viewport
    guard gap.start == 0, screen.width > 0, screen.minX > gap.start + 0.5 else { return true }
    return cells.contains { $0.path.last == 0 }
  }

  /// "3 columns of 110", "10 rows of 52", "9 items of 4 sizes".
  private func places(
    _ cells: [ElementSnapshot], _ arrangement: LayoutWords.Arrangement
  ) -> String {
    let (widths, heights) = (
      Self.range(cells.map(\.frame.width)), Self.range(cells.map(\.frame.height))
    )
    switch arrangement {
    case .columns(let count, _):
      // Cells that reach over several columns are as wide as none.
      return Set(cells.map { ($0.frame.width * 2).rounded() }).count == 1
        ? "\(count) columns of \(widths)" : "\(count) columns, \(noun.many) of \(Self.sizes(cells))"
    case .list:
      return "\(CountWords.digits(cells.count, Noun("row", "rows"))) of \(heights)"
    case .row:
      let count = FigureText.length(CGFloat(cells.count))
      return "\(count) beside each other, each \(widths) × \(heights)"
    case .free:
      let sizes = Set(cells.map(\.size.lengthWords))
      let count = CountWords.digits(cells.count, noun)
      guard sizes.count > 1 else { return "\(count) of \(sizes.first ?? "")" }
      return "\(count) of \(sizes.count) sizes"
    }
  }

  /// "124 × 124 and 249 × 249", "5 sizes, 80 × 40 to 160 × 90".
  private static func sizes(_ cells: [ElementSnapshot]) -> String {
    let sorted = cells.map(\.frame.size).sorted {
      ($0.width * $0.height, $0.width) < ($1.width * $1.height, $1.width)
    }
    var words: [String] = []
    for size in sorted.map(\.lengthWords) where !words.contains(size) { words.append(size) }
    guard words.count > 2 else { return CountWords.list(words) }
    return "\(words.count) sizes, \(words[0]) to \(words[words.count - 1])"
  }

  /// "110", or "80 to 120".
  static func range(_ lengths: [CGFloat]) -> String {
    guard let least = lengths.min(), let most = lengths.max() else { return "0" }
    let words = [FigureText.length(least), FigureText.length(most)]
    return words[0] == words[1] ? words[0] : words.joined(separator: " to ")
  }

  /// The one distance, or the least and the largest; nil without any.
  private static func distance(_ gaps: [PlanGaps.Gap]) -> String? {
    gaps.isEmpty ? nil : range(gaps.map(\.length))
  }

  /// "16", or "16 and 20" from the left and the right.
  private static func insets(_ gaps: [PlanGaps.Gap], _ content: CGSize) -> String? {
    let left = gaps.first { $0.start == 0 }?.words
    let right = gaps.first { $0.end == content.width }?.words
    switch (left, right) {
    case (let left?, let right?): return left == right ? left : "\(left) left, \(right) right"
    case (let left?, nil): return "\(left) left"
    case (nil, let right?): return "\(right) right"
    case (nil, nil): return nil
    }
  }
}
