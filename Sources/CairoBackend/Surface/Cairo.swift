internal import CCairo
import CoreGraphics
import Drawing

/// A Cairo context on an image surface, in coordinates of the device. It does not own the pixels.
@safe final class Cairo {
  private(set) var surface: OpaquePointer?
  private(set) var context: OpaquePointer?
  private let area: PixelRect

  /// The largest coordinate that Cairo's fixed-point numbers are given: they end at 8,388,607.
  private static let farthest: CGFloat = 4_000_000

  init(_ pixels: UnsafeMutablePointer<UInt32>, stride: Int, area: PixelRect) {
    self.area = area
    unsafe surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(area.width), Int32(area.height), Int32(stride * 4))
    unsafe cairo_surface_set_device_offset(surface, Double(-area.x), Double(-area.y))
    unsafe context = cairo_create(surface)
  }

  /// A context on a surface that is no picture; it takes the surface over.
  init(owning surface: OpaquePointer?) {
    unsafe self.surface = surface
    unsafe context = cairo_create(surface)
    area = .empty
  }

  deinit { close() }

  /// Lets go of the pixels.
  func close() {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_finish(surface)
    unsafe cairo_surface_destroy(surface)
    unsafe context = nil
    unsafe surface = nil
  }

  /// Says what went wrong in any call so far.
  func check() throws(CairoError) {
    let status = unsafe cairo_status(context)
    guard status != CAIRO_STATUS_SUCCESS else { return }
    let reason = unsafe cairo_status_to_string(status).map { unsafe String(cString: $0) }
    throw .cairo(code: Int(status.rawValue), reason: reason ?? "no reason given")
  }

  /// Has Cairo notice what was written without it.
  func pixelsChanged() { unsafe cairo_surface_mark_dirty(surface) }
  /// Has Cairo write all that it holds back.
  func flush() { unsafe cairo_surface_flush(surface) }

  func save() { unsafe cairo_save(context) }
  func restore() { unsafe cairo_restore(context) }

  // MARK: - Paths

  /// Begins a path whose coordinates are mapped by `transform`, which must be invertible.
  func begin(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    unsafe cairo_set_matrix(context, &matrix)
    unsafe cairo_new_path(context)
  }

  func add(_ geometry: ShapeGeometry, _ transform: CGAffineTransform) {
    let far = Self.farthest / max(transform.longestStep, 1e-9)
    for segment in geometry.path.outline.segments { add(segment, far) }
  }

  private func add(_ segment: Outline.Segment, _ far: CGFloat) {
    func near(_ value: CGFloat) -> CGFloat { min(max(value, -far), far) }
    switch segment {
    case .move(let point): unsafe cairo_move_to(context, near(point.x), near(point.y))
    case .line(let point): unsafe cairo_line_to(context, near(point.x), near(point.y))
    case .quadCurve(let end, let control):
      let start = currentPoint
      let first = start.towards(control, by: 2 / 3)
      let second = end.towards(control, by: 2 / 3)
      unsafe cairo_curve_to(
        context, near(first.x), near(first.y), near(second.x), near(second.y), near(end.x),
        near(end.y))
    case .curve(let end, let first, let second):
      unsafe cairo_curve_to(
        context, near(first.x), near(first.y), near(second.x), near(second.y), near(end.x),
        near(end.y))
    case .close: unsafe cairo_close_path(context)
    }
  }

  private var currentPoint: CGPoint {
    var (x, y) = (0.0, 0.0)
    unsafe cairo_get_current_point(context, &x, &y)
    return CGPoint(x: x, y: y)
  }

  func setRule(_ rule: CGPathFillRule) {
    unsafe cairo_set_fill_rule(
      context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  func fill(keepingPath: Bool = false) {
    unsafe keepingPath ? cairo_fill_preserve(context) : cairo_fill(context)
  }

  /// Cuts what follows by the path, until the next `restore`.
  func clip() { unsafe cairo_clip(context) }

  /// The same for a path of any form. Where it consists of several rectangles between pixels, Cairo keeps these in
  /// place of the path and later stops the program for want of it: a line without area makes it keep the path.
  func clip(by rule: CGPathFillRule) {
    setRule(rule)
    unsafe cairo_identity_matrix(context)
    unsafe cairo_move_to(context, 0, 0)
    unsafe cairo_line_to(context, 1, 2)
    unsafe cairo_close_path(context)
    clip()
  }

  func stroke(_ stroke: Stroke) {
    unsafe cairo_set_line_width(context, stroke.width)
    unsafe cairo_set_line_cap(context, stroke.cap.cairo)
    unsafe cairo_set_line_join(context, stroke.join.cairo)
    unsafe cairo_set_miter_limit(context, max(stroke.miterLimit, 1))
    let dashes = stroke.usableDash.map { Double($0) }
    unsafe dashes.withUnsafeBufferPointer {
      unsafe cairo_set_dash(
        context, $0.baseAddress, Int32($0.count), stroke.dashPhase.isFinite ? stroke.dashPhase : 0)
    }
    unsafe cairo_stroke(context)
  }

  // MARK: - Groups

  /// Has what follows drawn as one, to be painted by `endGroup`.
  func beginGroup() { unsafe cairo_push_group(context) }

  func endGroup(opacity: CGFloat) {
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_paint_with_alpha(context, opacity)
    unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  // MARK: - Sources

  func setSource(_ color: RGBAColor) {
    unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  func setSource(_ pattern: CairoPattern) {
    unsafe cairo_set_source(context, pattern.pointer)
  }

  /// Paints all that the clip lets through.
  func paint(opacity: CGFloat = 1) {
    if opacity < 1 {
      unsafe cairo_paint_with_alpha(context, opacity)
    } else {
      unsafe cairo_paint(context)
    }
  }

  /// Paints the source where a mask of coverage, one byte a pixel, lets it through.
  func paint(through mask: Coverage) {
    begin(.identity)
    unsafe mask.withSurface { unsafe cairo_mask_surface(context, $0, 0, 0) }
  }

  /// Paints another canvas over this one, pixel on pixel, moved by whole pixels.
  func paint(_ other: Canvas, opacity: CGFloat, dx: Int = 0, dy: Int = 0) {
    begin(.identity)
    other.cairo.flush()
    unsafe cairo_set_source_surface(context, other.cairo.surface, Double(dx), Double(dy))
    unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    paint(opacity: opacity)
    // The source would keep the other canvas' surface alive beyond its pixels.
    unsafe cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  /// A pattern of this surface's pixels.
  func pattern() -> CairoPattern {
    flush()
    return unsafe CairoPattern(cairo_pattern_create_for_surface(surface))
  }
}

extension CGAffineTransform {
  /// The longest way that a step of one point makes.
  var longestStep: CGFloat { max(hypot(a, b), hypot(c, d)) }

  /// Whether every number is finite, and Cairo can undo the map.
  var isDrawable: Bool {
    let determinant = a * d - b * c
    return [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && determinant.isFinite
      && abs(determinant) > 1e-12
  }

  /// Whether rectangles stay upright rectangles, unmirrored.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension CGPoint {
  func towards(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension Stroke {
  /// Cairo stops at a negative dash and at one whose lengths are all zero.
  fileprivate var usableDash: [CGFloat] {
    guard dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.contains(where: { $0 > 0 }) else {
      return []
    }
    return dash
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
