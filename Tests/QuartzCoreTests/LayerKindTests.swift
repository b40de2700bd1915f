import CoreGraphics
import Testing

@testable import QuartzCore

@Suite struct LayerKindTests {
  private func layer(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 10) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: side, height: side)
    return layer
  }

  @Test func aFlippedLayerCountsFromBelow() {
    let (outer, inner) = (layer(0, 0, side: 100), layer(10, 20))
    outer.addSublayer(inner)
    #expect(outer.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: 11, y: 22))
    outer.isGeometryFlipped = true
    #expect(outer.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: 11, y: 72))
    #expect(outer.hitTest(CGPoint(x: 15, y: 75)) === inner)
  }

  @Test func aTransformLayerIsNotHitItself() {
    let (solid, inner) = (CATransformLayer(), layer(10, 10))
    solid.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    solid.addSublayer(inner)
    #expect(solid.hitTest(CGPoint(x: 15, y: 15)) === inner)
    #expect(solid.hitTest(CGPoint(x: 50, y: 50)) == nil)
  }

  @Test func copiesHaveAllProperties() {
    let replicator = CAReplicatorLayer()
    (replicator.instanceCount, replicator.instanceAlphaOffset) = (3, -0.25)
    replicator.magnificationFilter = .nearest
    let copy = CAReplicatorLayer(layer: replicator)
    #expect(copy.instanceCount == 3 && copy.instanceAlphaOffset == -0.25)
    #expect(copy.magnificationFilter == .nearest && copy.minificationFilter == .linear)
    let emitter = CAEmitterLayer()
    (emitter.seed, emitter.emitterShape, emitter.renderMode) = (7, .circle, .oldestLast)
    let other = CAEmitterLayer(layer: emitter)
    #expect(other.seed == 7 && other.emitterShape == .circle && other.renderMode == .oldestLast)
  }

  @Test(arguments: [
    UnitSpring(dampingRatio: 0.4, frequency: 10), UnitSpring(dampingRatio: 1, frequency: 10),
    UnitSpring(dampingRatio: 2, frequency: 10, velocity: 3),
    UnitSpring(settlingIn: 0.7, dampingRatio: 0.5, velocity: 4),
  ])
  func springsSettleWhenTheySay(_ spring: UnitSpring) {
    #expect(spring.value(at: 0) == 0)
    let settled = spring.settlingDuration
    #expect(settled > 0)
    for part in [1, 1.1, 1.5, 3] { #expect(abs(spring.value(at: settled * part) - 1) <= 0.00101) }
    #expect(abs(spring.value(at: settled / 10) - 1) > 0.001)
  }
}
