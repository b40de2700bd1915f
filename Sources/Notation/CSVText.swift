/// A line of CSV by RFC 4180: commas, CRLF, and quotation marks where a field needs them.
///
/// Spreadsheets take a field for a formula that begins with certain characters, in quotation marks too. Such a
/// text gets an apostrophe before it; `value(of:)` takes it away again.
package struct CSVText: Hashable, Sendable {
  package let text: String

  package enum Field: Hashable, Sendable {
    /// Nothing at all; an empty text is `""`.
    case none
    case text(String)
    /// A number as `NumberText` writes it: it stays one with a minus before it.
    case number(String)
    /// A word of ours, which is no formula whatever it begins with.
    case word(String)

    /// A text, or nothing.
    package init(_ text: String?) { self = text.map(Field.text) ?? .none }
  }

  package init(_ fields: [Field]) {
    text = fields.map(Self.written).joined(separator: ",") + "\r\n"
  }

  /// The content of a field before it was kept from being a formula.
  package static func value(of field: String) -> String {
    field.first == "'" && isFormula(field) ? String(field.dropFirst()) : field
  }

  private static func written(_ field: Field) -> String {
    switch field {
    case .none: ""
    case .number(let written), .word(let written): written
    case .text(let text): quoted(isFormula(text) ? "'" + text : text)
    }
  }

  private static func quoted(_ value: String) -> String {
    var (text, isPlain) = ("", !value.isEmpty)
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"":
        text += "\"\""
        isPlain = false
      // Other separators are those of other countries.
      case ",", ";", "\t", "\n", "\r":
        text.unicodeScalars.append(scalar)
        isPlain = false
      default: text += scalar.isControl ? scalar.escape : String(scalar)
      }
    }
    return isPlain ? text : "\"\(text)\""
  }

  /// Behind spaces, what nobody sees, and the apostrophes that keep others from being one.
  private static func isFormula(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", "−": return true
      case "'", " ", "\"": continue
      default: if !scalar.isHidden, !scalar.isForeignSpace { return false }
      }
    }
    return false
  }
}
