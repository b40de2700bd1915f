internal import CCairo
import Glibc

extension Cairo {
  /// A pattern of this surface's pixels, on which nothing is drawn any more. A document stores what is painted by
  /// the same number once.
  func pattern(sharedAs number: Int) -> CairoPattern {
    // Flushing would take the name off again, and have Cairo keep the pixels once more for each pattern.
    let name = unsafe strdup("picture-\(number)")
    let length = unsafe name.map { unsafe strlen($0) } ?? 0
    unsafe UnsafeMutableRawPointer(name)?.withMemoryRebound(to: UInt8.self, capacity: length) {
      _ = unsafe cairo_surface_set_mime_data(
        surface, CAIRO_MIME_TYPE_UNIQUE_ID, $0, UInt(length), free, name)
    }
    return unsafe CairoPattern(cairo_pattern_create_for_surface(surface))
  }
}
