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

  /// A chart for each change.
  public init(_ steps: [ChangeSeries], _ options: ChangeOptions = ChangeOptions()) {
    changes = ChangeParts(steps) { !MotionStory($0).changed.isEmpty }
    self.options = options
  }

  /// A section for each change, 24 at most; elements that do not change have no lane.
  public var figure: Figure {
    changes.page(
      "timeline", title: options.title, width: options.pageWidth, section: section
    ).figure
  }

  private func section(_ part: ChangeParts.Part) -> FigureSection {
    let story = part.story
    let width = options.pageWidth
    let scene = TimelinePicture(
      story, width: width.content, height: 1.5 * width.points - Self.surroundings)
    let told = TimelineWords(story, scene)
    let words = MotionWords(story, noun: options.noun)
    let marks = Set(scene.plan.lanes.map(\.story).filter(\.wearsMark).map(\.role)).sorted()
    return FigureSection(
      name: part.name, details: part.transition.timingWords, summary: words.text + told.numbers,
      finding: told.finding, happening: words.happening, size: scene.size, body: scene.items,
      roles: marks, notes: story.scrollNotes + told.notes)
  }

  /// Heading, legend, notes and margins.
  private static let surroundings: CGFloat = 260
}
