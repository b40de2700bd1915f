internal import CCairo

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
