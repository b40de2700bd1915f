import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct CAAnimationTests {
  @Test func startsWithCoreAnimationsDefaults() {
    let animation = CABasicAnimation(keyPath: "position")
    #expect(animation.keyPath == "position")
    #expect(animation.duration == 0 && animation.speed == 1 && animation.beginTime == 0)
    #expect(animation.repeatCount == 0 && !animation.autoreverses)
    #expect(animation.fillMode == .removed && animation.isRemovedOnCompletion)
    #expect(animation.timingFunction == nil)
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(CAKeyframeAnimation().calculationMode == .linear)
    #expect(CATransition().type == .fade && CATransition().endProgress == 1)
    #expect(CAAnimationGroup().animations == nil)
    let layer = CAShapeLayer()
    #expect(layer.strokeEnd == 1 && layer.lineWidth == 1 && layer.miterLimit == 10)
    #expect(layer.fillColor?.components == [0, 0, 0, 1] && layer.strokeColor == nil)
    let gradient = CAGradientLayer()
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.type == .axial)
  }

  @Test func aLayerStoresACopyWithTheDurationOfTheTransaction() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0.5
    layer.add(animation, forKey: "fade")
    animation.toValue = 1
    let stored = layer.animation(forKey: "fade") as? CABasicAnimation
    #expect(stored?.toValue as? Double == 0.5)
    #expect(stored?.keyPath == "opacity")
    #expect(stored?.duration == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    layer.add(animation, forKey: "slow")
    CATransaction.commit()
    #expect(layer.animation(forKey: "slow")?.duration == 2)
  }

  @Test func aDurationBelowZeroIsThatOfTheTransaction() {
    let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
    animation.duration = -1
    layer.add(animation, forKey: "fade")
    #expect(layer.animation(forKey: "fade")?.duration == 0.25)
  }

  @Test func keysStandInTheOrderOfAddition() {
    let layer = CALayer()
    #expect(layer.animationKeys() == nil)
    for key in ["b", "a", "c", "a"] { layer.add(CATransition(), forKey: key) }
    #expect(layer.animationKeys() == ["b", "c", "a"])
    layer.removeAnimation(forKey: "c")
    #expect(layer.animationKeys() == ["b", "a"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test func copiesKeepTheirClassAndProperties() throws {
    let spring = CASpringAnimation(keyPath: "bounds")
    spring.damping = 20
    spring.fromValue = 1
    spring.isAdditive = true
    spring.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let copy = try #require(spring.copy() as? CASpringAnimation)
    #expect(copy.damping == 20 && copy.isAdditive && copy.keyPath == "bounds")
    #expect(copy.fromValue as? Int == 1)
    #expect(copy.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  struct Spring: Sendable {
    let damping: CGFloat
    let velocity: CGFloat
    let allowsOverdamping: Bool
    let expected: Double
  }

  // The first is what Core Animation gives for its default spring; the others are when the
  // envelope of the swing falls below a thousandth of the way.
  static let springs = [
    Spring(damping: 10, velocity: 0, allowsOverdamping: false, expected: 1.4727003346780927),
    Spring(damping: 2, velocity: 0, allowsOverdamping: false, expected: 7.003523),
    Spring(damping: 10, velocity: 20, allowsOverdamping: false, expected: 1.5825),
    Spring(damping: 20, velocity: 0, allowsOverdamping: false, expected: 0.9233),
    Spring(damping: 40, velocity: 0, allowsOverdamping: false, expected: 0.9233),
    Spring(damping: 40, velocity: 0, allowsOverdamping: true, expected: 2.631692),
    Spring(damping: 0, velocity: 0, allowsOverdamping: false, expected: 0),
  ]

  @Test(arguments: springs) func springsSettleWithinAThousandth(_ spring: Spring) {
    let animation = CASpringAnimation()
    animation.damping = spring.damping
    animation.initialVelocity = spring.velocity
    animation.allowsOverdamping = spring.allowsOverdamping
    #expect(abs(animation.settlingDuration - spring.expected) < 1e-4)
  }

  @Test func actionsComeFromDelegateThenLayerThenClass() {
    final class Faded: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? { CATransition() }
    }
    final class Silent: CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? NSNull() : nil
      }
    }
    let (layer, silent) = (Faded(), Silent())
    layer.delegate = silent
    layer.actions = ["position": CABasicAnimation(keyPath: "position")]
    #expect(layer.action(forKey: "opacity") == nil)
    #expect(layer.action(forKey: "position") is CABasicAnimation)
    #expect(layer.action(forKey: "bounds") is CATransition)
  }
}
