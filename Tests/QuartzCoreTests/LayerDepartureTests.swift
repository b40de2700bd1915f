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

  @Test func animationsKeepWhatTheyAreTold() throws {
    let keyframes = CAKeyframeAnimation(keyPath: "position.x")
    keyframes.values = [0, 5, 10]
    keyframes.keyTimes = [0, 0.2, 1]
    keyframes.calculationMode = .cubicPaced
    (keyframes.isAdditive, keyframes.isCumulative, keyframes.fillMode) = (true, true, .both)
    let layer = CALayer()
    layer.add(keyframes, forKey: "way")
    let kept = try #require(layer.animation(forKey: "way") as? CAKeyframeAnimation)
    #expect(kept !== keyframes && kept.keyTimes?.count == 3 && kept.values?.count == 3)
    #expect(kept.calculationMode == .cubicPaced && kept.fillMode == .both)
    #expect(kept.isAdditive && kept.isCumulative && layer.position.x == 0)
    let transition = CATransition()
    (transition.type, transition.subtype, transition.startProgress) = (.push, .fromLeft, 0.25)
    let copy = try #require(transition.copy() as? CATransition)
    #expect(copy.type == .push && copy.subtype == .fromLeft && copy.startProgress == 0.25)
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
