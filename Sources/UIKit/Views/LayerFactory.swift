/// Makes the layer that a view class asks for with `layerClass`.
@MainActor enum LayerFactory {
  static func makeLayer(of layerClass: AnyClass) -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    guard let type = layerClass as? CALayer.Type else {
      FaultScope.raise(
        Fault(
          "view/layer-class", "layerClass must be CALayer or a subclass of it",
          facts: [.init("layerClass", "\(layerClass)")]))
      return CALayer()
    }
    // Only a required initialiser can be called through a metatype, and layer classes do not mark theirs
    // so. The probe's takes the place of `init()` in the class's table: what runs is the class's own.
    return unsafe unsafeBitCast(type, to: _LayerProbe.Type.self).init()
  }
}

/// Lends its required `init()` to `LayerFactory`; no instance of it is ever made. It is open, so that no
/// optimiser may assume that it knows all its subclasses.
open class _LayerProbe: CALayer {
  public required override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
