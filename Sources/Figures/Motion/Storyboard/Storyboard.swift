public import CoreGraphics
public import Motion

/// Moments of a change side by side, with the time under each: what a reader sees of an animation at once.
public struct Storyboard {
  /// The words of the strips, the number of moments, and the width and arrangement of panels.
  public struct Options: Hashable, Sendable {
    /// The heading of the figure; empty for none.
    public var title: String
    /// Moments of each step, 2 to 60: evenly spaced, the first at the start and the last at the end.
    public var moments: Int
    /// Panels in one row, what is more goes below; without a number as many as fit on a page.
    public var columns: Int?
    /// The width of a panel in points, held within 80 and 600; nil for one that tells the cells apart.
    public var panelWidth: CGFloat?
    /// The look of elements: their own drawings, or their names on plain colours.
    public var faces: FaceStyle
    /// The words for the layout's items in the summary.
    public var noun: Noun

    /// Without a heading, with six moments in panels as wide as their cells need.
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

  private let steps: [ChangeSeries]
  private let options: Options

  /// The strip of a single change.
  public init(_ transition: Transition, _ options: Options = Options()) {
    self.init([transition], options)
  }

  /// Changes that follow each other at once, as those under a hand do: moments of them all.
  public init(_ transitions: [Transition], _ options: Options = Options()) {
    self.init([ChangeSeries(transitions)], options)
  }

  /// A strip for each step.
  public init(_ steps: [ChangeSeries], _ options: Options = Options()) {
    self.steps = steps.isEmpty ? [ChangeSeries([])] : steps
    self.options = options
  }

  /// A strip for each step, 24 at most, all with panels of one width.
  public var figure: Figure {
    let shown = steps.prefix(ChangeParts.largestCount)
    // All strips have panels of one width: that of those who need most.
    var options = options
    options.panelWidth =
      options.panelWidth ?? shown.map { MomentStrip.panelWidth($0.transitions) }.max()
    let looks = Array(shown).looks
    return SectionPage(
      kind: "", title: options.title,
      sections: shown.map { MomentStrip($0, looks, options: options).section($0.name) },
      hidden: steps.count - shown.count, noun: Noun("step", "steps")
    ).figure
  }
}
