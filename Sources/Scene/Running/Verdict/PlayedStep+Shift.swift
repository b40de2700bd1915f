public import Motion
import SceneFormat
import UIKit

/// How far a step makes jump what is seen, and when.
public struct StepShift: Equatable, Sendable {
  /// The score, and those that jump.
  public let score: ViewportShift
  /// Seconds from the start of one of the step's changes at which a frame jumps so; nil for the end of the step beside
  /// its start.
  public let time: Double?
}

extension PlayedStep {
  /// The worst jump of what is seen: of the step's end beside its start, or of two frames on the way, where something
  /// jumps and comes back. Nobody jumps who was asked to move, to come or to go, who is scrolled, or in a step that
  /// takes another layout or another size of the window.
  public var shift: StepShift {
    let isSameWindow = layoutBefore.viewport.size == layout.viewport.size
    guard isSameWindow, !step.cause.isOfAllElements else {
      return StepShift(score: .none, time: nil)
    }
    let isScrolled = step.cause.isScrolled
    var worst = StepShift(
      score: ViewportShift(from: layoutBefore, to: layout, roles: roles, isScrolled: isScrolled),
      time: nil)
    for transition in transitions where transition.duration > 0 {
      let (score, time) = transition.worstShift(
        framesPerSecond: step.timing.framesPerSecond, roles: roles, isScrolled: isScrolled)
      if score.value > worst.score.value { worst = StepShift(score: score, time: time) }
    }
    return worst
  }
}

extension StepDescription.Cause {
  /// Whether the user, or the app for the user, takes the content to another place.
  fileprivate var isScrolled: Bool {
    switch self {
    case .scroll, .tap, .pull, .page, .drag, .focus, .refresh, .bounds, .layout, .transition: true
    case .update, .apply, .outline, .calls, .fit, .invalidate, .set, .wait: false
    }
  }

  /// Whether every element is asked to find another place.
  fileprivate var isOfAllElements: Bool {
    switch self {
    case .layout, .transition: true
    case .update, .apply, .outline, .calls, .bounds, .scroll, .tap, .pull, .page, .drag, .focus,
      .refresh, .fit, .invalidate, .set, .wait:
      false
    }
  }
}
