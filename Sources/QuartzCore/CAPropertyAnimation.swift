import CoreGraphics
import Foundation

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func adoptProperties(of animation: CAAnimation) {
    super.adoptProperties(of: animation)
    guard let animation = animation as? CAPropertyAnimation else { return }
    keyPath = animation.keyPath
    isAdditive = animation.isAdditive
    isCumulative = animation.isCumulative
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func adoptProperties(of animation: CAAnimation) {
    super.adoptProperties(of: animation)
    guard let animation = animation as? CABasicAnimation else { return }
    fromValue = animation.fromValue
    toValue = animation.toValue
    byValue = animation.byValue
  }
}
