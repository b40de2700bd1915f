import CoreGraphics
public import Motion

/// All moments of a change in one picture, older ones fainter.
public struct OnionSkin {
  private let changes: ChangeParts
  private let options: ChangeOptions
  private let moments: Int

  /// The picture of a single change.
  /// - Parameter moments: 2 to 24, evenly spaced, the first at the start and the last at the end.
  public init(
    _ transition: Transition, _ options: ChangeOptions = ChangeOptions(), moments: Int = 6
  ) {
    self.init([ChangeSeries([transition])], options, moments: moments)
  }

  /// A picture for each change.
  /// - Parameter moments: 2 to 24, evenly spaced, the first at the start and the last at the end.
  public init(
    _ steps: [ChangeSeries], _ options: ChangeOptions = ChangeOptions(), moments: Int = 6
  ) {
    changes = ChangeParts(steps) { !MotionStory($0).changed.isEmpty }
    self.options = options
    self.moments = moments
  }

  /// A section for each change, 24 at most, smaller where there are more than two.
  public var figure: Figure {
    var options = options
    options.limit = changes.limit(options.limit)
    let durations = Set(changes.parts.map(\.transition.duration))
    return changes.page("onion skin", title: options.title, width: options.width ?? .readme) {
      part in
      OnionPicture(part.story, options, moments: moments).section(
        part.name, ages: durations.count > 1 ? "from start to end" : nil)
    }.figure
  }
}
