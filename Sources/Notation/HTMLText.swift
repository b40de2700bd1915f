/// Text of HTML: in an element, or between quotation marks of either sort.
package struct HTMLText: OutgoingText {
  package let text: String

  package init(verbatim text: String) { self.text = text }

  /// A value stays in its line, and what it does to directions ends with it.
  package static func append(_ value: String, to text: inout String) {
    for scalar in Directions.balanced(value).unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      default: text.unicodeScalars.append(scalar.isControl ? "\u{FFFD}" : scalar)
      }
    }
  }

  /// A name among other words, which keep their places whatever its letters are.
  package static func name(_ value: some StringProtocol) -> HTMLText {
    "<bdi>\(value)</bdi>"
  }

  /// Markup that another writer has made, such as an SVG within the page.
  package init(_ markup: XMLText) { text = markup.text }

  /// Values that a script reads: nothing in them can end its element.
  package init(script json: JSONText) {
    text = json.compact.replacing("<", with: "\\u003c").replacing("&", with: "\\u0026")
  }
}
