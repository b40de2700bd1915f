internal import CPango
import CoreGraphics

/// The open font files, by numbers that are given in the order of their first use.
@safe final class GlyphFonts {
  private var library: FT_Library?
  private var numbers: [FontFile: Int] = [:]
  private var fonts: [GlyphFont?] = []

  init() {
    unsafe FT_Init_FreeType(&library)
  }

  deinit {
    fonts.removeAll()
    if let library = unsafe library { unsafe FT_Done_FreeType(library) }
  }

  func number(of file: FontFile) -> Int {
    if let number = numbers[file] { return number }
    numbers[file] = fonts.count
    fonts.append(unsafe GlyphFont(library, file))
    return fonts.count - 1
  }

  /// nil where the file could not be read.
  subscript(number: Int) -> GlyphFont? { fonts[number] }

  /// Whether these files have all characters of a text that show. Emoji are asked for in colours, which they do not
  /// have.
  func covers(_ string: String, _ files: [String]) -> Bool {
    if string.utf8.allSatisfy({ $0 < 0x80 }) { return true }
    let fonts = files.compactMap { self[number(of: FontFile(path: $0, index: 0))] }
    return string.unicodeScalars.allSatisfy { scalar in
      if scalar.value < 0x80 { return true }
      if scalar == "\u{FE0F}" || scalar.properties.isEmojiPresentation { return false }
      return scalar.isUnseen || fonts.contains { $0.has(scalar) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character guides the text and leaves no mark of its own.
  var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: properties.isVariationSelector || properties.isDefaultIgnorableCodePoint
    }
  }
}

/// A face whose glyphs become coverage, or pixels where the font brings colours.
@safe final class GlyphFont {
  private let face: FT_Face
  let file: FontFile
  let unitsPerEm: CGFloat
  /// Of an em, downwards from the base line to the middle of the line, and its thickness.
  let underline: (offset: CGFloat, thickness: CGFloat)
  let isColored: Bool
  /// Whether it is one of those fonts, of Han characters, in which tens of thousands of glyphs share outlines.
  let isLarge: Bool

  fileprivate init?(_ library: FT_Library?, _ file: FontFile) {
    var opened: FT_Face?
    guard unsafe FT_New_Face(library, file.path, FT_Long(file.index), &opened) == 0,
      let face = unsafe opened
    else { return nil }
    unsafe self.face = face
    self.file = file
    let units = unsafe CGFloat(max(face.pointee.units_per_EM, 1))
    unitsPerEm = units
    underline = unsafe (
      -CGFloat(face.pointee.underline_position) / units,
      max(CGFloat(face.pointee.underline_thickness) / units, 0.04)
    )
    let isScalable = unsafe face.pointee.face_flags & 1 != 0
    isLarge = unsafe face.pointee.num_glyphs > 20_000
    isColored = unsafe !isScalable && face.pointee.num_fixed_sizes > 0
    if isColored { unsafe FT_Select_Size(face, 0) }
  }

  deinit { unsafe FT_Done_Face(face) }

  func has(_ scalar: Unicode.Scalar) -> Bool { glyph(of: scalar) != nil }

  /// The glyph of a character alone; nil where the font has none.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? {
    let index = unsafe FT_Get_Char_Index(face, FT_ULong(scalar.value))
    return index == 0 ? nil : UInt32(index)
  }

  /// The coverage of a glyph whose origin stands at `shift` of a pixel, its em mapped to pixels by `map`; nil
  /// where nothing of it shows.
  func coverage(
    of glyph: UInt32, _ map: CGAffineTransform, shift: CGPoint
  ) -> Coverage? {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0 else { return nil }
    guard let slot = unsafe face.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    return unsafe withUnsafeMutablePointer(to: &slot.pointee.outline) { outline in
      unsafe place(outline, map, shift)
      return unsafe rendered(outline)
    }
  }

  /// From font units to 64ths of a pixel; FreeType's y grows upwards.
  private func place(
    _ outline: UnsafeMutablePointer<FT_Outline>, _ map: CGAffineTransform, _ shift: CGPoint
  ) {
    func fixed(_ value: CGFloat) -> FT_Fixed {
      let scaled = (value * 64 / unitsPerEm * 65_536).rounded()
      return FT_Fixed(min(max(scaled, -2_147_483_647), 2_147_483_647))
    }
    var matrix = FT_Matrix(
      xx: fixed(map.a), xy: fixed(-map.c), yx: fixed(-map.b), yy: fixed(map.d))
    unsafe FT_Outline_Transform(outline, &matrix)
    unsafe FT_Outline_Translate(
      outline, FT_Pos((shift.x * 64).rounded()), FT_Pos((-shift.y * 64).rounded()))
  }

  private func rendered(_ outline: UnsafeMutablePointer<FT_Outline>) -> Coverage? {
    var box = FT_BBox()
    unsafe FT_Outline_Get_CBox(outline, &box)
    let left = box.xMin >> 6
    let right = (box.xMax + 63) >> 6
    let bottom = box.yMin >> 6
    let top = (box.yMax + 63) >> 6
    guard right > left, top > bottom, right - left < 16_384, top - bottom < 16_384 else {
      return nil
    }
    var coverage = Coverage(
      PixelRect(x: left, y: -top, width: right - left, height: top - bottom))
    unsafe FT_Outline_Translate(outline, FT_Pos(-left * 64), FT_Pos(-bottom * 64))
    let (width, height) = (coverage.area.width, coverage.area.height)
    let failed = unsafe coverage.bytes.withUnsafeMutableBufferPointer { buffer in
      var bitmap = unsafe FT_Bitmap()
      unsafe bitmap.width = UInt32(width)
      unsafe bitmap.rows = UInt32(height)
      unsafe bitmap.pitch = Int32(width)
      unsafe bitmap.buffer = buffer.baseAddress
      unsafe bitmap.num_grays = 256
      unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return unsafe FT_Outline_Get_Bitmap(face.pointee.glyph.pointee.library, outline, &bitmap)
    }
    return failed == 0 ? coverage : nil
  }

  /// The outline of a glyph with its em as long as 1; nil where the font brings pixels instead.
  func outline(of glyph: UInt32) -> Outline? {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0, let slot = unsafe face.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    let unit = 1 / unitsPerEm
    let sink = OutlineSink(CGAffineTransform(a: unit, b: 0, c: 0, d: -unit, tx: 0, ty: 0))
    return unsafe sink.taking(&slot.pointee.outline)
  }

  /// The pixels of a glyph that brings its colours, as large as the font has them, with the origin of the
  /// device at the glyph's own; and how many pixels its em has.
  func picture(of glyph: UInt32) throws(CairoError) -> (canvas: Canvas, em: CGFloat)? {
    guard isColored, unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = unsafe face.pointee.glyph
    else { return nil }
    let bitmap = unsafe slot.pointee.bitmap
    guard unsafe bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      let source = unsafe bitmap.buffer, unsafe bitmap.width > 0, unsafe bitmap.rows > 0
    else { return nil }
    let area = unsafe PixelRect(
      x: Int(slot.pointee.bitmap_left), y: -Int(slot.pointee.bitmap_top),
      width: Int(bitmap.width), height: Int(bitmap.rows))
    let canvas = try Canvas(area)
    for y in 0..<area.height {
      let row = unsafe source + y * Int(bitmap.pitch)
      let pixels = unsafe canvas.pixels(x: area.x, y: area.y + y)
      unsafe UnsafeMutableRawPointer(pixels).copyMemory(from: row, byteCount: area.width * 4)
    }
    canvas.cairo.pixelsChanged()
    let em = unsafe CGFloat(face.pointee.size.pointee.metrics.y_ppem)
    return (canvas, max(em, 1))
  }
}
