extension UILabel {
  /// Draws the text in the middle of the rectangle's height, as much of it as fits.
  func drawLines(in rect: CGRect) {
    guard let text, !text.isEmpty, rect.isFinite,
      let request = request(width: rect.width, lineLimit: lineLimit(in: rect))
    else { return }
    var drawing = textDrawing(request)
    drawing.color = shownTextColor.cgColor
    drawing.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    drawing.isVerticallyCentered = true
    drawing.fontScale = shownScale
    drawing.pixelScale = max(traitCollection.displayScale, 1)
    drawShadow(of: drawing, in: rect)
    if isHighlighted, highlightedTextColor != nil {
      drawing = drawing.recolored(shownTextColor.cgColor)
    }
    drawing.draw(in: rect, width: rect.width)
  }

  // A label's alignment holds unless its attributed text has one of its own.
  private func textDrawing(_ request: TextRequest) -> TextDrawing {
    var drawing =
      ownAttributedText.map { TextDrawing($0, font: font) }
      ?? TextDrawing(request, styles: [TextStyle()])
    drawing.request = request
    if textAlignment != .natural { drawing.alignment = textAlignment }
    return drawing
  }

  private func drawShadow(of drawing: TextDrawing, in rect: CGRect) {
    guard let shadowColor else { return }
    drawing.recolored(shadowColor.cgColor).draw(
      in: rect.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height), width: rect.width)
  }

  /// Lines that would stick out below are not shown, but for the first.
  private func lineLimit(in rect: CGRect) -> Int {
    guard numberOfLines != 1, let all = request(width: rect.width, lineLimit: numberOfLines) else {
      return numberOfLines
    }
    let lines = CurrentTextEngine.current.layOut(all).lines
    guard let last = lines.last, last.top + last.height > rect.height + 0.5 else {
      return numberOfLines
    }
    return max(1, lines.count { $0.top + $0.height <= rect.height + 0.5 })
  }
}
