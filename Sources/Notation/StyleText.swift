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
