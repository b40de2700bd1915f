package import CairoBackend
package import CoreGraphics
package import Drawing

/// How far the letters of a text reach, with room to spare: an em around its lines. Of writing whose signs stand
/// on top of each other that cannot be said, so such a text is taken to reach everywhere.
package struct TextReach {
  package let rect: CGRect

  package init(_ text: DrawText, in mode: RasterOptions.TextMode, by measuring: any TextMeasuring) {
    let styles = [text.style] + text.spans.map(\.style)
    let em = styles.map { $0.font.size + abs($0.baselineOffset) + abs($0.kern) }.max() ?? 0
    guard text.string.unicodeScalars.allSatisfy(\.staysOnItsLine),
      let lines = try? Self.lines(of: text, mode, measuring)
    else {
      rect = .everywhere
      return
    }
    rect = lines.reduce(.null) { rect, line in
      rect.union(
        CGRect(
          x: line.origin.x - em, y: line.origin.y - 2 * em, width: line.width + 2 * em,
          height: 3 * em))
    }
  }

  /// The lines as they will be drawn. If they are known, but come out wider, both ends have room for that.
  private static func lines(
    of text: DrawText, _ mode: RasterOptions.TextMode, _ measuring: any TextMeasuring
  ) throws -> [DrawText.Line] {
    guard mode == .glyphs else { return text.lines ?? BlockTypesetter().measured(text).lines ?? [] }
    guard let lines = text.lines else { return try measuring.measured(text).lines ?? [] }
    return try lines.map { line in
      var alone = text
      (alone.string, alone.spans, alone.lines) = (line.text, line.spans, nil)
      alone.placement = TextPlacement(
        lineLimit: 1, lineBreak: .clip, direction: text.placement.direction)
      let width = try measuring.size(of: alone).width
      var wide = line
      wide.origin.x -= abs(width - line.width)
      wide.width += 2 * abs(width - line.width)
      return wide
    }
  }
}

extension Unicode.Scalar {
  /// Whether the sign is one of those that keep to about an em around their place: neither put on top of another
  /// one nor joined with it.
  fileprivate var staysOnItsLine: Bool {
    switch value {
    case 0x20..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x1E00..<0x2000, 0x2000..<0x200C,
      0x2010..<0x2028, 0x202F..<0x2060, 0x20A0..<0x20D0, 0x2100..<0x2C00, 0x3000..<0x302A,
      0x3030..<0x3099, 0x309B..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4, 0xFF01..<0xFFF0, 0x0A:
      true
    default: false
    }
  }
}
