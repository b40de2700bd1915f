public import CoreGraphics

/// One thing that happens, with one cause.
public struct StepDescription: Equatable, Sendable {
  /// As the file says, or `step-1`, `step-2` …
  public var name: Spanned<String>
  public var cause: Cause
  /// The place of the cause's key.
  public var causeSpan: SourceSpan
  public var timing: TimingDescription
  public var isAnimated: Bool
  public var span: SourceSpan

  public enum Cause: Equatable, Sendable {
    case update(UpdateDescription)
    case apply(ApplyDescription)
    case calls(CallsDescription)
    /// `setCollectionViewLayout(_:animated:)` with the layout of that name.
    case layout(Spanned<String>)
    /// By hand, through these values of the progress.
    case transition(to: Spanned<String>, progress: [CGFloat])
    case bounds(BoundsDescription)
    case scroll(ScrollDescription)
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
  /// From its start to the start of the next one, elements that start later left out.
  public var seconds: Double {
    if case .wait = cause { return pause }
    return (isAnimated ? timing.timing.delay + timing.timing.duration : 0) + pause
  }

  /// Stillness at its end.
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
    case .calls: "calls"
    case .layout: "layout"
    case .transition: "transition"
    case .bounds: "bounds"
    case .scroll: "scroll"
    case .fit: "fit"
    case .invalidate: "invalidate"
    case .set: "set"
    case .wait: "wait"
    }
  }
}

public enum BoundsDescription: Equatable, Sendable {
  case size(CGSize)
  /// Width and height change places.
  case rotate
}

/// The size that an item's cell prefers from now on.
public struct FitDescription: Equatable, Sendable {
  public var item: Spanned<String>
  public var size: CGSize
}

public struct ScrollDescription: Equatable, Sendable {
  public var target: Target
  /// Points a millisecond, as `scrollViewWillEndDragging` has it; nil for a scroll by program.
  public var velocity: CGPoint?

  public enum Target: Equatable, Sendable {
    case item(Spanned<String>, ScrollPosition)
    case by(CGPoint)
    case offset(CGPoint)
  }

  public enum ScrollPosition: String, Equatable, Sendable, CaseIterable {
    case top, centeredVertically, bottom, left, centeredHorizontally, right
  }
}
