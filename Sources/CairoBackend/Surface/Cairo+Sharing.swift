internal import CCairo

extension Cairo {
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
}
