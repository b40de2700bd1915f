import CoreGraphics
import Drawing

extension Painter {
  /// Draws each word of a text as a bar. Neither fonts nor their absence can change what comes out.
  func drawBlocks(_ text: DrawText) throws(CairoError) {
    for bar in text.wordBars {
      try draw(DrawShape(.rounded(onPixels(bar.rect), radius: bar.radius), fill: bar.fill))
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

extension DrawText {
  /// A bar for each word, where the drawing has it.
  var bars: [DrawShape] {
    wordBars.map { DrawShape(.rounded($0.rect, radius: $0.radius), fill: $0.fill) }
  }

  fileprivate var wordBars: [Bar] {
    let lines = lines ?? BlockTypesetter().measured(self).lines ?? []
    return lines.flatMap { $0.bars(style) }
  }
}

extension DrawText.Line {
  /// A bar for each word, as high as its small letters, in the colour that the word begins with.
  fileprivate func bars(_ style: TextStyle) -> [Bar] {
    let cells = text.map { BlockTypesetter.advance(of: $0) }
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
