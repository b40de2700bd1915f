public import CoreGraphics
import Drawing
public import Motion

/// Every element at its end, with the way that it came: where it was, where the layout says that it comes from
/// or goes to, and how fast it is on the way.
public struct MotionPaths {
  /// The words of the picture, its size, and whether ways are drawn into it.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// The largest size of the screen in the picture.
    public var limit: CGSize
    /// The look of elements: their own drawings, or their names on plain colours.
    public var faces: FaceStyle
    /// Whether ways are drawn; without them only their starts and ends are.
    public var hasArrows: Bool
    /// The words for the layout's items in the summary.
    public var noun: Noun

    /// Without a heading, with the ways drawn on a screen of 400 by 560 points at most.
    public init(
      title: String = "", limit: CGSize = CGSize(width: 400, height: 560),
      faces: FaceStyle = .automatic, hasArrows: Bool = true, noun: Noun = .item
    ) {
      self.title = title
      self.limit = limit
      self.faces = faces
      self.hasArrows = hasArrows
      self.noun = noun
    }
  }

  private let changes: ChangeParts
  private let options: Options

  /// The picture of a single change.
  public init(_ transition: Transition, _ options: Options = Options()) {
    self.init([ChangeSeries([transition])], options)
  }

  /// A picture for each change.
  public init(_ steps: [ChangeSeries], _ options: Options = Options()) {
    changes = ChangeParts(steps) { !MotionStory($0).changed.isEmpty }
    self.options = options
  }

  /// A section for each change, 24 at most, smaller where there are more than two.
  public var figure: Figure {
    changes.page("motion paths", title: options.title, section: section).figure
  }

  private func section(_ part: ChangeParts.Part) -> FigureSection {
    let story = part.story
    var own = options
    own.limit = changes.limit(options.limit)
    let scene = PathPicture(story, own)
    let words = MotionWords(story, noun: options.noun)
    return FigureSection(
      name: part.name, details: part.transition.timingWords, summary: words.text,
      happening: words.happening, size: scene.size, body: scene.items, roles: story.namedRoles,
      remarks: scene.commonRemarks, legend: scene.legend, notes: scene.notes)
  }
}
