internal import Foundation

/// The program between its command line and its exit code.
@MainActor struct Program {
  let environment: [String: String]

  static var environmentOfProcess: [String: String] { ProcessInfo.processInfo.environment }

  func run(_ words: [String]) -> ExitCode {
    do throws(ArgumentError) {
      return perform(try ArgumentParser.parse(words, environment: environment))
    } catch {
      let console = Console(environment: environment, color: nil)
      console.writeError("error[\(error.code)]: \(error.message)\n  = help: \(error.hint)\n")
      return .usage
    }
  }

  private func perform(_ arguments: ParsedArguments) -> ExitCode {
    let console = Console(environment: environment, color: arguments.value(of: .color))
    if arguments.has(.version) {
      console.write(ProgramVersion.line)
      return .done
    }
    if arguments.has(.help) {
      console.write(helpText(arguments, for: arguments.command))
      return .done
    }
    return perform(arguments, console)
  }

  private func perform(_ arguments: ParsedArguments, _ console: Console) -> ExitCode {
    switch arguments.command {
    case .help: console.write(helpText(arguments, for: named(arguments.words.first)))
    case .man: console.write(ManualPage.text)
    case .completions: console.write(completions(arguments.words.first))
    case .list: return list(arguments, console)
    case .`init`: console.write(SceneTemplate.text(arguments.words.first))
    case .render, .check, .record, .diff, .explain, .explainCode, .schema, .merge:
      console.writeError(
        "error[not-supported]: tessera \(arguments.command.rawValue) is not built yet\n")
      return .usage
    }
    return .done
  }

  private func list(_ arguments: ParsedArguments, _ console: Console) -> ExitCode {
    do {
      console.write(try Listing.text(arguments.words.first))
      return .done
    } catch {
      console.writeError("error: \(error)\n")
      return .fault
    }
  }

  private func named(_ word: String?) -> Command.Name {
    word.flatMap { Command.Name(rawValue: $0) } ?? .help
  }

  /// `tessera`, `tessera help` and `tessera --help` show the program, everything else a command.
  private func helpText(_ arguments: ParsedArguments, for name: Command.Name) -> String {
    name == .help && arguments.words.first != "help"
      ? HelpPage.overview : HelpPage.page(CommandTable[name])
  }

  private func completions(_ shell: String?) -> String {
    switch shell {
    case "zsh": ZshCompletions.text
    case "fish": FishCompletions.text
    default: BashCompletions.text
    }
  }
}
