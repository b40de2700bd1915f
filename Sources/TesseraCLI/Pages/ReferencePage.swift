internal import Notation

/// All commands as a page of Markdown: what stands in the documentation.
enum ReferencePage {
  static var text: String {
    var lines = ["# Commands", "", "Every command, its options, and how it ends.", ""]
    for command in CommandTable.commands { lines += section(command) }
    lines += ["## Options of every command", ""] + table(Option.everywhere, Flag.everywhere) + [""]
    lines += ["## Project file", ""]
    lines += [
      HelpPage.projectFile.split(separator: "\n").map(trimmed).joined(separator: " ")
        + " `tessera schema project` prints its schema.", "",
    ]
    lines += ["## Exit codes", "", "| code | meaning |", "|---|---|"]
    lines += ExitCode.allCases.map { "| \($0.rawValue) | \(cell($0.meaning)) |" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: Command) -> [String] {
    var lines = ["## \(command.name.rawValue)", "", "\(sentence(command.summary))", ""]
    lines += ["```sh"] + command.examples.flatMap { ["# \($0.meaning)", $0.line] } + ["```", ""]
    lines += ["    \(command.usage)", ""]
    if !command.arguments.isEmpty {
      lines += ["| argument | meaning |", "|---|---|"]
      lines += command.arguments.map { "| `\($0.usage)` | \(cell(HelpPage.explained($0))) |" }
      lines.append("")
    }
    if !command.options.isEmpty || !command.flags.isEmpty {
      lines += table(command.options, command.flags) + [""]
    }
    return lines
  }

  private static func table(_ options: [Option], _ flags: [Flag]) -> [String] {
    ["| option | meaning |", "|---|---|"]
      + options.map { "| `\(trimmed(HelpPage.names($0)))` | \(cell(HelpPage.explained($0))) |" }
      + flags.map { "| `\(trimmed(HelpPage.names($0)))` | \(cell($0.help)) |" }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop { $0 == " " })
  }

  private static func cell(_ text: String) -> String { MarkdownText.cell(markdown: text).text }

  private static func sentence(_ clause: String) -> String {
    (clause.first.map { String($0).uppercased() } ?? "") + clause.dropFirst() + "."
  }
}
