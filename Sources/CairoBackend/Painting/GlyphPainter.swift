import CoreGraphics
import Drawing

/// Everything that a glyph's coverage depends on, packed: its font, its index, its size in 64ths of a pixel and the
/// quarters of a pixel that its origin stands beyond a whole one.
struct GlyphKey: Hashable {
  let bits: UInt64

  /// nil for what is too large to be kept.
  init?(font: Int, glyph: UInt32, size: CGFloat, phase: (x: Int, y: Int)) {
    let steps = (size * 64).rounded()
    guard steps < 65_536 * 2, glyph < 1 << 24, font < 1 << 16 else { return nil }
    bits =
      UInt64(font) << 48 | UInt64(glyph) << 24 | UInt64(steps) << 4 | UInt64(phase.x) << 2
      | UInt64(phase.y)
  }
}

/// Draws runs of glyphs, letter by letter from an atlas with four places to a pixel in both directions.
struct GlyphPainter {
  private let painter: Painter
  private let run: GlyphRun
  private let font: GlyphFont
  /// From an em to pixels, without the place.
  private let shape: CGAffineTransform
  private let isUpright: Bool

  init(_ run: GlyphRun, in font: GlyphFont, by painter: Painter) {
    self.painter = painter
    self.run = run
    self.font = font
    let transform = painter.transform
    // The sizes that the atlas knows.
    let size = (run.size * transform.a * 64).rounded() / 64
    isUpright = transform.isUpright && transform.a == transform.d
    shape =
      isUpright
      ? CGAffineTransform(scaleX: size, y: size)
      : CGAffineTransform(
        a: transform.a * run.size, b: transform.b * run.size, c: transform.c * run.size,
        d: transform.d * run.size, tx: 0, ty: 0)
  }

  func draw(at origin: CGPoint, _ color: RGBAColor) throws(CairoError) {
    guard color.alpha > 0 else { return }
    let placed = glyphs(at: origin)
    let area = placed.reduce(PixelRect.empty) { $0.union($1.area) }
    let seen = area.intersection(painter.clip.bounds)
    guard !seen.isEmpty else { return }
    if painter.clip.isFull(in: seen) {
      let tint = painter.resources.tint(PremultipliedColor(color))
      painter.canvas.change { canvas in
        for glyph in placed { canvas.blend(tint, through: glyph, in: painter.clip.bounds) }
      }
    } else {
      try drawCut(placed, color, in: seen)
    }
  }

  /// If a clip cuts letters, Cairo has to.
  private func drawCut(
    _ placed: [MovedCoverage], _ color: RGBAColor, in seen: PixelRect
  ) throws(CairoError) {
    var mask = Coverage(seen)
    for glyph in placed { mask.add(glyph) }
    painter.cairo.setSource(color)
    painter.cairo.paint(through: mask)
    try painter.cairo.check()
  }

  private func glyphs(at origin: CGPoint) -> [MovedCoverage] {
    let transform = painter.transform
    var placed: [MovedCoverage] = []
    placed.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      guard let index = glyph.index else { continue }
      let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y).applying(transform)
      guard abs(place.x) < 1e7, abs(place.y) < 1e7 else { continue }
      if let found = isUpright ? kept(index, place) : drawn(index, place) { placed.append(found) }
    }
    return placed
  }

  private func kept(_ glyph: UInt32, _ place: CGPoint) -> MovedCoverage? {
    let (x, y) = (Int((place.x * 4).rounded()), Int((place.y * 4).rounded()))
    let phase = (x: x & 3, y: y & 3)
    let shift = CGPoint(x: CGFloat(phase.x) / 4, y: CGFloat(phase.y) / 4)
    let resources = painter.resources
    guard let key = GlyphKey(font: run.font, glyph: glyph, size: shape.a, phase: phase) else {
      return font.coverage(of: glyph, shape, shift: shift).map {
        MovedCoverage(coverage: $0, dx: x >> 2, dy: y >> 2)
      }
    }
    if let known = resources.glyphs[key] {
      return known.map { MovedCoverage(coverage: $0, dx: x >> 2, dy: y >> 2) }
    }
    let coverage = font.coverage(of: glyph, shape, shift: shift)
    resources.glyphs.keep(coverage, for: key, size: (coverage?.bytes.count ?? 0) + 128)
    return coverage.map { MovedCoverage(coverage: $0, dx: x >> 2, dy: y >> 2) }
  }

  private func drawn(_ glyph: UInt32, _ place: CGPoint) -> MovedCoverage? {
    let (x, y) = (place.x.rounded(.down), place.y.rounded(.down))
    let shift = CGPoint(x: place.x - x, y: place.y - y)
    return font.coverage(of: glyph, shape, shift: shift).map {
      MovedCoverage(coverage: $0, dx: Int(x), dy: Int(y))
    }
  }
}

extension Resources {
  /// The glyphs of a run that bring their colours, and where their pictures stand.
  func coloredGlyphs(
    of run: GlyphRun, _ font: GlyphFont, at origin: CGPoint
  ) throws(CairoError) -> [(glyph: PlacedGlyph, picture: Canvas, place: CGAffineTransform)] {
    var result: [(glyph: PlacedGlyph, picture: Canvas, place: CGAffineTransform)] = []
    for glyph in run.glyphs {
      guard let index = glyph.index,
        let picture = try coloredGlyph(index, of: font, numbered: run.font)
      else {
        continue
      }
      let scale = run.size / picture.em
      let place = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: origin.x + glyph.x, ty: origin.y + glyph.y)
      result.append((glyph, picture.canvas, place))
    }
    return result
  }

  private func coloredGlyph(
    _ glyph: UInt32, of font: GlyphFont, numbered number: Int
  ) throws(CairoError) -> ColoredGlyph? {
    guard let key = GlyphKey(font: number, glyph: glyph, size: 0, phase: (0, 0)) else { return nil }
    if let known = coloredGlyphs[key] { return known }
    var picture: ColoredGlyph?
    if let pixels = font.picture(of: glyph) {
      picture = ColoredGlyph(canvas: try Canvas(pixels.area, pixels.pixels), em: pixels.em)
    }
    let area = picture?.canvas.area ?? .empty
    coloredGlyphs.keep(picture, for: key, size: area.width * area.height * 4 + 128)
    return picture
  }
}

extension Coverage {
  /// Adds what other coverage covers, up to all.
  fileprivate mutating func add(_ moved: MovedCoverage) {
    let (other, dx, dy) = (moved.coverage, moved.dx, moved.dy)
    let seen = moved.area.intersection(area)
    guard !seen.isEmpty else { return }
    for y in seen.y..<seen.bottom {
      var target = (y - area.y) * area.width + seen.x - area.x
      var source = (y - dy - other.area.y) * other.area.width + seen.x - dx - other.area.x
      for _ in 0..<seen.width {
        let sum = UInt16(bytes[target]) + UInt16(other.bytes[source])
        bytes[target] = UInt8(min(sum, 255))
        target += 1
        source += 1
      }
    }
  }
}

extension PixelRect {
  func moved(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The smallest rectangle around both; an empty one counts for nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(x, other.x), top: min(y, other.y), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}
