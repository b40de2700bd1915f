import Motion
import Notation

/// A file of recordings: cases with an identity, and cases that have not even that.
struct RecordingFile: Sendable {
  var name: String
  var cases: [Entry]

  enum Entry: Sendable {
    case recorded(RecordedCase)
    case unreadable(String)
  }

  /// Takes the file apart. A mistake in one case costs that case alone.
  init(name: String, text: String) throws {
    self.name = name
    let root = try JSONReader.read(text).object()
    try root.allowOnly(["version", "tolerance", "cases"])
    let version = try root.required("version")
    guard try version.integer() == 1 else { throw version.unexpected(expected: "version 1") }
    let tolerance = Tolerance(absolute: try root.required("tolerance").length())
    var entries: [Entry] = []
    for node in try root.required("cases").array() {
      do {
        let content = try node.object()
        entries.append(
          .recorded(
            RecordedCase(
              file: name, id: try content.required("id").string(),
              topic: try content.required("topic").string(), tolerance: tolerance,
              content: content)))
      } catch {
        entries.append(.unreadable("\(error)"))
      }
    }
    cases = entries
  }
}
