public import CoreGraphics
import Drawing
public import Motion

/// Moments of a change side by side, with the time under each: what a reader sees of an animation at once.
public struct Storyboard {
  public struct Options: Hashable, Sendable {
    public var title: String
    /// Evenly spaced, the first at the start and the last at the end.
    public var moments: Int
    /// Panels in one row, what is more goes below; without a number as many as fit on a page.
    public var columns: Int?
    /// Without one, as wide as the cells need to be told apart.
    public var panelWidth: CGFloat?
    public var faces: FaceStyle
    public var noun: Noun

    public init(
      title: String = "", moments: Int = 6, columns: Int? = nil, panelWidth: CGFloat? = nil,
      faces: FaceStyle = .automatic, noun: Noun = .item
    ) {
      self.title = title
      self.moments = moments
      self.columns = columns
      self.panelWidth = panelWidth
      self.faces = faces
      self.noun = noun
    }
  }

  private let story: MotionStory
  private let options: Options
  private let times: [TimeInterval]
  private let snapshots: [LayoutSnapshot]
  private let stage: MotionStage

  private static let gap: CGFloat = 16
  private static let captionHeight: CGFloat = 28
  /// More panels than this are no strip any more.
  private static let largestCount = 60

  public init(_ transition: Transition, _ options: Options = Options()) {
    self.init([transition], options)
  }

  /// Changes that follow each other at once, as those under a hand do: moments of them all.
  public init(_ transitions: [Transition], _ options: Options = Options()) {
    let transition = Transition(wholeOf: transitions)
    story = MotionStory(transition)
    self.options = options
    times = transition.moments(min(max(options.moments, 2), Self.largestCount))
    snapshots = times.map { transitions.snapshot(at: $0) ?? transition.snapshot(at: $0) }
    var region = StageRegion()
    for snapshot in snapshots { region.add(snapshot) }
    let width = min(max(options.panelWidth ?? transition.panelWidth(cell: 44, 150...256), 80), 600)
    stage = MotionStage(
      region.rect, fitting: CGSize(width: width, height: width * 2.5), faces: options.faces)
  }

  public var figure: Figure {
    let scene = MomentScene(story, on: stage)
    let columns = min(max(options.columns ?? fittingColumns, 1), times.count)
    let size = stage.size
    var body: [DrawItem] = []
    for (index, snapshot) in snapshots.enumerated() {
      let origin = CGPoint(
        x: CGFloat(index % columns) * (size.width + Self.gap),
        y: CGFloat(index / columns) * (size.height + Self.captionHeight + 4))
      let label = Label(FigureText.moment(times[index]), FigureType.caption)
      let caption = CGRect(x: 0, y: size.height + 7, width: size.width, height: 16)
      body.append(
        .moved(
          scene.panel(snapshot, at: times[index]) + [label.item(in: caption, .center)], by: origin))
    }
    let rows = (times.count + columns - 1) / columns
    let whole = CGSize(
      width: CGFloat(columns) * (size.width + Self.gap) - Self.gap,
      height: CGFloat(rows) * (size.height + Self.captionHeight + 4) - 8)
    return FigurePage(
      title: options.title, subtitle: story.transition.timingWords,
      summary: MotionWords(story, noun: options.noun).text, size: whole, body: body,
      legend: story.namedRoles.map { LegendEntry($0) }, notes: scene.notes
    ).figure
  }

  private var fittingColumns: Int {
    let fitting = Int((Self.pageWidth + Self.gap) / (stage.size.width + Self.gap))
    guard fitting < times.count else { return times.count }
    // Rows as even as can be: six panels are two rows of three, not one of four and one of two.
    let rows = (times.count + max(fitting, 1) - 1) / max(fitting, 1)
    return (times.count + rows - 1) / rows
  }

  private static let pageWidth: CGFloat = 1000
}
