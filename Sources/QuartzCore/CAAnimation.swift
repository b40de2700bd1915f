public import CoreGraphics
public import Foundation

open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  /// 0 stands for the duration of the transaction in which the animation is added.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  open var timingFunction: CAMediaTimingFunction?
  /// Kept alive by the animation, as in Core Animation, and never called: nothing plays the animation here.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  public required override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.adoptProperties(of: self)
    return copy
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Takes over every property; subclasses add their own.
  func adoptProperties(of animation: CAAnimation) {
    beginTime = animation.beginTime
    duration = animation.duration
    speed = animation.speed
    timeOffset = animation.timeOffset
    repeatCount = animation.repeatCount
    repeatDuration = animation.repeatDuration
    autoreverses = animation.autoreverses
    fillMode = animation.fillMode
    timingFunction = animation.timingFunction
    delegate = animation.delegate
    isRemovedOnCompletion = animation.isRemovedOnCompletion
  }
}

/// Differs from UIKit: a layer stores animations and does not play them, so it calls neither method.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Is never called by a layer.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Is never called by a layer.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
