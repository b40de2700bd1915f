import CoreGraphics
import Drawing

extension Painter {
  func draw(_ text: DrawText) throws(CairoError) {
    let size = text.style.font.size
    // Letters may reach out of their lines.
    guard !area(of: DrawItem.text(text).bounds.insetBy(dx: -size, dy: -size)).isEmpty else {
      return
    }
    switch options.text {
    case .glyphs: try drawGlyphs(text)
    case .blocks: try drawBlocks(text)
    }
  }

  private func drawGlyphs(_ text: DrawText) throws(CairoError) {
    let placed: [PlacedLine]
    do throws(FontError) {
      placed = try resources.typesetter.placedLines(text)
    } catch {
      throw .text(error)
    }
    for line in placed { try draw(line, text.style) }
  }

  private func draw(_ placed: PlacedLine, _ style: TextStyle) throws(CairoError) {
    let origin = CGPoint(x: placed.origin.x, y: onPixel(placed.origin.y))
    for run in placed.line.runs {
      let style =
        run.span.flatMap { placed.spans.indices.contains($0) ? placed.spans[$0] : nil }
        ?? style
      try draw(run, at: origin, style)
    }
  }

  private func draw(_ run: GlyphRun, at origin: CGPoint, _ style: TextStyle) throws(CairoError) {
    guard let font = resources.typesetter.font(run.font) else { return }
    if font.isColored {
      try drawColored(run, in: font, at: origin, style)
    } else {
      try GlyphPainter(run, in: font, by: self).draw(at: origin, style.color[options.theme])
    }
    for glyph in run.glyphs where glyph.index == nil {
      let box = CGRect(
        x: origin.x + glyph.x + run.size * 0.1, y: origin.y + glyph.y - run.size * 0.7,
        width: run.size * 0.5, height: run.size * 0.7)
      try draw(DrawShape(.rect(box), stroke: Stroke(style.color, width: run.size * 0.05)))
    }
    if style.isUnderlined {
      try draw(font.underline, below: run, at: origin, style.color)
    }
    if style.isStruckThrough { try draw(font.strikethrough, below: run, at: origin, style.color) }
  }

  private func draw(
    _ rule: TextRule, below run: GlyphRun, at origin: CGPoint, _ color: ThemedColor
  ) throws(CairoError) {
    let pixel = 1 / max(transform.averageScale, 1e-6)
    let thickness = max(run.size * rule.thickness, pixel)
    let height = max((thickness / pixel).rounded() * pixel, pixel)
    let top = onPixel(origin.y + run.size * rule.offset - height / 2)
    let line = CGRect(x: origin.x + run.start, y: top, width: run.width, height: height)
    try draw(DrawShape(.rect(line), fill: .color(color)))
  }

  /// A height that falls between two rows of pixels where the item's surroundings do: still letters are
  /// crisp, and moving ones go along with what they stand on.
  func onPixel(_ y: CGFloat) -> CGFloat {
    guard transform.isUpright else { return y }
    return (y * transform.d).rounded() / transform.d
  }

  private func drawColored(
    _ run: GlyphRun, in font: GlyphFont, at origin: CGPoint, _ style: TextStyle
  ) throws(CairoError) {
    for (_, picture, place) in try resources.coloredGlyphs(of: run, font, at: origin) {
      try paint(picture, place, opacity: style.color[options.theme].alpha)
    }
  }

  /// Paints a canvas whose pixels are mapped to points by `place`.
  func paint(
    _ picture: Canvas, _ place: CGAffineTransform, opacity: CGFloat, isPixelated: Bool = false
  ) throws(CairoError) {
    let whole = place.concatenating(transform)
    guard whole.isDrawable else { return }
    let pattern = picture.cairo.pattern()
    if isPixelated { pattern.setPixelated() } else { pattern.setSmooth(repeats: false) }
    cairo.save()
    defer { cairo.restore() }
    cairo.begin(whole)
    cairo.add(.rect(picture.area.rect), whole)
    cairo.clip()
    cairo.setSource(pattern)
    cairo.paint(opacity: opacity)
    cairo.setSource(.clear)
    try cairo.check()
  }
}

/// A glyph that brings its own colours, at the size that its font has it in.
struct ColoredGlyph {
  let canvas: Canvas
  /// Pixels to an em.
  let em: CGFloat
}
