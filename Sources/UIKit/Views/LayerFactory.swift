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
    return DynamicCreation.layer(of: type)
  }
}
