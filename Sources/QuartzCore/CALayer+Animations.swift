import CoreGraphics
import Foundation

extension CALayer {
  func store(_ animation: CAAnimation, forKey key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    if let key { removeAnimation(forKey: key) }
    animations.append((key, copy))
  }

  /// The first answer of delegate, `actions` and class; `NSNull` says that there is none.
  func foundAction(forKey event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? type(of: self).defaultAction(forKey: event)
    return action is NSNull ? nil : action
  }
}
