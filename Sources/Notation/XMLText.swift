/// Text of XML 1.0 and SVG: in an element, or between double quotation marks.
package struct XMLText: OutgoingText {
  package let text: String

  package init(verbatim text: String) { self.text = text }

  /// A reader gets the value back; what XML cannot say becomes U+FFFD.
  package static func append(_ value: String, to text: inout String) {
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      default: text.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
  }

  /// The value of text that `append` has written.
  package static func plain(_ written: some StringProtocol) -> String {
    let spaces = ["&#9;", "&#10;", "&#13;"].map { ($0, " ") }
    // Last of all, so that nothing is read twice.
    return
      ([("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\"")] + spaces + [("&amp;", "&")])
      .reduce(String(written)) { $0.replacing($1.0, with: $1.1) }
  }

  /// The characters of XML 1.0, section 2.2, without the C1 controls that it discourages.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD: true
    case 0x10000...0x10FFFF: scalar.value & 0xFFFE != 0xFFFE
    default: false
    }
  }
}

extension XMLText {
  /// Values within an element: JSON that has none of the signs of markup.
  package init(json: JSONText) {
    text = json.compact.replacing("<", with: "\\u003c").replacing("&", with: "\\u0026")
      .replacing(">", with: "\\u003e")
  }
}
