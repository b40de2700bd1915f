public import CoreGraphics
public import Motion

/// Moments of a change in which something turns, side by side: what a reader sees of an animation at once.
public struct Storyboard {
  /// The moments of each strip, and how their panels are arranged.
  public struct Panels: Hashable, Sendable {
    /// Moments of each step, 2 to 60, first those in which something turns; nil for all of these, and a few between.
    public var moments: Int?
    /// The moments by what they are called; empty for those in which something turns.
    public var times: [Time]
    /// Panels in one row, what is more goes below; without a number as many as fit on a page.
    public var columns: Int?
    /// The width of a panel in points, held within 80 and 600; nil for one that tells the cells apart.
    public var width: CGFloat?

    /// The moments in which something turns, in panels as wide as the page has room for.
    public init(
      moments: Int? = nil, times: [Time] = [], columns: Int? = nil, width: CGFloat? = nil
    ) {
      self.moments = moments
      self.times = times
      self.columns = columns
      self.width = width
    }
  }

  /// A moment by what it is called.
  public enum Time: Hashable, Sendable {
    /// The first and the last one.
    case start, end
    /// Every one in which the element that goes farthest turns.
    case peak
    /// 0 to 1 of the time that passes.
    case progress(Double)
    /// Seconds from the start.
    case seconds(Double)
  }

  private let steps: [ChangeSeries]
  private let options: ChangeOptions
  private let panels: Panels

  /// The strip of a single change.
  public init(
    _ transition: Transition, _ options: ChangeOptions = ChangeOptions(), panels: Panels = Panels()
  ) {
    self.init([transition], options, panels: panels)
  }

  /// Changes that follow each other at once, as those under a hand do: moments of them all.
  public init(
    _ transitions: [Transition], _ options: ChangeOptions = ChangeOptions(),
    panels: Panels = Panels()
  ) {
    self.init([ChangeSeries(transitions)], options, panels: panels)
  }

  /// A strip for each step.
  public init(
    _ steps: [ChangeSeries], _ options: ChangeOptions = ChangeOptions(), panels: Panels = Panels()
  ) {
    self.steps = steps.isEmpty ? [ChangeSeries([])] : steps
    self.options = options
    self.panels = panels
  }

  /// Narrower panels than this are no measure for others.
  private static let leastShared: CGFloat = 100

  /// A strip for each step, 24 at most, all with panels of one width as long as that is no stamp's.
  public var figure: Figure {
    let shown = steps.prefix(ChangeParts.largestCount)
    let looks = Array(shown).looks
    let isShared = shown.count > 1 && panels.width == nil
    var among = MomentStrip.Strips(panels: panels, count: shown.count)
    func strips() -> [MomentStrip] {
      shown.map { MomentStrip($0, looks, options: options, among: among) }
    }
    // All strips have panels of one width: that of those who need most, or who have the least room.
    if isShared { among.wanted = shown.map { MomentStrip.panelWidth($0.transitions) }.max() }
    var drawn = strips()
    if isShared, let least = drawn.map(\.panelWidth).min(), least >= Self.leastShared,
      drawn.contains(where: { $0.panelWidth > least })
    {
      among.widest = least
      drawn = strips()
    }
    return SectionPage(
      kind: "", title: options.title, width: options.pageWidth,
      sections: zip(drawn, shown).map { $0.section($1.name) },
      hidden: steps.count - shown.count, noun: Noun("step", "steps")
    ).figure
  }
}
