import CoreGraphics
import Drawing
public import Motion

/// Every rectangle that a layout was asked about, and what it answered: what it gave, what it left out, and what
/// it gave although nobody asked for it.
public struct QueryMap {
  /// The calls of one step, and every element of the content after it.
  public struct Step: Sendable {
    /// The step's name, which stands beside its rectangles.
    public var name: String
    /// The calls between the collection view and its layout, the questions about rectangles among them.
    public var conversation: Conversation
    /// All elements after the step, on screen or not: an answer is held against them.
    public var layout: LayoutSnapshot
    /// The names of the sections after the step, as far as anybody knows: a section without a header is called so.
    public var sectionNames: [String?]

    /// A step by its name, its calls, and the layout that it led to; its sections may have no names.
    public init(
      _ name: String, _ conversation: Conversation, settling layout: LayoutSnapshot,
      sectionNames: [String?] = []
    ) {
      self.name = name
      self.conversation = conversation
      self.layout = layout
      self.sectionNames = sectionNames
    }
  }

  /// The heading of the map, and the width that it is laid out for.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The width that the figure is shown at; nil for half of a README's column.
    public var width: FigureWidth?

    /// Without a heading, for half of a column.
    public init(title: String = "", width: FigureWidth? = nil) {
      self.title = title
      self.width = width
    }
  }

  private let options: Options
  private let queries: [NumberedQuery]
  private let outdated: Int

  /// Heading, legend, notes and margins.
  private static let surroundings: CGFloat = 190

  /// Finds all questions of the steps.
  public init(_ steps: [Step], _ options: Options = Options()) {
    self.options = options
    (queries, outdated) = NumberedQuery.all(in: steps)
  }

  /// The content as a strip with a border for each rectangle that was asked about; a list where there are many.
  public var figure: Figure {
    var page = FigurePage(
      title: options.title, subtitle: subtitle, finding: QueryFinding(queries).text,
      summary: summary, width: options.width ?? .half, size: CGSize(width: 272, height: 1),
      body: [])
    let room = CGSize(
      width: page.width.content, height: max(120, 1.5 * page.width.points - Self.surroundings))
    if let strip = QueryStrip(queries, in: room) {
      (page.size, page.body) = (strip.size, strip.items)
      (page.legend, page.notes) = (strip.legend, strip.notes)
    } else if !queries.isEmpty {
      let list = QueryList(queries, width: room.width)
      (page.size, page.body) = (list.size, list.items)
      (page.legend, page.notes) = (list.legend, list.notes)
    }
    page.notes += outdatedNotes
    return page.figure
  }

  private var subtitle: String {
    "query map · \(CountWords.digits(queries.count, Noun("query", "queries")))"
  }

  private var outdatedNotes: [String] {
    guard outdated > 0 else { return [] }
    let earlier = CountWords.counted(outdated, Noun("earlier query", "earlier queries"))
    let verb = outdated == 1 ? "was" : "were"
    return ["\(earlier.capitalizedFirst) \(verb) taken back: the layout prepared anew."]
  }

  /// "Query 1: 0 to 852, 18 of 18 answered".
  private var summary: String {
    let told = queries.prefix(6).map { query in
      "\(query.name): \(query.range), \(query.score)"
        + (query.isWrong ? ", \(query.missing(most: 6))" : "")
    }
    return told.isEmpty ? "" : told.joined(separator: "; ") + "."
  }
}
