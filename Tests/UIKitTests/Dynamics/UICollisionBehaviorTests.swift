import Testing

@testable import UIKit

@Suite @MainActor struct UICollisionBehaviorTests {
  private let stage = DynamicsStage()

  @Test func theEdgesHoldItemsBack() {
    let item = stage.item(100, 300)
    stage.add(stage.collision([item]), UIGravityBehavior(items: [item]))
    stage.wait(3)
    #expect(isNear(item.center.y, 390, within: 0.5))
    #expect(isNear(item.center.x, 100, within: 0.5))
    #expect(stage.log == ["resumes", "touches the edge", "pauses"])
  }

  @Test func insetsMoveTheEdgesInwards() {
    let item = stage.item(100, 300)
    let collision = stage.collision([item])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
    stage.add(collision, UIGravityBehavior(items: [item]))
    stage.wait(3)
    #expect(isNear(item.center.y, 340, within: 0.5))
  }

  @Test func elasticItemsBounce() {
    let item = stage.item(100, 190)
    let nature = UIDynamicItemBehavior(items: [item])
    nature.elasticity = 0.8
    stage.add(stage.collision([item]), UIGravityBehavior(items: [item]), nature)
    var highest = CGFloat.infinity
    stage.wait(0.7)
    for _ in 0..<60 {
      stage.wait(1.0 / 60)
      highest = min(highest, item.center.y)
    }
    // 0.8 of the speed are 0.64 of the height.
    #expect(isNear(highest, 390 - 200 * 0.64, within: 12))
  }

  @Test func itemsPileUp() {
    let items = [0, 1, 2].map { stage.item(100, 100 + 60 * CGFloat($0)) }
    stage.add(stage.collision(items), UIGravityBehavior(items: items))
    stage.wait(4)
    for (item, y) in zip(items, [350, 370, 390] as [CGFloat]) {
      #expect(isNear(item.center.y, y, within: 1))
    }
    #expect(stage.log.contains("items touch"))
  }

  @Test func aBoundaryHasAName() {
    let item = stage.item(100, 50)
    let collision = UICollisionBehavior(items: [item])
    collision.collisionDelegate = stage
    collision.addBoundary(
      withIdentifier: NSString(string: "shelf"), from: CGPoint(x: 0, y: 200),
      to: CGPoint(x: 400, y: 200))
    stage.add(collision, UIGravityBehavior(items: [item]))
    stage.wait(3)
    #expect(isNear(item.center.y, 190, within: 0.5))
    #expect(stage.log == ["resumes", "touches shelf", "pauses"])
    #expect(collision.boundary(withIdentifier: NSString(string: "shelf")) != nil)
    #expect(collision.boundaryIdentifiers?.count == 1)
    stage.clock.run { collision.removeBoundary(withIdentifier: NSString(string: "shelf")) }
    stage.wait(0.2)
    #expect(item.center.y > 195)
    #expect(stage.log.last == "leaves shelf")
  }

  @Test func modesLeaveOutTheOther() {
    let (one, other) = (stage.item(100, 100), stage.item(100, 130))
    let collision = stage.collision([one, other])
    collision.collisionMode = .boundaries
    stage.add(collision, UIGravityBehavior(items: [one, other]))
    stage.wait(3)
    #expect(isNear(one.center.y, 390, within: 1) && isNear(other.center.y, 390, within: 1))
    stage.clock.run { collision.collisionMode = .items }
    stage.wait(0.5)
    #expect(one.center.y > 400)
  }

  @Test func roughItemsComeToRestAndSmoothOnesSlide() {
    let (rough, smooth) = (stage.item(100, 390), stage.item(100, 390))
    let natures = [rough, smooth].map { UIDynamicItemBehavior(items: [$0]) }
    natures[0].friction = 1
    for (item, nature) in zip([rough, smooth], natures) {
      nature.allowsRotation = false
      let collision = stage.collision([item])
      stage.add(collision, UIGravityBehavior(items: [item]), nature)
      stage.clock.run { nature.addLinearVelocity(CGPoint(x: 100, y: 0), for: item) }
    }
    stage.wait(0.5)
    #expect(rough.center.x < 120)
    #expect(smooth.center.x > 140)
  }

  @Test func anItemCollidesByItsOwnOutline() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let ball = Ball(frame: CGRect(x: 90, y: 0, width: 20, height: 20))
    let ramp = UICollisionBehavior(items: [ball])
    ramp.addBoundary(
      withIdentifier: NSString(string: "ramp"), from: CGPoint(x: 0, y: 100),
      to: CGPoint(x: 400, y: 300))
    let rough = UIDynamicItemBehavior(items: [ball])
    rough.friction = 1
    stage.add(ramp, UIGravityBehavior(items: [ball]), rough)
    stage.wait(1)
    #expect(ball.center.x > 120, "it rolls down")
    #expect(ball.transform.b != 0)
  }

  /// The speeds of two that have met at 100 points a second each, along the line between them and beside it.
  private func speeds(
    after natures: (UIDynamicItemBehavior, UIDynamicItemBehavior) -> Void
  ) -> (away: CGFloat, along: CGFloat) {
    let stage = DynamicsStage()
    let (one, other) = (stage.item(100, 100, side: 40), stage.item(200, 100, side: 40))
    let behaviors = (UIDynamicItemBehavior(items: [one]), UIDynamicItemBehavior(items: [other]))
    natures(behaviors.0, behaviors.1)
    for behavior in [behaviors.0, behaviors.1] { behavior.allowsRotation = false }
    stage.add(UICollisionBehavior(items: [one, other]), behaviors.0, behaviors.1)
    stage.clock.run {
      behaviors.0.addLinearVelocity(CGPoint(x: 100, y: 50), for: one)
      behaviors.1.addLinearVelocity(CGPoint(x: -100, y: -50), for: other)
    }
    stage.wait(0.5)
    let speed = behaviors.1.linearVelocity(for: other)
    return (speed.x, speed.y)
  }

  @Test func twoThatMeetBounceByTheSpringierAndRubByTheMean() {
    let bounced = speeds { one, _ in one.elasticity = 0.5 }
    #expect(isNear(bounced.away, 50, within: 2), "0.5 is the larger one")
    #expect(isNear(bounced.along, -50, within: 0.5), "one of them is smooth, and so is the mean")
    let rubbed = speeds { one, other in (one.friction, other.friction) = (0.04, 1) }
    // A fifth of the push of 100, where the geometric mean is 0.2.
    #expect(isNear(rubbed.along, -30, within: 2))
  }
}
