import Drawing
import UIKit

extension LayerDrawing {
  /// The drawing of the layer itself, between its background and its sublayers.
  func contents(of layer: CALayer) -> [DrawItem] {
    var items: [DrawItem] = []
    switch layer {
    case let layer as CAGradientLayer: items += gradient(of: layer)
    case let layer as CAShapeLayer: items += shape(of: layer)
    case let layer as CATextLayer: items += text(of: layer)
    case let layer as CAEmitterLayer: items += EmitterDrawing(layer).items
    default: break
    }
    items += picture(of: layer)
    if let view = view(of: layer) {
      items += blur(of: view)
      items += image(of: view as? UIImageView)
    }
    return items + drawn(by: layer)
  }

  // MARK: Drawing by code

  /// The drawing by `draw(_:)` of the view, or `draw(in:)` of the layer. It is cut by the bounds, but for the ends
  /// of letters in labels that do not ask for it.
  private func drawn(by layer: CALayer) -> [DrawItem] {
    let bounds = layer.bounds
    let context = CGContext(size: bounds.size, scale: max(layer.contentsScale, 1))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    if let view = view(of: layer) {
      view.traitCollection.performAsCurrent { view.draw(bounds) }
    }
    layer.draw(in: context)
    UIGraphicsPopContext()
    guard !context.operations.isEmpty else { return [] }
    let local = CGRect(origin: .zero, size: bounds.size)
    let items = [DrawItem](recorded: context.operations, in: local).simplified()
    guard !items.isEmpty else { return [] }
    let isWholeLabel =
      (view(of: layer) as? UILabel).map { $0.lineBreakMode != .byClipping } ?? false
    let fits = isWholeLabel || local.insetBy(dx: -0.5, dy: -0.5).contains(items.bounds)
    return DrawGroup(
      transform: PlaneTransform(translationX: bounds.minX, y: bounds.minY),
      clip: fits ? nil : .rect(local), items
    ).unwrapped
  }

  // MARK: Layers

  private func shape(of layer: CAShapeLayer) -> [DrawItem] {
    guard let path = layer.path else { return [] }
    let rule: CGPathFillRule = layer.fillRule == .evenOdd ? .evenOdd : .winding
    let fill = layer.fillColor.map { Paint($0, of: layer) }
    let geometry = ShapeGeometry.path(Path(path), rule: rule)
    var items: [DrawItem] = fill.map { [.shape(DrawShape(geometry, fill: $0))] } ?? []
    if let color = layer.strokeColor, layer.lineWidth > 0 {
      let part = Path(path).trimmed(from: layer.strokeStart, to: layer.strokeEnd)
      items.append(
        .stroke(.path(part, rule: rule), Stroke(of: layer, Paint(color, of: layer))))
    }
    return items
  }

  private func text(of layer: CATextLayer) -> [DrawItem] {
    let font =
      (layer.font as? UIFont)?.withSize(layer.fontSize) ?? .systemFont(ofSize: layer.fontSize)
    var drawing: TextDrawing
    switch layer.string {
    case let attributed as NSAttributedString: drawing = TextDrawing(attributed, font: font)
    case let text as String:
      drawing = TextDrawing(TextRequest([TextRun(text, font: font)]), styles: [TextStyle()])
    default: return []
    }
    drawing.color = layer.foregroundColor ?? .black
    drawing.alignment = NSTextAlignment(layer.alignmentMode)
    let mode = NSLineBreakMode(layer.truncationMode)
    if let mode {
      drawing.request.lineBreakMode = mode
      drawing.request.lineLimit = layer.isWrapped ? fittingLines(drawing, in: layer) : 1
    }
    let width = layer.isWrapped || mode != nil ? layer.bounds.width : .infinity
    return [.text(DrawText(drawing.recorded(in: layer.bounds, width: width)))]
  }

  /// As many lines as the layer has room for, and one at least.
  private func fittingLines(_ drawing: TextDrawing, in layer: CATextLayer) -> Int {
    var request = drawing.request
    (request.width, request.lineLimit) = (layer.bounds.width, 0)
    let lines = CurrentTextEngine.current.layOut(request).lines
    return max(1, lines.count { $0.top + $0.height <= layer.bounds.height + 0.5 })
  }

  /// The layer's contents, where they are an image.
  private func picture(of layer: CALayer) -> [DrawItem] {
    let image: CGImage?
    switch layer.contents {
    case let contents as CGImage: image = contents
    case let contents as UIImage: image = contents.cgImage
    default: return []
    }
    let scale = max(layer.contentsScale, 1)
    return image.map {
      let size = CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale)
      let drawing = ImageDrawing(image: $0, size: size, mode: .init(layer.contentsGravity))
      return drawing.shown(by: layer).items(in: layer.bounds)
    } ?? []
  }

  // MARK: Views

  private func image(of view: UIImageView?) -> [DrawItem] {
    guard let view, let image = view.shownImage, let picture = image.cgImage else { return [] }
    var drawing = ImageDrawing(
      image: picture, size: image.size, mode: DrawImage.ContentMode(view.contentMode))
    if let tint = image.values.tint {
      drawing.tint = ThemedColor(tint, in: view)
    } else if image.renderingMode == .alwaysTemplate {
      drawing.tint = ThemedColor(view.tintColor, in: view)
    }
    drawing = drawing.shown(by: view.layer)
    let isWhole = image.imageOrientation == .up && !image.values.isResizable
    return isWhole
      ? drawing.items(in: view.bounds) : drawing.items(in: view.bounds, drawnBy: image)
  }

  // Differs from UIKit: a blurred background is a translucent one; nothing behind it is blurred.
  private func blur(of view: UIView) -> [DrawItem] {
    guard let effect = (view as? UIVisualEffectView)?.effect as? UIBlurEffect else { return [] }
    let (light, dark) = (
      RGBAColor(hex: 0xF9F9F9, alpha: 0.8), RGBAColor(hex: 0x1C1C1E, alpha: 0.8)
    )
    let color: ThemedColor =
      switch effect.style.theme {
      case .light?: ThemedColor(light)
      case .dark?: ThemedColor(dark)
      case nil: ThemedColor(light: light, dark: dark)
      }
    return [.fill(view.layer.shape, color)]
  }
}

extension UIBlurEffect.Style {
  /// The theme of a style that has but one.
  fileprivate var theme: Theme? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      nil
    }
  }
}

extension Stroke {
  @MainActor fileprivate init(of layer: CAShapeLayer, _ paint: Paint) {
    self.init(
      paint, width: layer.lineWidth, miterLimit: layer.miterLimit,
      dash: layer.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [],
      dashPhase: layer.lineDashPhase)
    cap = layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt
    join = layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter
  }
}

extension NSLineBreakMode {
  /// nil for a text that is not cut.
  fileprivate init?(_ mode: CATextLayerTruncationMode) {
    switch mode {
    case .start: self = .byTruncatingHead
    case .middle: self = .byTruncatingMiddle
    case .end: self = .byTruncatingTail
    default: return nil
    }
  }
}

extension NSTextAlignment {
  fileprivate init(_ mode: CATextLayerAlignmentMode) {
    switch mode {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    default: self = .natural
    }
  }
}

extension DrawGroup {
  /// The children alone where the group says nothing about them.
  fileprivate var unwrapped: [DrawItem] { isTransparent ? children : [.group(self)] }
}
