import CoreGraphics

/// The open font files, by numbers that are given in the order of their first use.
final class GlyphFonts {
  private let library = FreeType()
  private var numbers: [FontFile: Int] = [:]
  private var fonts: [GlyphFont?] = []

  func number(of file: FontFile) -> Int {
    if let number = numbers[file] { return number }
    numbers[file] = fonts.count
    fonts.append(GlyphFont(file, library))
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

/// A line below or through letters, in parts of their size.
struct TextRule {
  /// Downwards from the base line to the middle of the line.
  var offset: CGFloat
  var thickness: CGFloat
}

/// A face whose glyphs become coverage, or pixels where the font brings colours.
final class GlyphFont {
  private let face: FontFace
  let file: FontFile
  let underline: TextRule
  /// Whether it is one of those fonts, of Han characters, in which tens of thousands of glyphs share outlines.
  let isLarge: Bool

  fileprivate init?(_ file: FontFile, _ library: FreeType) {
    guard let face = FontFace(file, library) else { return nil }
    self.face = face
    self.file = file
    let units = face.unitsPerEm
    underline = TextRule(
      offset: face.underline.offset / units, thickness: max(face.underline.thickness / units, 0.04))
    isLarge = face.glyphCount > 20_000
  }

  var isColored: Bool { face.hasPictures }
  var strikethrough: TextRule { TextRule(offset: -0.28, thickness: underline.thickness) }

  func has(_ scalar: Unicode.Scalar) -> Bool { glyph(of: scalar) != nil }

  /// The glyph of a character alone; nil where the font has none.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? { face.glyph(of: scalar) }

  /// The coverage of a glyph whose origin stands at `shift` of a pixel, its em mapped to pixels by `map`; nil
  /// where nothing of it shows.
  func coverage(of glyph: UInt32, _ map: CGAffineTransform, shift: CGPoint) -> Coverage? {
    face.coverage(of: glyph, map, shift: shift)
  }

  /// The outline of a glyph with its em as long as 1; nil where the font brings pixels instead.
  func outline(of glyph: UInt32) -> Outline? {
    let unit = 1 / face.unitsPerEm
    return face.outline(of: glyph, CGAffineTransform(scaleX: unit, y: -unit))
  }

  /// The pixels of a glyph that brings its colours, as large as the font has them.
  func picture(of glyph: UInt32) -> GlyphPicture? { face.picture(of: glyph) }
}
