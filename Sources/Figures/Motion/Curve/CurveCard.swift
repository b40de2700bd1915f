public import Motion

/// A timing curve with the frames that a film of it has: how far the change has come at each.
public struct CurveCard {
  /// The heading of a card with one curve, and the rate of the film that it marks.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; with an empty one the curve is named by its kind.
    public var title: String
    /// The rate of the film whose frames are marked on the curve: 60 unless said otherwise.
    public var framesPerSecond: Double

    /// Without a heading, and with 60 frames a second.
    public init(title: String = "", framesPerSecond: Double = 60) {
      self.title = title
      self.framesPerSecond = framesPerSecond
    }
  }

  /// A timing, and the step that has it.
  public struct Entry: Sendable {
    /// The step's name, which stands above its curve; empty for none.
    public var name: String
    /// The curve of the change, its duration and its delay.
    public var timing: Timing
    /// The rate of the film whose frames are marked on this curve: 60 unless said otherwise.
    public var framesPerSecond: Double

    /// The timing of a step by the step's name, with 60 frames a second unless said otherwise.
    public init(_ name: String, _ timing: Timing, framesPerSecond: Double = 60) {
      self.name = name
      self.timing = timing
      self.framesPerSecond = framesPerSecond
    }
  }

  private let entries: [Entry]
  private let title: String
  private let width: FigureWidth

  /// A card with a single curve.
  public init(_ timing: Timing, _ options: Options = Options()) {
    self.init(
      [Entry("", timing, framesPerSecond: options.framesPerSecond)], title: options.title)
  }

  /// A curve for each entry.
  public init(_ entries: [Entry], title: String = "", width: FigureWidth = .readme) {
    self.entries = entries.isEmpty ? [Entry("", .immediate)] : entries
    self.title = title
    self.width = width
  }

  /// The curves below each other, 24 at most; without entries a change that takes no time.
  public var figure: Figure {
    let shown = entries.prefix(ChangeParts.largestCount)
    let isAlone = entries.count == 1
    let name = isAlone && title.isEmpty ? entries[0].timing.curve.words.capitalizedFirst : title
    return SectionPage(
      kind: "", title: name, width: width,
      sections: shown.map { CurvePicture($0).section($0.name, isNamed: title.isEmpty && isAlone) },
      hidden: entries.count - shown.count, noun: Noun("curve", "curves")
    ).figure
  }
}
