package import CoreGraphics

extension [DrawItem] {
  /// The items that were drawn into a context, in its base coordinates.
  package init(recorded operations: [ContextOperation], in bounds: CGRect) {
    self = []
    for operation in operations {
      if case .clear(let rect) = operation.content {
        // Everything under a hole is gone; a hole in a part of it cannot be drawn.
        if rect.contains(bounds) { removeAll() }
      } else {
        self += operation.items(in: bounds)
      }
    }
  }
}

extension ContextOperation {
  /// The operation as items, cut and faint as its state says.
  fileprivate func items(in bounds: CGRect) -> [DrawItem] {
    var items = content.items(under: state.transform, in: bounds)
    if let shadow = state.shadow {
      items = [.group(DrawGroup(shadow: Shadow(shadow), items))]
    }
    if state.alpha != 1 { items = [.group(DrawGroup(opacity: state.alpha, items))] }
    for clip in state.clips.reversed() {
      let mask = clip.mask.map {
        Content.image($0.image, $0.rect).items(under: $0.transform, in: bounds)
      }
      items = [.group(DrawGroup(clip: ShapeGeometry(clip), mask: mask, items))]
    }
    return items
  }
}

extension ContextOperation.Content {
  fileprivate func items(under t: CGAffineTransform, in bounds: CGRect) -> [DrawItem] {
    switch self {
    case .fill(let outline, let rule, let color):
      [.shape(DrawShape(ShapeGeometry(outline, rule), fill: Paint(cgColor: color)))]
    case .blurred(let outline, let rule, let deviation, let color):
      [
        .group(
          DrawGroup(
            shadow: Shadow(
              color: ThemedColor(cgColor: color), blur: deviation,
              shape: ShapeGeometry(outline, rule)), []))
      ]
    case .stroke(let outline, let values, let color):
      Self.placed(
        [
          .stroke(
            ShapeGeometry(outline, .winding),
            Stroke(values, Paint(cgColor: color, base: PlaneTransform(t.inverted()))))
        ], t)
    case .linearGradient(let gradient, let start, let end, let options):
      Self.placed(
        GradientArea(gradient, options, in: Self.area(bounds, t)).linear(from: start, to: end), t)
    case .radialGradient(let gradient, let start, let end, let options):
      Self.placed(
        GradientArea(gradient, options, in: Self.area(bounds, t)).radial(from: start, to: end), t)
    case .image(let image, let rect): Self.placed(Self.items(of: image, in: rect), t)
    case .text(let text): Self.placed([.text(DrawText(text))], t)
    case .layer(let operations): [DrawItem](recorded: operations, in: bounds)
    case .clear: []
    }
  }

  private static func placed(_ items: [DrawItem], _ t: CGAffineTransform) -> [DrawItem] {
    t.isIdentity ? items : [.group(DrawGroup(transform: PlaneTransform(t), items))]
  }

  /// The bounds in user coordinates; nothing where there is no way back.
  private static func area(_ bounds: CGRect, _ t: CGAffineTransform) -> CGRect {
    let back = PlaneTransform(t.inverted())
    return PlaneTransform(t).isVisible ? back.bounds(of: bounds) : .zero
  }

  /// A picture that was recorded is drawn again, as sharp as the rest.
  private static func items(of image: CGImage, in rect: CGRect) -> [DrawItem] {
    switch image.content {
    case .file(let bytes):
      let size = CGSize(width: image.width, height: image.height)
      return [.image(DrawImage(ImageSource(bytes, naturalSize: size), in: rect))]
    case .recorded(let operations, let size):
      return [DrawItem].recorded(operations, size: size, in: rect)
    }
  }
}

extension [DrawItem] {
  /// A recorded picture, stretched to a rectangle and cut by it.
  package static func recorded(
    _ operations: [ContextOperation], size: CGSize, in rect: CGRect
  ) -> [DrawItem] {
    guard size.width > 0, size.height > 0 else { return [] }
    let bounds = CGRect(origin: .zero, size: size)
    let transform = PlaneTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    let items = [DrawItem](recorded: operations, in: bounds)
    return [.group(DrawGroup(transform: transform, clip: .rect(bounds), items))]
  }
}

extension ShapeGeometry {
  init(_ clip: ContextClip) { self.init(clip.outline, clip.rule) }

  /// The path, or the rectangle that it is.
  package init(_ outline: Outline, _ rule: CGPathFillRule) {
    self = outline.rectangle.map { .rect($0) } ?? .path(Path(outline), rule: rule)
  }
}

extension Outline {
  /// The upright rectangle that the path is, and nothing else.
  fileprivate var rectangle: CGRect? {
    guard segments.count == 5, case .move(let first) = segments[0], case .close = segments[4],
      case .line(let second) = segments[1], case .line(let third) = segments[2],
      case .line(let fourth) = segments[3]
    else { return nil }
    let startsAcross =
      first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
    let startsDown =
      first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
    guard startsAcross || startsDown else { return nil }
    return CGRect(
      x: min(first.x, third.x), y: min(first.y, third.y), width: abs(third.x - first.x),
      height: abs(third.y - first.y))
  }
}

extension Stroke {
  fileprivate init(_ values: StrokeValues, _ paint: Paint) {
    self.init(
      paint, width: values.width, cap: values.cap, join: values.join,
      miterLimit: values.miterLimit, dash: values.dash, dashPhase: values.dashPhase)
  }
}

extension Shadow {
  /// Core Graphics' blur is twice the deviation.
  fileprivate init(_ shadow: ContextShadow) {
    self.init(
      color: ThemedColor(cgColor: shadow.color), offset: shadow.offset, blur: shadow.blur / 2)
  }
}
