import CoreGraphics
import Drawing
public import Motion

/// Every element at its end, with the way that it came: where it was, where the layout says that it comes from
/// or goes to, and how fast it is on the way.
public struct MotionPaths {
  private let changes: ChangeParts
  private let options: ChangeOptions
  /// Whether ways are drawn; without them only their starts and ends are.
  private let hasArrows: Bool

  /// The picture of a single change.
  public init(
    _ transition: Transition, _ options: ChangeOptions = ChangeOptions(), hasArrows: Bool = true
  ) {
    self.init([ChangeSeries([transition])], options, hasArrows: hasArrows)
  }

  /// A picture for each change.
  public init(
    _ steps: [ChangeSeries], _ options: ChangeOptions = ChangeOptions(), hasArrows: Bool = true
  ) {
    changes = ChangeParts(steps) { !MotionStory($0).changed.isEmpty }
    self.options = options
    self.hasArrows = hasArrows
  }

  /// A section for each change, 24 at most, smaller where there are more than two.
  public var figure: Figure {
    changes.page(
      "motion paths", title: options.title, width: options.width ?? .readme, section: section
    ).figure
  }

  private func section(_ part: ChangeParts.Part) -> FigureSection {
    let story = part.story
    var own = options
    own.limit = changes.limit(options.limit)
    let scene = PathPicture(story, own, drawsWays: hasArrows)
    let words = MotionWords(story, noun: options.noun)
    return FigureSection(
      name: part.name, details: part.transition.timingWords, summary: words.text,
      happening: words.happening, size: scene.size, body: scene.items, roles: story.namedRoles,
      remarks: scene.commonRemarks, legend: scene.legend, notes: scene.notes)
  }
}
