package import CoreGraphics

extension DrawText {
  /// A text that was drawn into a context.
  package init(_ text: RecordedText) {
    let fallback = TextStyle(FontRequest(size: 12), .black)
    let styles = text.runs.map(TextStyle.init)
    let spans = Self.spans(of: text.runs, styles)
    self.init(
      text.runs.map(\.text).joined(), styles.first ?? fallback, spans: spans, in: text.frame,
      placement: TextPlacement(text), lines: Self.lines(of: text, styles))
  }

  /// All runs that do not look like the first.
  private static func spans(of runs: [RecordedText.Run], _ styles: [TextStyle]) -> [Span] {
    var spans: [Span] = []
    var start = 0
    for (run, style) in zip(runs, styles) {
      let end = start + run.text.utf8.count
      if style != styles.first, end > start { spans.append(Span(start..<end, style)) }
      start = end
    }
    return spans
  }

  private static func lines(of text: RecordedText, _ styles: [TextStyle]) -> [Line]? {
    guard !text.lines.isEmpty else { return nil }
    let lengths = text.runs.map(\.text.count)
    return text.lines.map { line in
      Line(
        line.text, spans: spans(of: line, lengths, styles), at: line.origin, width: line.width)
    }
  }

  /// The runs as they fall into a line. In a line that was cut, the text behind the cut looks like what stands
  /// there in the string.
  private static func spans(
    of line: RecordedText.Line, _ lengths: [Int], _ styles: [TextStyle]
  ) -> [Span] {
    guard lengths.count > 1 else { return [] }
    var spans: [Span] = []
    var (byte, position) = (0, line.range.lowerBound)
    for character in line.text {
      let end = byte + String(character).utf8.count
      let style = styles[run(at: position, lengths)]
      if let last = spans.last, last.style == style, last.range.upperBound == byte {
        spans[spans.count - 1].range = last.range.lowerBound..<end
      } else if style != styles[0] {
        spans.append(Span(byte..<end, style))
      }
      (byte, position) = (end, position + 1)
    }
    return spans
  }

  private static func run(at position: Int, _ lengths: [Int]) -> Int {
    var end = 0
    for (index, length) in lengths.enumerated() {
      end += length
      if position < end { return index }
    }
    return lengths.count - 1
  }
}

extension TextStyle {
  fileprivate init(_ run: RecordedText.Run) {
    self.init(
      FontRequest(
        FontRequest.Family(run.design, size: run.size), size: run.size, weight: run.weight,
        isItalic: run.isItalic, hasTabularFigures: run.hasTabularFigures),
      ThemedColor(cgColor: run.color), kern: run.kern, baselineOffset: run.baselineOffset,
      isUnderlined: run.isUnderlined, isStruckThrough: run.isStruckThrough)
  }
}

extension FontRequest.Family {
  /// The system's letters have other forms from here on, in points.
  private static let leastDisplay: CGFloat = 28

  fileprivate init(_ design: RecordedText.Design, size: CGFloat) {
    switch design {
    case .system: self = size < Self.leastDisplay ? .system : .display
    case .monospaced: self = .monospaced
    case .rounded: self = .rounded
    case .serif: self = .serif
    case .family(let name): self = .named(name)
    }
  }
}

extension TextPlacement {
  fileprivate init(_ text: RecordedText) {
    self.init(
      Alignment(text.alignment), vertical: text.isVerticallyCentered ? .center : .top,
      lineLimit: text.lineLimit, lineBreak: LineBreak(text.lineBreak),
      direction: text.isRightToLeft ? .rightToLeft : .leftToRight, lineSpacing: text.lineSpacing,
      lineHeight: text.lineHeight)
  }
}

extension TextPlacement.Alignment {
  fileprivate init(_ alignment: RecordedText.Alignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    }
  }
}

extension TextPlacement.LineBreak {
  fileprivate init(_ mode: RecordedText.LineBreak) {
    switch mode {
    case .words: self = .words
    case .characters: self = .characters
    case .clip: self = .clip
    case .head: self = .head
    case .middle: self = .middle
    case .tail: self = .tail
    }
  }
}
