public import Foundation

/// Shows nothing of itself: its sublayers stand in one space with those around it, the nearer ones in front.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Nothing: it has no plane that could be hit. Its sublayers are.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}
