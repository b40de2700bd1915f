internal import Notation

/// What `--json` tells, a line each. Keys are only ever added.
enum Event {
  static func wrote(_ scene: String, _ path: String, _ file: WrittenFile) -> TerminalText {
    line(
      "wrote",
      [
        ("scene", .text(scene)), ("path", .text(path)), ("bytes", .whole(file.bytes)),
        ("sha256", .text(file.sha256)),
      ])
  }

  static func planned(_ scene: String, _ path: String) -> TerminalText {
    line("planned", [("scene", .text(scene)), ("path", .text(path))])
  }

  static func unchanged(_ scene: String) -> TerminalText {
    line("unchanged", [("scene", .text(scene))])
  }

  static func phase(_ scene: String, _ phase: Phase) -> TerminalText {
    line(
      "phase",
      [
        ("scene", .text(scene)), ("name", .text(phase.name)),
        ("microseconds", .whole(phase.duration)),
      ])
  }

  /// An event of this name with its values.
  static func line(_ name: String, _ members: [(String, JSONText)]) -> TerminalText {
    TerminalText(.object([("event", .text(name))] + members)) + "\n"
  }
}
