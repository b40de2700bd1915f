public import Foundation

/// Records what is drawn into it. Its base coordinates are those of a view: the origin at the top left, y
/// pointing down.
///
/// Differs from UIKit: a context is made by UIKit's functions only, and has no pixels.
public final class CGContext {
  struct State {
    var look = ContextState()
    var fill: CGColor = .black
    var stroke: CGColor = .black
    var line = StrokeValues()
  }

  /// In points.
  package let size: CGSize
  package let scale: CGFloat

  var state = State()
  private var saved: [State] = []
  /// In base coordinates: a transform that comes later moves no point that is there already.
  var outline = Outline()
  /// Layers that are open: drawing goes to the last of them; the first is the context's own.
  private var layers: [[ContextOperation]] = [[]]
  /// The states in which the open transparency layers began.
  private var layerStates: [State] = []

  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// The operations so far, the first at the back. Layers that are still open are taken for finished.
  package var operations: [ContextOperation] {
    var result = layers[layers.count - 1]
    for (layer, state) in zip(layers.dropLast(), layerStates).reversed() {
      result = layer + [ContextOperation(.layer(result), state.look)]
    }
    return result
  }

  /// In pixels.
  public var width: Int { CGContext.pixels(size.width, scale) }
  public var height: Int { CGContext.pixels(size.height, scale) }

  /// The drawing so far, as a picture.
  public func makeImage() -> CGImage? {
    guard width > 0, height > 0 else { return nil }
    return CGImage(.recorded(operations, size: size), width: width, height: height)
  }

  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = (length * scale).rounded(.up)
    return pixels > 0 && pixels < 1e9 ? Int(pixels) : 0
  }

  /// Notes that something was drawn in the present state.
  package func record(_ content: ContextOperation.Content) {
    layers[layers.count - 1].append(ContextOperation(content, state.look))
  }

  // MARK: State

  public func saveGState() { saved.append(state) }

  /// Without a state that was saved, nothing happens.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
  }

  // MARK: Transparency layers

  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    saveGState()
    layerStates.append(state)
    layers.append([])
    // The layer as a whole is faint and throws a shadow; what is in it does not.
    state.look.alpha = 1
    state.look.shadow = nil
    state.look.blendMode = .normal
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() {
    guard let outer = layerStates.popLast(), let operations = layers.popLast() else { return }
    restoreGState()
    layers[layers.count - 1].append(ContextOperation(.layer(operations), outer.look))
  }
}
