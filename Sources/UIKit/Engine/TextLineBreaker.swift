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
    let kind = CharacterKind(character)
    isHardBreak = kind == .lineBreak
    isSpace = kind == .space || kind == .tab
    allowsBreakAfter = kind == .wide || kind == .hyphen || kind == .breakMark
    switch kind {
    case .lineBreak, .breakMark: width = 0
    case .tab: width = size * BlockTextEngine.tabAdvance
    case .wide: width = max(0, size * BlockTextEngine.wideAdvance + run.kern)
    case .space, .hyphen, .other: width = max(0, size * BlockTextEngine.narrowAdvance + run.kern)
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
  /// The cells that are shown in place of the line's own, where it was cut.
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
