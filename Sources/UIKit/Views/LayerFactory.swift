/// Makes the layer that a view class asks for with `layerClass`.
@MainActor enum LayerFactory {
  static func makeLayer(of layerClass: AnyClass) -> CALayer {
    CALayer()
  }
}
