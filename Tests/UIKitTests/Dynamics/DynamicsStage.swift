import QuartzCore

@testable import UIKit

/// A view of 400 by 400 points with an animator, and a clock of its own.
@MainActor final class DynamicsStage: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let clock = DisplayClock()
  let animator = UIDynamicAnimator(
    referenceView: UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
  private(set) var log: [String] = []

  init() {
    animator.delegate = self
  }

  func item(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 20) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.center = CGPoint(x: x, y: y)
    return view
  }

  func add(_ behaviors: UIDynamicBehavior...) {
    clock.run { for behavior in behaviors { animator.addBehavior(behavior) } }
  }

  /// Lets time pass in pictures, 60 a second unless another number is asked for.
  func wait(_ seconds: Double, framesPerSecond: Double = 60) {
    for _ in 0..<Int((seconds * framesPerSecond).rounded()) {
      clock.advance(by: 1 / framesPerSecond)
    }
  }

  func collision(_ items: [any UIDynamicItem]) -> UICollisionBehavior {
    let behavior = UICollisionBehavior(items: items)
    behavior.translatesReferenceBoundsIntoBoundary = true
    behavior.collisionDelegate = self
    return behavior
  }

  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resumes") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pauses") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { log.append("items touch") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { log.append("items part") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { log.append("touches \(identifier.map { "\($0)" } ?? "the edge")") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { log.append("leaves \(identifier.map { "\($0)" } ?? "the edge")") }
}

func isNear(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 1) -> Bool {
  abs(one - other) <= tolerance
}
