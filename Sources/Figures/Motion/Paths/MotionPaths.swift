public import CoreGraphics
import Drawing
public import Motion

/// Every element at its end, with the way that it came: where it was, where the layout says that it comes from
/// or goes to, and how fast it is on the way.
public struct MotionPaths {
  public struct Options: Hashable, Sendable {
    public var title: String
    /// The largest size of the screen in the picture.
    public var limit: CGSize
    public var faces: FaceStyle
    public var noun: Noun

    public init(
      title: String = "", limit: CGSize = CGSize(width: 400, height: 560),
      faces: FaceStyle = .automatic, noun: Noun = .item
    ) {
      self.title = title
      self.limit = limit
      self.faces = faces
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
    let scene = PathScene(story, limit: options.limit, faces: options.faces)
    return FigurePage(
      title: options.title, subtitle: "motion paths · " + story.transition.timingWords,
      summary: MotionWords(story, noun: options.noun).text, size: scene.size, body: scene.items,
      legend: scene.legend, notes: scene.notes
    ).figure
  }
}
