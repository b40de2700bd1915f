/// Draws a text into the current context: lays it out with the engine that measures, and records what came
/// out.
package struct TextDrawing {
  package var request: TextRequest
  /// How each run of the request looks.
  package var styles: [TextStyle]
  /// For characters that name none.
  package var color = CGColor.black
  package var alignment = NSTextAlignment.natural
  /// The direction of the surroundings, for text that has none of its own.
  package var isRightToLeft = false
  package var isVerticallyCentered = false
  /// The part of their size that all characters are drawn in.
  package var fontScale: CGFloat = 1
  /// Lines begin at whole pixels of this scale; zero puts them anywhere.
  package var pixelScale: CGFloat = 0

  package init(_ string: NSAttributedString, font: UIFont = .fallback) {
    self.init(TextRequest(string, font: font), styles: TextStyle.all(of: string))
    alignment = request.paragraph.alignment
  }

  /// Without an attributed string: on Linux each of them keeps its memory for ever.
  package init(_ request: TextRequest, styles: [TextStyle]) {
    self.request = request
    self.styles = styles
  }

  /// The same text with all characters in one colour.
  func recolored(_ color: CGColor) -> TextDrawing {
    var result = self
    for index in result.styles.indices { result.styles[index].color = color }
    return result
  }

  var firstAscender: CGFloat { request.runs.first?.font.ascender ?? 0 }

  func draw(in rect: CGRect, width: CGFloat) {
    guard request.runs.contains(where: { !$0.text.isEmpty }),
      let context = UIGraphicsGetCurrentContext()
    else { return }
    let text = recorded(in: rect, width: width)
    guard let shadow = styles.lazy.compactMap(\.shadow).first else {
      return context.record(.text(text))
    }
    context.saveGState()
    context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    context.record(.text(text))
    context.restoreGState()
  }

  /// Smaller letters are rounded otherwise, and text that was made to fit must not be cut for it.
  package static let roundingRoom: CGFloat = 0.25

  package func recorded(in rect: CGRect, width: CGFloat) -> RecordedText {
    var request = request
    request.width = width
    if fontScale != 1 {
      request.width += Self.roundingRoom
      request.runs = request.runs.map { run in
        TextRun(run.text, font: run.font.withSize(run.font.pointSize * fontScale), kern: run.kern)
      }
    }
    let layout = CurrentTextEngine.current.layOut(request)
    var text = RecordedText(runs(of: request), in: rect)
    text.alignment = recordedAlignment
    text.isRightToLeft = isReversed
    text.isVerticallyCentered = isVerticallyCentered
    text.lineLimit = request.lineLimit
    text.lineBreak = RecordedText.LineBreak(request.lineBreakMode)
    text.lineSpacing = request.paragraph.lineSpacing
    text.lineHeight = request.paragraph.minimumLineHeight
    text.lines = lines(of: layout, in: rect)
    return text
  }

  // MARK: Lines

  private func lines(of layout: TextLayout, in rect: CGRect) -> [RecordedText.Line] {
    let room = rect.height - layout.size.height
    var top = rect.minY + (isVerticallyCentered ? room / 2 : 0)
    if pixelScale > 0 { top = (top * pixelScale).rounded() / pixelScale }
    return layout.lines.map { line in
      RecordedText.Line(
        line.text, range: line.range,
        at: CGPoint(x: left(of: line, in: rect), y: top + line.baseline), width: line.width)
    }
  }

  private func left(of line: TextLine, in rect: CGRect) -> CGFloat {
    switch recordedAlignment {
    case .left, .justified: rect.minX + line.indent
    case .center: rect.minX + (rect.width - line.width) / 2
    case .right: rect.maxX - line.width - line.indent
    }
  }

  private var recordedAlignment: RecordedText.Alignment {
    switch alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: isReversed ? .right : .left
    }
  }

  /// Whether reading begins on the right, as the first letter with a direction says.
  private var isReversed: Bool {
    for run in request.runs {
      for scalar in run.text.unicodeScalars {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
          return true
        default: if scalar.properties.isAlphabetic { return false }
        }
      }
    }
    return isRightToLeft
  }

  // MARK: Runs

  private func runs(of request: TextRequest) -> [RecordedText.Run] {
    zip(request.runs, styles).map { source, style in
      var run = RecordedText.Run(source)
      run.color = style.color ?? color
      run.isUnderlined = style.isUnderlined
      run.isStruckThrough = style.isStruckThrough
      run.baselineOffset = style.baselineOffset
      return run
    }
  }
}

/// The part of a run's look that its measures do not depend on.
package struct TextStyle {
  package var color: CGColor?
  package var isUnderlined = false
  package var isStruckThrough = false
  package var baselineOffset: CGFloat = 0
  /// Of a text, the first shadow counts for all of it.
  package var shadow: Shadow?

  package struct Shadow {
    package var offset: CGSize
    package var blur: CGFloat
    package var color: CGColor
  }

  package init() {}

  fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
    color = (attributes[.foregroundColor] as? UIColor)?.cgColor
    isUnderlined = Self.isSet(attributes[.underlineStyle])
    isStruckThrough = Self.isSet(attributes[.strikethroughStyle])
    baselineOffset = TextRequest.number(attributes[.baselineOffset])
    if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.drawnColor {
      self.shadow = Shadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color)
    }
  }

  /// One for each run of equal attributes.
  fileprivate static func all(of string: NSAttributedString) -> [TextStyle] {
    string.runs.map { TextStyle($0.attributes) }
  }

  private static func isSet(_ value: Any?) -> Bool {
    if let style = value as? NSUnderlineStyle { return style.rawValue != 0 }
    return TextRequest.number(value) != 0
  }
}

extension RecordedText.Run {
  /// A run in black, with nothing below or through it.
  package init(_ run: TextRun) {
    let face = run.font.face
    self.init(run.text, size: run.font.pointSize, color: .black)
    design = RecordedText.Design(face.design)
    weight = face.weight.cssWeight
    isItalic = face.isItalic
    hasTabularFigures = face.hasMonospacedDigits
    kern = run.kern
  }
}

extension RecordedText.Design {
  fileprivate init(_ design: FontFace.Design) {
    switch design {
    case .standard: self = .system
    case .monospaced: self = .monospaced
    case .rounded: self = .rounded
    case .serif: self = .serif
    case .family(let name): self = .family(name)
    }
  }
}

extension RecordedText.LineBreak {
  package init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .words
    case .byCharWrapping: self = .characters
    case .byClipping: self = .clip
    case .byTruncatingHead: self = .head
    case .byTruncatingTail: self = .tail
    case .byTruncatingMiddle: self = .middle
    }
  }
}

extension UIFont {
  /// The font that UIKit draws strings in that name none.
  package static let fallback = UIFont(face: FontFace(design: .family("Helvetica")), size: 12)
}

extension UIFont.Weight {
  /// The nearest of the nine weights of CSS.
  var cssWeight: Int {
    let known: [(UIFont.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ]
    let nearest = known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
    return nearest?.1 ?? 400
  }
}
