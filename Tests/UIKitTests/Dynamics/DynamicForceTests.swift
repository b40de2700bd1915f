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

  @Test func speedsThatComeBeforeTheAnimatorAreKept() {
    let item = stage.item(100, 100)
    let speeds = UIDynamicItemBehavior(items: [item])
    speeds.addLinearVelocity(CGPoint(x: 60, y: 0), for: item)
    speeds.addLinearVelocity(CGPoint(x: 40, y: 20), for: item)
    speeds.addAngularVelocity(1, for: item)
    stage.add(speeds)
    stage.wait(0.5)
    #expect(isNear(item.center.x, 150, within: 0.5) && isNear(item.center.y, 110, within: 0.5))
    #expect(isNear(CGFloat(item.dynamicAngle), 0.5, within: 0.01))
    #expect(isNear(speeds.linearVelocity(for: item).x, 100, within: 0.1), "once")
  }

  @Test(arguments: [false, true]) func behaviorsOfOneItemAddUp(isTurnedAround: Bool) {
    let item = stage.item(100, 100, side: 100)
    let (springy, heavy) = (
      UIDynamicItemBehavior(items: [item]), UIDynamicItemBehavior(items: [item])
    )
    (springy.elasticity, heavy.density) = (1, 2)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.setAngle(.pi, magnitude: 2)
    stage.add(stage.collision([item]), push)
    stage.add(isTurnedAround ? heavy : springy)
    stage.add(isTurnedAround ? springy : heavy)
    stage.wait(0.25)
    #expect(isNear(heavy.linearVelocity(for: item).x, -100, within: 1))
    stage.wait(0.5)
    #expect(isNear(heavy.linearVelocity(for: item).x, 100, within: 2))
  }

  @Test func aPushForgetsTheItemsThatItLoses() {
    let item = stage.item(100, 100)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 5, vertical: 0), for: item)
    push.removeItem(item)
    push.addItem(item)
    #expect(push.targetOffsetFromCenter(for: item).horizontal == 0)
  }

  @Test func noiseAndTurbulenceAreTheSameOnEachRun() {
    func places() -> [CGPoint] {
      let stage = DynamicsStage()
      let fields = [
        UIFieldBehavior.noiseField(smoothness: 0.3, animationSpeed: 2),
        UIFieldBehavior.turbulenceField(smoothness: 0.3, animationSpeed: 2),
      ]
      let items = fields.map { field in
        let item = stage.item(100, 100)
        field.addItem(item)
        let speeds = UIDynamicItemBehavior(items: [item])
        stage.add(field, speeds)
        stage.clock.run { speeds.addLinearVelocity(CGPoint(x: 50, y: 0), for: item) }
        return item
      }
      stage.wait(1)
      return items.map(\.center)
    }
    let first = places()
    #expect(first == places())
    #expect(first.allSatisfy { abs($0.y - 100) > 0.1 }, "both push")
  }

  @Test func aGroupCollidesAsTheBoxAroundItsItems() {
    let corners = [stage.item(100, 300), stage.item(300, 300)]
    let group = UIDynamicItemGroup(items: corners)
    let between = stage.item(200, 200)
    let heavy = UIDynamicItemBehavior(items: [group])
    heavy.isAnchored = true
    stage.add(
      stage.collision([group, between]), UIGravityBehavior(items: [between]), heavy)
    stage.wait(2)
    #expect(isNear(between.center.y, 280, within: 1), "it lies on nothing but the box")
  }
}
