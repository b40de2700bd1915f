public import CoreGraphics
import Drawing
public import Motion

/// Two states of a layout and what is different: elements that changed are outlined, with what changed about
/// them in numbers.
public struct DifferenceTriptych {
  /// The words of the triptych, the width of its panels, and the look of elements in them.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The width that the figure is shown at; nil for the one that suits it.
    public var width: FigureWidth?
    /// The words over the first panel: "before" unless said otherwise.
    public var before: String
    /// The words over the second panel: "after" unless said otherwise. The third is called "difference".
    public var after: String
    /// The width of a panel in points, held within 80 and 600; nil for one that numbers fit into the cells of.
    public var panelWidth: CGFloat?
    /// The look of elements: their own drawings, or their names on plain colours.
    public var faces: FaceStyle
    /// The words for the layout's items in the summary.
    public var noun: Noun

    /// Without a heading, with panels as wide as their cells need, and with items called "items".
    public init(
      title: String = "", width: FigureWidth? = nil, before: String = "before",
      after: String = "after",
      panelWidth: CGFloat? = nil, faces: FaceStyle = .automatic, noun: Noun = .item
    ) {
      self.title = title
      self.width = width
      self.before = before
      self.after = after
      self.panelWidth = panelWidth
      self.faces = faces
      self.noun = noun
    }
  }

  private let story: MotionStory
  private let options: Options
  private let stage: ScreenPart

  private static let gap: CGFloat = 16
  private static let head: CGFloat = 22

  /// Compares two states that need not have followed each other.
  ///
  /// - Parameters:
  ///   - roles: what happened between the two, where anybody knows.
  ///   - names: what the data calls elements.
  public init(
    before: LayoutSnapshot, after: LayoutSnapshot, roles: StepRoles? = nil,
    names: [ElementID: String] = [:], _ options: Options = Options()
  ) {
    let transition = Transition(
      TransitionCapture(
        before: before, after: after, reloaded: Self.rewritten(before, after), timing: .immediate))
    story = MotionStory(
      transition, looks: ElementLooks([transition], names: names), roles: roles)
    self.options = options
    var region = ScreenRegion()
    region.add(before)
    region.add(after)
    let wanted =
      options.panelWidth
      ?? story.transition.panelWidth(cell: 60, 256...360)
    let width = min(max(wanted, 80), 600)
    stage = ScreenPart(
      region.rect, fitting: CGSize(width: width, height: width * 2.5), faces: options.faces)
  }

  /// Who says something else than before, or has another colour.
  private static func rewritten(
    _ before: LayoutSnapshot, _ after: LayoutSnapshot
  ) -> Set<ElementID> {
    let known = Dictionary(after.elements.map { ($0.id, $0) }) { first, _ in first }
    return Set(
      before.elements.filter { earlier in
        known[earlier.id].map { !$0.says(thatOf: earlier) } ?? false
      }
      .map(\.id))
  }

  /// The two states and their difference side by side, with a legend of the changes.
  public var figure: Figure {
    let plain = MomentPicture(story, on: stage, isPlain: true)
    let change = ChangePanel(story, on: stage)
    let panels = [
      (options.before, plain.panel(story.transition.before, at: 0)),
      (options.after, plain.panel(story.transition.after, at: 0)),
      ("difference", plain.panel(change.items, of: story.transition.after)),
    ]
    let body = panels.enumerated().flatMap { index, panel -> [DrawItem] in
      let x = CGFloat(index) * (stage.size.width + Self.gap)
      let label = Label(panel.0, FigureType.header, width: stage.size.width)
      return [
        label?.item(at: CGPoint(x: x + 1, y: 2)),
        .moved(panel.1, by: CGPoint(x: x, y: Self.head)),
      ].compactMap { $0 }
    }
    let size = CGSize(
      width: 3 * stage.size.width + 2 * Self.gap, height: Self.head + stage.size.height)
    return FigurePage(
      title: options.title, subtitle: subtitle, summary: summary, size: size, body: body,
      legend: legend,
      notes: story.scrollNotes + change.notes + plain.notes
    ).figure
  }

  /// Elements that only go or come with others need no word of their own.
  private var legend: [LegendEntry] {
    story.roleSet.filter { $0 != .unchanged }.sorted().map { LegendEntry($0) }
  }

  private var subtitle: String {
    let count = story.changed.count
    guard count == 0 else { return "\(count) of \(story.elements.count) elements differ" }
    return story.roles.isAsked ? "no difference on the screen" : "no difference"
  }

  private var summary: String {
    let words = MotionWords(story, noun: options.noun)
    let changes = story.changed.prefix(8).compactMap { element -> String? in
      let text = ChangeText(element).text
      return text.isEmpty ? nil : "\(element.spokenName): \(text)"
    }
    return ([words.changes] + changes).joined(separator: ". ") + "."
  }
}
