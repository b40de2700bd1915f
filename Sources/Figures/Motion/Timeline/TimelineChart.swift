import CoreGraphics
import Drawing
public import Motion

/// A lane for each element that changes, with a small curve for each attribute that does: what moves when, and
/// from which number to which.
public struct TimelineChart {
  private let changes: ChangeParts
  private let options: ChangeOptions

  /// The chart of a single change.
  public init(_ transition: Transition, _ options: ChangeOptions = ChangeOptions()) {
    self.init([ChangeSeries([transition])], options)
  }

  /// A chart for each step, with all that a hand does in it.
  public init(_ steps: [ChangeSeries], _ options: ChangeOptions = ChangeOptions()) {
    changes = ChangeParts(along: steps)
    self.options = options
  }

  /// A section for each change, 24 at most; elements that do not change have no lane. If a page has no room for all of
  /// them, those in which elements go farthest are drawn, and the others are told in a sentence, or counted.
  public var figure: Figure {
    let width = options.pageWidth
    let stories = changes.parts.map(\.story)
    let reach = stories.map { $0.changed.map(\.length).max() ?? 0 }
    let order = stories.indices.sorted { (-reach[$0], $0) < (-reach[$1], $1) }
    let tallest = width.tallest * CGFloat(max(changes.steps, 1))
    var figure: Figure?
    for choice in Self.choices(among: stories.count) {
      let drawn = Set(order.prefix(choice.drawn))
      let told = choice.tellsOthers ? stories.count - drawn.count : 0
      var height =
        (tallest - Self.surroundings - CGFloat(told) * Self.sentence) / CGFloat(drawn.count)
        - CGFloat(drawn.count - 1) / CGFloat(drawn.count) * Self.sectionWords
      let least = drawn.count > 1 ? Self.leastHeight : 0
      for _ in 0..<Self.mostTries where height >= least || figure == nil {
        let page = page(stories, drawn, height: height, tellsOthers: choice.tellsOthers)
        let surplus = page.drawing.size.height - tallest
        if surplus <= 0 { return page }
        figure = page
        height -= surplus / CGFloat(drawn.count) + 1
      }
    }
    return figure ?? page(stories, [], height: 0, tellsOthers: true)
  }

  private typealias Choice = (drawn: Int, tellsOthers: Bool)

  /// How many are drawn, from the most to the fewest.
  private static func choices(among count: Int) -> [Choice] {
    let fewer = [count, count * 3 / 4, count / 2, count / 3, 2, 1].filter { 1...count ~= $0 }
    return fewer.map { ($0, true) } + (count > 1 ? [(2, false), (1, false)] : [])
  }

  private static let mostTries = 3
  /// Heading, legend, notes and margins.
  private static let surroundings: CGFloat = 260
  /// The words of one more section, and the room between two.
  private static let sectionWords: CGFloat = 140
  /// A section without a picture.
  private static let sentence: CGFloat = 100
  /// Lower pictures hold few lanes: fewer, higher ones tell more.
  private static let leastHeight: CGFloat = 200

  /// - Parameters:
  ///   - drawn: the places of those that have a picture.
  ///   - height: of each picture.
  private func page(
    _ stories: [MotionStory], _ drawn: Set<Int>, height: CGFloat, tellsOthers: Bool
  ) -> Figure {
    let shown = stories.indices.filter { tellsOthers || drawn.contains($0) }
    let sections = shown.map { index in
      section(changes.parts[index], stories[index], height: drawn.contains(index) ? height : nil)
    }
    return changes.page(
      "timeline", title: options.title, width: options.pageWidth, sections: sections
    ).figure
  }

  /// - Parameter height: of its picture; nil for none.
  private func section(
    _ part: ChangeParts.Part, _ story: MotionStory, height: CGFloat?
  ) -> FigureSection {
    let scene = TimelinePicture(
      story, width: options.pageWidth.content, height: height ?? Self.leastHeight)
    let told = TimelineWords(story, scene)
    let words = part.words(story, options.noun)
    let finding = words.comesBack ? words.changes : told.finding
    guard height != nil else {
      return FigureSection(
        name: part.name, details: "\(part.timingWords) · no room for a chart", summary: "",
        finding: finding,
        happening: words.happening,
        size: CGSize(width: min(options.pageWidth.content, Self.sentenceWidth), height: 0),
        body: [])
    }
    let marks = Set(scene.plan.lanes.map(\.story).filter(\.wearsMark).map(\.role)).sorted()
    return FigureSection(
      name: part.name, details: part.timingWords, summary: words.text + told.numbers,
      finding: finding, happening: words.happening, size: scene.size, body: scene.items,
      roles: marks,
      notes: (scene.plan.isStill ? story.stillNotes : story.scrollNotes) + told.notes)
  }

  /// Sentences without a picture stand beside each other where a page is wide.
  private static let sentenceWidth: CGFloat = 379
}
