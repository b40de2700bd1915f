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

  /// Indentation and most ends of lines are for those who read the source: a page goes without.
  package static func short(_ text: String) -> String {
    ScriptText.joined(text, behind: Set("{};,".utf8), before: [])
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
    joined(text, behind: endings, before: beginnings)
  }

  /// Behind these, and before those, the end of a line says nothing.
  private static let endings = Set(";{,([=?:&|".utf8)
  private static let beginnings = Set("}]).,;?:&|".utf8)

  /// The lines without those ends that nobody needs.
  fileprivate static func joined(
    _ text: String, behind endings: Set<UInt8>, before beginnings: Set<UInt8>
  ) -> String {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { !$0.hasPrefix("//") && !($0.hasPrefix("/**") && $0.hasSuffix("*/")) }
    return lines.reduce(into: "") { text, line in
      if let last = text.utf8.last, let first = line.utf8.first, !endings.contains(last),
        !beginnings.contains(first)
      {
        text += "\n"
      }
      text += line
    }
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
