/// The questions of a layer to the object that manages it, usually a view. Every method is optional.
public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Leads from a layer to the view that shows it.
package protocol LayerOwner: AnyObject {
  /// Nothing once the view is gone.
  var layerDelegate: (any CALayerDelegate)? { get }
  /// A copy of the layer as it is seen at present; nil where that is as it is.
  func presentation(of layer: CALayer) -> CALayer?
}
