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
    tighten(&drawing, in: rect)
    let rect = rect.offsetBy(dx: 0, dy: rise(of: drawing, in: rect))
    drawShadow(of: drawing, in: rect)
    if isHighlighted, highlightedTextColor != nil {
      drawing = drawing.recolored(shownTextColor.cgColor)
    }
    drawing.draw(in: rect, width: rect.width)
  }

  /// Letters stand up to a twentieth of their size closer where that spares the text from being cut.
  private func tighten(_ drawing: inout TextDrawing, in rect: CGRect) {
    guard allowsDefaultTighteningForTruncation, numberOfLines == 1, drawing.fontScale == 1 else {
      return
    }
    var whole = drawing.request
    (whole.width, whole.lineLimit) = (.infinity, 1)
    let excess = CurrentTextEngine.current.layOut(whole).size.width - rect.width
    let letters = whole.runs.reduce(0) { $0 + $1.text.count } - 1
    let most = (whole.runs.map(\.font.pointSize).min() ?? 0) / 20
    guard excess > 0, letters > 0, excess <= most * CGFloat(letters) else { return }
    let kern = (excess + TextDrawing.roundingRoom) / CGFloat(letters)
    drawing.request.runs = whole.runs.map { run in
      TextRun(run.text, font: run.font, kern: run.kern - kern)
    }
  }

  /// A text that was made smaller stands in the middle of its height, else on the line of its whole size, or at the
  /// upper edge, as the label says.
  private func rise(of drawing: TextDrawing, in rect: CGRect) -> CGFloat {
    let scale = drawing.fontScale
    guard scale < 1, baselineAdjustment != .alignCenters else { return 0 }
    var whole = drawing.request
    (whole.width, whole.lineLimit) = (.infinity, 1)
    let layout = CurrentTextEngine.current.layOut(whole)
    let height = layout.size.height
    guard baselineAdjustment == .alignBaselines else { return -(rect.height - height * scale) / 2 }
    return (1 - scale) * ((layout.lines.first?.baseline ?? 0) - height / 2)
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
