import Motion
import QuartzCore
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
    let curve =
      spring.map(TimingCurve.spring) ?? context.bezier.flatMap(TimingCurve.init)
      ?? TimingCurve(context.options)
    let once = spring?.settlingDuration ?? duration
    let rounds = TimingCurve(curve, context.repetition)
    let timing = try? Timing(
      duration: rounds == nil ? once : once * context.repetition.legs, delay: delay,
      curve: rounds ?? curve)
    self = timing ?? .standard
  }
}

extension AnimationContext.Repetition {
  /// Ways to the end and back.
  fileprivate var legs: Double { count * (returns ? 2 : 1) }
}

extension TimingCurve {
  /// A curve that is passed through several times; nil for once.
  fileprivate init?(_ curve: TimingCurve, _ repetition: AnimationContext.Repetition) {
    let legs = repetition.legs
    guard legs != 1, legs > 0, legs <= 2000 else { return nil }
    var (times, values, curves) = ([0.0], [0.0], [TimingCurve]())
    for leg in 0..<Int(legs.rounded(.up)) {
      let goesBack = repetition.returns && leg % 2 == 1
      let share = min(legs - Double(leg), 1)
      if !repetition.returns, leg > 0 {
        // Back at the start at once.
        times.append(times[times.count - 1])
        values.append(0)
        curves.append(.linear)
      }
      times.append((Double(leg) + share) / legs)
      let part = share < 1 ? curve.value(at: share) : 1
      values.append(goesBack ? 1 - part : part)
      curves.append(share < 1 ? .linear : curve)
    }
    // At the very end everything is where the views stand.
    if values[values.count - 1] != 1 {
      times.append(1)
      values.append(1)
      curves.append(.linear)
    }
    times[times.count - 1] = 1
    let keyframes = try? Keyframes(times: times, values: values, curves: curves)
    guard let keyframes else { return nil }
    self = .keyframes(keyframes)
  }

  init?(_ bezier: UnitBezier) {
    let points = (bezier.x1, bezier.y1, bezier.x2, bezier.y2)
    if points == (0, 0, 1, 1) {
      self = .linear
    } else {
      let curve = try? CubicBezier(x1: points.0, y1: points.1, x2: points.2, y2: points.3)
      guard let curve else { return nil }
      self = .bezier(curve)
    }
  }

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
      case .physics(let frequency, let ratio, let velocity):
        try? Spring(
          dampingRatio: ratio, response: 2 * .pi / frequency, initialVelocity: Double(velocity))
      }
    guard let made else { return nil }
    self = made
  }
}
