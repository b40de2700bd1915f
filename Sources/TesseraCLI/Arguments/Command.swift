/// One thing the program does: all that the parser, the help, the completions, the manual and the reference
/// know of it.
struct Command: Equatable, Sendable {
  let name: Name
  /// The command's work in a clause.
  let summary: String
  let arguments: [Argument]
  /// Its own, without those that every command has.
  let options: [Option]
  let flags: [Flag]
  let examples: [Example]

  enum Name: String, Equatable, Sendable, CaseIterable {
    case render, check, audit, record, approve, docs, `try`, preview, fmt, extract, diff, text,
      explain
    case explainCode = "explain-code"
    case `init`, list, schema, merge, completions, man, help
  }

  /// A command line that can be copied, with what it does.
  struct Example: Equatable, Sendable {
    let line: String
    let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  init(
    _ name: Name, _ summary: String, arguments: [Argument] = [], options: [Option] = [],
    flags: [Flag] = [], examples: [Example]
  ) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
    self.options = options
    self.flags = flags
    self.examples = examples
  }

  var allOptions: [Option] { options + Option.everywhere }
  var allFlags: [Flag] { flags + Flag.everywhere }

  /// `tessera render [options] SCENE…`
  var usage: String {
    (["tessera", name.rawValue, "[options]"] + arguments.map(\.usage)).joined(separator: " ")
  }
}
