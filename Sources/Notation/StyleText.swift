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
  /// Comments, indentation and most ends of lines are for those who read the source: a page goes without.
  package static func short(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.hasPrefix("//") && !($0.hasPrefix("/**") && $0.hasSuffix("*/")) }
    return lines.reduce(into: "") { text, line in
      if let last = text.utf8.last, !endings.contains(last) { text += "\n" }
      text += line
    }
  }

  /// Behind these, the end of a line says nothing.
  private static let endings = Set(";{,".utf8)

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
