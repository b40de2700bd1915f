import CoreGraphics
import Drawing

extension GlyphRun {
  /// The outlines of the run's letters as one shape; none where the font brings pixels.
  func outlines(_ font: GlyphFont, at origin: CGPoint, _ style: TextStyle) -> [DrawItem] {
    var letters = Outline()
    for glyph in glyphs {
      guard let index = glyph.index, let outline = font.outline(of: index) else { continue }
      letters.append(
        outline.applying(
          CGAffineTransform(
            a: size, b: 0, c: 0, d: size, tx: origin.x + glyph.x, ty: origin.y + glyph.y)))
    }
    return letters.isEmpty ? [] : [.fill(.path(Path(letters), rule: .winding), style.color)]
  }

  /// The lines below and through the run, where its base line begins at `origin`.
  func rules(at origin: CGPoint, _ font: GlyphFont, _ style: TextStyle) -> [DrawItem] {
    let rules =
      (style.isUnderlined ? [font.underline] : [])
      + (style.isStruckThrough ? [font.strikethrough] : [])
    return rules.map { rule in
      let thickness = size * rule.thickness
      let top = origin.y + size * rule.offset - thickness / 2
      let rect = CGRect(x: origin.x + start, y: top, width: width, height: thickness)
      return .fill(.rect(rect), style.color)
    }
  }
}

extension DrawItem {
  /// The box that stands for a character without a glyph.
  static func missing(at place: CGPoint, _ size: CGFloat, _ style: TextStyle) -> DrawItem {
    let box = CGRect(
      x: place.x + size * 0.1, y: place.y - size * 0.7, width: size * 0.5, height: size * 0.7)
    return .stroke(.rect(box), Stroke(style.color, width: size * 0.05))
  }
}
