internal import CFreeType
import CoreGraphics

// FreeType opens font files and gives their glyphs. Nothing else in the package calls it.

/// FreeType as one thread uses it.
@safe final class FreeType {
  fileprivate private(set) var library: FT_Library?

  init() { unsafe FT_Init_FreeType(&library) }

  deinit { unsafe FT_Done_FreeType(library) }

  /// The library's own, such as `2.12.1`.
  var version: String {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}

/// An open font. Lengths are in units, of which a font says how many an em has; y grows downwards.
@safe final class FontFace {
  private let face: FT_Face
  /// It has to outlive its faces.
  private let library: FreeType
  let unitsPerEm: CGFloat
  /// From the base line to the middle of the line, and how thick it is.
  let underline: (offset: CGFloat, thickness: CGFloat)
  let glyphCount: Int
  /// Whether the glyphs are pictures of one size each in place of outlines.
  let hasPictures: Bool

  /// nil where no font can be read from the file.
  init?(_ file: FontFile, _ library: FreeType) {
    var opened: FT_Face?
    guard unsafe FT_New_Face(library.library, file.path, FT_Long(file.index), &opened) == 0,
      let face = unsafe opened
    else { return nil }
    unsafe self.face = face
    self.library = library
    unitsPerEm = unsafe CGFloat(max(face.pointee.units_per_EM, 1))
    underline = unsafe (
      -CGFloat(face.pointee.underline_position), CGFloat(face.pointee.underline_thickness)
    )
    glyphCount = unsafe Int(face.pointee.num_glyphs)
    hasPictures = unsafe face.pointee.face_flags & 1 == 0 && face.pointee.num_fixed_sizes > 0
    if hasPictures { unsafe FT_Select_Size(face, 0) }
  }

  deinit { unsafe FT_Done_Face(face) }

  /// The glyph of a character alone; nil where the font has none.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? {
    let index = unsafe FT_Get_Char_Index(face, FT_ULong(scalar.value))
    return index == 0 ? nil : UInt32(index)
  }

  /// The glyph's outline in FreeType's hands, until the next is loaded; nil where the font brings pictures.
  private func slot(of glyph: UInt32) -> FT_GlyphSlot? {
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0, let slot = unsafe face.pointee.glyph,
      unsafe slot.pointee.format == tessera_outline_format
    else { return nil }
    return unsafe slot
  }

  /// How much of each pixel the glyph covers whose origin stands at `shift` of one, its em mapped to pixels by
  /// `map`; nil where nothing of it shows.
  func coverage(of glyph: UInt32, _ map: CGAffineTransform, shift: CGPoint) -> Coverage? {
    guard let slot = unsafe slot(of: glyph) else { return nil }
    var matrix = FT_Matrix(map, unitsPerEm)
    var box = FT_BBox()
    unsafe FT_Outline_Transform(&slot.pointee.outline, &matrix)
    unsafe FT_Outline_Translate(
      &slot.pointee.outline, FT_Pos((shift.x * 64).rounded()), FT_Pos((-shift.y * 64).rounded()))
    unsafe FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    guard let area = PixelRect(box) else { return nil }
    var coverage = Coverage(area)
    unsafe FT_Outline_Translate(
      &slot.pointee.outline, FT_Pos(-area.x * 64), FT_Pos(area.bottom * 64))
    let failed = unsafe coverage.bytes.withUnsafeMutableBufferPointer { bytes in
      var bitmap = unsafe FT_Bitmap(
        rows: UInt32(area.height), width: UInt32(area.width), pitch: Int32(area.width),
        buffer: bytes.baseAddress, num_grays: 256,
        pixel_mode: UInt8(FT_PIXEL_MODE_GRAY.rawValue), palette_mode: 0, palette: nil)
      return unsafe FT_Outline_Get_Bitmap(library.library, &slot.pointee.outline, &bitmap)
    }
    return failed == 0 ? coverage : nil
  }

  /// The glyph's outline, its units mapped by `map`; nil where the font brings pictures.
  func outline(of glyph: UInt32, _ map: CGAffineTransform) -> Outline? {
    guard let slot = unsafe slot(of: glyph) else { return nil }
    let sink = OutlineSink(map)
    var functions = OutlineSink.functions
    let failed = unsafe FT_Outline_Decompose(
      &slot.pointee.outline, &functions, Unmanaged.passUnretained(sink).toOpaque())
    return failed == 0 ? sink.finished() : nil
  }

  /// The pixels of a glyph that brings its colours, as large as the font has them.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    guard hasPictures, unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = unsafe face.pointee.glyph, let source = unsafe slot.pointee.bitmap.buffer,
      unsafe slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue)
    else { return nil }
    let (area, pitch, em) = unsafe (
      PixelRect(
        x: Int(slot.pointee.bitmap_left), y: -Int(slot.pointee.bitmap_top),
        width: Int(slot.pointee.bitmap.width), height: Int(slot.pointee.bitmap.rows)),
      Int(slot.pointee.bitmap.pitch), CGFloat(face.pointee.size.pointee.metrics.y_ppem)
    )
    guard !area.isEmpty else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: source, count: pitch * area.height)
    let pixels = (0..<area.height).flatMap { y in
      (0..<area.width).map { x in
        unsafe bytes.loadUnaligned(fromByteOffset: y * pitch + x * 4, as: UInt32.self)
      }
    }
    return GlyphPicture(area: area, pixels: pixels, em: max(em, 1))
  }
}

/// The pixels of a glyph that brings its colours.
struct GlyphPicture {
  /// Around the glyph's origin.
  var area: PixelRect
  var pixels: [UInt32]
  /// Pixels to an em.
  var em: CGFloat
}

extension FT_Matrix {
  /// From font units to 64ths of a pixel; FreeType's y grows upwards.
  fileprivate init(_ map: CGAffineTransform, _ unitsPerEm: CGFloat) {
    func fixed(_ value: CGFloat) -> FT_Fixed {
      let scaled = (value * 64 / unitsPerEm * 65_536).rounded()
      return FT_Fixed(min(max(scaled, -2_147_483_647), 2_147_483_647))
    }
    self.init(xx: fixed(map.a), xy: fixed(-map.c), yx: fixed(-map.b), yy: fixed(map.d))
  }
}

extension PixelRect {
  /// All pixels that a box in 64ths of a pixel touches; nil for none, and for more than any glyph has.
  fileprivate init?(_ box: FT_BBox) {
    let (left, right) = (box.xMin >> 6, (box.xMax + 63) >> 6)
    let (bottom, top) = (box.yMin >> 6, (box.yMax + 63) >> 6)
    guard right > left, top > bottom, right - left < 16_384, top - bottom < 16_384 else {
      return nil
    }
    self.init(x: left, y: -top, width: right - left, height: top - bottom)
  }
}

/// Takes a glyph's outline from FreeType, contour by contour.
private final class OutlineSink {
  private var outline = Outline()
  private let map: CGAffineTransform
  private var isOpen = false

  init(_ map: CGAffineTransform) {
    self.map = map
  }

  static var functions: FT_Outline_Funcs {
    unsafe FT_Outline_Funcs(
      move_to: { to, sink in unsafe OutlineSink.add(to, to: sink) { $0.move(to: $1) } },
      line_to: { to, sink in unsafe OutlineSink.add(to, to: sink) { $0.outline.addLine(to: $1) } },
      conic_to: { control, to, sink in
        guard let first = unsafe control?.pointee else { return 1 }
        return unsafe OutlineSink.add(to, to: sink) {
          $0.outline.addQuadCurve(to: $1, control: $0.point(first))
        }
      },
      cubic_to: { first, second, to, sink in
        guard let first = unsafe first?.pointee, let second = unsafe second?.pointee else {
          return 1
        }
        return unsafe OutlineSink.add(to, to: sink) {
          $0.outline.addCurve(to: $1, control1: $0.point(first), control2: $0.point(second))
        }
      },
      shift: 0, delta: 0)
  }

  func finished() -> Outline {
    if isOpen { outline.close() }
    return outline
  }

  private func move(to point: CGPoint) {
    if isOpen { outline.close() }
    outline.move(to: point)
    isOpen = true
  }

  private func point(_ vector: FT_Vector) -> CGPoint {
    CGPoint(x: CGFloat(vector.x), y: CGFloat(vector.y)).applying(map)
  }

  /// Hands a point on to the sink behind the pointer; anything but 0 ends the outline.
  private static func add(
    _ vector: UnsafePointer<FT_Vector>?, to sink: UnsafeMutableRawPointer?,
    _ body: (OutlineSink, CGPoint) -> Void
  ) -> Int32 {
    guard let vector = unsafe vector?.pointee, let sink = unsafe sink else { return 1 }
    let taker = unsafe Unmanaged<OutlineSink>.fromOpaque(sink).takeUnretainedValue()
    body(taker, taker.point(vector))
    return 0
  }
}
