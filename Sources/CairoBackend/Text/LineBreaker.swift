import Drawing

/// Breaks a text into lines, a thousand bytes at a time: of a long text only what is asked for is ever set,
/// and the time that the rest takes grows with its length alone.
struct LineBreaker {
  private let paragraph: Paragraph
  private let bytes: [UInt8]
  private let typesetter: Typesetter
  /// How many bytes are set at once, at first and at most. A longer line ends there, whatever the text says:
  /// no picture is as wide.
  private let lengths: ClosedRange<Int>
  /// How many bytes a text has at most that is set as a whole.
  private let short: Int

  init(
    _ paragraph: Paragraph, _ typesetter: Typesetter, lengths: ClosedRange<Int> = 1024...65_536,
    short: Int = 4096
  ) {
    self.paragraph = paragraph
    self.typesetter = typesetter
    self.lengths = lengths
    self.short = short
    bytes = Array(paragraph.string.utf8)
  }

  /// The text's first lines, so many or more if it has them.
  func lines(atLeast count: Int = .max) throws(FontError) -> [TypesetLine] {
    var (lines, start, length) = ([TypesetLine](), 0, lengths.lowerBound)
    while lines.count < count {
      let end = self.end(of: start, length)
      let found = try set(start..<end, after: lines.last)
      if end == bytes.count { return lines + found }
      let whole = whole(found, mayGrow: length < lengths.upperBound)
      if whole == 0 {
        length *= 4
      } else {
        lines += found.prefix(whole)
        start = whole < found.count ? found[whole].range.lowerBound : end
      }
    }
    return lines
  }

  /// The end of a piece: not within a character, nor between the two that break a line together.
  private func end(of start: Int, _ length: Int) -> Int {
    guard bytes.count > short, bytes.count - start > length else { return bytes.count }
    let end = bytes.wholeCharacter(start + length)
    return bytes[end] == 0x0A && bytes[end - 1] == 0x0D ? end - 1 : end
  }

  /// How many lines of a piece nothing can change that follows it: the last may go on there, and where the one
  /// before it ends is the last one's matter.
  private func whole(_ lines: [TypesetLine], mayGrow: Bool) -> Int {
    lines.count > 2 || mayGrow ? max(lines.count - 2, 0) : 1
  }

  private func set(
    _ range: Range<Int>, after last: TypesetLine?
  ) throws(FontError) -> [TypesetLine] {
    let part = paragraph.part(range, of: bytes)
    let lines = try typesetter.pango(part).lines(
      after: endsLine(at: range.lowerBound) ? nil : last)
    return lines.map { $0.moved(by: range.lowerBound) }
  }

  /// Whether the text itself breaks the line there.
  private func endsLine(at place: Int) -> Bool {
    let before = bytes[..<place].suffix(3)
    return before.last == 0x0A || before.last == 0x0D || before.elementsEqual([0xE2, 0x80, 0xA9])
  }
}

extension LineBreaker {
  /// All from a place on as one line, as far as the ellipsis leaves room; nil where nothing is there.
  func line(
    from start: Int, cutAt place: EllipsisPlace
  ) throws(FontError) -> TypesetLine? {
    var length = lengths.lowerBound
    while true {
      let rest = TextRest(of: bytes, from: start, place, length: length)
      let part = rest.paragraph(of: paragraph, bytes)
      let lines = try typesetter.pango(part).lines(ellipsis: place)
      guard var line = lines.first else { return nil }
      if rest.isEnough(for: line) {
        line.removed = rest.removed(by: line, of: bytes.count)
        line.range = start..<bytes.count
        return line
      }
      length *= 4
    }
  }
}

extension Typesetter {
  fileprivate func pango(_ paragraph: Paragraph) throws(FontError) -> PangoParagraph {
    PangoParagraph(paragraph, try fontSet(for: paragraph), numberedBy: fonts)
  }
}

extension TypesetLine {
  fileprivate func moved(by bytes: Int) -> TypesetLine {
    var line = self
    line.range = range.lowerBound + bytes..<range.upperBound + bytes
    return line
  }
}
