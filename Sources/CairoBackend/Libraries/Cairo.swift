internal import CCairo
import CoreGraphics
import Drawing

// Cairo draws shapes, letters and pictures. Nothing else in the package calls it.

/// A context on pixels or pages, in coordinates of the device.
@safe final class Cairo {
  private var surface: OpaquePointer?
  private var context: OpaquePointer?
  /// Takes the bytes of a document.
  private let sink: ByteSink?

  /// The version of the library, such as `1.16.0`.
  static var version: String { unsafe String(cString: cairo_version_string()) }

  /// A context on pixels of `area` that live longer than it does or until it is closed.
  ///
  /// - Parameter stride: pixels from one row's start to the next.
  init(_ pixels: UnsafeMutablePointer<UInt32>, stride: Int, area: PixelRect) {
    sink = nil
    unsafe surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(area.width), Int32(area.height), Int32(stride * 4))
    unsafe cairo_surface_set_device_offset(surface, Double(-area.x), Double(-area.y))
    unsafe context = cairo_create(surface)
  }

  /// A context on a page of a PDF, whose bytes are there when it is closed.
  init(pageOf size: CGSize, title: String?) {
    let sink = ByteSink()
    self.sink = sink
    unsafe surface = cairo_pdf_surface_create_for_stream(
      { sink, bytes, count in
        unsafe ByteSink.take(UnsafeBufferPointer(start: bytes, count: Int(count)), sink)
      }, Unmanaged.passUnretained(sink).toOpaque(), size.width, size.height)
    // Cairo would write the time of day. The same file must come out tomorrow.
    unsafe cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    if let title {
      unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    }
    unsafe context = cairo_create(surface)
  }

  deinit { close() }

  /// Lets go of the pixels, or writes the last of a document.
  func close() {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_finish(surface)
    unsafe cairo_surface_destroy(surface)
    unsafe (context, surface) = (nil, nil)
  }

  /// The document as far as it is written.
  var bytes: [UInt8] { sink?.bytes ?? [] }

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
    setMatrix(transform)
    unsafe cairo_new_path(context)
  }

  /// Has what follows of the path mapped by `transform`, which must be invertible.
  func setMatrix(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    unsafe cairo_set_matrix(context, &matrix)
  }

  func move(to point: CGPoint) { unsafe cairo_move_to(context, point.x, point.y) }
  func addLine(to point: CGPoint) { unsafe cairo_line_to(context, point.x, point.y) }
  func closePath() { unsafe cairo_close_path(context) }

  func addCurve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    unsafe cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
  }

  var currentPoint: CGPoint {
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

  func stroke(_ stroke: Stroke) {
    unsafe cairo_set_line_width(context, stroke.width)
    unsafe cairo_set_line_cap(context, stroke.cap.cairo)
    unsafe cairo_set_line_join(context, stroke.join.cairo)
    unsafe cairo_set_miter_limit(context, max(stroke.miterLimit, 1))
    let dashes = stroke.usableDash.map { Double($0) }
    unsafe cairo_set_dash(
      context, dashes, Int32(dashes.count), stroke.dashPhase.isFinite ? stroke.dashPhase : 0)
    unsafe cairo_stroke(context)
  }

  // MARK: - Groups

  /// Has what follows drawn as one, to be painted by `endGroup`.
  func beginGroup() { unsafe cairo_push_group(context) }

  func endGroup(opacity: CGFloat) {
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_paint_with_alpha(context, opacity)
    setSource(.clear)
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
    unsafe opacity < 1 ? cairo_paint_with_alpha(context, opacity) : cairo_paint(context)
  }

  /// Paints the source where a mask of coverage, one byte a pixel, lets it through.
  func paint(through mask: Coverage) {
    begin(.identity)
    // Cairo's rows begin at multiples of four bytes.
    let stride = (mask.area.width + 3) & ~3
    var bytes = mask.bytes(stride: stride)
    unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      let surface = unsafe cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_A8, Int32(mask.area.width), Int32(mask.area.height),
        Int32(stride))
      unsafe cairo_surface_set_device_offset(
        surface, Double(-mask.area.x), Double(-mask.area.y))
      unsafe cairo_mask_surface(context, surface, 0, 0)
      unsafe cairo_surface_finish(surface)
      unsafe cairo_surface_destroy(surface)
    }
  }

  /// Paints a canvas over this one, pixel on pixel.
  func paint(_ other: MovedCanvas, opacity: CGFloat) {
    begin(.identity)
    other.canvas.cairo.flush()
    unsafe cairo_set_source_surface(
      context, other.canvas.cairo.surface, Double(other.dx), Double(other.dy))
    unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    paint(opacity: opacity)
    // The source would keep the other canvas' surface alive beyond its pixels.
    setSource(.clear)
  }

  /// A pattern of this surface's pixels.
  func pattern() -> CairoPattern {
    flush()
    return unsafe CairoPattern(cairo_pattern_create_for_surface(surface))
  }

  /// A pattern of this surface's pixels, on which nothing is drawn any more. A document stores what is painted by
  /// the same number once.
  func pattern(sharedAs number: Int) -> CairoPattern {
    // Flushing would take the name off again, and have Cairo keep the pixels once more for each pattern.
    let text = Array("picture-\(number)".utf8)
    let name = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
    unsafe name.initialize(from: text, count: text.count)
    _ = unsafe cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_UNIQUE_ID, name, UInt(text.count), { unsafe $0?.deallocate() }, name)
    return unsafe CairoPattern(cairo_pattern_create_for_surface(surface))
  }

  // MARK: - Letters

  /// Shows letters in what is the source, so many points to an em, their places mapped by `transform`, which must
  /// be invertible.
  func show(_ letters: Letters, in font: CairoFont, size: CGFloat, _ transform: CGAffineTransform) {
    begin(transform)
    let glyphs = letters.glyphs.map {
      cairo_glyph_t(index: UInt($0.index), x: $0.x, y: $0.y)
    }
    let clusters = letters.clusters.map {
      cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
    }
    let direction = cairo_text_cluster_flags_t(
      rawValue: letters.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD.rawValue : 0)
    let text = letters.text.map { CChar(bitPattern: $0) }
    PangoGate.pass {
      unsafe cairo_set_font_face(context, font.pointer)
      unsafe cairo_set_font_size(context, size)
      unsafe UnhintedOptions.lend { unsafe cairo_set_font_options(context, $0) }
      unsafe cairo_show_text_glyphs(
        context, text, Int32(text.count), glyphs, Int32(glyphs.count), clusters,
        Int32(clusters.count), direction)
    }
  }
}

/// Takes the bytes of a document from Cairo.
private final class ByteSink {
  private(set) var bytes: [UInt8] = []

  static func take(
    _ bytes: UnsafeBufferPointer<UInt8>, _ sink: UnsafeMutableRawPointer?
  ) -> cairo_status_t {
    guard let sink = unsafe sink else { return CAIRO_STATUS_WRITE_ERROR }
    unsafe Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes.append(
      contentsOf: bytes)
    return CAIRO_STATUS_SUCCESS
  }
}

/// A source of colours that differ from place to place.
@safe final class CairoPattern {
  fileprivate let pointer: OpaquePointer?

  /// Takes over a pattern.
  fileprivate init(_ pointer: OpaquePointer?) {
    unsafe self.pointer = pointer
  }

  deinit { unsafe cairo_pattern_destroy(pointer) }

  /// Colours from one point to another, as yet without any.
  convenience init(from start: CGPoint, to end: CGPoint) {
    unsafe self.init(cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
  }

  /// Colours from one circle to another, as yet without any.
  convenience init(from start: PatternCircle, to end: PatternCircle) {
    unsafe self.init(
      cairo_pattern_create_radial(
        start.center.x, start.center.y, start.radius, end.center.x, end.center.y, end.radius))
  }

  /// Has the colour stand at a share, from 0 to 1, of the way.
  func add(_ color: RGBAColor, at share: CGFloat) {
    unsafe cairo_pattern_add_color_stop_rgba(
      pointer, share, color.red, color.green, color.blue, color.alpha)
  }

  /// Maps the pattern's coordinates to those of what is painted.
  func map(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform.inverted())
    unsafe cairo_pattern_set_matrix(pointer, &matrix)
  }

  /// Takes the nearest pixel for each of the device's.
  func setPixelated() {
    unsafe cairo_pattern_set_filter(pointer, CAIRO_FILTER_NEAREST)
    unsafe cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD)
  }

  /// Mixes pixels where they do not meet the device's.
  ///
  /// - Parameter repeats: whether the same pixels come again in rows and columns; else what lies beyond the edge does
  ///   not shine through its pixels.
  func setSmooth(repeats: Bool) {
    unsafe cairo_pattern_set_filter(pointer, CAIRO_FILTER_GOOD)
    unsafe cairo_pattern_set_extend(pointer, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
  }
}

/// A circle at which the colours of a pattern begin or end.
struct PatternCircle {
  var center: CGPoint
  var radius: CGFloat
}

/// A font file as Cairo takes it, to write it into documents. Cairo reads the file by itself.
@safe final class CairoFont {
  fileprivate let pointer: OpaquePointer?

  init(_ file: FontFile) {
    unsafe pointer = PangoGate.pass { unsafe tessera_font_face(file.path, file.index) }
  }

  /// A font file in memory; nil where it is none.
  init?(bytes: [UInt8]) {
    let face = unsafe PangoGate.pass { unsafe tessera_memory_font_face(bytes, bytes.count) }
    guard let face = unsafe face else { return nil }
    unsafe pointer = face
  }

  deinit { PangoGate.pass { unsafe cairo_font_face_destroy(pointer) } }
}

/// How letters are drawn everywhere: nothing is hinted, and edges are gray.
enum UnhintedOptions {
  /// Lends the options to a call that copies them.
  static func lend(_ body: (OpaquePointer?) -> Void) {
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe body(options)
    unsafe cairo_font_options_destroy(options)
  }
}

extension cairo_matrix_t {
  fileprivate init(_ map: CGAffineTransform) {
    self.init(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
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
