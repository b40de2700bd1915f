/// Words of a command line as a POSIX shell reads them: what stands in a hint can be copied.
package struct ShellText: OutgoingText {
  package let text: String

  package init(verbatim text: String) { self.text = text }

  /// A file's name, which is no option wherever it stands.
  package static func file(_ path: String) -> ShellText {
    ShellText(path.hasPrefix("-") && path != "-" ? "./" + path : path)
  }

  package static func append(_ value: String, to text: inout String) {
    if !value.isEmpty, value.utf8.allSatisfy(isPlain) {
      text += value
    } else if value.unicodeScalars.contains(where: \.isHidden) {
      text += printed(value)
    } else {
      text += "'" + value.replacing("'", with: "'\\''") + "'"
    }
  }

  /// Characters that nobody sees are told to `printf` by their bytes: `"$(printf 'a\033b')"`.
  private static func printed(_ value: String) -> String {
    var format = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "'": format += "\\047"
      case "\\": format += "\\\\"
      case "%": format += "%%"
      default:
        format += scalar.isHidden ? octal(scalar) : String(scalar)
      }
    }
    return "\"$(printf '\(format)')\""
  }

  private static func octal(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }

  /// Help within a specification of zsh's `_arguments`, between apostrophes: brackets and colons mean something.
  package static func zshHelp(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: "\\:")
  }

  /// Words of fish between apostrophes.
  package static func fishHelp(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "%"),
      UInt8(ascii: "+"), UInt8(ascii: ":"), UInt8(ascii: ","):
      true
    default: false
    }
  }
}
