public import CoreGraphics

/// One thing that happens, with one cause.
public struct StepDescription: Equatable, Sendable {
  /// The name that outputs and tables know it by: as the file says, or `step-1`, `step-2` …
  public var name: Spanned<String>
  /// The change that happens in the step.
  public var cause: Cause
  /// The place of the cause's key.
  public var causeSpan: SourceSpan
  /// The scene's timing with what the step says differently.
  public var timing: TimingDescription
  /// The words below pictures of the step; nil for those of the output.
  public var caption: String?
  /// Whether the change takes time; otherwise it is there at once.
  public var isAnimated: Bool
  /// The place of the step in the file, for messages.
  public var span: SourceSpan

  /// The one change of a step.
  public enum Cause: Equatable, Sendable {
    /// A batch of changes by identifiers.
    case update(UpdateDescription)
    /// The wanted items of some sections, as for a diffable data source.
    case apply(ApplyDescription)
    /// An item of an outline opens or closes.
    case outline(OutlineDescription)
    /// Exactly the calls that an app makes, right or wrong.
    case calls(CallsDescription)
    /// `setCollectionViewLayout(_:animated:)` with the layout of that name.
    case layout(Spanned<String>)
    /// By hand, through these values of the progress.
    case transition(to: Spanned<String>, progress: [CGFloat])
    /// Another size of the collection view.
    case bounds(BoundsDescription)
    /// Another place of the content.
    case scroll(ScrollDescription)
    /// A finger that comes down and goes up at one place.
    case tap(TapDescription)
    /// A finger that drags the content so many points towards its end, and lets go.
    case pull(CGFloat)
    /// Swipes over so many pages, back if the number is negative.
    case page(Int)
    /// An item that is dragged elsewhere.
    case drag(DragDescription)
    /// The focus of keys and remote controls moves.
    case focus(FocusDescription)
    /// The refresh control begins or ends by program.
    case refresh(RefreshDescription)
    /// New sizes that cells answer when they are asked to fit.
    case fit([FitDescription])
    /// nil invalidates everything, else the items.
    case invalidate([Spanned<String>]?)
    /// New values for properties of the current layout.
    case set(Node)
    /// Seconds.
    case wait(Double)
  }
}

extension StepDescription {
  /// Seconds from its start to the start of the next one, elements that start later left out.
  public var seconds: Double {
    if case .wait = cause { return pause }
    return (isAnimated ? timing.timing.delay + timing.timing.duration : 0) + pause
  }

  /// Seconds of stillness at its end.
  public var pause: Double {
    if case .wait(let seconds) = cause { return seconds + timing.hold }
    return timing.hold
  }
}

extension StepDescription.Cause {
  /// The key that the cause is written under.
  public var key: String {
    switch self {
    case .update: "update"
    case .apply: "apply"
    case .outline(let outline): outline.isExpanding ? "expand" : "collapse"
    case .calls: "calls"
    case .layout: "layout"
    case .transition: "transition"
    case .bounds: "bounds"
    case .scroll: "scroll"
    case .tap: "tap"
    case .pull: "pull"
    case .page: "page"
    case .drag: "drag"
    case .focus: "focus"
    case .refresh: "refresh"
    case .fit: "fit"
    case .invalidate: "invalidate"
    case .set: "set"
    case .wait: "wait"
    }
  }
}

/// Another size of the collection view.
public enum BoundsDescription: Equatable, Sendable {
  /// Width and height in points.
  case size(CGSize)
  /// Width and height change places.
  case rotate
}

/// An item of an outline that shows those below it from now on, or hides them.
public struct OutlineDescription: Equatable, Sendable {
  /// The identifier of the item.
  public var item: Spanned<String>
  /// Whether it opens.
  public var isExpanding: Bool
}

/// The size that an item's cell prefers from now on.
public struct FitDescription: Equatable, Sendable {
  /// The identifier of the item whose cell is meant.
  public var item: Spanned<String>
  /// Width and height in points.
  public var size: CGSize
}

/// A scroll, by program or by a finger that lets go.
public struct ScrollDescription: Equatable, Sendable {
  /// The place that it leads to; with a velocity, the layout may answer with another one.
  public var target: Target
  /// Points a millisecond, as `scrollViewWillEndDragging` has it; nil for a scroll by program.
  public var velocity: CGPoint?
  /// The section that is scrolled by itself; nil for all of the content.
  public var section: Spanned<String>?

  /// The place that a scroll leads to.
  public enum Target: Equatable, Sendable {
    /// An item by its identifier, and the edge of the screen at which it comes to lie.
    case item(Spanned<String>, ScrollPosition)
    /// A way from the place before, in points.
    case by(CGPoint)
    /// A content offset in points.
    case offset(CGPoint)
  }

  /// The place of an item on the screen, as `UICollectionView.ScrollPosition` has it.
  public enum ScrollPosition: String, Equatable, Sendable, CaseIterable {
    case top, centeredVertically, bottom, left, centeredHorizontally, right
  }
}
