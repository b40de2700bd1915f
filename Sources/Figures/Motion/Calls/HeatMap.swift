import CoreGraphics
import Drawing
import Motion

/// How often the place of each element was given up: what becomes invalid again and again is hot. A table tells what
/// each step cost.
public struct HeatMap {
  /// The words of the map, and the width that it is laid out for; none of them changes its numbers.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The width that the figure is shown at; nil for half of a README's column.
    public var width: FigureWidth?
    /// The words for the layout's items in notes about them.
    public var noun: Noun

    /// Without a heading, and with items called "items".
    public init(title: String = "", width: FigureWidth? = nil, noun: Noun = .item) {
      self.title = title
      self.width = width
      self.noun = noun
    }
  }

  private let options: Options
  private let efforts: [(name: String, effort: LayoutEffort)]
  private let counts: HeatCounts

  private static let gap: CGFloat = 24
  /// Heading, legend, notes and margins.
  private static let surroundings: CGFloat = 225

  /// Adds up the invalidations of all steps and shows them on the layout of the last one.
  public init(_ steps: [QueryMap.Step], _ options: Options = Options()) {
    self.options = options
    let efforts = steps.map { LayoutEffort($0.conversation) }
    self.efforts = zip(steps, efforts).map { ($0.name, $1) }
    counts = HeatCounts(steps, efforts)
  }

  private var width: FigureWidth { options.width ?? .half }

  /// The layout with its elements coloured by their invalidations, and a table of several steps: beside it where there
  /// is room, else below.
  public var figure: Figure {
    let picture = HeatPicture(
      counts, in: CGSize(width: pictureWidth, height: max(120, self.height)))
    let table = table(beside: picture)
    var body = picture.items
    var size = picture.size
    if let table {
      let place =
        isBeside
        ? CGPoint(x: picture.size.width + Self.gap, y: 0)
        : CGPoint(x: 0, y: picture.size.height + Self.gap)
      body.append(.moved(table.items, by: place))
      size = CGSize(
        width: max(size.width, place.x + table.size.width),
        height: max(size.height, place.y + table.size.height))
    }
    return FigurePage(
      title: options.title, subtitle: subtitle, finding: counts.sentence, summary: summary,
      width: width, size: size, body: body, notes: picture.notes + notes(table)
    ).figure
  }

  /// The room for picture and table above each other.
  private var height: CGFloat { 1.5 * width.points - Self.surroundings }

  private var isBeside: Bool { efforts.count > 1 && width.content >= 2 * EffortTable.leastWidth }

  private var pictureWidth: CGFloat {
    isBeside ? width.content - EffortTable.leastWidth - Self.gap : width.content
  }

  /// Nil where there is one step only, or no room.
  private func table(beside picture: HeatPicture) -> EffortTable? {
    guard efforts.count > 1 else { return nil }
    let table = EffortTable(efforts, width: isBeside ? EffortTable.leastWidth : width.content)
    let end = picture.size.height + Self.gap + table.size.height
    return isBeside || end <= height + HeatPicture.legendHeight ? table : nil
  }

  private var subtitle: String {
    let cells = CountWords.digits(counts.elements.count, counts.noun)
    let steps = CountWords.digits(efforts.count, Noun("step", "steps"))
    return "heat map · \(steps), \(cells)"
  }

  private func notes(_ table: EffortTable?) -> [String] {
    var notes: [String] = []
    if let hidden = table?.hidden, hidden > 0 {
      let steps = CountWords.counted(hidden, Noun("more step", "more steps"))
      notes.append("\(steps.capitalizedFirst), not shown.")
    }
    if counts.gone > 0 {
      let verb = counts.gone == 1 ? "is" : "are"
      let gone = CountWords.counted(counts.gone, options.noun).capitalizedFirst
      notes.append("\(gone) that left \(verb) not shown.")
    }
    return notes
  }

  /// "sync: 1 invalidation, 1 preparation, 2 questions".
  private var summary: String {
    let told = efforts.prefix(6).map { name, effort in
      "\(name): \(CountWords.digits(effort.invalidations, Noun("invalidation", "invalidations"))), "
        + "\(CountWords.digits(effort.preparations, Noun("preparation", "preparations"))), "
        + CountWords.digits(effort.questions, Noun("question", "questions"))
    }
    return told.isEmpty ? "" : told.joined(separator: "; ") + "."
  }
}
