import CoreGraphics
import Drawing
public import Motion

/// A lane for each element that changes, with a small curve for each attribute that does: what moves when, and
/// from which number to which.
public struct TimelineChart {
  public struct Options: Hashable, Sendable {
    public var title: String
    public var noun: Noun

    public init(title: String = "", noun: Noun = .item) {
      self.title = title
      self.noun = noun
    }
  }

  private let story: MotionStory
  private let options: Options

  public init(_ transition: Transition, _ options: Options = Options()) {
    story = MotionStory(transition)
    self.options = options
  }

  public var figure: Figure {
    let scene = TimelineScene(story)
    return FigurePage(
      title: options.title, subtitle: "timeline · " + story.transition.timingWords,
      summary: MotionWords(story, noun: options.noun).text, size: scene.size, body: scene.items,
      legend: story.namedRoles.map { LegendEntry($0) }, notes: scene.notes
    ).figure
  }
}
