extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
  }
}

/// The text of a field with its placeholder.
@MainActor struct FieldText {
  static let standardFont = UIFont.systemFont(ofSize: 17)

  var string = ""
  var attributed: NSAttributedString?
  var placeholder: String?
  var attributedPlaceholder: NSAttributedString?
  var font = FieldText.standardFont
  var color = UIColor.label
  var kern: CGFloat = 0

  /// The text takes the look of the field again.
  mutating func replace(with string: String?) {
    (self.string, attributed) = (string ?? "", nil)
  }

  var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    if kern != 0 { result[.kern] = kern }
    return result
  }

  var attributedString: NSAttributedString {
    attributed ?? NSAttributedString(string: string, attributes: attributes)
  }

  /// A disc with a cross.
  static let clearGlyph = UIGraphicsImageRenderer(size: CGSize(width: 19, height: 19)).image { _ in
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
}
