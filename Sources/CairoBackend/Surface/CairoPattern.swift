internal import CCairo
import CoreGraphics
import Drawing

/// A source of colours that differ from place to place.
@safe final class CairoPattern {
  let pointer: OpaquePointer?

  /// Takes over a pattern.
  init(_ pointer: OpaquePointer?) {
    unsafe self.pointer = pointer
  }

  deinit { unsafe cairo_pattern_destroy(pointer) }

  convenience init(_ gradient: LinearGradient, _ theme: Theme) {
    unsafe self.init(
      cairo_pattern_create_linear(
        gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y))
    add(gradient.stops, theme)
  }

  /// nil where the gradient's own transform leaves nothing to see.
  convenience init?(_ gradient: RadialGradient, _ theme: Theme) {
    guard let transform = gradient.transform.affine, transform.isDrawable else { return nil }
    unsafe self.init(
      cairo_pattern_create_radial(
        gradient.startCenter.x, gradient.startCenter.y, max(gradient.startRadius, 0),
        gradient.endCenter.x, gradient.endCenter.y, max(gradient.endRadius, 0)))
    add(gradient.stops, theme)
    map(transform)
  }

  /// Maps the pattern's coordinates to those of what is painted.
  func map(_ transform: CGAffineTransform) {
    let inverse = transform.inverted()
    var matrix = cairo_matrix_t(
      xx: inverse.a, yx: inverse.b, xy: inverse.c, yy: inverse.d, x0: inverse.tx, y0: inverse.ty)
    unsafe cairo_pattern_set_matrix(pointer, &matrix)
  }

  /// How pixels are mixed where they do not meet the device's.
  func setSmooth() {
    unsafe cairo_pattern_set_filter(pointer, CAIRO_FILTER_GOOD)
    // What lies beyond the edge must not shine through its pixels.
    unsafe cairo_pattern_set_extend(pointer, CAIRO_EXTEND_PAD)
  }

  /// Rows and columns of the same pixels.
  func setRepeating() {
    unsafe cairo_pattern_set_filter(pointer, CAIRO_FILTER_GOOD)
    unsafe cairo_pattern_set_extend(pointer, CAIRO_EXTEND_REPEAT)
  }

  private func add(_ stops: [GradientStop], _ theme: Theme) {
    for stop in stops where stop.offset.isFinite {
      let color = stop.color[theme]
      unsafe cairo_pattern_add_color_stop_rgba(
        pointer, min(max(stop.offset, 0), 1), color.red, color.green, color.blue, color.alpha)
    }
  }
}
