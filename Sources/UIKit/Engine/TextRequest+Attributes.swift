extension TextRequest {
  /// The font that UIKit draws strings in that name none.
  static let fallbackFont = UIFont(face: FontFace(design: .family("Helvetica")), size: 12)

  init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
    let font = attributes?[.font] as? UIFont ?? Self.fallbackFont
    self.init([TextRun(string, font: font, kern: Self.kern(in: attributes))])
    adopt(attributes?[.paragraphStyle] as? NSParagraphStyle)
  }

  init(_ string: NSAttributedString, font: UIFont = fallbackFont) {
    var runs: [TextRun] = []
    let whole = NSRange(location: 0, length: string.length)
    let text = string.string as NSString
    unsafe string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      runs.append(
        TextRun(
          text.substring(with: range), font: attributes[.font] as? UIFont ?? font,
          kern: Self.kern(in: attributes)))
    }
    self.init(runs)
    guard string.length > 0 else { return }
    // Differs from UIKit: the first paragraph's style holds for all of the text.
    unsafe adopt(string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
  }

  private mutating func adopt(_ style: NSParagraphStyle?) {
    guard let style else { return }
    paragraph = style.values
    lineBreakMode = style.lineBreakMode
  }

  private static func kern(in attributes: [NSAttributedString.Key: Any]?) -> CGFloat {
    guard let value = attributes?[.kern] ?? attributes?[.tracking] else { return 0 }
    if let number = value as? CGFloat { return number }
    if let number = value as? Int { return CGFloat(number) }
    return CGFloat((value as? NSNumber)?.doubleValue ?? 0)
  }
}
