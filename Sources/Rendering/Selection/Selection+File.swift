internal import Notation
internal import Platform
package import SceneFormat

extension Selection {
  /// Reads a selection's file; one that cannot be read is refused with the place of its fault.
  package init(_ file: SourceFile) throws(Diagnostic) {
    do throws(TextError) {
      try self.init(json: file.text)
    } catch {
      let (line, column) = (error.position.line, error.position.column)
      throw Diagnostic(
        .selection, "the selection cannot be read: \(error.message)",
        at: SourceSpan(
          file: file, start: TextPosition(line: line, column: column),
          end: TextPosition(line: line, column: column + 1)),
        help: "export it from the report's page again")
    }
  }
}
