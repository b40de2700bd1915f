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

  /// The look of the field becomes that of the first character.
  mutating func replace(with text: NSAttributedString?) {
    (string, attributed) = (text?.string ?? "", text?.copy() as? NSAttributedString)
    let first = text?.firstAttributes ?? [:]
    font = first[.font] as? UIFont ?? font
    color = first[.foregroundColor] as? UIColor ?? color
  }

  var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    if kern != 0 { result[.kern] = kern }
    return result
  }

  var attributedString: NSAttributedString {
    attributed ?? NSAttributedString(string: string, attributes: attributes)
  }
}
