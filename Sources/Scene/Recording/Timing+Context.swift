import Motion
import UIKit

extension Timing {
  /// The timing that UIKit's words for an animation mean; no animation takes no time.
  init(_ context: AnimationContext?) {
    guard let context else {
      self = .immediate
      return
    }
    // UIKit takes what is no duration for none.
    let duration = context.duration > 0 ? min(context.duration, 86_400) : 0
    let delay = context.delay > 0 ? min(context.delay, 86_400) : 0
    let spring = context.spring.flatMap { Spring($0, duration: duration) }
    let curve = spring.map(TimingCurve.spring) ?? TimingCurve(context.options)
    let timing = try? Timing(
      duration: spring?.settlingDuration ?? duration, delay: delay, curve: curve)
    self = timing ?? .standard
  }
}

extension TimingCurve {
  init(_ options: UIView.AnimationOptions) {
    self =
      switch options.intersection(.curves) {
      case .curveEaseIn: .easeIn
      case .curveEaseOut: .easeOut
      case .curveLinear: .linear
      default: .easeInOut
      }
  }
}

extension Spring {
  /// Nothing where it would never settle.
  fileprivate init?(_ spring: AnimationContext.Spring, duration: Double) {
    let made: Spring? =
      switch spring {
      case .damping(let ratio, let velocity):
        try? Spring(
          settlingIn: duration, dampingRatio: Double(ratio), initialVelocity: Double(velocity))
      case .bounce(let bounce, let velocity):
        try? Spring(
          perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(velocity))
      }
    guard let made else { return nil }
    self = made
  }
}
