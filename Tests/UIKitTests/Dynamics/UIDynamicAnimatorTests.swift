import QuartzCore
import Testing

@testable import UIKit

@Suite @MainActor struct UIDynamicAnimatorTests {
  private let stage = DynamicsStage()

  @Test func nothingMovesUntilTimePasses() {
    let item = stage.item(100, 20)
    stage.add(UIGravityBehavior(items: [item]))
    #expect(item.center == CGPoint(x: 100, y: 20))
    #expect(stage.animator.isRunning)
    #expect(stage.log == ["resumes"])
  }

  @Test func gravityIsAThousandPointsASecondEachSecond() {
    let item = stage.item(100, 0)
    let gravity = UIGravityBehavior(items: [item])
    stage.add(gravity)
    stage.wait(0.5)
    #expect(isNear(item.center.y, 125, within: 1.5))
    #expect(item.center.x == 100)
    #expect(isNear(CGFloat(stage.animator.elapsedTime), 0.5, within: 0.001))
  }

  @Test func gravityHasADirectionAndAMagnitude() {
    let gravity = UIGravityBehavior(items: [])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    gravity.setAngle(0, magnitude: 2)
    #expect(gravity.magnitude == 2)
    #expect(isNear(gravity.gravityDirection.dx, 2, within: 1e-9))
    gravity.magnitude = 0.5
    #expect(isNear(gravity.angle, 0, within: 1e-9))
  }

  @Test(arguments: [24.0, 30, 120])
  func isTheSameHoweverManyPicturesAreTaken(framesPerSecond: Double) {
    let other = DynamicsStage()
    let items = [stage, other].map { stage in
      let item = stage.item(100, 30)
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 30))
      spring.length = 0
      spring.frequency = 2
      spring.damping = 0.3
      stage.add(UIGravityBehavior(items: [item]), spring)
      return item
    }
    stage.wait(1)
    other.wait(1, framesPerSecond: framesPerSecond)
    #expect(isNear(items[0].center.x, items[1].center.x, within: 1e-6))
    #expect(isNear(items[0].center.y, items[1].center.y, within: 1e-6))
  }

  @Test func restsWhenNothingMovesAndWakesAgain() {
    let item = stage.item(100, 300)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 120, y: 280))
    stage.add(snap)
    stage.wait(4)
    #expect(isNear(item.center.x, 120, within: 0.1))
    #expect(isNear(item.center.y, 280, within: 0.1))
    #expect(stage.log == ["resumes", "pauses"])
    #expect(!stage.animator.isRunning)
    #expect(!stage.clock.isHeard)
    stage.clock.run { snap.snapPoint.x = 200 }
    stage.wait(4)
    #expect(isNear(item.center.x, 200, within: 0.1))
    #expect(stage.log == ["resumes", "pauses", "resumes", "pauses"])
  }

  @Test func tellsOfEachPicture() {
    let item = stage.item(0, 0)
    let gravity = UIGravityBehavior(items: [item])
    var places: [CGFloat] = []
    gravity.action = { places.append(item.center.y) }
    stage.add(gravity)
    stage.wait(0.1)
    #expect(places.count == 6)
    #expect(places == places.sorted())
  }

  @Test func aGroupOfBehaviorsActsAsOne() {
    let item = stage.item(100, 390)
    let group = UIDynamicBehavior()
    group.addChildBehavior(UIGravityBehavior(items: [item]))
    stage.add(group)
    group.addChildBehavior(stage.collision([item]))
    #expect(group.childBehaviors.allSatisfy { $0.dynamicAnimator === stage.animator })
    stage.wait(1)
    #expect(isNear(item.center.y, 390))
    stage.animator.removeBehavior(group)
    #expect(group.childBehaviors.allSatisfy { $0.dynamicAnimator == nil })
  }

  @Test func behaviorsHearWhereTheyGo() {
    final class Listener: UIDynamicBehavior {
      var log: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        log.append(dynamicAnimator != nil)
      }
    }
    let listener = Listener()
    stage.add(listener)
    stage.animator.removeAllBehaviors()
    #expect(listener.log == [true, false])
    #expect(stage.animator.behaviors.isEmpty)
  }

  @Test func findsItemsByTheBoxAroundThem() {
    let (near, far) = (stage.item(50, 50), stage.item(300, 300))
    near.transform = CGAffineTransform(rotationAngle: .pi / 4)
    stage.add(UIDynamicItemBehavior(items: [near, far]))
    let found = stage.animator.items(in: CGRect(x: 63, y: 40, width: 10, height: 10))
    #expect(found.count == 1)
    #expect(found.first === near)
  }

  @Test func readsAnItemThatSomebodyElseHasMoved() {
    let item = stage.item(100, 100)
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
    spring.frequency = 1
    spring.damping = 1
    stage.add(spring)
    stage.wait(1)
    #expect(!stage.animator.isRunning)
    item.center.y = 160
    stage.clock.run { stage.animator.updateItem(usingCurrentState: item) }
    stage.wait(0.1)
    #expect(item.center.y < 160 && item.center.y > 110)
    stage.wait(4)
    #expect(isNear(item.center.y, 100, within: 0.2))
  }

  @Test func anAnimatorThatIsGoneIsNotWaitedFor() {
    var animator: UIDynamicAnimator? = UIDynamicAnimator()
    stage.clock.run { animator?.addBehavior(UIGravityBehavior(items: [stage.item(0, 0)])) }
    #expect(stage.clock.isHeard)
    animator = nil
    stage.wait(0.1)
    #expect(!stage.clock.isHeard)
  }

  @Test func numbersThatAreNoneDoNotSpread() {
    let item = stage.item(100, 100)
    let gravity = UIGravityBehavior(items: [item])
    gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
    stage.add(gravity)
    stage.wait(0.5)
    #expect(item.center.x.isFinite && item.center.y.isFinite)
  }

  @Test func aBehaviorIsNoChildOfItself() {
    let (one, other) = (UIDynamicBehavior(), UIDynamicBehavior())
    one.addChildBehavior(one)
    one.addChildBehavior(other)
    other.addChildBehavior(one)
    #expect(one.childBehaviors == [other] && other.childBehaviors.isEmpty)
    stage.add(one)
    #expect(other.dynamicAnimator === stage.animator)
  }

  @Test func aSnapSwingsThreeTimesASecond() {
    let item = stage.item(100, 100)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 100))
    snap.damping = 0
    stage.add(snap)
    var crossings: [Int] = []
    var before = item.center.x
    for step in 1...240 {
      stage.wait(1.0 / 240, framesPerSecond: 240)
      if (before < 200) != (item.center.x < 200) { crossings.append(step) }
      before = item.center.x
    }
    // Damped by a fifth, half a swing is a sixth of a second over the root of 0.96.
    #expect(isNear(CGFloat(crossings[2] - crossings[0]), 240 / 3 / 0.98, within: 3))
  }
}
