public import Drawing

extension Typesetter {
  /// The fonts that a drawing's texts are set in, each with the letters that are seen and no more: for an SVG
  /// that is to look the same in every browser, and whose words can still be selected, searched and heard. Emoji
  /// stay out: their pixels are larger than all the rest, and readers have their own.
  public func embeddedFonts(for drawing: DrawList) throws(FontError) -> EmbeddedFonts {
    try embeddedFonts(for: drawing.items)
  }

  /// The same for items that are not a whole drawing.
  public func embeddedFonts(for items: [DrawItem]) throws(FontError) -> EmbeddedFonts {
    var uses = FontUses()
    try collect(items, into: &uses)
    return try uses.embedded(from: self)
  }

  private func collect(_ items: [DrawItem], into uses: inout FontUses) throws(FontError) {
    for item in items {
      switch item {
      case .group(let group):
        try collect(group.children, into: &uses)
        if let mask = group.mask { try collect(mask, into: &uses) }
      case .text(let text):
        uses.note(try placedLines(text), of: text)
      case .shape, .image: break
      }
    }
  }
}

extension FontUses {
  fileprivate mutating func note(_ lines: [PlacedLine], of text: DrawText) {
    let pieces = text.lines.map { $0.map { ($0.text, $0.spans) } } ?? [(text.string, text.spans)]
    for (string, spans) in pieces {
      note(string, text.style.font)
      let bytes = Array(string.utf8)
      for span in spans {
        let range = span.range.clamped(to: 0..<bytes.count)
        note(String(decoding: bytes[range], as: UTF8.self), span.style.font)
      }
    }
    for placed in lines {
      for run in placed.line.runs {
        let span = run.span.flatMap { placed.spans.indices.contains($0) ? placed.spans[$0] : nil }
        note(run, (span ?? text.style).font)
      }
    }
  }
}
