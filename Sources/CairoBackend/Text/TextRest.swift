import Drawing

/// The place of an ellipsis in a line.
enum EllipsisPlace {
  case start, middle, end
}

/// The part of a text's rest that is set to make one line with an ellipsis of it: of a long one only its ends.
///
///     start ── head ── gap.lowerBound ┄┄┄ gap.upperBound ── tail ── end
struct TextRest {
  private let start: Int
  private let end: Int
  /// The part that certainly falls to the ellipsis.
  private let gap: Range<Int>
  private let place: EllipsisPlace
  /// Whether the line ends before the text does.
  private let isBroken: Bool

  /// - Parameter length: how many bytes each end has at most.
  init(of bytes: [UInt8], from start: Int, _ place: EllipsisPlace, length: Int) {
    let count = bytes.count
    let isLong = count - start > 2 * length
    // An ellipsis at the start looks like the character that stood there.
    let headEnd = bytes.wholeCharacter(start + (place == .start ? 4 : length))
    let tailStart = place == .end ? count : bytes.wholeCharacter(count - length)
    let seen = isLong ? headEnd : count
    let lineEnd = place == .end ? bytes[start..<seen].firstLineBreak : nil
    self.start = start
    self.place = place
    isBroken = lineEnd != nil
    end = lineEnd ?? count
    gap = lineEnd.map { $0..<$0 } ?? (isLong ? headEnd..<tailStart : count..<count)
  }

  private var head: Range<Int> { start..<gap.lowerBound }
  private var tail: Range<Int> { gap.upperBound..<end }

  /// The paragraph that only has this to say, on one line.
  func paragraph(of whole: Paragraph, _ bytes: [UInt8]) -> Paragraph {
    let shown = bytes[head].onOneLine + bytes[tail].onOneLine
    let mark = isBroken ? Array(TypesetLayout.ellipsis.utf8) : []
    let count = shown.count + mark.count
    var rest = whole
    rest.string = String(decoding: shown + mark, as: UTF8.self)
    rest.lineLimit = 1
    rest.spans = whole.spans.compactMap { span in
      var span = span
      let (lower, upper) = (span.range.lowerBound, span.range.upperBound)
      span.range = offset(of: lower, of: count)..<offset(of: upper, of: count)
      if span.number == nil { span.range = 0..<count }
      return span.range.isEmpty && span.number != nil ? nil : span
    }
    return rest
  }

  /// The place in so many bytes that a place in the text comes to. Text behind a line break takes the mark
  /// along that stands for it.
  private func offset(of place: Int, of count: Int) -> Int {
    if place > end { return count }
    if place >= gap.upperBound { return place - start - gap.count }
    return max(min(place, gap.lowerBound) - start, 0)
  }

  /// Whether the ellipsis took more than the gap, so that the line is what it is for all of the text.
  func isEnough(for line: TypesetLine) -> Bool {
    if gap.isEmpty { return true }
    guard let removed = line.removed else { return false }
    return removed.lowerBound <= head.count && head.count <= removed.upperBound
  }

  /// The part of a text of so many bytes that the line's ellipsis stands for.
  func removed(by line: TypesetLine, of count: Int) -> Range<Int>? {
    guard let removed = line.removed else { return isBroken ? end..<count : nil }
    let lower = removed.lowerBound + start
    let upper = removed.upperBound + start + (removed.upperBound < head.count ? 0 : gap.count)
    return lower..<(place == .end ? count : upper)
  }
}

extension ArraySlice<UInt8> {
  /// A line feed, a carriage return, or U+2028 and U+2029, which have three bytes.
  fileprivate var firstLineBreak: Int? { indices.first { breaksLine(at: $0) } }

  /// As many bytes, with spaces where lines end.
  fileprivate var onOneLine: [UInt8] {
    var shown = Array(self)
    for index in indices where breaksLine(at: index) {
      let place = index - startIndex
      // A quarter of an em is as wide as a space, and has three bytes.
      if self[index] == 0xE2 { shown[place + 2] = 0x85 } else { shown[place] = 0x20 }
    }
    return shown
  }

  private func breaksLine(at index: Int) -> Bool {
    switch self[index] {
    case 0x0A, 0x0D: true
    case 0xE2: index + 2 < endIndex && self[index + 1] == 0x80 && self[index + 2] & 0xFE == 0xA8
    default: false
    }
  }
}
