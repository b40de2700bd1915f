import CoreGraphics
import Notation

/// Words with one space between two, those that are nil left out.
func phrase(_ words: [String?]) -> String {
  words.compactMap { $0 }.joined(separator: " ")
}

extension CGRect {
  var words: String { NumberText.text([origin.x, origin.y, size.width, size.height]) }
}

extension CGPoint {
  var words: String { NumberText.text([x, y]) }
}

extension DrawGroup {
  var words: String {
    phrase([
      "group", element?.words, transform.words,
      opacity == 1 ? nil : "opacity \(NumberText.text(opacity))",
    ])
  }
}

extension ElementMark {
  var words: String {
    let name = QuotedText.isBare(id) ? id : QuotedText.quoted(id)
    return phrase([name, title.map(QuotedText.quoted)])
  }
}

extension DrawShape {
  var words: String {
    phrase([geometry.words, fill.map { "fill \($0.words)" }, stroke?.words])
  }
}

extension DrawText {
  var words: String {
    phrase(["text", QuotedText.quoted(string), "in", frame.words, style.words, placement.words])
  }
}

extension DrawText.Span {
  var words: String { "span \(range.lowerBound)..<\(range.upperBound) \(style.words)" }
}

extension DrawText.Line {
  var words: String {
    "line \(QuotedText.quoted(text)) at \(origin.words) width \(NumberText.text(width))"
  }
}

extension TextStyle {
  var words: String {
    phrase([
      font.words, "color \(color.words)", kern == 0 ? nil : "kern \(NumberText.text(kern))",
      baselineOffset == 0 ? nil : "lifted \(NumberText.text(baselineOffset))",
      isUnderlined ? "underlined" : nil, isStruckThrough ? "struck" : nil,
    ])
  }
}

extension FontRequest {
  var words: String {
    phrase([
      family.words, NumberText.text(size), weight == 400 ? nil : "weight \(weight)",
      isItalic ? "italic" : nil, hasTabularFigures ? "tabular" : nil,
    ])
  }
}

extension FontRequest.Family {
  var words: String {
    switch self {
    case .system: "system"
    case .monospaced: "monospaced"
    case .rounded: "rounded"
    case .serif: "serif"
    case .display: "display"
    case .named(let name): QuotedText.quoted(name)
    }
  }
}

extension TextPlacement {
  var words: String? {
    let words = phrase([
      alignment == .left ? nil : alignment.rawValue,
      vertical == .top ? nil : "vertical \(vertical.rawValue)",
      lineLimit == 0 ? nil : "limit \(lineLimit)",
      lineBreak == .words ? nil : "break \(lineBreak.rawValue)",
      direction == .leftToRight ? nil : direction.rawValue,
      lineSpacing == 0 ? nil : "spacing \(NumberText.text(lineSpacing))",
      lineHeight == 0 ? nil : "height \(NumberText.text(lineHeight))",
      minimumScale == 1 ? nil : "shrinks \(NumberText.text(minimumScale))",
    ])
    return words.isEmpty ? nil : words
  }
}

extension DrawImage {
  var words: String {
    phrase([
      "image", source.words, "in", frame.words, contentMode.words,
      tint.map { "tint \($0.words)" }, isPixelated ? "pixelated" : nil,
    ])
  }
}

extension DrawImage.ContentMode {
  var words: String? {
    switch self {
    case .fill: nil
    case .aspectFit: "fit"
    case .aspectFill: "cover"
    case .natural(let alignment): "natural \(alignment.words)"
    }
  }
}

extension ImageSource {
  var words: String {
    let digits = String(hash, radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    let size = "\(NumberText.text(naturalSize.width))x\(NumberText.text(naturalSize.height))"
    return "\(format?.rawValue ?? "unknown") \(size) \(padding)\(digits)"
  }
}
