import CoreGraphics

extension SVGPage {
  @inline(never)
  mutating func write(_ text: DrawText) {
    guard text.isVisible else { return }
    writeWaiting()
    let lines = text.lines ?? text.estimatedLines
    for index in lines.indices { write(lines[index], of: text, isMeasured: text.lines != nil) }
  }

  private mutating func write(_ line: DrawText.Line, of text: DrawText, isMeasured: Bool) {
    let traits = TextTraits(line.text)
    guard traits.length > 0 else { return }
    if traits.mayJoin { scripts.note(line.text) }
    body.write("<text")
    writePlace(of: line, in: text)
    if isMeasured, line.width > 0, traits.length > 1 {
      body.attribute(" textLength=\"", hundredths: line.width)
      // Space between joined letters would tear them apart.
      if traits.mayJoin { body.write(" lengthAdjust=\"spacingAndGlyphs\"") }
    }
    if traits.hasSpaceToKeep { body.write(" xml:space=\"preserve\"") }
    writeStyle(text.style)
    body.write(">")
    if traits.isPlain, line.spans.isEmpty {
      body.write(verbatim: line.text)
    } else {
      writeCharacters(of: line, in: text.style)
    }
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
    write(point)
    if isReversed { body.write(" direction=\"rtl\"") }
  }

  // The labels of a cell stand where those of the cell before stood.
  private mutating func write(_ point: CGPoint) {
    if !isInDefinition, let known = knownPlaces.slice(of: point) { return body.writeAgain(known) }
    let start = body.count
    body.attribute(" x=\"", hundredths: point.x)
    body.attribute(" y=\"", hundredths: point.y)
    if !isInDefinition { knownPlaces.note(point, start..<body.count) }
  }

  private mutating func writeStyle(_ style: TextStyle) {
    let plain = mayShare ? SVGPlainStyle(style) : nil
    if let plain, writesAgain(plain) { return }
    let start = body.count
    if !style.isOrdinary { writeFace(of: style, inheriting: nil) }
    let middle = body.count
    body.attribute(" font-size=\"", style.font.size)
    write(style.color, as: .fill)
    writeClasses()
    guard mayShare else { return }
    let paint = middle..<body.count
    let look = sharedText.note(style, in: paint)
    guard let plain, knownStyles.count < SVGKnownStyle.limit else { return }
    knownStyles.append(
      SVGKnownStyle(style: plain, face: start..<middle, paint: paint, look: look))
  }

  /// Writes the attributes that a text had before, where one had this style.
  private mutating func writesAgain(_ style: SVGPlainStyle) -> Bool {
    for index in knownStyles.indices where knownStyles[index].style == style {
      let known = knownStyles[index]
      body.writeAgain(known.face)
      if let look = known.look { sharedText.note(look, at: body.count) }
      body.writeAgain(known.paint)
      return true
    }
    return false
  }

  /// The attributes in which the style differs from that of the text around it.
  private mutating func writeSpanStyle(_ style: TextStyle, inheriting base: TextStyle) {
    writeFace(of: style, inheriting: base)
    if style.font.size != base.font.size { body.attribute(" font-size=\"", style.font.size) }
    if style.color != base.color { write(style.color, as: .fill) }
    writeClasses()
  }

  /// All of a style but its size and colour.
  private mutating func writeFace(of style: TextStyle, inheriting base: TextStyle?) {
    let font = style.font
    if font.family != base?.font.family ?? .system {
      var stack = SVGBuffer()
      writeStack(for: font.family, to: &stack)
      body.write(" font-family=\"")
      body.write(stack)
      body.write("\"")
    }
    if font.weight != base?.font.weight ?? 400 {
      body.write(" font-weight=\"")
      body.write(font.weight)
      body.write("\"")
    }
    if font.isItalic != base?.font.isItalic ?? false {
      body.write(font.isItalic ? " font-style=\"italic\"" : " font-style=\"normal\"")
    }
    writeDetails(of: style, inheriting: base)
  }

  private mutating func writeDetails(of style: TextStyle, inheriting base: TextStyle?) {
    if style.kern != base?.kern ?? 0 { body.attribute(" letter-spacing=\"", style.kern) }
    if style.isUnderlined != base?.isUnderlined ?? false
      || style.isStruckThrough != base?.isStruckThrough ?? false
    {
      body.write(style.decoration)
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

  private mutating func writeCharacters(of line: DrawText.Line, in style: TextStyle) {
    guard !line.spans.isEmpty else { return body.write(escaping: line.text) }
    let bytes = Array(line.text.utf8)
    var position = 0
    func characters(_ range: Range<Int>) -> String {
      String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
    for span in line.spans {
      let whole = line.text.wholeCharacters(span.range)
      let range = max(whole.lowerBound, position)..<max(whole.upperBound, position)
      body.write(escaping: characters(position..<range.lowerBound))
      body.write("<tspan")
      writeSpanStyle(span.style, inheriting: style)
      body.write(">")
      body.write(escaping: characters(range))
      body.write("</tspan>")
      position = range.upperBound
    }
    if position < bytes.count { body.write(escaping: characters(position..<bytes.count)) }
  }
}

/// The traits of a line that its bytes show.
private struct TextTraits {
  var length = 0
  /// Whether there is nothing in it that XML takes for itself or may not take at all.
  var isPlain = true
  /// Every script that joins its letters stands behind U+0580.
  var mayJoin = false
  /// A reader makes one space of several, and none of those at the ends, unless told not to.
  var hasSpaceToKeep = false

  init(_ text: String) {
    let space = UInt8(ascii: " ")
    var previous = space
    let bytes = text.utf8Span.span
    length = bytes.count
    for index in bytes.indices {
      let byte = bytes[index]
      if !SVGBuffer.isPlain(byte) {
        isPlain = false
        if byte >= 0xD6 { mayJoin = true }
      }
      if byte < space || byte == space && previous == space { hasSpaceToKeep = true }
      previous = byte
    }
    if previous == space { hasSpaceToKeep = true }
  }
}

extension TextStyle {
  /// Whether the style is what a reader takes anyway, but for its size and colour.
  fileprivate var isOrdinary: Bool {
    guard case .system = font.family else { return false }
    return font.weight == 400 && !font.isItalic && !font.hasTabularFigures && kern == 0
      && !isUnderlined && !isStruckThrough
  }

  fileprivate var decoration: StaticString {
    switch (isUnderlined, isStruckThrough) {
    case (false, false): " text-decoration=\"none\""
    case (true, false): " text-decoration=\"underline\""
    case (false, true): " text-decoration=\"line-through\""
    case (true, true): " text-decoration=\"underline line-through\""
    }
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
