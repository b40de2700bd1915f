/// The fonts of a page, each asked for once.
final class PDFFonts {
  private let typesetter: Typesetter
  private var fonts: [FontFile: CairoFont] = [:]

  init(_ typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  func font(_ file: FontFile) -> CairoFont {
    if let font = fonts[file] { return font }
    let font = CairoFont(file)
    fonts[file] = font
    return font
  }

  /// A glyph as wide as its size that shows nothing.
  private(set) lazy var space: (font: CairoFont, glyph: UInt32)? = {
    guard let plain = typesetter.plainFont, let glyph = plain.glyph(of: "\u{2003}") else {
      return nil
    }
    return (font(plain.file), glyph)
  }()
}
