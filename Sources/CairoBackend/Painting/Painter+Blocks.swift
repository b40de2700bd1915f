import CoreGraphics
import Drawing

extension Painter {
  /// Draws each word of a text as a bar. Neither fonts nor their absence can change what comes out.
  func drawBlocks(_ text: DrawText) throws(CairoError) {
    let lines = text.lines ?? BlockLines(text).lines
    for line in lines {
      for bar in line.bars(text.style) {
        try draw(DrawShape(.rounded(onPixels(bar.rect), radius: bar.radius), fill: bar.fill))
      }
    }
  }

  /// Bars begin and end between pixels, as letters do in the eye.
  private func onPixels(_ rect: CGRect) -> CGRect {
    guard transform.isUpright else { return rect }
    let (top, bottom) = (onPixel(rect.minY), onPixel(rect.maxY))
    return CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top)
  }
}

private struct Bar {
  var rect: CGRect
  var radius: CGFloat
  var fill: Paint
}

extension DrawText.Line {
  /// A bar for each word, as high as its small letters, in the colour that the word begins with.
  fileprivate func bars(_ style: TextStyle) -> [Bar] {
    let cells = text.map { BlockLines.advance(of: $0) }
    let natural = cells.reduce(0, +)
    guard natural > 0, width > 0 else { return [] }
    let unit = width / natural
    var bars: [Bar] = []
    var x = origin.x
    var byte = 0
    var isInWord = false
    for (character, advance) in zip(text, cells) {
      if character.isWhitespace {
        isInWord = false
      } else if isInWord {
        bars[bars.count - 1].rect.size.width += advance * unit
      } else {
        let style = spans.last { $0.range.contains(byte) }?.style ?? style
        bars.append(bar(at: x, advance * unit, style))
        isInWord = true
      }
      x += advance * unit
      byte += character.utf8.count
    }
    return bars
  }

  private func bar(at x: CGFloat, _ width: CGFloat, _ style: TextStyle) -> Bar {
    let size = style.font.size
    let rect = CGRect(x: x, y: origin.y - size * 0.6, width: width, height: size * 0.6)
    return Bar(
      rect: rect, radius: size * 0.15, fill: .color(style.color.faded(by: 0.45)))
  }
}

/// Lines of a text that nobody has measured, from the number of its characters alone.
struct BlockLines {
  private let text: DrawText
  private let size: CGFloat

  init(_ text: DrawText) {
    self.text = text
    size = text.style.font.size
  }

  /// A character's width as part of an em.
  static func advance(of character: Character) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let isWide =
      scalar.value >= 0x1100
      && (scalar.properties.isIdeographic
        || scalar.properties.isEmojiPresentation || 0x3040...0x30FF ~= scalar.value
        || 0xAC00...0xD7AF ~= scalar.value || 0xFF00...0xFF60 ~= scalar.value)
    return isWide ? 1 : 0.55
  }

  var lines: [DrawText.Line] {
    var broken = text.string.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).flatMap { wrapped(String($0)) }
    let limit = text.placement.lineLimit
    if limit > 0, broken.count > limit { broken = Array(broken.prefix(limit)) }
    let step = text.placement.lineHeight > 0 ? text.placement.lineHeight : size * 1.2
    let height = CGFloat(broken.count) * step
    let top =
      switch text.placement.vertical {
      case .top: text.frame.minY
      case .center: text.frame.midY - height / 2
      case .bottom: text.frame.maxY - height
      }
    return broken.enumerated().map { index, line in
      let width = min(natural(line), max(text.frame.width, 0))
      let x = text.frame.minX + (text.frame.width - width) * text.placement.alignment.share
      return DrawText.Line(
        line, at: CGPoint(x: x, y: top + CGFloat(index) * step + size), width: width)
    }
  }

  private func natural(_ line: some StringProtocol) -> CGFloat {
    line.reduce(0) { $0 + Self.advance(of: $1) } * size
  }

  private func wrapped(_ paragraph: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if !line.isEmpty, natural(longer) > text.frame.width {
        lines.append(line)
        line = String(word)
      } else {
        line = longer
      }
    }
    return lines + [line]
  }
}
