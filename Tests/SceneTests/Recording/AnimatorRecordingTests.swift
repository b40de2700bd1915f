import Motion
import Testing
import UIKit

@testable import Scene

/// Animators and what UIKit's words for animations become in recordings.
@Suite @MainActor struct AnimatorRecordingTests {
  private func timing(_ animator: UIViewPropertyAnimator) throws -> Timing {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let stage = try Stage(layout, sections: [StageSection("s", count: 2)])
    let recording = try stage.record { view in
      animator.addAnimations {
        layout.itemSize.height = 80
        layout.invalidateLayout()
        view.layoutIfNeeded()
      }
      animator.startAnimation()
    }
    RunningAnimators.finish(in: stage.window, by: stage.clock)
    #expect(animator.state == .inactive)
    return try #require(recording.first).capture.timing
  }

  @Test func whatACompletionDoesBelongsToTheStep() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let stage = try Stage(layout, sections: [StageSection("s", count: 2)])
    func animator(_ completion: @escaping (UICollectionView) -> Void) throws {
      _ = try stage.record { view in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          view.visibleCells.forEach { $0.alpha = 0.5 }
        }
        animator.addCompletion { _ in completion(view) }
        animator.startAnimation()
      }
    }
    try animator { view in
      layout.itemSize.height = 20
      layout.invalidateLayout()
    }
    #expect(try stage.comeToRest().map(\.capture.after.elements.first?.size.height) == [20])
    #expect(try stage.comeToRest().isEmpty)
    try animator { $0.deleteItems(at: [IndexPath(item: 9, section: 0)]) }
    #expect(throws: LayoutFault.self) { try stage.comeToRest() }
    #expect(stage.clock.players.isEmpty)
  }

  @Test func animatorsOfOtherStagesStayOut() throws {
    let sections = [StageSection("s", count: 1)]
    let stages = try [
      Stage(UICollectionViewFlowLayout(), sections: sections),
      Stage(UICollectionViewFlowLayout(), sections: sections),
    ]
    try stages[0].perform { view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      animator.pauseAnimation()
    }
    #expect(stages.map(\.clock.players.count) == [1, 0])
  }

  @Test func curvesOfTwoPointsAreThoseOfTheAnimator() throws {
    let points = (CGPoint(x: 0.1, y: 0.9), CGPoint(x: 0.2, y: 1.1))
    let animator = UIViewPropertyAnimator(
      duration: 0.75, controlPoint1: points.0, controlPoint2: points.1)
    let timing = try timing(animator)
    #expect(timing.duration == 0.75)
    #expect(timing.curve == .bezier(try CubicBezier(x1: 0.1, y1: 0.9, x2: 0.2, y2: 1.1)))
    #expect(try self.timing(UIViewPropertyAnimator(duration: 1, curve: .linear)).curve == .linear)
  }

  @Test func springsAreThoseOfTheAnimator() throws {
    let ratio = try timing(UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.6))
    #expect(ratio.curve == .spring(try Spring(settlingIn: 0.5, dampingRatio: 0.6)))
    let physics = UISpringTimingParameters(
      mass: 2, stiffness: 200, damping: 20, initialVelocity: CGVector(dx: 1, dy: 0))
    let timing = try timing(UIViewPropertyAnimator(duration: 9, timingParameters: physics))
    let spring = try Spring(mass: 2, stiffness: 200, damping: 20, initialVelocity: 1)
    guard case .spring(let recorded) = timing.curve else {
      Issue.record("it is no spring")
      return
    }
    #expect(abs(recorded.frequency - spring.frequency) < 1e-9)
    #expect(abs(recorded.dampingRatio - spring.dampingRatio) < 1e-9)
    #expect(abs(timing.duration - spring.settlingDuration) < 1e-6)
    let felt = UISpringTimingParameters(duration: 0.4, bounce: 0.3)
    let third = try self.timing(UIViewPropertyAnimator(duration: 9, timingParameters: felt))
    #expect(third.curve == .spring(try Spring(perceptualDuration: 0.4, bounce: 0.3)))
  }

  /// A cell that shows something else fades over, in the time of whoever animates it: flips and curls as well.
  @Test func transitionsOfViewsAreFades() throws {
    let stage = try Stage(UICollectionViewFlowLayout(), sections: [StageSection("s", count: 1)])
    let recording = try stage.record { view in
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      UIView.transition(with: cell, duration: 0.4, options: .transitionFlipFromLeft) {
        cell.contentView.backgroundColor = .red
      }
    }
    let change = try #require(recording.first)
    #expect(change.capture.timing.duration == 0.4)
    #expect(change.transition.tracks.map(\.role) == [.reloaded])
  }

  @Test func roundsAreShownAsOftenAsTheyAreMade() throws {
    func progress(_ context: AnimationContext, _ times: [Double]) -> [Double] {
      let timing = Timing(context)
      return times.map { timing.curve.value(at: $0 * timing.duration, of: timing.duration) }
    }
    var context = AnimationContext(duration: 1, options: .curveLinear)
    (context.repetition.count, context.repetition.returns) = (2, true)
    #expect(Timing(context).duration == 4)
    #expect(progress(context, [0, 0.125, 0.25, 0.375, 0.5, 0.75]) == [0, 0.5, 1, 0.5, 0, 1])
    // At its end everything stands where the views do.
    #expect(progress(context, [1]) == [1])
    context.repetition.returns = false
    #expect(progress(context, [0.25, 0.75]) == [0.5, 0.5])
  }
}
