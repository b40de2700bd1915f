internal import Platform
internal import Rendering
internal import SceneFormat

/// Accepts what another version of this program has changed in all scenes alike, and nothing else: checks all scenes,
/// decides as somebody on the page of a report would, and approves by these decisions. Both sides have to be then what
/// they were when they were compared.
@MainActor struct UpgradeApproval {
  private let arguments: ParsedArguments
  private let program: Program
  private let console: Console

  init(_ arguments: ParsedArguments, of program: Program, on console: Console) {
    (self.arguments, self.program, self.console) = (arguments, program, console)
  }

  func run() -> ExitCode {
    let form = MessageForm(arguments, isColored: console.isErrorColored)
    guard arguments.value(of: .selection) == nil else {
      console.tell(
        Diagnostic(
          code: "usage/conflict", "--upgrade and --selection: each says which outputs are meant",
          help: "leave '--upgrade' or '--selection' out"), form)
      return .usage
    }
    guard !arguments.words.isEmpty else {
      console.tell(
        Diagnostic(
          code: "usage/missing-argument", "approve --upgrade needs the scenes to compare",
          help: "tessera approve --upgrade feed.scene.json"), form)
      return .usage
    }
    let check = BatchCommand(
      .check, checking, of: program(of: checking), on: console.muted)
    guard check.run() != .interrupted else { return .interrupted }
    return approve(check.ledger.upgrades.selection, form)
  }

  private func approve(_ selection: Selection, _ form: MessageForm) -> ExitCode {
    do throws(FileFault) {
      let folder = try ScratchFolder()
      let path = "\(folder.path)/upgrade.selection.json"
      do throws(FileError) {
        try OutputFile.write(Array(selection.json.utf8), to: path)
      } catch {
        throw FileFault(error, path: path)
      }
      let words = approving(by: path)
      return withExtendedLifetime(folder) {
        BatchCommand(.record, words, of: program(of: words), on: console).run()
      }
    } catch {
      console.tell(error, form)
      return error.exitCode
    }
  }

  // MARK: Command lines

  /// Says nothing, as everything is told once, by the second command.
  private var checking: ParsedArguments { arguments(CommandTable.check, flags: []) }

  private func approving(by selection: String) -> ParsedArguments {
    var words = arguments(
      CommandTable.approve, flags: arguments.flags.subtracting([Flag.upgrade.name]))
    words.values[Option.selection.name] = selection
    words.given.insert(Option.selection.name)
    return words
  }

  /// The same for another command, as far as it has such options.
  private func arguments(_ command: Command, flags: Set<String>) -> ParsedArguments {
    let known = Set(command.allOptions.map(\.name))
    return ParsedArguments(
      command: command.name, words: arguments.words,
      values: arguments.values.filter { known.contains($0.key) },
      flags: flags, projectPath: arguments.projectPath, given: arguments.given.intersection(known),
      isInCI: arguments.isInCI)
  }

  /// Its other processes take their command line from it.
  private func program(of arguments: ParsedArguments) -> Program {
    let options = arguments.given.sorted().compactMap { name in
      arguments.values[name].map { "--\(name)=\($0)" }
    }
    let flags = arguments.flags.sorted().map { "--\($0)" }
    return Program(
      words: [arguments.command.rawValue] + flags + options + ["--"] + arguments.words,
      environment: program.environment, registry: program.registry)
  }
}
