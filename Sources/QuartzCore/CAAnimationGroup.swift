open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func adoptProperties(of animation: CAAnimation) {
    super.adoptProperties(of: animation)
    guard let animation = animation as? CAAnimationGroup else { return }
    animations = animation.animations
  }
}
