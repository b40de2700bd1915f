public import CoreGraphics
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

  private let steps: [ChangeSeries]
  private let options: Options

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

  public var figure: Figure {
    let shown = steps.prefix(ChangeParts.largestCount)
    // All strips have panels of one width: that of those who need most.
    var options = options
    options.panelWidth =
      options.panelWidth ?? shown.map { MomentStrip.panelWidth($0.transitions) }.max()
    let looks = Array(shown).looks
    return SectionPage(
      kind: "", title: options.title,
      sections: shown.map { MomentStrip($0, looks, options).section($0.name) },
      hidden: steps.count - shown.count, noun: Noun("step", "steps")
    ).figure
  }
}
