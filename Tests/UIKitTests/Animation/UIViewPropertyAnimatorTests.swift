import QuartzCore
import Testing

@testable import UIKit

@Suite @MainActor struct UIViewPropertyAnimatorTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let clock = DisplayClock()

  /// The x of the view's middle as it is seen.
  private var seen: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  private func animator(
    duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear, to x: CGFloat = 105
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = x }
  }

  private func near(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-6 }

  @Test func runsFromItsStartToItsEndByTheClock() {
    clock.run {
      let animator = animator()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      #expect(animator.state == .inactive && view.center.x == 5)
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
      #expect(view.center.x == 105 && near(seen, 5))
      clock.advance(by: 0.25)
      #expect(near(animator.fractionComplete, 0.25) && near(seen, 30))
      #expect(view.center.x == 105 && ends == [])
      clock.advance(by: 0.75)
      #expect(animator.state == .inactive && !animator.isRunning && ends == [.end])
      #expect(view.layer.presentation() === view.layer && seen == 105)
    }
  }

  @Test func isHeldMovedByHandAndLetGo() {
    clock.run {
      let animator = animator(curve: .easeIn)
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      animator.fractionComplete = 0.5
      #expect(near(seen, 55))
      clock.advance(by: 5)
      #expect(near(seen, 55) && ends == [])
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
      clock.advance(by: 0.5)
      #expect(ends == [.end] && seen == 105)
    }
  }

  @Test func aHandThatKeepsToTheCurveMovesTheTime() {
    clock.run {
      let animator = animator(curve: .easeIn)
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
      let bezier = UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
      #expect(near(seen, 5 + 100 * bezier.value(at: 0.5)))
      animator.stopAnimation(true)
    }
  }

  @Test func goingOnDoesNotJump() {
    clock.run {
      let animator = animator(curve: .easeInOut)
      animator.startAnimation()
      clock.advance(by: 0.3)
      let before = seen
      animator.pauseAnimation()
      #expect(near(seen, before))
      animator.startAnimation()
      #expect(near(seen, before))
      clock.advance(by: 0.7)
      #expect(animator.state == .inactive)
    }
  }

  @Test func turnsBackToItsStart() {
    clock.run {
      let animator = animator()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      clock.advance(by: 0.25)
      animator.isReversed = true
      #expect(near(animator.fractionComplete, 0.75) && near(seen, 30))
      clock.advance(by: 0.125)
      #expect(near(seen, 17.5))
      clock.advance(by: 0.125)
      #expect(ends == [.start] && view.center.x == 5 && seen == 5)
    }
  }

  @Test func stopsWhereItIsSeen() {
    clock.run {
      let animator = animator()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      clock.advance(by: 0.5)
      animator.stopAnimation(true)
      #expect(animator.state == .inactive && near(view.center.x, 55) && ends == [])
    }
  }

  @Test(
    arguments: [
      (UIViewAnimatingPosition.end, 105), (.start, 5), (.current, 55),
    ] as [(UIViewAnimatingPosition, CGFloat)])
  func isFinishedWhereSomebodySays(_ position: UIViewAnimatingPosition, _ x: CGFloat) {
    clock.run {
      let animator = animator()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      clock.advance(by: 0.5)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && near(view.center.x, 55))
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive && near(view.center.x, x) && ends == [position])
    }
  }

  @Test func finishingWhatRunsIsAFault() {
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run {
        let animator = animator()
        animator.startAnimation()
        animator.finishAnimation(at: .end)
      }
    }
    #expect(fault?.code == "animator/state")
  }

  @Test func laterPartsHaveTheRestOfTheTime() {
    clock.run {
      let animator = animator()
      animator.addAnimations({ [view] in view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()
      clock.advance(by: 0.5)
      #expect(view.layer.presentation()?.opacity == 1 && near(seen, 55))
      clock.advance(by: 0.25)
      #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-5)
      // On the way, the rest of the time is a quarter of a second.
      animator.addAnimations { [view] in view.bounds.size.width = 30 }
      clock.advance(by: 0.125)
      #expect(near(view.layer.presentation()?.bounds.width ?? 0, 20))
      clock.advance(by: 0.125)
      #expect(view.layer.presentation() === view.layer && view.alpha == 0)
    }
  }

  @Test func waitsAndMayPauseAtItsEnd() {
    clock.run {
      let animator = animator()
      animator.pausesOnCompletion = true
      animator.startAnimation(afterDelay: 1)
      clock.advance(by: 1)
      #expect(near(seen, 5) && animator.delay == 1)
      clock.advance(by: 1)
      #expect(animator.state == .active && !animator.isRunning && near(seen, 105))
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      #expect(view.center.x == 5)
    }
  }

  @Test func runsAtOnceByItsClassMethod() {
    clock.run {
      var ended = false
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 },
        completion: { ended = $0 == .end })
      #expect(animator.isRunning)
      clock.advance(by: 0.5)
      #expect(near(seen, 55))
      RunningAnimators.finish(by: clock)
      #expect(ended && animator.state == .inactive)
    }
  }

  @Test func withoutAnimationsItIsAtItsEndAtOnce() {
    UIView.performWithoutAnimation {
      var ended = false
      let animator = animator()
      animator.addCompletion { _ in ended = true }
      animator.startAnimation()
      #expect(ended && animator.state == .inactive && view.center.x == 105)
    }
  }

  @Test func copiesHaveTheTimingAlone() throws {
    let original = animator(duration: 2, curve: .easeOut)
    let copy = try #require(original.copy() as? UIViewPropertyAnimator)
    #expect(copy.duration == 2 && copy.state == .inactive)
    #expect(copy.timingParameters?.cubicTimingParameters?.animationCurve == .easeOut)
  }

  @Test func keepsWhatIsForTouches() {
    let animator = animator()
    #expect(animator.isUserInteractionEnabled && animator.isInterruptible)
    #expect(!animator.isManualHitTestingEnabled)
    animator.isUserInteractionEnabled = false
    animator.isManualHitTestingEnabled = true
    animator.isInterruptible = false
    #expect(!animator.isUserInteractionEnabled && !animator.isInterruptible)
    #expect(animator.isManualHitTestingEnabled)
    clock.run {
      animator.startAnimation()
      clock.advance(by: 0.25)
      animator.pauseAnimation()
      #expect(near(seen, 30), "it runs as before, and is held as before")
      animator.stopAnimation(true)
    }
  }

  // MARK: Timing

  @Test func springsGoBeyondTheirEnd() {
    clock.run {
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { [view] in
        view.center.x = 105
      }
      animator.startAnimation()
      var farthest: CGFloat = 0
      for _ in 0..<59 {
        clock.advance(by: 1.0 / 60)
        farthest = max(farthest, seen)
      }
      #expect(farthest > 115 && abs(seen - 105) < 1)
      RunningAnimators.finish(by: clock)
    }
  }

  @Test func springsHaveDurationsOfTheirOwn() {
    let felt = UISpringTimingParameters(duration: 0.5, bounce: 0.2)
    let physics = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let ratio = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 2, dy: 0))
    let animation = CASpringAnimation()
    let settling = animation.settlingDuration
    #expect(UIViewPropertyAnimator(duration: 9, timingParameters: physics).duration == settling)
    #expect(UIViewPropertyAnimator(duration: 9, timingParameters: felt).duration > 0.5)
    #expect(UIViewPropertyAnimator(duration: 9, timingParameters: ratio).duration == 9)
    #expect(felt.timingCurveType == .spring && ratio.initialVelocity.dx == 2)
    #expect(UISpringTimingParameters().springTimingParameters != nil)
  }

  @Test func curvesSayWhichTheyAre() {
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(own.timingCurveType == .cubic && own.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    let known = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(known.timingCurveType == .builtin && known.controlPoint1 == CGPoint(x: 0.42, y: 0))
    #expect(UICubicTimingParameters().animationCurve == .easeInOut)
  }
}
