internal import CPango
import CoreGraphics
import Drawing

/// A paragraph in Pango's hands.
@safe final class PangoParagraph {
  private let layout: OpaquePointer?
  private let bytes: [UInt8]
  private let paragraph: Paragraph
  private let fonts: GlyphFonts

  /// Pango counts in 1,024ths of a point.
  private static let unit: CGFloat = 1024
  /// PANGO_ANALYSIS_FLAG_IS_ELLIPSIS, whose macro Swift does not import.
  private static let ellipsisFlag: UInt8 = 2

  /// The lines as Pango breaks them, each with its ascent as its base line.
  ///
  /// - Parameter goesOn: the line that this text goes on after, in the same paragraph.
  static func lines(
    of paragraph: Paragraph, _ set: FontSet, _ fonts: GlyphFonts, ellipsis: EllipsisPlace? = nil,
    after goesOn: TypesetLine? = nil
  ) -> [TypesetLine] {
    PangoGate.pass {
      PangoParagraph(paragraph, set, fonts, ellipsis: ellipsis, after: goesOn).lines
    }
  }

  private init(
    _ paragraph: Paragraph, _ set: FontSet, _ fonts: GlyphFonts, ellipsis: EllipsisPlace?,
    after goesOn: TypesetLine?
  ) {
    self.paragraph = paragraph
    self.fonts = fonts
    // Pango takes a zero for the text's end.
    bytes = paragraph.string.utf8.map { $0 == 0 ? 0x20 : $0 }
    let families = set.families(for: paragraph.string)
    let isRightToLeft = goesOn?.isRightToLeft ?? (paragraph.direction == .rightToLeft)
    unsafe pango_context_set_base_dir(
      set.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    unsafe pango_context_set_language(
      set.context, pango_language_from_string(HanLanguage(paragraph.string).rawValue))
    unsafe layout = pango_layout_new(set.context)
    if goesOn != nil { unsafe pango_layout_set_auto_dir(layout, 0) }
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) {
        unsafe pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
    setLines(ellipsis)
    setAttributes(families, set.library)
  }

  deinit {
    if let layout = unsafe layout { unsafe tessera_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  private func setLines(_ ellipsis: EllipsisPlace?) {
    let wraps = ellipsis != nil || paragraph.lineBreak != .clip
    let width = wraps ? paragraph.width.map { Int32(($0 * Self.unit).rounded(.up)) + 1 } : nil
    unsafe pango_layout_set_width(layout, width ?? -1)
    unsafe pango_layout_set_wrap(
      layout, paragraph.lineBreak == .characters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    unsafe pango_layout_set_justify(layout, paragraph.isJustified ? 1 : 0)
    let mode =
      switch ellipsis {
      case .start: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .end: PANGO_ELLIPSIZE_END
      case nil: PANGO_ELLIPSIZE_NONE
      }
    unsafe pango_layout_set_ellipsize(layout, mode)
  }

  private func setAttributes(_ families: [String], _ library: FontLibrary) {
    let list = unsafe pango_attr_list_new()
    for span in paragraph.spans {
      let range = span.range
      let add: (UnsafeMutablePointer<PangoAttribute>?) -> Void = { attribute in
        guard let attribute = unsafe attribute else { return }
        unsafe attribute.pointee.start_index = UInt32(range.lowerBound)
        unsafe attribute.pointee.end_index = UInt32(range.upperBound)
        unsafe pango_attr_list_insert(list, attribute)
      }
      let family = library.family(for: span.font.family).name
      let description = unsafe Self.description(span.font, family, families)
      unsafe add(pango_attr_font_desc_new(description))
      unsafe pango_font_description_free(description)
      if let features = span.font.features(in: family) {
        unsafe add(pango_attr_font_features_new(features))
      }
      if span.kern != 0 {
        unsafe add(pango_attr_letter_spacing_new(Int32((span.kern * Self.unit).rounded())))
      }
      if span.lift != 0 {
        unsafe add(pango_attr_rise_new(Int32((span.lift * Self.unit).rounded())))
      }
    }
    unsafe pango_layout_set_attributes(layout, list)
    unsafe pango_attr_list_unref(list)
  }

  private static func description(
    _ font: FontRequest, _ first: String, _ families: [String]
  ) -> OpaquePointer? {
    let names = [first] + families.filter { $0 != first }
    let description = unsafe pango_font_description_new()
    unsafe pango_font_description_set_family(description, names.joined(separator: ","))
    unsafe pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(font.weight)))
    unsafe pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    unsafe pango_font_description_set_absolute_size(description, (font.size * unit).rounded())
    return unsafe description
  }

  private var lines: [TypesetLine] {
    let count = unsafe pango_layout_get_line_count(layout)
    return (0..<count).compactMap { index in
      unsafe pango_layout_get_line_readonly(layout, index).map { unsafe line($0) }
    }
  }

  private func line(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> TypesetLine {
    var extents = PangoRectangle()
    unsafe pango_layout_line_get_extents(line, nil, &extents)
    let start = unsafe Int(line.pointee.start_index)
    let range = unsafe start..<start + Int(line.pointee.length)
    var result = TypesetLine(
      text: "", range: range, isTruncated: false, width: 0, top: 0,
      height: CGFloat(extents.height) / Self.unit, baseline: CGFloat(-extents.y) / Self.unit,
      runs: [])
    result.isRightToLeft =
      unsafe pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    var x: CGFloat = 0
    var next = unsafe line.pointee.runs
    while let node = unsafe next {
      if let run = unsafe node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
        if let removed = unsafe Self.removed(by: run) { result.removed = removed }
        unsafe append(run, at: &x, to: &result.runs)
      }
      unsafe next = node.pointee.next
    }
    // Without the room that Pango adds to an ellipsis to fill the line.
    result.width = x
    result.text = shown(range, without: result.removed)
    result.nameCharacters()
    return result
  }

  /// What a run stands for if it is an ellipsis.
  private static func removed(by run: UnsafeMutablePointer<PangoGlyphItem>) -> Range<Int>? {
    guard let item = unsafe run.pointee.item,
      unsafe item.pointee.analysis.flags & ellipsisFlag != 0
    else { return nil }
    let start = unsafe Int(item.pointee.offset)
    return unsafe start..<start + Int(item.pointee.length)
  }

  /// Without the spaces at which a line was broken: they take no room.
  private func seen(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    guard end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D else { return range }
    while end > range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    return range.lowerBound..<end
  }

  private func shown(_ range: Range<Int>, without removed: Range<Int>?) -> String {
    guard let removed else { return String(decoding: bytes[seen(range)], as: UTF8.self) }
    let head = bytes[range.lowerBound..<max(removed.lowerBound, range.lowerBound)]
    let tail = bytes[min(removed.upperBound, bytes.count)...]
    return String(decoding: head, as: UTF8.self) + TypesetLayout.ellipsis
      + String(decoding: tail, as: UTF8.self)
  }

  /// Adds a run's glyphs, one run of ours for each span that they belong to.
  private func append(
    _ run: UnsafeMutablePointer<PangoGlyphItem>, at x: inout CGFloat, to runs: inout [GlyphRun]
  ) {
    guard let item = unsafe run.pointee.item, let glyphs = unsafe run.pointee.glyphs,
      let pango = unsafe item.pointee.analysis.font, let face = unsafe FontFace(pango)
    else { return }
    let font = fonts.number(of: face.file)
    let start = unsafe Int(item.pointee.offset)
    let lift = unsafe CGFloat(run.pointee.y_offset) / Self.unit
    for index in unsafe 0..<Int(glyphs.pointee.num_glyphs) {
      let glyph = unsafe glyphs.pointee.glyphs[index]
      let byte = unsafe start + Int(glyphs.pointee.log_clusters[index])
      let span = spanIndex(at: byte)
      let width = unsafe Self.width(of: glyph, in: item)
      if runs.last?.font != font || runs.last?.span != span || runs.last?.size != face.size {
        runs.append(
          GlyphRun(font: font, size: face.size, span: span, start: x, width: 0, glyphs: []))
      }
      let place = CGPoint(
        x: x + CGFloat(glyph.geometry.x_offset) / Self.unit,
        y: CGFloat(glyph.geometry.y_offset) / Self.unit - lift)
      runs[runs.count - 1].add(glyph.glyph, at: place, width: width, for: byte)
      x += width
    }
  }

  private static func width(
    of glyph: PangoGlyphInfo, in item: UnsafeMutablePointer<PangoItem>
  ) -> CGFloat {
    var width = glyph.geometry.width
    if unsafe item.pointee.analysis.flags & ellipsisFlag != 0 {
      var extents = PangoRectangle()
      unsafe pango_font_get_glyph_extents(item.pointee.analysis.font, glyph.glyph, nil, &extents)
      width = extents.width
    }
    return CGFloat(width) / unit
  }

  /// The last span that holds a byte; nil for the text's own style.
  private func spanIndex(at byte: Int) -> Int? {
    paragraph.spans.last { $0.range.contains(byte) }?.number
  }
}

/// A font as Pango chose it.
private struct FontFace {
  var file: FontFile
  var size: CGFloat

  init?(_ font: UnsafeMutablePointer<PangoFont>) {
    guard let pattern = unsafe tessera_font_pattern(font) else { return nil }
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    var size = 0.0
    guard unsafe FcPatternGetString(pattern, "file", 0, &path) == FcResultMatch,
      let path = unsafe path
    else { return nil }
    _ = unsafe FcPatternGetInteger(pattern, "index", 0, &index)
    guard unsafe FcPatternGetDouble(pattern, "pixelsize", 0, &size) == FcResultMatch else {
      return nil
    }
    var matrix: UnsafeMutablePointer<FcMatrix>?
    if unsafe FcPatternGetMatrix(pattern, "matrix", 0, &matrix) == FcResultMatch,
      let matrix = unsafe matrix
    {
      size *= unsafe matrix.pointee.yy
    }
    file = unsafe FontFile(path: String(cString: path), index: index)
    self.size = size
  }
}

extension GlyphRun {
  // Pango's marks for a character without a glyph, and for one that shows nothing.
  private static let unknown: UInt32 = 0x1000_0000
  private static let empty: UInt32 = 0x0FFF_FFFF

  fileprivate mutating func add(
    _ glyph: UInt32, at place: CGPoint, width: CGFloat, for byte: Int
  ) {
    self.width += width
    if glyph == Self.empty { return }
    let index = glyph & Self.unknown == 0 ? glyph : nil
    glyphs.append(PlacedGlyph(index: index, x: place.x, y: place.y, character: byte))
  }
}

extension TypesetLine {
  /// Has glyphs name characters of the line, where they named bytes of the paragraph.
  fileprivate mutating func nameCharacters() {
    if range.lowerBound == 0, removed == nil { return }
    for run in runs.indices {
      for glyph in runs[run].glyphs.indices {
        runs[run].glyphs[glyph].character = offset(runs[run].glyphs[glyph].character)
      }
    }
  }
}

extension FontRequest {
  fileprivate func features(in family: String) -> String? {
    let isMono = family == "JetBrains Mono"
    // Code shows the letters that it is written in.
    let ligatures = isMono ? "liga=0,calt=0" : nil
    return hasTabularFigures ? "tnum=1" + (ligatures.map { "," + $0 } ?? "") : ligatures
  }
}

/// The language in whose manner Han characters are drawn. Guessed from the text, never from the environment.
enum HanLanguage: String {
  case english = "en"
  case chinese = "zh-cn"
  case japanese = "ja"
  case korean = "ko"

  init(_ text: String) {
    self = .english
    if text.utf8.allSatisfy({ $0 < 0xE1 }) { return }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x3040...0x30FF:
        self = .japanese
        return
      case 0x1100...0x11FF, 0xAC00...0xD7AF:
        self = .korean
        return
      case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .chinese
      default: break
      }
    }
  }

  /// The name that Noto's common font has for the language's forms.
  var family: String {
    switch self {
    case .english, .chinese: "Noto Sans CJK SC"
    case .japanese: "Noto Sans CJK JP"
    case .korean: "Noto Sans CJK KR"
    }
  }
}

extension FontSet {
  func families(for text: String) -> [String] {
    let han = HanLanguage(text).family
    return families.map { $0.hasPrefix("Noto Sans CJK") ? han : $0 }
  }

  /// Whether no font of the set has the character.
  func lacks(_ scalar: Unicode.Scalar) -> Bool { !hasCharacter(scalar) }
}
