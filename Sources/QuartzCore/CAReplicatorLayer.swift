public import CoreGraphics
public import Foundation

/// Shows its sublayers several times, each time moved, turned and coloured a bit further.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  /// Kept, and changes nothing: copies lie flat, one above the other.
  open var preservesDepth = false
  /// Kept, and changes nothing: stored animations are not played.
  open var instanceDelay: CFTimeInterval = 0
  /// From one copy to the next, about the middle of the layer.
  open var instanceTransform = CATransform3DIdentity
  /// The colours of the first copy are multiplied by it, but for those of pictures from files.
  open var instanceColor: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    instanceCount = layer.instanceCount
    preservesDepth = layer.preservesDepth
    instanceDelay = layer.instanceDelay
    instanceTransform = layer.instanceTransform
    instanceColor = layer.instanceColor
    instanceRedOffset = layer.instanceRedOffset
    instanceGreenOffset = layer.instanceGreenOffset
    instanceBlueOffset = layer.instanceBlueOffset
    instanceAlphaOffset = layer.instanceAlphaOffset
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
