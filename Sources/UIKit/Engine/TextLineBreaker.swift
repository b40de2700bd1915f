/// A character as a block.
struct TextCell: Equatable {
  var character: Character
  var run: Int
  var width: CGFloat
  /// Ends its line, and takes no room.
  var isHardBreak = false
  /// May stick out of the line's end, and lets a line end after it.
  var isSpace = false
  /// Lets a line end after it.
  var allowsBreakAfter = false

  init(_ character: Character, in run: TextRun, index: Int) {
    self.character = character
    self.run = index
    let size = run.font.pointSize
    if character.isNewline {
      (width, isHardBreak) = (0, true)
    } else if character == "\t" {
      (width, isSpace) = (size * BlockTextEngine.tabAdvance, true)
    } else if character == "\u{200B}" {
      (width, allowsBreakAfter) = (0, true)
    } else {
      let isWide = character.isWide
      let advance = isWide ? BlockTextEngine.wideAdvance : BlockTextEngine.narrowAdvance
      width = max(0, size * advance + run.kern)
      // A no-break space is white space, too, but keeps its neighbours together.
      isSpace = character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
      allowsBreakAfter = isWide || character == "-" || character == "\u{2010}"
    }
  }
}

/// A line before it has a place.
struct TextPiece: Equatable {
  /// Without the characters that end it.
  var cells: Range<Int>
  /// The run whose font an empty line has.
  var run: Int
  var beginsParagraph: Bool
  var indent: CGFloat
  var limit: CGFloat
  var width: CGFloat
  /// What is shown in place of the cells, where the line was cut.
  var shown: [TextCell]?
}

/// Breaks text into lines: each takes as many words as fit, and a word that is too long for a line of
/// its own is broken between two characters.
struct TextLineBreaker {
  /// Text fits into the width it was measured with, whatever rounding does to the sum.
  static let tolerance: CGFloat = 1e-3

  let request: TextRequest

  func lines(of cells: [TextCell]) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var start = 0
    var beginsParagraph = true
    while start < cells.count {
      let limit = limit(beginsParagraph: beginsParagraph)
      let end = end(ofLineFrom: start, in: cells, limit: limit)
      let isHard = end < cells.count && cells[end].isHardBreak
      let isLast = isHard || end == cells.count
      pieces.append(
        piece(start..<end, cells, beginsParagraph: beginsParagraph, endsParagraph: isLast))
      start = isHard ? end + 1 : end
      beginsParagraph = isHard
    }
    if cells.last?.isHardBreak == true {
      pieces.append(
        piece(cells.count..<cells.count, cells, beginsParagraph: true, endsParagraph: true))
    }
    return pieces
  }

  private func end(ofLineFrom start: Int, in cells: [TextCell], limit: CGFloat) -> Int {
    var used: CGFloat = 0
    var wordEnd: Int?
    for index in start..<cells.count {
      let cell = cells[index]
      if cell.isHardBreak { return index }
      used += cell.width
      if !cell.isSpace, used > limit + Self.tolerance, index > start {
        return breaksInWords ? index : wordEnd ?? index
      }
      if cell.isSpace || cell.allowsBreakAfter { wordEnd = index + 1 }
    }
    return cells.count
  }

  private var breaksInWords: Bool { request.lineBreakMode == .byCharWrapping }

  private func limit(beginsParagraph: Bool) -> CGFloat {
    guard request.width.isFinite, request.lineBreakMode != .byClipping else { return .infinity }
    let tail = request.paragraph.tailIndent
    let end = tail > 0 ? min(tail, request.width) : request.width + tail
    return max(0, end - indent(beginsParagraph: beginsParagraph))
  }

  private func indent(beginsParagraph: Bool) -> CGFloat {
    let paragraph = request.paragraph
    return beginsParagraph ? paragraph.firstLineHeadIndent : paragraph.headIndent
  }

  private func piece(
    _ range: Range<Int>, _ cells: [TextCell], beginsParagraph: Bool, endsParagraph: Bool
  ) -> TextPiece {
    var visible = range
    if !endsParagraph {
      // Spaces at the end of a wrapped line hang outside and do not count.
      while let last = visible.last, cells[last].isSpace { visible = visible.dropLast() }
    }
    let limit = limit(beginsParagraph: beginsParagraph)
    let width = cells[visible].reduce(0) { $0 + $1.width }
    let hasTrailingSpace = visible.last.map { cells[$0].isSpace } ?? false
    return TextPiece(
      cells: range, run: cells[min(range.lowerBound, cells.count - 1)].run,
      beginsParagraph: beginsParagraph, indent: indent(beginsParagraph: beginsParagraph),
      limit: limit, width: hasTrailingSpace ? min(width, limit) : width)
  }
}

extension Character {
  /// Whether the character fills a square, as Chinese, Japanese and Korean ones and emoji do.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    if scalar.properties.isEmojiPresentation { return true }
    if unicodeScalars.contains("\u{FE0F}") { return true }
    return Self.wideRanges.contains { $0.contains(scalar.value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
