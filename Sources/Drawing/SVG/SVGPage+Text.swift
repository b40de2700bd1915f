import CoreGraphics

extension SVGPage {
  mutating func write(_ text: DrawText) {
    let isMeasured = text.lines != nil
    for line in text.lines ?? text.estimatedLines where !line.text.isEmpty {
      write(line, of: text, isMeasured: isMeasured)
    }
  }

  private mutating func write(_ line: DrawText.Line, of text: DrawText, isMeasured: Bool) {
    body.write("<text")
    writePlace(of: line, in: text)
    if isMeasured, line.width > 0, line.text.utf8.count > 1 { writeLength(of: line) }
    writeStyle(text.style, inheriting: nil)
    writeSpace(line.text)
    writeClasses()
    body.write(">")
    writeCharacters(of: line, in: text.style)
    body.write("</text>\n")
  }

  // The text hangs on the point that its alignment names: where a reader's font is wider or narrower than the
  // measured one, the text still stands where it should.
  private mutating func writePlace(of line: DrawText.Line, in text: DrawText) {
    let isReversed = text.placement.direction == .rightToLeft
    var point = line.origin
    point.y -= text.style.baselineOffset
    switch text.placement.alignment {
    case .left: if isReversed { body.write(" text-anchor=\"end\"") }
    case .justified:
      // Text that runs to the left starts on the right.
      if isReversed { point.x += line.width }
    case .center:
      body.write(" text-anchor=\"middle\"")
      point.x += line.width / 2
    case .right:
      if !isReversed { body.write(" text-anchor=\"end\"") }
      point.x += line.width
    }
    if let projection {
      let middle = CGPoint(x: line.origin.x + line.width / 2, y: line.origin.y)
      write(" transform=\"", PlaneTransform(projection.affine(near: middle)))
    }
    body.attribute(" x=\"", point.x)
    body.attribute(" y=\"", point.y)
    if isReversed { body.write(" direction=\"rtl\"") }
  }

  private mutating func writeLength(of line: DrawText.Line) {
    body.attribute(" textLength=\"", line.width)
    // Space between joined letters would tear them apart; every script that joins them stands behind U+0580.
    let mayJoin = line.text.utf8.contains { $0 >= 0xD6 }
    if mayJoin { body.write(" lengthAdjust=\"spacingAndGlyphs\"") }
  }

  /// The attributes in which the style differs from the one around it.
  private mutating func writeStyle(_ style: TextStyle, inheriting base: TextStyle?) {
    let font = style.font
    if font.family != base?.font.family ?? .system {
      body.write(" font-family=\"")
      body.write(escaping: SVGFonts.stack(for: font.family))
      body.write("\"")
    }
    if font.size != base?.font.size { body.attribute(" font-size=\"", font.size) }
    if font.weight != base?.font.weight ?? 400 {
      body.write(" font-weight=\"")
      body.write(font.weight)
      body.write("\"")
    }
    if font.isItalic != base?.font.isItalic ?? false {
      body.write(font.isItalic ? " font-style=\"italic\"" : " font-style=\"normal\"")
    }
    writeDetails(of: style, inheriting: base)
    if style.color != base?.color { write(style.color, as: .fill) }
  }

  private mutating func writeDetails(of style: TextStyle, inheriting base: TextStyle?) {
    if style.kern != base?.kern ?? 0 { body.attribute(" letter-spacing=\"", style.kern) }
    if style.isUnderlined != base?.isUnderlined ?? false
      || style.isStruckThrough != base?.isStruckThrough ?? false
    {
      let names = [
        style.isUnderlined ? "underline" : nil, style.isStruckThrough ? "line-through" : nil,
      ].compactMap { $0 }
      body.write(" text-decoration=\"")
      body.write(names.isEmpty ? "none" : names.joined(separator: " "))
      body.write("\"")
    }
    if let base, style.baselineOffset != base.baselineOffset {
      body.attribute(" baseline-shift=\"", style.baselineOffset - base.baselineOffset)
    }
    if style.font.hasTabularFigures != base?.font.hasTabularFigures ?? false {
      body.write(
        style.font.hasTabularFigures
          ? " style=\"font-variant-numeric:tabular-nums\""
          : " style=\"font-variant-numeric:normal\"")
    }
  }

  /// A reader makes one space of several, and none of those at the ends, unless told not to.
  private mutating func writeSpace(_ text: String) {
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if byte < 0x20 || isSpace && previous == byte { return body.write(" xml:space=\"preserve\"") }
      previous = byte
    }
    if previous == UInt8(ascii: " ") { body.write(" xml:space=\"preserve\"") }
  }

  private mutating func writeCharacters(of line: DrawText.Line, in style: TextStyle) {
    guard !line.spans.isEmpty else { return body.write(escaping: line.text) }
    let bytes = Array(line.text.utf8)
    var position = 0
    func characters(_ range: Range<Int>) -> String {
      String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
    for span in line.spans {
      let range = max(span.range.lowerBound, position)..<max(span.range.upperBound, position)
      body.write(escaping: characters(position..<range.lowerBound))
      body.write("<tspan")
      writeStyle(span.style, inheriting: style)
      writeClasses()
      body.write(">")
      body.write(escaping: characters(range))
      body.write("</tspan>")
      position = range.upperBound
    }
    if position < bytes.count { body.write(escaping: characters(position..<bytes.count)) }
  }
}

extension DrawText {
  /// The lines as they stand in the text, for a text that no engine has measured: nothing is known of their
  /// widths, so they hang on the edge, or the middle, that their alignment names.
  var estimatedLines: [Line] {
    let pieces = string.split(whereSeparator: \.isNewline).map(String.init)
    let shown = placement.lineLimit > 0 ? Array(pieces.prefix(placement.lineLimit)) : pieces
    let height = placement.lineHeight > 0 ? placement.lineHeight : style.font.size * 1.2
    let step = height + placement.lineSpacing
    let total = step * CGFloat(shown.count) - placement.lineSpacing
    let room = frame.height - total
    let top: CGFloat =
      switch placement.vertical {
      case .top: 0
      case .center: room / 2
      case .bottom: room
      }
    let left: CGFloat =
      switch placement.alignment {
      case .left, .justified: 0
      case .center: frame.width / 2
      case .right: frame.width
      }
    return shown.enumerated().map { index, text in
      let baseline = top + CGFloat(index) * step + (height + style.font.size * 0.72) / 2
      return Line(
        text, at: CGPoint(x: frame.minX + left, y: frame.minY + baseline), width: 0)
    }
  }
}
