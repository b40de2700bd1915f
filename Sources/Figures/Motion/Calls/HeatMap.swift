import CoreGraphics
import Drawing
import Motion

/// How often a layout was asked about each element: what it works out again and again is hot. A table tells what
/// each step cost.
public struct HeatMap {
  /// The words of the map; none of them changes its numbers.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The width that the figure is shown at; nil for the one that suits it.
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
  private let layout: LayoutSnapshot
  /// Of all steps together, by who the elements are: their paths may change.
  private var shares: [ElementID: LayoutEffort.Share] = [:]
  private var gone: Set<ElementID> = []

  private static let gap: CGFloat = 28

  /// Adds up the questions of all steps and shows them on the layout of the last one.
  public init(_ steps: [QueryMap.Step], _ options: Options = Options()) {
    self.options = options
    efforts = steps.map { ($0.name, LayoutEffort($0.conversation)) }
    layout =
      (steps.last?.layout ?? LayoutSnapshot(elements: [], contentSize: .zero, viewport: .zero))
      .drawable
    let known = Set(layout.elements.map(\.id))
    for (step, effort) in zip(steps, efforts.map(\.effort)) {
      for element in step.layout.elements {
        guard let share = effort.shares[element.spokenKey] else { continue }
        shares[element.id, default: .init()].add(share)
        if !known.contains(element.id) { gone.insert(element.id) }
      }
    }
  }

  /// The layout with its elements coloured by their questions, and a table of the steps beside it.
  public var figure: Figure {
    let stage = HeatPicture(layout, shares)
    let table = EffortTable(efforts)
    let left = stage.size.width + Self.gap
    let body = stage.items + [.moved(table.items, by: CGPoint(x: left, y: 0))]
    return FigurePage(
      title: options.title, subtitle: "invalidation heat map", summary: summary,
      size: CGSize(
        width: left + table.size.width, height: max(stage.size.height, table.size.height)),
      body: body, legend: stage.legend, notes: notes(stage)
    ).figure
  }

  private func notes(_ stage: HeatPicture) -> [String] {
    var notes = stage.notes
    if !gone.isEmpty {
      let verb = gone.count == 1 ? "is" : "are"
      notes.append(
        "\(CountWords.digits(gone.count, options.noun)) that left \(verb) not shown.")
    }
    return notes
  }

  private var summary: String {
    guard !efforts.isEmpty else { return "Nothing happens." }
    let hottest = layout.elements.max {
      (shares[$0.id]?.answers ?? 0) < (shares[$1.id]?.answers ?? 0)
    }
    var sentences = efforts.prefix(6).map { name, effort in
      "\(name): \(CountWords.digits(effort.preparations, Noun("preparation", "preparations"))), "
        + "\(CountWords.digits(effort.answers, Noun("answer", "answers"))), "
        + "\(effort.unchanged) as before"
    }
    if let hottest, let count = shares[hottest.id]?.answers, count > 0 {
      sentences.append("\(hottest.shortLabel) is asked for most often, \(count) times")
    }
    return sentences.joined(separator: "; ") + "."
  }
}

extension LayoutEffort.Share {
  fileprivate mutating func add(_ other: Self) {
    answers += other.answers
    unchanged += other.unchanged
    applied += other.applied
  }
}
