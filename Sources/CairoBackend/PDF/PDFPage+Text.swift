import CoreGraphics
import Drawing

extension PDFPage {
  /// The sizes, in points, that fonts are asked for; letters of others are outlines or too small to be seen.
  private static let usableSizes: ClosedRange<CGFloat> = 0.05...4000

  /// Draws a text in its fonts, so that its words can be selected, searched and heard.
  func draw(_ text: DrawText) throws(CairoError) {
    guard options.text == .glyphs else {
      for bar in text.bars { try draw(bar) }
      return
    }
    for placed in try lines(of: text) where isSeen(placed, text.style.font.size) {
      let letters = LetterRuns(placed.line)
      for run in placed.line.runs {
        let span = run.span.flatMap { placed.spans.indices.contains($0) ? placed.spans[$0] : nil }
        try draw(run, of: letters, at: placed.origin, span ?? text.style)
      }
    }
  }

  private func lines(of text: DrawText) throws(CairoError) -> [PlacedLine] {
    do throws(FontError) {
      return try resources.typesetter.placedLines(text)
    } catch {
      throw .text(error)
    }
  }

  /// Whether any of a line may be seen: what is not shown is not to be found, either.
  private func isSeen(_ placed: PlacedLine, _ size: CGFloat) -> Bool {
    let room = max(placed.line.height, size)
    let box = CGRect(
      x: placed.origin.x - size, y: placed.origin.y - room - size,
      width: placed.line.width + 2 * size, height: 2 * (room + size))
    return seen.intersects(box.applying(transform))
  }

  private func draw(
    _ run: GlyphRun, of letters: LetterRuns, at origin: CGPoint, _ style: TextStyle
  ) throws(CairoError) {
    guard transform.isDrawable, let font = resources.typesetter.font(run.font) else { return }
    if font.isColored {
      // Letters that bring their colours are pictures.
      for (glyph, picture, place) in try resources.coloredGlyphs(of: run, font, at: origin) {
        paint(picture, place, opacity: style.color[options.theme].alpha)
        name(glyph, at: CGPoint(x: place.tx, y: place.ty), letters, size: run.size)
      }
    } else if isUsable(run.size) {
      let shown = fonts.font(font.file)
      cairo.setSource(style.color[options.theme])
      for stretch in letters.letters(of: run, dx: origin.x, dy: origin.y) {
        cairo.show(stretch, in: shown, size: run.size, transform)
      }
    } else {
      try draw(run.outlines(font, at: origin, style))
    }
    for glyph in run.glyphs where glyph.index == nil {
      let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
      try draw([.missing(at: place, run.size, style)])
      name(glyph, at: place, letters, size: run.size * 0.6)
    }
    try draw(run.rules(at: origin, font, style))
  }

  /// Whether letters stay in size what fonts can be asked for, in all directions.
  private func isUsable(_ size: CGFloat) -> Bool {
    let longest = transform.longestStep * size
    let shortest =
      abs(transform.a * transform.d - transform.b * transform.c) * size * size / longest
    return Self.usableSizes.contains(longest) && Self.usableSizes.contains(shortest)
  }

  /// Says which characters stand there that no letter of a font shows, by a space in their place.
  private func name(
    _ glyph: PlacedGlyph, at place: CGPoint, _ letters: LetterRuns, size: CGFloat
  ) {
    let characters = letters.characters(from: glyph.character)
    guard !characters.isEmpty, isUsable(size), let space = fonts.space else { return }
    // Cairo leaves out what touches no unit of the page, as a space between two does.
    let spot = place.applying(transform)
    let amid = CGPoint(x: spot.x.rounded(.down) + 0.5, y: spot.y.rounded(.down) + 0.5)
      .applying(transform.inverted())
    var unseen = Letters()
    unseen.text = characters
    unseen.glyphs = [(space.glyph, amid.x, amid.y)]
    unseen.clusters = [Letters.Cluster(bytes: characters.count, glyphs: 1)]
    // Clear letters are left out of the page.
    cairo.setSource(.black)
    cairo.show(unseen, in: space.font, size: size, transform)
  }
}
