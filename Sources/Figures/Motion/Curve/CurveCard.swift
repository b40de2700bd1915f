public import Motion

/// A timing curve with the frames that a film of it has: how far the change has come at each.
public struct CurveCard {
  public struct Options: Hashable, Sendable {
    public var title: String
    public var framesPerSecond: Double

    public init(title: String = "", framesPerSecond: Double = 60) {
      self.title = title
      self.framesPerSecond = framesPerSecond
    }
  }

  /// A timing, and the step that has it.
  public struct Entry: Sendable {
    public var name: String
    public var timing: Timing
    public var framesPerSecond: Double

    public init(_ name: String, _ timing: Timing, framesPerSecond: Double = 60) {
      self.name = name
      self.timing = timing
      self.framesPerSecond = framesPerSecond
    }
  }

  private let entries: [Entry]
  private let title: String

  public init(_ timing: Timing, _ options: Options = Options()) {
    self.init(
      [Entry("", timing, framesPerSecond: options.framesPerSecond)], title: options.title)
  }

  /// A curve for each entry.
  public init(_ entries: [Entry], title: String = "") {
    self.entries = entries.isEmpty ? [Entry("", .immediate)] : entries
    self.title = title
  }

  public var figure: Figure {
    let shown = entries.prefix(ChangeParts.largestCount)
    let isAlone = entries.count == 1
    let name = isAlone && title.isEmpty ? entries[0].timing.curve.words.capitalizedFirst : title
    return SectionPage(
      kind: "", title: name,
      sections: shown.map { CurveScene($0).section($0.name, isNamed: title.isEmpty && isAlone) },
      hidden: entries.count - shown.count, noun: Noun("curve", "curves")
    ).figure
  }
}
