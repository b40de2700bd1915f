/// The built-in engine: every character is a block whose width is a fixed part of the point size. It
/// needs no fonts, and the same text has the same size on every machine.
package struct BlockTextEngine: TextEngine {
  /// The width of a character in parts of the point size; Chinese, Japanese, Korean and emoji
  /// characters are wide.
  package static let narrowAdvance: CGFloat = 0.5
  package static let wideAdvance: CGFloat = 1
  package static let tabAdvance: CGFloat = 2

  package init() {}

  package func layOut(_ request: TextRequest) -> TextLayout {
    let cells = request.runs.enumerated().flatMap { index, run in
      run.text.map { TextCell($0, in: run, index: index) }
    }
    guard !cells.isEmpty else { return .empty }
    let breaker = TextLineBreaker(request: request)
    var pieces = breaker.lines(of: cells)
    if request.lineLimit > 0, pieces.count > request.lineLimit {
      pieces.removeSubrange(request.lineLimit...)
      truncateLast(&pieces, of: cells, for: request)
    }
    return stack(pieces, of: cells, for: request)
  }

  // MARK: Truncation

  private func truncateLast(
    _ pieces: inout [TextPiece], of cells: [TextCell], for request: TextRequest
  ) {
    guard var last = pieces.popLast() else { return }
    let rest = last.cells.lowerBound..<cells.count
    let ellipsis = ellipsis(like: last, request)
    let room = last.limit - ellipsis.width
    switch request.lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping:
      break
    case .byTruncatingTail:
      let shown = prefix(of: cells[rest], width: room)
      last.shown = Array(cells[shown]) + [ellipsis]
    case .byTruncatingHead:
      last.shown = [ellipsis] + cells[suffix(of: cells[rest], width: room)]
    case .byTruncatingMiddle:
      let head = prefix(of: cells[rest], width: room / 2)
      let tail = suffix(of: cells[head.upperBound..<cells.count], width: room / 2)
      last.shown = Array(cells[head]) + [ellipsis] + cells[tail]
    }
    if last.shown != nil { last.cells = rest }
    pieces.append(last)
  }

  private func ellipsis(like piece: TextPiece, _ request: TextRequest) -> TextCell {
    TextCell("…", in: request.runs[piece.run], index: piece.run)
  }

  private func prefix(of cells: ArraySlice<TextCell>, width: CGFloat) -> Range<Int> {
    var used: CGFloat = 0
    let end = cells.firstIndex { cell in
      used += cell.width
      return cell.isHardBreak || used > width + TextLineBreaker.tolerance
    }
    return cells.startIndex..<(end ?? cells.endIndex)
  }

  private func suffix(of cells: ArraySlice<TextCell>, width: CGFloat) -> Range<Int> {
    var used: CGFloat = 0
    let last = cells.lastIndex { cell in
      used += cell.width
      return cell.isHardBreak || used > width + TextLineBreaker.tolerance
    }
    return (last.map { $0 + 1 } ?? cells.startIndex)..<cells.endIndex
  }

  // MARK: Stacking

  private func stack(
    _ pieces: [TextPiece], of cells: [TextCell], for request: TextRequest
  ) -> TextLayout {
    var lines: [TextLine] = []
    var (top, width) = (CGFloat(0), CGFloat(0))
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        top += request.paragraph.lineSpacing
        if piece.beginsParagraph { top += request.paragraph.paragraphSpacing }
      }
      let line = line(piece, of: cells, for: request, top: top)
      lines.append(line)
      top += line.height
      width = max(width, line.indent + line.width)
    }
    return TextLayout(lines: lines, size: CGSize(width: width, height: top))
  }

  private func line(
    _ piece: TextPiece, of cells: [TextCell], for request: TextRequest, top: CGFloat
  ) -> TextLine {
    let shown = piece.shown ?? Array(cells[piece.cells])
    let fonts = Set(shown.map(\.run)).sorted().map { request.runs[$0].font }
    let present = fonts.isEmpty ? [request.runs[piece.run].font] : fonts
    let ascent = present.map(\.ascender).max() ?? 0
    let descent = present.map { -$0.descender }.max() ?? 0
    let height = request.paragraph.lineHeight(natural: ascent + descent)
    return TextLine(
      text: String(shown.map(\.character)), range: piece.cells,
      isTruncated: piece.shown != nil, indent: piece.indent,
      width: piece.shown.map { min($0.reduce(0) { $0 + $1.width }, piece.limit) } ?? piece.width,
      top: top, height: height, baseline: top + height - descent)
  }
}

extension ParagraphValues {
  /// The height of a line whose fonts are that high.
  package func lineHeight(natural: CGFloat) -> CGFloat {
    var height = natural
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
