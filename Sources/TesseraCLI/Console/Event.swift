internal import Drawing

/// What `--json` tells, a line each. Keys are only ever added.
enum Event {
  static func wrote(_ scene: String, _ path: String, _ file: WrittenFile) -> String {
    "{\"event\":\"wrote\",\"scene\":\(quoted(scene)),\"path\":\(quoted(path)),"
      + "\"bytes\":\(file.bytes),\"sha256\":\(quoted(file.sha256))}\n"
  }

  static func planned(_ scene: String, _ path: String) -> String {
    "{\"event\":\"planned\",\"scene\":\(quoted(scene)),\"path\":\(quoted(path))}\n"
  }

  static func unchanged(_ scene: String) -> String {
    "{\"event\":\"unchanged\",\"scene\":\(quoted(scene))}\n"
  }

  static func phase(_ scene: String, _ phase: Phase) -> String {
    "{\"event\":\"phase\",\"scene\":\(quoted(scene)),\"name\":\(quoted(phase.name)),"
      + "\"microseconds\":\(phase.duration)}\n"
  }

  private static func quoted(_ text: String) -> String { QuotedText.quoted(text) }
}
