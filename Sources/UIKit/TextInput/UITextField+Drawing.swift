extension UITextField {
  var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Places

  /// The room between the border and the text.
  private var inset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  var fittingSize: CGSize {
    let text = hasText ? textDrawing : hintDrawing
    let size = CurrentTextEngine.current.layOut(text.request).size
    let scale = UITraitCollection.scale(of: traitCollection)
    let sides = [leftViewRect(forBounds: bounds), rightViewRect(forBounds: bounds)]
      .reduce(CGFloat(0)) { $0 + $1.width }
    let clear: CGFloat = isClearButtonShown ? 24 : 0
    // A line of the standard font is 22 points high in a field without a border, and 34 in one with round corners.
    let line = max(shownText.font.lineHeight, size.height) + 1.5
    let border: CGFloat = borderStyle == .roundedRect ? 12 : borderStyle == .none ? 0 : 5
    return CGSize(
      width: (size.width + 2 * inset + sides + clear).roundedUp(toScale: scale),
      height: (line + border).rounded())
  }

  func sideRect(of view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    let own = view.bounds.size
    let size = own == .zero ? view.intrinsicContentSize : own
    let x = atLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle at the other side, where one reads from the right.
  func turned(_ rect: CGRect) -> CGRect {
    isReversed ? rect.offsetBy(dx: bounds.minX + bounds.maxX - rect.minX - rect.maxX, dy: 0) : rect
  }

  func roomForText(in bounds: CGRect) -> CGRect {
    let (left, right) = (leftViewRect(forBounds: bounds), rightViewRect(forBounds: bounds))
    let clear: CGFloat = isClearButtonShown ? clearButtonRect(forBounds: bounds).width + 5 : 0
    let start = left.width > 0 ? left.width + 2 : inset
    let end = max(right.width > 0 ? right.width + 2 : inset, clear)
    return bounds.inset(
      by: NSDirectionalEdgeInsets(top: 0, leading: start, bottom: 0, trailing: end)
        .resolved(for: effectiveUserInterfaceLayoutDirection))
  }

  // MARK: Drawing

  func drawBorder() {
    let box = borderRect(forBounds: bounds)
    // The background of a disabled field is only looked at where there is another one, as documented.
    if let background, borderStyle != .roundedRect {
      let image = isEnabled ? background : disabledBackground ?? background
      return image.draw(in: box)
    }
    switch borderStyle {
    case .none: break
    case .line:
      UIColor.label.setStroke()
      outline(box.insetBy(dx: 0.5, dy: 0.5), width: 1)
    case .bezel:
      UIColor.separator.setStroke()
      outline(box.insetBy(dx: 1, dy: 1), width: 2)
    case .roundedRect:
      let path = UIBezierPath(roundedRect: box.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 5)
      (isEnabled ? UIColor.fieldBackground : .tertiarySystemFill).setFill()
      path.fill()
      UIColor.systemGray4.setStroke()
      path.lineWidth = 0.5
      path.stroke()
    }
  }

  /// A disc with a cross, for the traits of the field.
  var clearGlyph: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = UITraitCollection.scale(of: traitCollection)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 19, height: 19), format: format)
    var image = UIImage()
    traitCollection.performAsCurrent { image = renderer.image { _ in Self.drawCross() } }
    return image
  }

  private static func drawCross() {
    UIColor.tertiaryLabel.setFill()
    UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 16, height: 16)).fill()
    UIColor.systemBackground.setStroke()
    let cross = UIBezierPath()
    cross.move(to: CGPoint(x: 6.75, y: 6.75))
    cross.addLine(to: CGPoint(x: 12.25, y: 12.25))
    cross.move(to: CGPoint(x: 12.25, y: 6.75))
    cross.addLine(to: CGPoint(x: 6.75, y: 12.25))
    cross.lineWidth = 1.5
    cross.lineCapStyle = .round
    cross.stroke()
  }

  private func outline(_ box: CGRect, width: CGFloat) {
    let path = UIBezierPath(rect: box)
    path.lineWidth = width
    path.stroke()
  }

  func drawContent(in rect: CGRect) {
    var drawing = textDrawing
    drawing.color = (isEnabled ? shownText.color : shownText.color.faded(by: 0.5)).cgColor
    drawing.fontScale = scale(of: drawing, in: rect)
    show(drawing, in: rect)
  }

  func drawHint(in rect: CGRect) {
    var drawing = hintDrawing
    drawing.color = UIColor.placeholderText.cgColor
    show(drawing, in: rect)
  }

  private func show(_ drawing: TextDrawing, in rect: CGRect) {
    var drawing = drawing
    drawing.alignment = textAlignment
    drawing.isRightToLeft = isReversed
    drawing.isVerticallyCentered = contentVerticalAlignment == .center
    drawing.pixelScale = UITraitCollection.scale(of: traitCollection)
    var box = rect
    if contentVerticalAlignment == .bottom {
      let height = CurrentTextEngine.current.layOut(drawing.request).size.height
      box.origin.y = rect.maxY - height
      box.size.height = height
    }
    drawing.draw(in: box, width: box.width)
  }

  private func scale(of drawing: TextDrawing, in rect: CGRect) -> CGFloat {
    guard adjustsFontSizeToFitWidth else { return 1 }
    let width = CurrentTextEngine.current.layOut(drawing.request).size.width
    guard width > rect.width, rect.width > 0 else { return 1 }
    return max(rect.width / width, min(minimumFontSize / shownText.font.pointSize, 1))
  }

  private var textDrawing: TextDrawing {
    let text = shownText
    let shown = isSecureTextEntry ? String(repeating: "•", count: text.string.count) : text.string
    var drawing: TextDrawing
    if let attributed = text.attributed, !isSecureTextEntry {
      drawing = TextDrawing(attributed, font: text.font)
    } else {
      drawing = plainDrawing(of: shown)
    }
    return drawing.onOneLine
  }

  private var hintDrawing: TextDrawing {
    let text = shownText
    let drawing =
      text.attributedPlaceholder.map { TextDrawing($0, font: text.font) }
      ?? plainDrawing(of: text.placeholder ?? "")
    return drawing.onOneLine
  }

  private func plainDrawing(of string: String) -> TextDrawing {
    let run = TextRun(string, font: shownText.font, kern: shownText.kern)
    return TextDrawing(TextRequest([run]), styles: [TextStyle()])
  }
}

extension TextDrawing {
  fileprivate var onOneLine: TextDrawing {
    var result = self
    result.request.lineLimit = 1
    result.request.lineBreakMode = .byTruncatingTail
    return result
  }
}

extension UIColor {
  /// White on a light page, black on a dark one.
  fileprivate static let fieldBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .black : .white
  }
}
