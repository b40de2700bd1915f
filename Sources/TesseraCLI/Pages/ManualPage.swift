internal import Notation
internal import Rendering

/// The manual page, in the language of `man`.
enum ManualPage {
  static var text: String {
    var lines = [
      ".TH TESSERA 1 \"\" \"tessera \(ProgramVersion.number)\" \"User Commands\"",
      ".SH NAME", "tessera \\- collection views laid out, animated, drawn and checked",
      ".SH SYNOPSIS", ".B tessera", ".I COMMAND", "[\\fIOPTIONS\\fR] [\\fIARGUMENTS\\fR]",
      ".SH DESCRIPTION",
      ManualText.words(HelpPage.introduction.split(separator: "\n").joined(separator: "\n")),
      ".SH COMMANDS",
    ]
    for command in CommandTable.commands { lines += section(command) }
    lines += [".SH OPTIONS OF EVERY COMMAND"]
    lines += options(Option.everywhere, Flag.everywhere)
    lines += [".SH EXIT STATUS"]
    for code in ExitCode.allCases {
      lines += [".TP", "\\fB\(code.rawValue)\\fR", ManualText.words(code.meaning)]
    }
    lines += [".SH ENVIRONMENT"] + environment
    lines += [".SH FILES"] + files
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: Command) -> [String] {
    var lines = [
      ".SS \"\(ManualText.words(command.usage))\"", ManualText.words(sentence(command.summary)),
    ]
    for argument in command.arguments {
      lines += [
        ".TP", "\\fI\(ManualText.words(argument.usage))\\fR",
        ManualText.words(sentence(HelpPage.explained(argument))),
      ]
    }
    lines += options(command.options, command.flags)
    lines += [".PP", "Examples:"]
    for example in command.examples {
      lines += [
        ".PP", ".RS", ".B \"\(ManualText.argument(example.line))\"", ".br",
      ]
      lines += [ManualText.words(example.meaning), ".RE"]
    }
    return lines
  }

  private static func options(_ options: [Option], _ flags: [Flag]) -> [String] {
    let named =
      options.map {
        (bold($0.short, $0.name) + " \\fI\($0.value.placeholder)\\fR", HelpPage.explained($0))
      }
      + flags.map { (bold($0.short, $0.name), $0.help) }
    return named.flatMap { [".TP", $0.0, ManualText.words(sentence($0.1))] }
  }

  private static func bold(_ short: Character?, _ name: String) -> String {
    (short.map { "\\fB\\-\($0)\\fR, " } ?? "") + "\\fB\\-\\-\(ManualText.words(name))\\fR"
  }

  private static let environment = [
    ".TP", "\\fBNO_COLOR\\fR, \\fBFORCE_COLOR\\fR",
    "Messages never have colours, or have them also where nothing but a program reads them.",
    ".TP", "\\fBTESSERA_JOBS\\fR, \\fBTESSERA_THEME\\fR, ...",
    "Every option that has a value can be given so; the command line comes first.",
  ]

  private static let files = [
    ".TP", "\\fB\(ProjectFile.name)\\fR",
    ManualText.words(
      HelpPage.projectFile.split(separator: "\n").map { $0.drop { $0 == " " } }
        .joined(separator: "\n")),
  ]

  private static func sentence(_ clause: String) -> String {
    (clause.first.map { String($0).uppercased() } ?? "") + clause.dropFirst() + "."
  }
}
