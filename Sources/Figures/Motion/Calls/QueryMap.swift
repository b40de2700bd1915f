import CoreGraphics
import Drawing
public import Motion

/// Every rectangle that a layout was asked about, and what it answered: what it gave, what it left out, and what
/// it gave although nobody asked for it.
public struct QueryMap {
  /// The calls of one step, and every element of the content after it.
  public struct Step: Sendable {
    /// The step's name, which stands above its rectangles.
    public var name: String
    /// The calls between the collection view and its layout, the questions about rectangles among them.
    public var conversation: Conversation
    /// All elements after the step, on screen or not: an answer is held against them.
    public var layout: LayoutSnapshot

    /// A step by its name, its calls, and the layout that it led to.
    public init(_ name: String, _ conversation: Conversation, settling layout: LayoutSnapshot) {
      self.name = name
      self.conversation = conversation
      self.layout = layout
    }
  }

  /// The heading of the map, and how its rectangles are arranged.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The width that the figure is shown at; nil for the one that suits it.
    public var width: FigureWidth?
    /// Rectangles in one row: 4 unless said otherwise, 1 at least.
    public var columns: Int

    /// Without a heading, and with four rectangles in a row.
    public init(title: String = "", width: FigureWidth? = nil, columns: Int = 4) {
      self.title = title
      self.width = width
      self.columns = columns
    }
  }

  private let options: Options
  private let panels: [QueryPanel]
  private let count: Int

  /// More questions than this are not looked at by anyone.
  private static let limit = 24
  private static let gap: CGFloat = 20

  /// Finds all questions of the steps; the first 24 are shown and the others counted.
  public init(_ steps: [Step], _ options: Options = Options()) {
    self.options = options
    let all = steps.flatMap { step in
      LayoutQuery.all(in: step.conversation, settling: step.layout).map { (step, $0) }
    }
    count = all.count
    panels = all.prefix(Self.limit).map { step, query in
      QueryPanel(query, in: step.layout.drawable, name: step.name)
    }
  }

  /// A panel for each rectangle that was asked about, with what was answered and what was missing.
  public var figure: Figure {
    let columns = max(1, min(options.columns, panels.count))
    var (items, y, width): ([DrawItem], CGFloat, CGFloat) = ([], 0, 0)
    for start in stride(from: 0, to: panels.count, by: columns) {
      let row = panels[start..<min(start + columns, panels.count)]
      for (column, panel) in row.enumerated() {
        let x = CGFloat(column) * (QueryPanel.limit.width + Self.gap)
        items.append(.moved(panel.items, by: CGPoint(x: x, y: y)))
        width = max(width, x + QueryPanel.limit.width)
      }
      y += (row.map(\.height).max() ?? 0) + Self.gap
    }
    return FigurePage(
      title: options.title, subtitle: subtitle, summary: summary,
      size: CGSize(width: width, height: max(y - Self.gap, 0)), body: items, legend: legend,
      notes: notes
    ).figure
  }

  private var missing: Int { panels.reduce(0) { $0 + $1.query.missing.count } }
  private var spare: Int { panels.reduce(0) { $0 + $1.query.spare.count } }

  private var subtitle: String {
    let verdict = missing == 0 ? "nothing is missing" : "\(missing) missing"
    return "query map · \(CountWords.digits(count, Noun("rectangle", "rectangles"))) · \(verdict)"
  }

  private var legend: [LegendEntry] {
    var entries = [
      LegendEntry("asked for", line: QueryPanel.question), QueryPanel.swatch("answered", .answered),
    ]
    if missing > 0 { entries.append(QueryPanel.swatch("missing", .missing)) }
    if spare > 0 { entries.append(QueryPanel.swatch("answered, but not in it", .spare)) }
    return entries
  }

  private var notes: [String] {
    var notes: [String] = []
    if panels.contains(where: \.query.isOutdated) {
      notes.append("Answers that the layout has taken back by preparing anew are not held to it.")
    }
    if count > panels.count { notes.append("\(count - panels.count) more are not shown.") }
    return notes
  }

  private var summary: String {
    guard !panels.isEmpty else { return "The layout is not asked about any rectangle." }
    let told = panels.prefix(6).map { panel in
      "\(panel.name): \(panel.query.rect.words), \(panel.verdict)"
    }
    return
      "The layout is asked about \(CountWords.counted(count, Noun("rectangle", "rectangles"))). "
      + told.joined(separator: "; ") + "."
  }
}

extension CGRect {
  /// "0 0 390 520".
  var words: String {
    [minX, minY, size.width, size.height].map(FigureText.number).joined(separator: " ")
  }
}
