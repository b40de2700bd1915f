public import Drawing
internal import Synchronization
package import UIKit

/// Has UIKit's classes break and measure texts with what will draw them. How high a line is remains the matter
/// of its `UIFont`s, so that a label of one line is as high as its font says.
package final class TypesetTextEngine: TextEngine {
  private let typesetter: Mutex<any TextMeasuring>

  package init(_ typesetter: sending any TextMeasuring) {
    self.typesetter = Mutex(typesetter)
  }

  package func layOut(_ request: TextRequest) -> TextLayout {
    let text = DrawText(request)
    guard !text.string.isEmpty else { return .empty }
    let width = request.room
    let lines = typesetter.withLock { try? $0.lines(of: text, width: width) }
    // A text that cannot be set cannot be drawn either, and drawing says why.
    guard let lines else { return BlockTextEngine().layOut(request) }
    return TypesetLines(request, text.string).stacked(lines)
  }
}

extension DrawText {
  fileprivate init(_ request: TextRequest) {
    var recorded = RecordedText(request.runs.map { RecordedText.Run($0) }, in: .zero)
    recorded.lineLimit = request.lineLimit
    recorded.lineBreak = RecordedText.LineBreak(request.lineBreakMode)
    self.init(recorded)
  }
}

extension TextRequest {
  /// The room between the indents; nil where lines end only where the text says so.
  // Differs from UIKit: where the first line is indented by more or less than the others, all lines are as
  // long as the shorter ones.
  fileprivate var room: CGFloat? {
    guard width.isFinite else { return nil }
    let tail = paragraph.tailIndent
    let end = tail > 0 ? min(tail, width) : width + tail
    return max(0, end - max(paragraph.firstLineHeadIndent, paragraph.headIndent))
  }
}

/// Puts measured lines one below the other, as high as the fonts and the paragraph's style say.
private struct TypesetLines {
  private let request: TextRequest
  private let bytes: [UInt8]
  /// The end of each run, counted in characters.
  private let runEnds: [Int]

  init(_ request: TextRequest, _ string: String) {
    self.request = request
    bytes = Array(string.utf8)
    runEnds = request.runs.reduce(into: []) { ends, run in
      ends.append((ends.last ?? 0) + run.text.count)
    }
  }

  func stacked(_ measured: [MeasuredLine]) -> TextLayout {
    var lines: [TextLine] = []
    var (top, width, character, byte) = (CGFloat(0), CGFloat(0), 0, 0)
    for (index, line) in measured.enumerated() {
      character += count(byte..<line.range.lowerBound)
      let end = character + count(line.range)
      if index > 0 {
        top += request.paragraph.lineSpacing
        if beginsParagraph(line) { top += request.paragraph.paragraphSpacing }
      }
      let placed = self.line(line, character..<end, top: top)
      (character, byte) = (end, line.range.upperBound)
      top += placed.height
      width = max(width, placed.indent + placed.width)
      lines.append(placed)
    }
    return TextLayout(lines: lines, size: CGSize(width: width, height: top))
  }

  private func line(_ line: MeasuredLine, _ range: Range<Int>, top: CGFloat) -> TextLine {
    let fonts = fonts(in: range)
    let ascent = fonts.map(\.ascender).max() ?? 0
    let descent = fonts.map { -$0.descender }.max() ?? 0
    let height = request.paragraph.lineHeight(natural: ascent + descent)
    let indent =
      beginsParagraph(line)
      ? request.paragraph.firstLineHeadIndent : request.paragraph.headIndent
    return TextLine(
      text: line.text, range: range, isTruncated: line.isTruncated, indent: indent,
      width: line.width, top: top, height: height, baseline: top + height - descent)
  }

  /// The fonts of the characters; for an empty line, that of the character before it.
  private func fonts(in range: Range<Int>) -> [UIFont] {
    let first = runEnds.firstIndex { range.lowerBound < $0 } ?? runEnds.count - 1
    let last = runEnds.firstIndex { range.upperBound <= $0 } ?? runEnds.count - 1
    return request.runs[first...max(first, last)].map(\.font)
  }

  private func beginsParagraph(_ line: MeasuredLine) -> Bool {
    let start = line.range.lowerBound
    guard start > 0, start <= bytes.count else { return start == 0 }
    return String(decoding: bytes[max(0, start - 3)..<start], as: UTF8.self).last?.isNewline == true
  }

  private func count(_ range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    return String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self).count
  }
}

extension Stage {
  /// Has all labels of the process measured with what draws them, such as `CairoBackend`'s `Typesetter`. A
  /// program that makes pictures says so once, before its first stage; otherwise texts are measured by blocks,
  /// without any font.
  public static func measureTexts(with typesetter: sending any TextMeasuring) {
    CurrentTextEngine.current = TypesetTextEngine(typesetter)
  }
}
