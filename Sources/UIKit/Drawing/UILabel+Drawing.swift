extension UILabel {
  /// Draws the text in the middle of the rectangle's height, as much of it as fits.
  func drawLines(in rect: CGRect) {
    guard let text, !text.isEmpty, rect.isFinite, let attributed = attributedText,
      let request = request(width: rect.width, lineLimit: lineLimit(in: rect))
    else { return }
    var drawing = TextDrawing(attributed, font: font)
    drawing.request = request
    drawing.color = shownTextColor.cgColor
    drawing.alignment = alignment(of: attributed)
    drawing.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    drawing.isVerticallyCentered = true
    drawing.fontScale = shownScale
    drawing.pixelScale = max(traitCollection.displayScale, 1)
    drawShadow(of: drawing, in: rect)
    if isHighlighted, highlightedTextColor != nil {
      drawing.string = recolored(attributed, shownTextColor)
    }
    drawing.draw(in: rect, width: rect.width)
  }

  // A label's alignment holds unless its attributed text has one of its own.
  private func alignment(of attributed: NSAttributedString) -> NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return TextRequest(attributed).paragraph.alignment
  }

  private func drawShadow(of drawing: TextDrawing, in rect: CGRect) {
    guard let shadowColor else { return }
    var shadow = drawing
    shadow.string = recolored(drawing.string, shadowColor)
    shadow.draw(
      in: rect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height), width: rect.width)
  }

  private func recolored(_ string: NSAttributedString, _ color: UIColor) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: string)
    text.addAttributes(
      [.foregroundColor: color], range: NSRange(location: 0, length: text.length))
    return text
  }

  /// Lines that would stick out below are not shown, but for the first.
  private func lineLimit(in rect: CGRect) -> Int {
    guard numberOfLines != 1, let all = request(width: rect.width, lineLimit: numberOfLines) else {
      return numberOfLines
    }
    let lines = TextEngine.current.layOut(all).lines
    guard let last = lines.last, last.top + last.height > rect.height + 0.5 else {
      return numberOfLines
    }
    return max(1, lines.count { $0.top + $0.height <= rect.height + 0.5 })
  }
}
