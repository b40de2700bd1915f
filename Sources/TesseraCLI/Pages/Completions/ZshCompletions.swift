internal import Notation

/// The script with which zsh completes commands, options and their values.
enum ZshCompletions {
  static var text: String {
    """
    #compdef tessera
    # Completions of tessera for zsh.
    _tessera() {
      local -a commands
      commands=(
    \(CommandTable.commands.map { "    '\($0.name.rawValue):\(ShellText.zshHelp($0.summary))'\n" }.joined())  )
      local command="" word
      for word in ${words[2,CURRENT-1]}; do
        if (( ${commands[(I)${word}:*]} )); then command="$word"; break; fi
      done
      if [[ -z "$command" ]]; then
        _arguments -S \(everywhere) '1: :{_describe command commands}' '*: :_files'
        return
      fi
      # What stands before the command is not an argument of it.
      local place=${words[(i)$command]}
      words=("$command" "${(@)words[place+1,-1]}")
      (( CURRENT -= place - 1 ))
      case "$command" in
    \(CommandTable.commands.map(branch).joined())  esac
    }
    if [[ "$funcstack[1]" == _tessera ]]; then _tessera "$@"; else compdef _tessera tessera; fi

    """
  }

  private static var everywhere: String {
    (Option.everywhere.flatMap(specifications) + Flag.everywhere.flatMap(specifications))
      .joined(separator: " ")
  }

  private static func branch(_ command: Command) -> String {
    let parts =
      command.allOptions.flatMap(specifications) + command.allFlags.flatMap(specifications)
      + command.arguments.map(specification)
    return "    \(command.name.rawValue)) _arguments -S \(parts.joined(separator: " ")) ;;\n"
  }

  private static func specifications(_ option: Option) -> [String] {
    let value = ":\(option.value.placeholder):\(action(option.value))"
    let long = "'--\(option.name)=[\(ShellText.zshHelp(option.help))]\(value)'"
    return [long]
      + (option.short.map { ["'-\($0)+[\(ShellText.zshHelp(option.help))]\(value)'"] } ?? [])
  }

  private static func specifications(_ flag: Flag) -> [String] {
    let help = "[\(ShellText.zshHelp(flag.help))]"
    return ["'--\(flag.name)\(help)'"] + (flag.short.map { ["'-\($0)\(help)'"] } ?? [])
  }

  private static func specification(_ argument: Argument) -> String {
    let place =
      switch argument.arity {
      case .one: ":"
      case .optional: "::"
      case .many, .any: "*:"
      }
    return "'\(place)\(argument.value.placeholder):\(action(argument.value))'"
  }

  private static func action(_ kind: ValueKind) -> String {
    switch kind {
    case .choice(_, let words), .word(_, let words): "(\(words.joined(separator: " ")))"
    case .choices(_, let words) where words.isEmpty: " "
    case .choices(let name, let words):
      "_values -s , \(name) \(words.joined(separator: " "))"
    case .folder: "_files -/"
    case .file, .path, .paths: "_files"
    case .count, .counts, .number, .settings, .text: " "
    }
  }
}
