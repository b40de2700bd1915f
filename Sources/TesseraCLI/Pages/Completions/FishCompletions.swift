internal import Notation

/// The script with which fish completes commands, options and their values.
enum FishCompletions {
  static var text: String {
    let all = Command.Name.allCases.map(\.rawValue).joined(separator: " ")
    var lines = [
      "# Completions of tessera for fish.",
      "set -l commands \(all)",
      "complete -c tessera -f",
    ]
    lines += CommandTable.commands.map {
      "complete -c tessera -n \"not __fish_seen_subcommand_from $commands\" -a \($0.name.rawValue)"
        + " -d '\(ShellText.fishHelp($0.summary))'"
    }
    lines += Option.everywhere.map { "complete -c tessera \(names($0))" }
    lines += Flag.everywhere.map { "complete -c tessera \(names($0))" }
    lines += CommandTable.commands.flatMap(rules)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rules(_ command: Command) -> [String] {
    let head = "complete -c tessera -n \"__fish_seen_subcommand_from \(command.name.rawValue)\" "
    let arguments = command.arguments.prefix(1).compactMap { argument -> String? in
      switch argument.value {
      case .file, .path, .paths: head + "-F"
      case .choice(_, let words), .word(_, let words):
        head + "-a '\(words.joined(separator: " "))'"
      case .folder: head + "-a '(__fish_complete_directories)'"
      case .choices, .count, .counts, .number, .settings, .text: nil
      }
    }
    return command.options.map { head + names($0) } + command.flags.map { head + names($0) }
      + arguments
  }

  private static func names(_ option: Option) -> String {
    let short = option.short.map { "-s \($0) " } ?? ""
    return
      "\(short)-l \(option.name) -r \(values(option.value))-d '\(ShellText.fishHelp(option.help))'"
  }

  private static func names(_ flag: Flag) -> String {
    let short = flag.short.map { "-s \($0) " } ?? ""
    return "\(short)-l \(flag.name) -d '\(ShellText.fishHelp(flag.help))'"
  }

  private static func values(_ kind: ValueKind) -> String {
    switch kind {
    case .file, .path, .paths: "-F "
    case .folder: "-f -a '(__fish_complete_directories)' "
    case .choices(_, let words):
      "-f -a '(__fish_complete_list , \"string split , \(words.joined(separator: ","))\")' "
    case .choice(_, let words), .word(_, let words): "-f -a '\(words.joined(separator: " "))' "
    case .count, .counts, .number, .settings, .text: "-f "
    }
  }
}
