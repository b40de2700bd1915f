import CoreGraphics
import Drawing

extension Painter {
  /// Pixels of a patch that is kept for fills: larger ones are seldom needed twice.
  private static let largestPatch = 1 << 18

  func draw(_ shape: DrawShape) throws(CairoError) {
    guard !area(of: shape.paintedBounds).isEmpty else { return }
    if shape.stroke == nil, try fillDirectly(shape) { return }
    cairo.begin(transform)
    cairo.add(shape.geometry, transform)
    let source = PaintSource(
      cairo: cairo, resources: resources, options: options, transform: transform)
    if case .material(let material)? = shape.fill {
      try fill(shape, with: material)
      cairo.begin(transform)
      cairo.add(shape.geometry, transform)
    } else if let fill = shape.fill {
      try source.with(fill) {
        cairo.setRule(shape.geometry.fillRule)
        cairo.fill(keepingPath: shape.stroke != nil)
      }
    }
    if let stroke = shape.stroke { try source.with(stroke.paint) { cairo.stroke(stroke) } }
    try cairo.check()
  }

  /// Fills an upright rectangle on whole pixels, sharp or round, or a circle without Cairo: the most frequent
  /// shapes, and many times faster so. False where the shape is another one.
  private func fillDirectly(_ shape: DrawShape) throws(CairoError) -> Bool {
    guard case .color(let color)? = shape.fill,
      let rounded = RoundedArea(shape.geometry, transform)?.onWholePixels,
      clip.isFull(in: PixelRect(inside: rounded.rect))
    else { return false }
    let source = PremultipliedColor(color[options.theme])
    let area = PixelRect(inside: rounded.rect)
    if rounded.radii == .zero {
      canvas.blend(source, in: area.intersection(clip.bounds))
      return true
    }
    guard rounded.radii.map({ $0 < 1024 ? 0 : 1 }) == .zero else { return false }
    let key = PatchKey(rounded, blur: 0)
    guard key.width * key.height <= Self.largestPatch else { return false }
    let patch = StretchedPatch(try resources.patch(key), over: area, in: clip.bounds)
    canvas.blend(resources.tint(source), through: patch)
    return true
  }
}

extension RoundedArea {
  /// Larger numbers than any picture has pixels are left to Cairo.
  private static let farthest: CGFloat = 1_000_000

  /// The upright shape in device pixels; nil where it is none.
  init?(_ geometry: ShapeGeometry, _ transform: CGAffineTransform) {
    guard transform.isUpright else { return nil }
    switch geometry {
    case .rect(let rect): self.init(rect.standardized.applying(transform), .zero)
    case .rounded(let rect, let radii) where transform.a == transform.d:
      let rect = rect.standardized
      self.init(
        rect.applying(transform), radii.fitting(rect.size).map { $0 * transform.a })
    case .ellipse(let rect) where transform.a == transform.d && rect.width == rect.height:
      self.init(
        rect.standardized.applying(transform), CornerRadii(rect.width / 2 * transform.a))
    case .rounded, .ellipse, .path: return nil
    }
    let largest = max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    // Written so that NaN is too large.
    let isNear = [rect.minX, rect.minY, rect.maxX, rect.maxY, largest].allSatisfy {
      abs($0) < Self.farthest
    }
    guard isNear else { return nil }
  }

  /// The same with edges that meet pixels exactly; nil where they do not.
  var onWholePixels: RoundedArea? {
    // Half of what Cairo's fixed-point numbers can tell apart.
    let isClose = [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { edge in
      abs(edge - edge.rounded()) < 1.0 / 512
    }
    guard isClose else { return nil }
    let (left, top) = (rect.minX.rounded(), rect.minY.rounded())
    return RoundedArea(
      CGRect(
        x: left, y: top, width: rect.maxX.rounded() - left, height: rect.maxY.rounded() - top),
      radii)
  }
}

extension DrawShape {
  /// All that fill and line can touch.
  fileprivate var paintedBounds: CGRect { DrawItem.shape(self).bounds }
}
