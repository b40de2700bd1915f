import CoreGraphics
import QuartzCore
import Testing

/// Departures of layers from Core Animation: nothing is rendered behind the program's back.
@Suite struct LayerDepartureTests {
  @Test func assigningAPropertyAnimatesNothing() {
    let layer = CALayer()
    layer.position = CGPoint(x: 5, y: 5)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation() === layer)
  }

  @Test func flippedGeometryIsKeptAndFlipsNothing() {
    let (layer, child) = (CALayer(), CALayer())
    layer.bounds.size = CGSize(width: 100, height: 100)
    layer.addSublayer(child)
    child.frame = CGRect(x: 0, y: 10, width: 20, height: 20)
    layer.isGeometryFlipped = true
    #expect(layer.isGeometryFlipped)
    #expect(layer.convert(CGPoint.zero, from: child) == CGPoint(x: 0, y: 10))
  }

  @Test func aStoredAnimationCallsNoDelegate() {
    final class Listener: CAAnimationDelegate {
      var calls = 0

      func animationDidStart(_ anim: CAAnimation) { calls += 1 }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls += 1 }
    }
    let listener = Listener()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = listener
    let layer = CALayer()
    layer.add(animation, forKey: "fade")
    layer.removeAllAnimations()
    #expect(listener.calls == 0)
  }
}
