/// The script with which bash completes commands, options and their values.
enum BashCompletions {
  static var text: String {
    """
    # Completions of tessera for bash.
    _tessera() {
      local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local command="" index
      for ((index = 1; index < COMP_CWORD; index++)); do
        case "${COMP_WORDS[index]}" in
          \(Command.Name.allCases.map(\.rawValue).joined(separator: "|")))
            command="${COMP_WORDS[index]}"; break ;;
        esac
      done
      COMPREPLY=()
      # Words behind '=' are words of their own for bash.
      if [[ "$previous" == "=" ]]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
      if [[ "$word" == "=" ]]; then word=""; fi
      # Of a list with commas the last word is completed.
      local before=""
      if [[ "$word" == *,* ]]; then before="${word%,*},"; fi
      case "$command $previous" in
    \(CommandTable.commands.map(values).joined())  esac
      if [[ "$word" == -* ]]; then
        case "$command" in
    \(CommandTable.commands.map(options).joined())      *) COMPREPLY=($(compgen -W "\(names(Option.everywhere, Flag.everywhere))" -- "$word")) ;;
        esac
        return
      fi
      case "$command" in
        "") COMPREPLY=($(compgen -W "\(Command.Name.allCases.map(\.rawValue).joined(separator: " "))" -- "$word")) ;;
    \(CommandTable.commands.map(arguments).joined())  esac
    }
    complete -o filenames -F _tessera tessera

    """
  }

  private static func options(_ command: Command) -> String {
    "      \(command.name.rawValue)) COMPREPLY=($(compgen -W "
      + "\"\(names(command.allOptions, command.allFlags))\" -- \"$word\")) ;;\n"
  }

  private static func names(_ options: [Option], _ flags: [Flag]) -> String {
    (options.map { "--\($0.name)" } + flags.map { "--\($0.name)" }).joined(separator: " ")
  }

  private static func values(_ command: Command) -> String {
    command.allOptions.map { option in
      let patterns = ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
      let pattern = patterns.map { "\"\(command.name.rawValue) \($0)\"" }.joined(separator: "|")
      return "    \(pattern)) \(reply(option.value))return ;;\n"
    }.joined()
  }

  private static func arguments(_ command: Command) -> String {
    let replies = command.arguments.prefix(1).map { reply($0.value) }.joined()
    return replies.isEmpty ? "" : "    \(command.name.rawValue)) \(replies);;\n"
  }

  private static func reply(_ kind: ValueKind) -> String {
    switch kind {
    case .choice(_, let words), .word(_, let words):
      "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\")); "
    case .choices(_, let words):
      "COMPREPLY=($(compgen -P \"$before\" -W \"\(words.joined(separator: " "))\" -- \"${word##*,}\")); "
    case .folder: "COMPREPLY=($(compgen -d -- \"$word\")); "
    case .file, .path, .paths: "COMPREPLY=($(compgen -f -- \"$word\")); "
    case .count, .counts, .number, .settings, .text: ""
    }
  }
}
