/// Strings between quotation marks, as JSON writes them. What a reader could not see or would take for
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

  // The list is written out: Unicode's own properties change with the version that Swift was built with.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0xA0, 0xAD, 0x061C, 0x1680, 0x180E, 0x2000...0x200F, 0x2028...0x202F,
      0x205F...0x206F, 0x3000, 0xFE00...0xFE0F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
