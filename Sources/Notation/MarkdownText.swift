/// Text of Markdown, of MDX and of DocC's directives. A value is words and nothing else: no element of HTML, no
/// link, no code, no expression.
package struct MarkdownText: OutgoingText {
  package let text: String

  package init(verbatim text: String) { self.text = text }

  /// HTML may stand within Markdown, unless an empty line breaks it in two.
  package init(_ html: HTMLText) { text = html.text }

  package static func append(_ value: String, to text: inout String) {
    if Self.beginsList(value) { text += "\\" }
    for scalar in Directions.balanced(value).unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": text += "\\\(scalar)"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "&": text += "&amp;"
      // An expression in MDX.
      case "{": text += "&#123;"
      case "}": text += "&#125;"
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": text += " "
      default: text.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
      }
    }
  }

  /// Whether a line of nothing but the value would be an item of a list, or a heading.
  private static func beginsList(_ value: String) -> Bool {
    let mark = value.prefix { $0 != " " }
    return mark == "-" || mark == "+" || mark.first == "#" && mark.allSatisfy { $0 == "#" }
  }

  /// The picture that lies at a path.
  package static func image(_ words: String, path: String, fragment: String = "") -> MarkdownText {
    MarkdownText(
      verbatim: "![\(MarkdownText(words).text)](\(LinkText(path: path).text)\(fragment))")
  }

  /// A picture that stands in the text itself.
  package static func image(_ words: String, png bytes: [UInt8]) -> MarkdownText {
    let address = "data:image/png;base64,\(DataAddress.base64(of: bytes))"
    return MarkdownText(verbatim: "![\(MarkdownText(words).text)](\(address))")
  }

  /// Words that lead to the file at a path.
  package static func link(_ words: String, path: String) -> MarkdownText {
    MarkdownText(verbatim: "[\(MarkdownText(words).text)](\(LinkText(path: path).text))")
  }

  /// The text between the quotation marks of a directive's argument.
  package static func argument(_ value: String) -> MarkdownText {
    var text = ""
    for scalar in Directions.balanced(value).unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": text += " "
      default: text.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
      }
    }
    return MarkdownText(verbatim: text)
  }

  /// A cell of a table, made of words that are Markdown already.
  package static func cell(markdown: String) -> MarkdownText {
    MarkdownText(
      verbatim: markdown.replacing("|", with: "\\|").replacing("*", with: "\\*")
        .replacing("<", with: "&lt;"))
  }
}
