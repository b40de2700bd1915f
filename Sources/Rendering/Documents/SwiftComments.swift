internal import SceneFormat

/// Which lines of a Swift file are Markdown: comments that begin with three slashes, or with two stars behind one.
enum SwiftComments {
  static func marked(_ lines: [DocumentLine]) -> [DocumentLine] {
    var places = SwiftPlaces()
    return lines.map { line in
      let words = line.words
      if places.isCode, words.hasPrefix("///") {
        return words.hasPrefix("////") ? code(line) : slashed(line)
      }
      let wasDocumentation = places.isDocumentation
      places.pass(line.text)
      return wasDocumentation && places.isDocumentation ? starred(line) : code(line)
    }
  }

  private static func code(_ line: DocumentLine) -> DocumentLine {
    var line = line
    line.isProse = false
    return line
  }

  private static func slashed(_ line: DocumentLine) -> DocumentLine {
    split(line, behind: line.indentation.count + 3, takingSpace: true)
  }

  /// A star at the start of such a line is none of its words.
  private static func starred(_ line: DocumentLine) -> DocumentLine {
    let space = line.indentation.count
    let hasStar = line.words.hasPrefix("*") && !line.words.hasPrefix("**")
    return split(line, behind: space + (hasStar ? 1 : 0), takingSpace: hasStar)
  }

  private static func split(
    _ line: DocumentLine, behind count: Int, takingSpace: Bool
  ) -> DocumentLine {
    var line = line
    let rest = line.text.dropFirst(count)
    let isSpaced = takingSpace && rest.hasPrefix(" ")
    line.margin = String(line.text.prefix(count + (isSpaced ? 1 : 0)))
    line.text = String(rest.dropFirst(isSpaced ? 1 : 0))
    return line
  }

  /// A text that neither ends a comment between stars nor begins another one in it, and is shown as it was. Arguments of
  /// directives have no other way to write a slash: there it is refused.
  static func harmless(_ text: String, at span: SourceSpan) throws -> String {
    let lines = try text.split(separator: "\n", omittingEmptySubsequences: false).map {
      line -> String in
      guard line.contains("*/") || line.contains("/*") else { return String(line) }
      guard !line.hasPrefix("@") else {
        throw Diagnostic(
          code: "docs/comment", "the description has signs that end a comment of Swift", at: span,
          found: "*/ or /* in \(line)", expected: "a description without them",
          help: "write the comment with /// in front of each line, or leave them out")
      }
      return String(line.replacing("*/", with: "*&#47;").replacing("/*", with: "&#47;*"))
    }
    return lines.joined(separator: "\n")
  }
}
