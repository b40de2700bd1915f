import Drawing

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

  /// Cuts large fonts down to what a page needs before Cairo sees them: it would write all the pieces that their
  /// glyphs share, nearly a megabyte for a few Han characters.
  func prepare(for items: [DrawItem]) throws(FontError) {
    var needed: [FontFile: Set<UInt32>] = [:]
    try collect(items, into: &needed)
    for (file, glyphs) in needed {
      let subset = FontSubset(file: file, glyphs: glyphs, isForGlyphs: true)
      fonts[file] = CairoFont(bytes: try subset.bytes())
    }
  }

  private func collect(
    _ items: [DrawItem], into needed: inout [FontFile: Set<UInt32>]
  ) throws(FontError) {
    for item in items {
      switch item {
      case .group(let group): try collect(group.children, into: &needed)
      case .text(let text):
        for run in try typesetter.placedLines(text).flatMap(\.line.runs) {
          guard let font = typesetter.font(run.font), font.isLarge else { continue }
          needed[font.file, default: []].formUnion(run.glyphs.compactMap(\.index))
        }
      case .shape, .image: break
      }
    }
  }
}
