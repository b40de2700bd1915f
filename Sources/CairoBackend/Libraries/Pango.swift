internal import CLateBinding
internal import CPango
import CoreGraphics

// Pango breaks texts into lines and lines into glyphs. Nothing else in the package calls it; whoever does goes
// through `PangoGate`.

/// A text as it is given to Pango. Offsets count its bytes.
struct PangoText {
  /// Letters of one look.
  struct Span {
    var range: Range<Int>
    /// In the order in which they are asked for a character.
    var families: [String]
    var weight: Int
    var isItalic: Bool
    var size: CGFloat
    /// Of OpenType, such as `tnum=1`.
    var features: String?
    var kern: CGFloat
    var lift: CGFloat
  }

  /// In UTF-8, without a zero, which Pango takes for the end.
  var bytes: [UInt8]
  /// Later spans stand over earlier ones.
  var spans: [Span] = []
  /// In whose manner Han characters are drawn, such as `ja`.
  var language: String
  var isRightToLeft = false
  /// Whether a first letter that goes the other way turns the text round.
  var turnsByLetters = true
  /// nil where lines end only where the text says so.
  var width: CGFloat?
  /// Whether lines are broken within words before they are too long.
  var breaksWords = false
  var isJustified = false
  /// The place that makes room in a line that is too long.
  var ellipsis: EllipsisPlace?
}

/// A line as Pango sets it. Lengths are in points.
struct PangoLine {
  /// Of the text's bytes.
  var range: Range<Int>
  var isRightToLeft: Bool
  var height: CGFloat
  /// From the line's top.
  var baseline: CGFloat
  /// From left to right.
  var runs: [PangoRun] = []
}

/// Glyphs of one font.
struct PangoRun {
  /// nil where it is in no file.
  var font: SizedFont?
  /// The part of the text that it stands for.
  var range: Range<Int>
  var isEllipsis: Bool
  /// Above the base line.
  var lift: CGFloat
  var glyphs: [PangoGlyph]
}

/// A glyph, and the way that it makes the next one begin at.
struct PangoGlyph {
  /// nil for one that shows nothing.
  var index: Index?
  /// From where it begins.
  var offset: CGPoint
  var width: CGFloat
  /// The first byte of the characters that it stands for, in the text.
  var byte: Int

  enum Index {
    case glyph(UInt32)
    /// No font has the character.
    case missing
  }
}

/// Pango on certain fonts: nothing is hinted, a unit is a point, and glyphs stand between pixels where the text puts
/// them.
@safe final class Pango {
  private let configuration: FontConfiguration
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer

  /// Pango counts in 1,024ths of a point.
  private static let unit: CGFloat = 1024
  /// Macros that Swift does not import: `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, `PANGO_GLYPH_UNKNOWN_FLAG` and
  /// `PANGO_GLYPH_EMPTY`.
  private static let ellipsisFlag: UInt8 = 2
  private static let unknown: UInt32 = 0x1000_0000
  private static let empty: UInt32 = 0x0FFF_FFFF

  /// nil where there is no memory for it.
  init?(_ configuration: FontConfiguration) {
    guard let map = unsafe tessera_font_map(configuration.pointer),
      let context = unsafe pango_font_map_create_context(map)
    else { return nil }
    self.configuration = configuration
    unsafe self.map = map
    unsafe self.context = context
    unsafe UnhintedOptions.lend { unsafe pango_cairo_context_set_font_options(context, $0) }
    unsafe pango_cairo_context_set_resolution(context, 72)
    unsafe pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    PangoGate.pass {
      unsafe tessera_object_unref(.init(context))
      unsafe tessera_object_unref(map)
    }
  }

  /// The versions of Pango and of GLib below it, such as `1.50.12`.
  static var versions: (pango: String, glib: String) {
    let glib = tessera_glib_version()
    return unsafe (
      String(cString: pango_version_string()), "\(glib.major).\(glib.minor).\(glib.patch)"
    )
  }

  /// The text's lines, from the top to the bottom.
  func lines(of text: PangoText) -> [PangoLine] {
    unsafe pango_context_set_base_dir(
      context, text.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    unsafe pango_context_set_language(context, pango_language_from_string(text.language))
    let layout = unsafe pango_layout_new(context)
    defer { unsafe tessera_object_unref(.init(layout)) }
    unsafe set(text, in: layout)
    return unsafe (0..<pango_layout_get_line_count(layout)).compactMap { index in
      unsafe pango_layout_get_line_readonly(layout, index).map { unsafe line($0) }
    }
  }

  private func set(_ text: PangoText, in layout: OpaquePointer?) {
    if !text.turnsByLetters { unsafe pango_layout_set_auto_dir(layout, 0) }
    unsafe text.bytes.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) {
        unsafe pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
    let width = text.width.map { Int32(($0 * Self.unit).rounded(.up)) + 1 }
    unsafe pango_layout_set_width(layout, width ?? -1)
    unsafe pango_layout_set_wrap(
      layout, text.breaksWords ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    unsafe pango_layout_set_justify(layout, text.isJustified ? 1 : 0)
    unsafe pango_layout_set_ellipsize(layout, text.ellipsis.pango)
    let list = unsafe pango_attr_list_new()
    for span in text.spans { unsafe add(span, to: list) }
    // A word that is broken for want of room ends without a hyphen, as UIKit's does.
    unsafe pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    unsafe pango_layout_set_attributes(layout, list)
    unsafe pango_attr_list_unref(list)
  }

  private func add(_ span: PangoText.Span, to list: OpaquePointer?) {
    let font = unsafe pango_font_description_new()
    defer { unsafe pango_font_description_free(font) }
    unsafe pango_font_description_set_family(font, span.families.joined(separator: ","))
    unsafe pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(span.weight)))
    unsafe pango_font_description_set_style(
      font, span.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    unsafe pango_font_description_set_absolute_size(font, (span.size * Self.unit).rounded())
    var attributes = unsafe [pango_attr_font_desc_new(font)]
    if let features = span.features {
      unsafe attributes.append(pango_attr_font_features_new(features))
    }
    if span.kern != 0 {
      unsafe attributes.append(pango_attr_letter_spacing_new(Self.units(span.kern)))
    }
    if span.lift != 0 { unsafe attributes.append(pango_attr_rise_new(Self.units(span.lift))) }
    unsafe attributes.forEach { attribute in
      guard let attribute = unsafe attribute else { return }
      unsafe attribute.pointee.start_index = UInt32(span.range.lowerBound)
      unsafe attribute.pointee.end_index = UInt32(span.range.upperBound)
      unsafe pango_attr_list_insert(list, attribute)
    }
  }

  private static func units(_ length: CGFloat) -> Int32 { Int32((length * unit).rounded()) }

  private func line(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> PangoLine {
    var extents = PangoRectangle()
    unsafe pango_layout_line_get_extents(line, nil, &extents)
    var result = unsafe PangoLine(
      range: Range(from: line.pointee.start_index, count: line.pointee.length),
      isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL,
      height: CGFloat(extents.height) / Self.unit, baseline: CGFloat(-extents.y) / Self.unit)
    var next = unsafe line.pointee.runs
    while let node = unsafe next?.pointee {
      if let run = unsafe node.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee {
        if let run = unsafe Self.run(run) { result.runs.append(run) }
      }
      unsafe next = node.next
    }
    return result
  }

  private static func run(_ run: PangoGlyphItem) -> PangoRun? {
    guard let item = unsafe run.item?.pointee, let string = unsafe run.glyphs?.pointee else {
      return nil
    }
    let isEllipsis = unsafe item.analysis.flags & ellipsisFlag != 0
    let range = unsafe Range(from: item.offset, count: item.length)
    let font = unsafe item.analysis.font
    let glyphs = unsafe (0..<Int(string.num_glyphs)).map { index in
      let glyph = unsafe string.glyphs[index]
      let width = unsafe isEllipsis ? Self.width(of: glyph.glyph, font) : glyph.geometry.width
      return PangoGlyph(
        index: self.index(of: glyph.glyph),
        offset: CGPoint(
          x: CGFloat(glyph.geometry.x_offset) / unit, y: CGFloat(glyph.geometry.y_offset) / unit),
        width: CGFloat(width) / unit,
        byte: unsafe range.lowerBound + Int(string.log_clusters[index]))
    }
    return unsafe PangoRun(
      font: font.flatMap { unsafe FontPattern(tessera_font_pattern($0))?.sizedFont },
      range: range, isEllipsis: isEllipsis, lift: CGFloat(run.y_offset) / unit, glyphs: glyphs)
  }

  private static func index(of glyph: UInt32) -> PangoGlyph.Index? {
    if glyph == empty { return nil }
    return glyph & unknown == 0 ? .glyph(glyph) : .missing
  }

  /// Without the room that Pango adds to an ellipsis to fill the line.
  private static func width(of glyph: UInt32, _ font: UnsafeMutablePointer<PangoFont>?) -> Int32 {
    var extents = PangoRectangle()
    unsafe pango_font_get_glyph_extents(font, glyph, nil, &extents)
    return extents.width
  }
}

extension Range<Int> {
  fileprivate init(from start: Int32, count: Int32) {
    self = Int(start)..<Int(start) + Int(count)
  }
}

extension EllipsisPlace? {
  fileprivate var pango: PangoEllipsizeMode {
    switch self {
    case .start: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .end: PANGO_ELLIPSIZE_END
    case nil: PANGO_ELLIPSIZE_NONE
    }
  }
}
