internal import CCairo
import CoreGraphics

/// Glyphs with the characters that they stand for: letters that a document's readers can select and find.
struct Letters {
  /// So many bytes of the text are shown by so many glyphs.
  struct Cluster {
    var bytes: Int
    var glyphs: Int
  }

  /// The characters in the order in which they are read.
  var text: [UInt8] = []
  /// From left to right, each with the place of its origin.
  var glyphs: [(index: UInt32, x: CGFloat, y: CGFloat)] = []
  /// In the order of the text.
  var clusters: [Cluster] = []
  /// Whether the text begins at the right.
  var isRightToLeft = false
}

extension Cairo {
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
    PangoGate.pass {
      unsafe cairo_set_font_face(context, font.pointer)
      unsafe cairo_set_font_size(context, size)
      unsafe UnhintedOptions.lend { unsafe cairo_set_font_options(context, $0) }
      unsafe letters.text.withUnsafeBufferPointer { text in
        unsafe text.withMemoryRebound(to: CChar.self) { text in
          unsafe cairo_show_text_glyphs(
            context, text.baseAddress, Int32(text.count), glyphs, Int32(glyphs.count), clusters,
            Int32(clusters.count), direction)
        }
      }
    }
  }
}
