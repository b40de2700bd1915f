import Testing

@testable import UIKit

@Suite @MainActor struct UIAttachmentBehaviorTests {
  private let stage = DynamicsStage()

  private func distance(_ one: UIView, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
    hypot(one.center.x - x, one.center.y - y)
  }

  @Test func aRodKeepsItsLength() {
    let item = stage.item(300, 100)
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 100))
    #expect(rod.length == 100)
    #expect(rod.attachedBehaviorType == .anchor)
    stage.add(rod, UIGravityBehavior(items: [item]))
    for _ in 0..<120 {
      stage.wait(1.0 / 60)
      #expect(isNear(distance(item, 200, 100), 100, within: 2))
    }
    #expect(item.center.y > 100)
  }

  @Test func aSpringSwingsAsOftenAsItSays() {
    let item = stage.item(100, 100)
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 160, y: 100))
    spring.length = 0
    spring.frequency = 1
    stage.add(spring)
    stage.wait(0.5)
    #expect(isNear(item.center.x, 220, within: 4))
    stage.wait(0.5)
    #expect(isNear(item.center.x, 100, within: 6))
  }

  @Test func aCriticalSpringDoesNotSwing() {
    let item = stage.item(100, 100)
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 160, y: 100))
    spring.length = 0
    spring.frequency = 2
    spring.damping = 1
    stage.add(spring)
    for _ in 0..<120 {
      stage.wait(1.0 / 60)
      #expect(item.center.x <= 160.5)
    }
    #expect(isNear(item.center.x, 160))
  }

  @Test func twoItemsDrawOneAnother() {
    let (one, other) = (stage.item(100, 100), stage.item(200, 100))
    let spring = UIAttachmentBehavior(item: one, attachedTo: other)
    spring.length = 50
    spring.frequency = 2
    spring.damping = 1
    stage.add(spring)
    stage.wait(3)
    #expect(spring.attachedBehaviorType == .items)
    #expect(isNear(one.center.x, 125) && isNear(other.center.x, 175))
  }

  @Test func anOffsetTurnsTheItem() {
    let item = stage.item(200, 100, side: 40)
    let hook = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: 20, vertical: 0),
      attachedToAnchor: CGPoint(x: 220, y: 40))
    stage.add(hook, UIGravityBehavior(items: [item]))
    stage.wait(0.3)
    #expect(item.transform.b != 0)
  }

  @Test func aRopePullsAndDoesNotPush() {
    let (post, item) = (stage.item(200, 50), stage.item(200, 150))
    let rope = UIAttachmentBehavior.limitAttachment(
      with: item, offsetFromCenter: UIOffset(), attachedTo: post, offsetFromCenter: UIOffset())
    let anchored = UIDynamicItemBehavior(items: [post])
    anchored.isAnchored = true
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: -0.02)
    stage.add(rope, anchored, push)
    stage.wait(0.25)
    #expect(item.center.y < 148, "a rope lets its ends come closer")
    stage.add(UIGravityBehavior(items: [item]))
    stage.wait(3)
    #expect(distance(item, 200, 50) < 102)
    #expect(post.center == CGPoint(x: 200, y: 50))
  }

  @Test func whatIsFixedStaysAsItIs() {
    let (one, other) = (stage.item(100, 100), stage.item(140, 100))
    stage.add(
      UIAttachmentBehavior.fixedAttachment(
        with: one, attachedTo: other, attachmentAnchor: CGPoint(x: 120, y: 100)),
      UIGravityBehavior(items: [one]))
    stage.wait(0.5)
    let angle = atan2(one.transform.b, one.transform.a)
    let other2 = atan2(other.transform.b, other.transform.a)
    #expect(isNear(angle, other2, within: 0.05))
    #expect(isNear(hypot(one.center.x - other.center.x, one.center.y - other.center.y), 40))
  }

  @Test func aNailLetsItemsTurn() {
    let (one, other) = (stage.item(100, 100), stage.item(140, 100))
    let anchored = UIDynamicItemBehavior(items: [other])
    anchored.isAnchored = true
    stage.add(
      UIAttachmentBehavior.pinAttachment(
        with: one, attachedTo: other, attachmentAnchor: CGPoint(x: 120, y: 100)),
      UIGravityBehavior(items: [one]), anchored)
    stage.wait(0.2)
    #expect(one.transform.b != 0)
    #expect(isNear(distance(one, 120, 100), 20))
  }

  @Test func aRailLetsItemsSlideAsFarAsItSays() {
    let item = stage.item(100, 100)
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: CGPoint(x: 100, y: 100),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 60)
    let gravity = UIGravityBehavior(items: [item])
    gravity.gravityDirection = CGVector(dx: 1, dy: 1)
    stage.add(rail, gravity)
    stage.wait(2)
    #expect(isNear(item.center.y, 100))
    #expect(isNear(item.center.x, 160, within: 2))
    #expect(isNear(item.transform.b, 0, within: 0.01))
  }

  @Test func frictionHoldsWhatTurns() {
    let (free, held) = (stage.item(100, 100), stage.item(300, 100))
    let hooks = [free, held].map { item in
      UIAttachmentBehavior(
        item: item, offsetFromCenter: UIOffset(horizontal: -10, vertical: 0),
        attachedToAnchor: CGPoint(x: item.center.x - 10, y: 100))
    }
    hooks[1].frictionTorque = 10_000
    stage.add(hooks[0], hooks[1], UIGravityBehavior(items: [free, held]))
    stage.wait(0.2)
    #expect(abs(free.transform.b) > abs(held.transform.b) * 2)
  }

  @Test func lengthsThatAreNoneHoldNothing() {
    let items = [stage.item(100, 100), stage.item(100, 100), stage.item(100, 100)]
    let rods = items.prefix(2).map {
      UIAttachmentBehavior(item: $0, attachedToAnchor: CGPoint(x: 200, y: 100))
    }
    (rods[0].length, rods[1].length) = (.nan, .infinity)
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: items[2], attachmentAnchor: CGPoint(x: 100, y: 100),
      axisOfTranslation: CGVector(dx: 0, dy: 1))
    rail.attachmentRange = UIFloatRange(minimum: .nan, maximum: 20)
    stage.add(rods[0], rods[1], rail, UIGravityBehavior(items: items))
    stage.wait(0.5)
    #expect(isNear(items[0].center.y, 225, within: 2) && isNear(items[1].center.y, 225, within: 2))
    #expect(isNear(items[2].center.y, 120, within: 2), "the end that is a number holds")
  }
}
