/// Strings between quotation marks, as JSON writes them. A character that a reader could not see or would take for
/// something else (control characters, invisible marks, foreign spaces) is written as an escape.
package enum QuotedText {
  /// The string as a JSON string.
  package static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars { text += escaped(scalar) }
    return text + "\""
  }

  /// Whether the string can stand without quotation marks between two columns of a table.
  package static func isBare(_ string: String) -> Bool {
    guard let first = string.unicodeScalars.first, first != "\"", string != "-" else {
      return false
    }
    return string.unicodeScalars.allSatisfy { $0 != " " && !isHidden($0) }
  }

  /// Whether all of it is seen, in its place.
  package static func isVisible(_ string: String) -> Bool {
    !string.unicodeScalars.contains(where: isHidden)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: isHidden(scalar) ? hexadecimal(scalar) : String(scalar)
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isHidden || scalar.isForeignSpace
  }

  /// `\u202e`, as JSON and JavaScript write it; two of them beyond the first plane.
  package static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
