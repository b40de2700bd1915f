import CoreGraphics
public import Drawing

extension Typesetter {
  /// The same with pictures of those letters that bring their own colours: some readers of vector files draw them in
  /// their own way, or as crumbs. The letters stay where they are, unseen, so that they can be selected, searched and
  /// heard.
  public func illustrated(_ items: [DrawItem]) throws(CairoError) -> [DrawItem] {
    guard items.contains(where: \.mayHoldColoredLetters) else { return items }
    var result: [DrawItem] = []
    for item in items {
      switch item {
      case .group(var group):
        group.children = try illustrated(group.children)
        if let mask = group.mask { group.mask = try illustrated(mask) }
        result.append(.group(group))
      case .text(let text): result += try illustrated(text)
      case .shape, .image: result.append(item)
      }
    }
    return result
  }

  private func illustrated(_ text: DrawText) throws(CairoError) -> [DrawItem] {
    guard text.string.mayHoldColoredLetters else { return [.text(text)] }
    var text = text
    do throws(FontError) {
      if text.lines == nil { text = try measured(text) }
    } catch {
      throw .text(error)
    }
    let placed = try lines(of: text)
    guard var lines = text.lines, lines.count == placed.count else { return [.text(text)] }
    var pictures: [DrawItem] = []
    for index in lines.indices {
      let found = coloredLetters(in: placed[index])
      pictures += found.map(\.picture)
      // Several letters may stand for one character that no font has whole.
      let ranges = Set(found.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
      lines[index].spans = lines[index].spans.hiding(ranges, style: text.style)
    }
    text.lines = lines
    return [.text(text)] + pictures
  }

  /// Each with the bytes of the line that it stands for, in their order.
  private func coloredLetters(
    in placed: PlacedLine
  ) -> [(range: Range<Int>, picture: DrawItem)] {
    let starts = Set(placed.line.runs.flatMap { $0.glyphs.map(\.character) }).sorted()
    var found: [(range: Range<Int>, picture: DrawItem)] = []
    for run in placed.line.runs {
      guard let font = font(run.font), font.isColored else { continue }
      for glyph in run.glyphs {
        let place = CGPoint(x: placed.origin.x + glyph.x, y: placed.origin.y + glyph.y)
        guard let index = glyph.index, let picture = picture(index, of: font, at: place, run.size)
        else { continue }
        let end = starts.first { $0 > glyph.character } ?? placed.line.text.utf8.count
        found.append((glyph.character..<end, picture))
      }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension [DrawText.Span] {
  /// The same with these parts unseen.
  fileprivate func hiding(_ ranges: [Range<Int>], style: TextStyle) -> [DrawText.Span] {
    guard !ranges.isEmpty else { return self }
    var result: [DrawText.Span] = []
    for span in self {
      var start = span.range.lowerBound
      for range in ranges.map({ $0.clamped(to: span.range) }) where !range.isEmpty {
        if start < range.lowerBound { result.append(.init(start..<range.lowerBound, span.style)) }
        result.append(.init(range, span.style.unseen))
        start = range.upperBound
      }
      if start < span.range.upperBound {
        result.append(.init(start..<span.range.upperBound, span.style))
      }
    }
    for range in ranges where !contains(where: { $0.range.overlaps(range) }) {
      result.append(.init(range, style.unseen))
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension TextStyle {
  fileprivate var unseen: TextStyle {
    var style = self
    style.color = .clear
    return style
  }
}

extension DrawItem {
  fileprivate var mayHoldColoredLetters: Bool {
    switch self {
    case .group(let group):
      (group.children + (group.mask ?? [])).contains(where: \.mayHoldColoredLetters)
    case .text(let text): text.string.mayHoldColoredLetters
    case .shape, .image: false
    }
  }
}

extension String {
  /// Digits and signs of the keyboard are emoji, too, and never coloured by themselves.
  fileprivate var mayHoldColoredLetters: Bool {
    unicodeScalars.contains { $0.value > 0xFF && $0.properties.isEmoji }
  }
}
