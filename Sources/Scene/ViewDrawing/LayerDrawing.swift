import Drawing
import UIKit

/// Takes the drawing of a tree of layers, and of the views that they belong to, as Core Animation would show
/// it: background, contents, sublayers from the back to the front, border.
@MainActor struct LayerDrawing {
  /// Views that are left out.
  var left: Set<ObjectIdentifier> = []

  /// The layer as it stands in its superlayer; nothing where it cannot be seen.
  func item(of layer: CALayer) -> DrawItem? {
    guard !layer.isHidden, layer.bounds.isFinite, isFacingViewer(layer) else { return nil }
    if let view = view(of: layer), left.contains(ObjectIdentifier(view)) { return nil }
    if let layer = layer as? CATransformLayer { return solids(in: layer) }
    var group = look(of: layer)
    group.transform = layer.placement
    if layer.opacity < 1, !layer.allowsGroupOpacity {
      group.children = group.children.map { $0.faded(CGFloat(layer.opacity)) }
    } else {
      group.opacity = CGFloat(layer.opacity)
    }
    return .group(masked(group, by: layer.mask))
  }

  /// The layer with its sublayers, in its own coordinates, without the opacity and the transform that place it.
  func items(of layer: CALayer) -> [DrawItem] {
    guard layer.bounds.isFinite else { return [] }
    let group = masked(look(of: layer), by: layer.mask)
    return group.isTransparent ? group.children : [.group(group)]
  }

  func look(of layer: CALayer) -> DrawGroup {
    let background = background(of: layer)
    var inner = contents(of: layer)
    let sublayers = sublayers(of: layer).compactMap(item(of:))
    inner += (layer as? CAReplicatorLayer).map { $0.copies(of: sublayers) } ?? sublayers
    if let wheel = view(of: layer) as? UIActivityIndicatorView, wheel.isAnimating {
      var turning = DrawGroup(inner)
      turning.turnsAround = CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY)
      inner = [.group(turning)]
    }
    if layer.masksToBounds, !inner.isEmpty {
      inner = [.group(DrawGroup(clip: layer.shape, inner))]
    }
    if let background { inner.insert(.shape(DrawShape(layer.shape, fill: background)), at: 0) }
    if let border = border(of: layer) { inner.append(border) }
    return DrawGroup(
      shadow: shadow(of: layer, isOpaque: background?.isOpaque == true), inner)
  }

  func view(of layer: CALayer) -> UIView? {
    guard let view = layer.delegate as? UIView, view.layer === layer else { return nil }
    return view
  }

  /// From the back to the front: among equals the later one is in front.
  func sublayers(of layer: CALayer) -> [CALayer] {
    let layers = layer.sublayers ?? []
    guard zip(layers, layers.dropFirst()).contains(where: { $0.zPosition > $1.zPosition }) else {
      return layers
    }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// The way back tells which side is seen, as for the backs of elements in CSS.
  private func isFacingViewer(_ layer: CALayer) -> Bool {
    layer.isDoubleSided || CATransform3DInvert(layer.transform).m33 >= 0
  }

  // MARK: Appearance

  private func background(of layer: CALayer) -> Paint? {
    let view = view(of: layer)
    if let glass = glass(of: view) { return glass }
    let paint: Paint? =
      if let own = layer.backgroundColor,
        own.tile != nil || own.appearances != nil || view == nil
      {
        Paint(own, of: layer)
      } else {
        view.flatMap { view in view.backgroundColor.map { .color(ThemedColor($0, in: view)) } }
      }
    return paint.flatMap { $0.isClear ? nil : $0 }
  }

  /// Glass that is not there is drawn all the same, so that it can come.
  private func glass(of view: UIView?) -> Paint? {
    guard let ground = view as? BarGround, let color = ground.glass,
      ground.showsGlass || ground.backgroundColor == nil
    else { return nil }
    var material = Material(ThemedColor(color, in: ground))
    material.opacity = ground.showsGlass ? 1 : 0
    return .material(material)
  }

  private func border(of layer: CALayer) -> DrawItem? {
    let width = layer.borderWidth
    guard width > 0, let color = layer.borderColor else { return nil }
    let paint = Paint(color, of: layer)
    guard !paint.isClear else { return nil }
    // A border lies inside the bounds.
    let rect = layer.bounds.insetBy(dx: width / 2, dy: width / 2)
    guard !rect.isNull else { return .shape(DrawShape(layer.shape, fill: paint)) }
    let radii = layer.radii.fitting(layer.bounds.size).inset(by: width / 2)
    let line: ShapeGeometry = radii == .zero ? .rect(rect) : .rounded(rect, radii)
    return .stroke(line, Stroke(paint, width: width))
  }

  /// The shadow of an opaque background is that of its shape, which is cheaper than one of everything that is
  /// drawn.
  private func shadow(of layer: CALayer, isOpaque: Bool) -> Shadow? {
    // A layer that cuts its sublayers cuts the shadow, too.
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor else {
      return nil
    }
    let shape = layer.shadowPath.map { ShapeGeometry.path(Path($0), rule: .winding) }
    return Shadow(
      color: ThemedColor(cgColor: color).faded(by: CGFloat(min(layer.shadowOpacity, 1))),
      offset: layer.shadowOffset, blur: max(layer.shadowRadius, 0),
      shape: shape ?? (isOpaque ? layer.shape : nil))
  }

  // MARK: Masks

  /// A mask that is one opaque shape is a clip, which every reader shows faster. It cuts the shadow, too, so
  /// it stands around the group.
  func masked(_ group: DrawGroup, by mask: CALayer?) -> DrawGroup {
    guard let mask else { return group }
    var outer = DrawGroup([])
    (outer.element, outer.transform, outer.opacity) = (
      group.element, group.transform, group.opacity
    )
    var inner = group
    (inner.element, inner.transform, inner.opacity) = (nil, .identity, 1)
    outer.children = inner.isTransparent ? inner.children : [.group(inner)]
    let items = item(of: mask).map { [$0].simplified() } ?? []
    if let clip = items.opaqueShape { outer.clip = clip } else { outer.mask = items }
    return outer
  }
}

extension DrawItem {
  /// The item by itself, as opaque as it says.
  func faded(_ opacity: CGFloat) -> DrawItem {
    guard case .group(var group) = self else { return .group(DrawGroup(opacity: opacity, [self])) }
    group.opacity *= opacity
    return .group(group)
  }
}

extension [DrawItem] {
  /// The one opaque shape that the items are, without anything moving it but a shift.
  fileprivate var opaqueShape: ShapeGeometry? {
    guard count == 1 else { return nil }
    switch self[0] {
    case .shape(let shape):
      return shape.stroke == nil && shape.fill?.isOpaque == true ? shape.geometry : nil
    case .group(let group):
      let isPlain =
        group.opacity == 1 && group.clip == nil && group.mask == nil && group.shadow == nil
      guard isPlain, group.transform.isTranslation else { return nil }
      return group.children.opaqueShape?
        .offsetBy(dx: group.transform.tx, dy: group.transform.ty)
    case .text, .image: return nil
    }
  }
}
