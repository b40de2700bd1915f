import CoreGraphics
import Drawing

/// A line that has been set, and where it stands.
struct PlacedLine {
  var line: TypesetLine
  /// The left end of its base line.
  var origin: CGPoint
  /// The looks of the spans that its runs name.
  var spans: [TextStyle]
}

/// Puts the lines of a text into its frame.
struct TextPlaces {
  private let text: DrawText
  private let layout: TypesetText

  init(_ text: DrawText, _ layout: TypesetText) {
    self.text = text
    self.layout = layout
  }

  var placed: [PlacedLine] {
    let styles = text.spans.map(\.style)
    return layout.lines.map { PlacedLine(line: $0, origin: origin(of: $0), spans: styles) }
  }

  /// The lines as a drawing keeps them.
  var lines: [DrawText.Line] {
    layout.lines.map { line in
      DrawText.Line(line.text, spans: spans(of: line), at: origin(of: line), width: line.width)
    }
  }

  private func origin(of line: TypesetLine) -> CGPoint {
    let free = CGSize(
      width: Self.room(text.frame.width) - line.width,
      height: Self.room(text.frame.height) - layout.size.height)
    return CGPoint(
      x: text.frame.minX + free.width * text.placement.startShare,
      y: text.frame.minY + free.height * text.placement.vertical.share + line.baseline)
  }

  private static func room(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

  private func spans(of line: TypesetLine) -> [DrawText.Span] {
    text.spans.compactMap { span in
      let seen = span.range.clamped(to: line.range)
      let range = line.offset(seen.lowerBound)..<line.offset(seen.upperBound, isEnd: true)
      return range.isEmpty ? nil : DrawText.Span(range, span.style)
    }
  }
}

extension TypesetLine {
  /// The place of an offset into the text in what the line shows.
  func offset(_ place: Int, isEnd: Bool = false) -> Int {
    guard let removed, place > removed.lowerBound else { return place - range.lowerBound }
    if place < removed.upperBound {
      return removed.lowerBound - range.lowerBound + (isEnd ? TypesetLayout.ellipsis.utf8.count : 0)
    }
    return place - range.lowerBound - removed.count + TypesetLayout.ellipsis.utf8.count
  }
}

extension TextPlacement {
  /// The part of a line's free room that stands before it.
  fileprivate var startShare: CGFloat {
    alignment == .justified && direction == .rightToLeft ? 1 : alignment.share
  }
}
