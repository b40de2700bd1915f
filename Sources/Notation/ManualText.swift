/// Text of manual pages, as `man` reads it.
package enum ManualText {
  /// Words: backslashes, dashes and dots at the start of a line mean something.
  package static func words(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        .replacing("…", with: "...")
      return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }.joined(separator: "\n")
  }

  /// The same between quotation marks.
  package static func argument(_ text: String) -> String {
    words(text).replacing("\"", with: "\\(dq")
  }
}
