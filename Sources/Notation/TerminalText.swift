/// Text for people at a terminal, and for the log of a service that takes some lines for commands.
///
/// A value stays in its line and in its place: what a terminal would act on, what turns text around and what
/// nobody sees is shown as an escape. Colours are ours alone.
package struct TerminalText: OutgoingText {
  package let text: String

  package init(verbatim text: String) { self.text = text }

  /// A value of several lines, which may have tabs in them.
  package init(lines value: String) {
    var text = ""
    let lines = value.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { text += "\n" }
      Self.append(String(line), keeping: "\t", to: &text)
    }
    self.text = text
  }

  /// A text that was such a text already and comes back from a file or from another process: its colours stay.
  package init(written value: String) {
    var text = ""
    var rest = value.unicodeScalars[...]
    while let scalar = rest.first {
      if let end = Self.endOfColor(rest) {
        text.unicodeScalars.append(contentsOf: rest[..<end])
        rest = rest[end...]
        continue
      }
      let isKept = scalar == "\n" || scalar == "\t" || !scalar.isHidden
      text += isKept ? String(scalar) : scalar.escape
      rest.removeFirst()
    }
    self.text = text
  }

  /// A line for programs; what a terminal would act on stands in it as JSON's escapes.
  package init(_ json: JSONText) { text = json.line }
  package init(_ annotation: AnnotationText) { text = annotation.text }

  /// The text in a colour or in bold, by the code that terminals have for it.
  package func painted(_ code: StaticString) -> TerminalText {
    TerminalText(verbatim: "\u{1B}[\(code)m\(text)\u{1B}[0m")
  }

  package static func append(_ value: String, to text: inout String) {
    append(value, keeping: nil, to: &text)
  }

  private static func append(
    _ value: String, keeping kept: Unicode.Scalar?, to text: inout String
  ) {
    var shown = value
    if !value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      shown = ""
      for scalar in value.unicodeScalars {
        shown += scalar.isHidden && scalar != kept ? scalar.escape : String(scalar)
      }
    }
    text += withoutCommands(shown, behind: text)
  }

  /// The pieces shown for each character of a line, for those who count columns.
  package static func pieces(of line: some Sequence<Unicode.Scalar>) -> [String] {
    let scalars = Array(line)
    return scalars.indices.map { index in
      let scalar = scalars[index]
      if scalar.isHidden { return scalar.escape }
      let isSecond = scalar == "#" && index > 0 && scalars[index - 1] == "#"
      guard isSecond,
        commands.contains(where: { scalars[(index - 1)...].starts(with: $0.unicodeScalars) })
      else { return String(scalar) }
      return "\\u{23}"
    }
  }

  /// The end of a colour's code that begins here: `ESC [ 1 ; 31 m`.
  private static func endOfColor(
    _ rest: String.UnicodeScalarView.SubSequence
  ) -> String.UnicodeScalarView.Index? {
    guard rest.starts(with: "\u{1B}[".unicodeScalars) else { return nil }
    let code = rest.dropFirst(2).drop { ("0"..."9").contains($0) || $0 == ";" }
    return code.first == "m" ? code.index(after: code.startIndex) : nil
  }

  // MARK: Commands

  /// Services take a line for a command that begins with two colons (GitHub), or that has one of these words
  /// anywhere (GitHub's older form, Azure, TeamCity).
  private static let commands = ["##[", "##vso[", "##teamcity["]

  private static func withoutCommands(_ value: String, behind text: String) -> String {
    var value = value
    if value.utf8.contains(UInt8(ascii: "#")) {
      for command in commands {
        value = value.replacing(command, with: "#\\u{23}\(command.dropFirst(2))")
      }
    }
    guard let colon = value.utf8.first(where: { $0 != UInt8(ascii: " ") }),
      colon == UInt8(ascii: ":"), isAtStart(behind: text)
    else { return value }
    let space = value.prefix { $0 == " " }
    return "\(space)\\u{3a}\(value.dropFirst(space.count + 1))"
  }

  /// Whether nothing stands in the last line yet but space and colons.
  private static func isAtStart(behind text: String) -> Bool {
    for byte in text.utf8.reversed() {
      switch byte {
      case UInt8(ascii: "\n"): return true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ":"): continue
      default: return false
      }
    }
    return true
  }
}
