import CoreGraphics
public import Drawing
import Imaging

extension Typesetter {
  /// The drawing with the outlines of its letters in place of texts: it looks the same in every reader and needs
  /// no font there, but nobody can select, search or hear its words. Letters that bring their own colours become
  /// small pictures.
  public func outlined(_ drawing: DrawList) throws(CairoError) -> DrawList {
    var drawing = drawing
    drawing.items = try outlined(drawing.items)
    return drawing
  }

  private func outlined(_ items: [DrawItem]) throws(CairoError) -> [DrawItem] {
    var result: [DrawItem] = []
    for item in items {
      switch item {
      case .group(var group):
        group.children = try outlined(group.children)
        if let mask = group.mask { group.mask = try outlined(mask) }
        result.append(.group(group))
      case .text(let text): result += try outlines(of: text)
      case .shape, .image: result.append(item)
      }
    }
    return result
  }

  private func outlines(of text: DrawText) throws(CairoError) -> [DrawItem] {
    var items: [DrawItem] = []
    for placed in try lines(of: text) {
      for run in placed.line.runs {
        let style = run.span.flatMap { placed.spans.indices.contains($0) ? placed.spans[$0] : nil }
        items += try outlines(of: run, at: placed.origin, style ?? text.style)
      }
    }
    return items
  }

  func lines(of text: DrawText) throws(CairoError) -> [PlacedLine] {
    do throws(FontError) {
      return try placedLines(text)
    } catch {
      throw .text(error)
    }
  }

  private func outlines(
    of run: GlyphRun, at origin: CGPoint, _ style: TextStyle
  ) throws(CairoError) -> [DrawItem] {
    guard let font = font(run.font) else { return [] }
    var items: [DrawItem] = []
    for glyph in run.glyphs {
      let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
      guard let index = glyph.index else {
        items.append(.missing(at: place, run.size, style))
        continue
      }
      if font.isColored, let picture = picture(index, of: font, at: place, run.size) {
        items.append(picture)
      }
    }
    if !font.isColored { items += run.outlines(font, at: origin, style) }
    return items + run.rules(at: origin, font, style)
  }

  /// As sharp as screens show it at its size.
  func picture(
    _ glyph: UInt32, of font: GlyphFont, at place: CGPoint, _ size: CGFloat
  ) -> DrawItem? {
    guard let picture = font.picture(of: glyph),
      let whole = try? Bitmap(
        width: picture.area.width, height: picture.area.height, pixels: picture.pixels)
    else { return nil }
    let (area, unit) = (picture.area, size / picture.em)
    let factor = max(Int(picture.em / (size * Self.pixelsPerPoint)), 1)
    let bitmap = whole.reduced(by: factor)
    let pixel = unit * CGFloat(factor)
    let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
    let source = ImageSource(
      PNGWriter().encode(bitmap), naturalSize: CGSize(width: width, height: height))
    let frame = CGRect(
      x: place.x + CGFloat(area.x) * unit, y: place.y + CGFloat(area.y) * unit,
      width: width * pixel, height: height * pixel)
    return .image(DrawImage(source, in: frame))
  }

  private static var pixelsPerPoint: CGFloat { 3 }
}
