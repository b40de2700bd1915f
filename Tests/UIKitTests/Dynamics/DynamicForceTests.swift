import Testing

@testable import UIKit

@Suite @MainActor struct DynamicForceTests {
  private let stage = DynamicsStage()

  @Test func aPushActsByMass() {
    let (small, large) = (stage.item(50, 50, side: 50), stage.item(200, 200, side: 100))
    let push = UIPushBehavior(items: [small, large], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    let speeds = UIDynamicItemBehavior(items: [small, large])
    stage.add(push, speeds)
    stage.wait(1.0 / 60)
    #expect(!push.active)
    #expect(isNear(speeds.linearVelocity(for: large).x, 100, within: 0.1))
    #expect(isNear(speeds.linearVelocity(for: small).x, 400, within: 0.1))
  }

  @Test func aContinuousPushGoesOn() {
    let item = stage.item(50, 50, side: 100)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let speeds = UIDynamicItemBehavior(items: [item])
    stage.add(push, speeds)
    stage.wait(1)
    #expect(push.active)
    #expect(isNear(speeds.linearVelocity(for: item).x, 100, within: 1))
  }

  @Test func aPushBesideTheCentreTurns() {
    let item = stage.item(100, 100, side: 100)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 30, vertical: 0), for: item)
    let speeds = UIDynamicItemBehavior(items: [item])
    stage.add(push, speeds)
    stage.wait(0.1)
    #expect(speeds.angularVelocity(for: item) > 0)
    #expect(push.targetOffsetFromCenter(for: item).horizontal == 30)
  }

  @Test func natureSlowsHoldsAndForbids() {
    let (slowed, held, upright) = (stage.item(50, 50), stage.item(100, 50), stage.item(150, 50))
    let resisting = UIDynamicItemBehavior(items: [slowed])
    resisting.resistance = 10
    let anchored = UIDynamicItemBehavior(items: [held])
    anchored.isAnchored = true
    let stiff = UIDynamicItemBehavior(items: [upright])
    stiff.allowsRotation = false
    stage.add(resisting, anchored, stiff)
    stage.clock.run {
      for (item, behavior) in [(slowed, resisting), (held, anchored), (upright, stiff)] {
        behavior.addLinearVelocity(CGPoint(x: 0, y: 100), for: item)
        behavior.addAngularVelocity(2, for: item)
      }
    }
    stage.wait(1)
    #expect(isNear(slowed.center.y, 60, within: 1))
    #expect(held.center == CGPoint(x: 100, y: 50))
    #expect(isNear(upright.center.y, 150, within: 1))
    #expect(upright.transform == .identity)
    #expect(slowed.transform != .identity)
  }

  @Test func fieldsActInTheirRegion() {
    let (inside, outside) = (stage.item(120, 100), stage.item(300, 300))
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 100))
    field.region = UIRegion(radius: 50)
    for item in [inside, outside] { field.addItem(item) }
    stage.add(field)
    stage.wait(0.1)
    #expect(inside.center.x < 120)
    #expect(outside.center == CGPoint(x: 300, y: 300))
  }

  @Test func fieldsPushDragAndTurn() {
    let fields = [
      UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0)),
      UIFieldBehavior.velocityField(direction: CGVector(dx: 50, dy: 0)),
      UIFieldBehavior.field { _, place, _, mass, _, _ in
        CGVector(dx: mass * 100, dy: place.x * 0)
      },
    ]
    let items = fields.map { field in
      let item = stage.item(100, 100)
      field.addItem(item)
      stage.add(field)
      return item
    }
    stage.wait(0.2)
    #expect(isNear(items[0].center.x, 120, within: 1))
    #expect(isNear(items[1].center.x, 110, within: 1))
    #expect(isNear(items[2].center.x, 102, within: 0.5))
  }

  @Test func regionsAreAddedAndTakenAway() {
    let ring = UIRegion(radius: 20).difference(UIRegion(radius: 10))
    #expect(ring.contains(CGPoint(x: 15, y: 0)))
    #expect(!ring.contains(CGPoint(x: 5, y: 0)))
    let both = UIRegion(size: CGSize(width: 10, height: 10)).union(ring)
    #expect(both.contains(.zero) && both.contains(CGPoint(x: 0, y: 12)))
    #expect(!both.inverse().contains(.zero))
    #expect(!ring.intersection(UIRegion(radius: 5)).contains(CGPoint(x: 3, y: 0)))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
  }

  @Test func aGroupMovesAsOne() {
    let (one, other) = (stage.item(100, 100), stage.item(140, 100))
    let group = UIDynamicItemGroup(items: [one, other])
    #expect(group.center == CGPoint(x: 120, y: 100))
    #expect(group.bounds.size == CGSize(width: 60, height: 20))
    stage.add(UIGravityBehavior(items: [group]))
    stage.wait(0.2)
    #expect(one.center.y == other.center.y && one.center.y > 115)
    group.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(one.center.x, 120, within: 1e-6))
    #expect(isNear(other.center.y - one.center.y, 40, within: 1e-6))
  }
}
