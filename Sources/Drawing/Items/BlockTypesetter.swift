public import CoreGraphics

/// Measures texts by the number of their characters alone: it needs no font, and no font can change what
/// comes out. It goes with drawing words as bars.
public struct BlockTypesetter: TextMeasuring, Sendable {
  /// A typesetter without settings: all of them measure alike.
  public init() {}

  /// A character's width as part of an em.
  package static func advance(of character: Character) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let isWide =
      scalar.value >= 0x1100
      && (scalar.properties.isIdeographic
        || scalar.properties.isEmojiPresentation || 0x3040...0x30FF ~= scalar.value
        || 0xAC00...0xD7AF ~= scalar.value || 0xFF00...0xFF60 ~= scalar.value)
    return isWide ? 1 : 0.55
  }

  /// Breaks at spaces, and never within a word; every character is about half as wide as its font's size, wide ones
  /// as wide.
  public func lines(of text: DrawText, width: CGFloat?) -> [MeasuredLine] {
    let breaker = BlockBreaker(text, width: width)
    let step = Self.lineHeight(of: text)
    let baseline = step - text.style.font.size * 0.2
    return breaker.limitedLines.enumerated().map { index, line in
      let top = CGFloat(index) * (step + text.placement.lineSpacing)
      return MeasuredLine(
        line.text, range: line.range, isTruncated: line.isTruncated, width: line.width, top: top,
        height: step, baseline: top + baseline)
    }
  }

  /// The text with its lines placed in its frame.
  public func measured(_ text: DrawText) -> DrawText {
    let lines = lines(of: text, width: text.frame.width)
    let height = lines.last.map { $0.top + $0.height } ?? 0
    let room = (text.frame.height - height) * text.placement.vertical.share
    var result = text
    result.lines = lines.map { line in
      let width = min(line.width, max(text.frame.width, 0))
      let x = text.frame.minX + (text.frame.width - width) * text.placement.alignment.share
      let origin = CGPoint(x: x, y: text.frame.minY + room + line.baseline)
      return DrawText.Line(line.text, spans: spans(of: line, text), at: origin, width: width)
    }
    return result
  }

  private static func lineHeight(of text: DrawText) -> CGFloat {
    text.placement.lineHeight > 0 ? text.placement.lineHeight : text.style.font.size * 1.2
  }

  /// The parts of the line that look otherwise. An ellipsis looks like what it cuts off.
  private func spans(of line: MeasuredLine, _ text: DrawText) -> [DrawText.Span] {
    let shown = line.text.utf8.count
    return text.spans.compactMap { span in
      let seen = span.range.clamped(to: line.range)
      let start = min(seen.lowerBound - line.range.lowerBound, shown)
      let end = min(seen.upperBound - line.range.lowerBound, shown)
      return start < end ? DrawText.Span(start..<end, span.style) : nil
    }
  }
}

/// Breaks a text into lines of as many words as fit; a word that is too long for a line stands out of it.
private struct BlockBreaker {
  private struct Cell {
    var character: Character
    var byte: Int
    var width: CGFloat
  }

  struct Line {
    var text: String
    var range: Range<Int>
    var width: CGFloat
    var isTruncated = false
  }

  private let cells: [Cell]
  private let byteCount: Int
  private let room: CGFloat
  private let limit: Int
  private let hasEllipsis: Bool
  private let ellipsisWidth: CGFloat

  init(_ text: DrawText, width: CGFloat?) {
    cells = Self.cells(of: text)
    byteCount = text.string.utf8.count
    let isClipped = text.placement.lineBreak == .clip
    room = isClipped ? .infinity : width ?? .infinity
    limit = text.placement.lineLimit
    hasEllipsis = [.head, .middle, .tail].contains(text.placement.lineBreak)
    ellipsisWidth = BlockTypesetter.advance(of: "…") * text.style.font.size
  }

  private static func cells(of text: DrawText) -> [Cell] {
    var cells: [Cell] = []
    var byte = 0
    var spans = text.spans[...]
    for character in text.string {
      while let span = spans.first, span.range.upperBound <= byte { spans.removeFirst() }
      let style = spans.first.flatMap { $0.range.contains(byte) ? $0.style : nil } ?? text.style
      let advance = BlockTypesetter.advance(of: character) * style.font.size + style.kern
      cells.append(Cell(character: character, byte: byte, width: max(advance, 0)))
      byte += character.utf8.count
    }
    return cells
  }

  var limitedLines: [Line] {
    let ranges = ranges
    guard limit > 0, ranges.count > limit || isOverlong(ranges[limit - 1]) else {
      return ranges.map { line($0) }
    }
    return ranges.prefix(limit - 1).map { line($0) } + [cut(ranges[limit - 1])]
  }

  private func isOverlong(_ range: Range<Int>) -> Bool {
    hasEllipsis && width(of: range) > room + 1e-3
  }

  /// The cells of each line, without the spaces that hang out of its end.
  private var ranges: [Range<Int>] {
    guard !cells.isEmpty else { return [] }
    var ranges: [Range<Int>] = []
    var (start, used, wordEnd) = (0, CGFloat(0), Int?.none)
    for (index, cell) in cells.enumerated() {
      if cell.character.isNewline {
        ranges.append(start..<index)
        (start, used, wordEnd) = (index + 1, 0, nil)
        continue
      }
      used += cell.width
      if cell.character.isWhitespace {
        wordEnd = index
      } else if used > room + 1e-3, let end = wordEnd {
        ranges.append(start..<end)
        (start, wordEnd) = (end + 1, nil)
        used = width(of: start..<index + 1)
      }
    }
    return ranges + [start..<cells.count]
  }

  private func width(of range: Range<Int>) -> CGFloat {
    cells[range].reduce(0) { $0 + $1.width }
  }

  private func bytes(of range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound < cells.count ? cells[range.lowerBound].byte : byteCount
    return start..<(range.upperBound < cells.count ? cells[range.upperBound].byte : byteCount)
  }

  private func line(_ range: Range<Int>) -> Line {
    Line(
      text: String(cells[range].map(\.character)), range: bytes(of: range),
      width: width(of: range))
  }

  /// The last line of too many, or one that is too long. Wherever the ellipsis is wanted, it stands at the end.
  private func cut(_ range: Range<Int>) -> Line {
    let rest = range.lowerBound..<cells.count
    var line = line(range)
    line.isTruncated = true
    guard hasEllipsis else { return line }
    var (end, used) = (range.lowerBound, ellipsisWidth)
    while end < rest.upperBound, !cells[end].character.isNewline,
      used + cells[end].width <= room + 1e-3
    {
      used += cells[end].width
      end += 1
    }
    line.text = String(cells[range.lowerBound..<end].map(\.character)) + "…"
    line.range = bytes(of: rest)
    line.width = min(used, room)
    return line
  }
}
