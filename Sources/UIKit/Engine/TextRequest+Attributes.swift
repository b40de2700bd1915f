extension TextRequest {
  init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
    let font = attributes?[.font] as? UIFont ?? UIFont.fallback
    self.init([TextRun(string, font: font, kern: Self.kern(in: attributes))])
    adopt(attributes?[.paragraphStyle] as? NSParagraphStyle)
  }

  init(_ string: NSAttributedString, font: UIFont = .fallback) {
    let (text, runs) = (string.string as NSString, string.runs)
    self.init(
      runs.map { attributes, range in
        TextRun(
          text.substring(with: range), font: attributes[.font] as? UIFont ?? font,
          kern: Self.kern(in: attributes))
      })
    // Differs from UIKit: the first paragraph's style holds for all of the text.
    adopt(runs.first?.attributes[.paragraphStyle] as? NSParagraphStyle)
  }

  private mutating func adopt(_ style: NSParagraphStyle?) {
    guard let style else { return }
    paragraph = style.values
    lineBreakMode = style.lineBreakMode
  }

  private static func kern(in attributes: [NSAttributedString.Key: Any]?) -> CGFloat {
    number(attributes?[.kern] ?? attributes?[.tracking])
  }

  /// A number in whichever type it came; 0 for anything else.
  static func number(_ value: Any?) -> CGFloat {
    if let number = value as? CGFloat { return number }
    if let number = value as? Int { return CGFloat(number) }
    return CGFloat((value as? NSNumber)?.doubleValue ?? 0)
  }
}
