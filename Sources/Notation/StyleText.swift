/// Text of CSS.
package enum StyleText {
  /// A string between apostrophes, which nothing in it ends: neither the string nor the `style` element.
  package static func quoted(_ value: String) -> String {
    var text = "'"
    for scalar in value.unicodeScalars {
      switch scalar {
      case "'", "\"", "\\", "<", ">", "&": text += escape(scalar)
      default: text += scalar.isHidden ? escape(scalar) : String(scalar)
      }
    }
    return text + "'"
  }

  /// The space ends the number.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    scalar == "\0" ? "\u{FFFD}" : "\\\(String(scalar.value, radix: 16)) "
  }
}

/// Text of JavaScript.
package enum ScriptText {
  /// Comments and indentation are for those who read the source: a page goes without.
  package static func short(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.filter { !$0.hasPrefix("//") && !($0.hasPrefix("/**") && $0.hasSuffix("*/")) }
      .joined(separator: "\n")
  }

  /// A string between apostrophes, in a file of its own or in an element of a page.
  package static func quoted(_ value: String) -> String {
    var text = "'"
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "'": text += "\\'"
      case "<", ">", "&", "\"": text += QuotedText.hexadecimal(scalar)
      default: text += scalar.isHidden ? QuotedText.hexadecimal(scalar) : String(scalar)
      }
    }
    return text + "'"
  }
}
