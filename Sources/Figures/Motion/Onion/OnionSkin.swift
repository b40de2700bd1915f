public import CoreGraphics
public import Motion

/// All moments of a change in one picture, older ones fainter.
public struct OnionSkin {
  /// The words of the picture, its size, and how many moments it shows.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// Moments that are shown, 2 to 24: evenly spaced, the first at the start and the last at the end.
    public var moments: Int
    /// The largest size of the screen in the picture.
    public var limit: CGSize
    /// The look of elements: their own drawings, or their names on plain colours.
    public var faces: FaceStyle
    /// The words for the layout's items in the summary.
    public var noun: Noun

    /// Without a heading, with six moments on a screen of 400 by 560 points at most.
    public init(
      title: String = "", moments: Int = 6, limit: CGSize = CGSize(width: 400, height: 560),
      faces: FaceStyle = .automatic, noun: Noun = .item
    ) {
      self.title = title
      self.moments = moments
      self.limit = limit
      self.faces = faces
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
    var options = options
    options.limit = changes.limit(options.limit)
    let durations = Set(changes.parts.map(\.transition.duration))
    return changes.page("onion skin", title: options.title) { part in
      OnionPicture(part.story, options).section(
        part.name, ages: durations.count > 1 ? "from start to end" : nil)
    }.figure
  }
}
