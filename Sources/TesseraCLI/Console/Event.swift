internal import Drawing
internal import Motion
internal import Notation
internal import Rendering
internal import Scene
internal import SceneFormat

/// The lines of `--json`. Keys are only ever added.
enum Event {
  static func wrote(_ scene: String, at path: String, _ file: WrittenFile) -> TerminalText {
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

  static func phase(_ scene: String, _ phase: WorkTime) -> TerminalText {
    line(
      "phase",
      [
        ("scene", .text(scene)), ("name", .text(phase.name)),
        ("microseconds", .whole(phase.duration)),
      ])
  }

  /// Whether something that a scene expects is so; where it stands in the file.
  static func expectation(_ scene: String, _ result: ExpectationResult) -> TerminalText {
    let place = result.expectation.span.start
    var fields: [(String, JSONText)] = [
      ("scene", .text(scene)), ("check", .text(result.expectation.check.name)),
      ("line", .whole(place.line)), ("column", .whole(place.column)),
      ("met", .flag(result.isMet)),
    ]
    if case .contract(let rules) = result.expectation.check {
      fields.append(("rules", .texts(rules)))
    }
    return line("expectation", fields)
  }

  /// How many of a scene's expectations are met, and whether it was played to where it was to.
  static func checked(
    _ scene: String, met: Int, of count: Int, isPlayed: Bool
  ) -> TerminalText {
    line(
      "checked",
      [
        ("scene", .text(scene)), ("expectations", .whole(count)), ("met", .whole(met)),
        ("played", .flag(isPlayed)),
      ])
  }

  /// How many random scenes were tried with a scene's layout, and how many promises they broke.
  static func fuzzed(_ scene: String, _ count: Int, found: Int) -> TerminalText {
    line("fuzzed", [("scene", .text(scene)), ("scenes", .whole(count)), ("found", .whole(found))])
  }

  /// An event of this name with its values.
  static func line(_ name: String, _ members: [(String, JSONText)]) -> TerminalText {
    TerminalText(.object([("event", .text(name))] + members)) + "\n"
  }
}
