internal import CairoBackend
internal import Notation
internal import Platform
internal import Rendering
internal import Scene
internal import SceneFormat

/// The program between its command line and its exit code.
@MainActor struct Program {
  let words: [String]
  let environment: [String: String]
  private(set) var registry: SceneRegistry
  /// A word of the command line that is no text, with its bytes as escapes.
  var brokenWord: String?

  static var environmentOfProcess: [String: String] { ProcessEnvironment.values }

  func run() -> ExitCode {
    var program = self
    do throws(ArgumentError) {
      let arguments = try program.arguments()
      return program.perform(arguments)
    } catch {
      let console = Console(environment: environment, color: nil)
      console.writeError("error[\(error.code)]: \(error.message)\n  = help: \(error.hint ?? "")\n")
      return .usage
    }
  }

  /// Help and version are answered whatever the project's file says.
  private mutating func arguments() throws(ArgumentError) -> Result<ParsedArguments, SceneFaults> {
    if let brokenWord { throw .encoding(brokenWord) }
    let plain = try ArgumentParser.parse(words, environment: environment)
    guard !plain.has(.help), !plain.has(.version), plain.command != .help else {
      return .success(plain)
    }
    let project: ProjectFile
    do throws(SceneFaults) {
      project = try takeProject()
    } catch {
      return .failure(error)
    }
    return .success(
      try ArgumentParser.parse(words, environment: environment, project: project))
  }

  /// The project's file; its styles are known to scenes from then on.
  @discardableResult private mutating func takeProject() throws(SceneFaults) -> ProjectFile {
    let project: ProjectFile
    do throws(Diagnostic) {
      project = try ProjectFile.find(home: environment["HOME"])
    } catch {
      throw SceneFaults([error])
    }
    registry.styles = nil
    if let file = project.file {
      registry.styles = try SharedStyles(file, kinds: registry.kinds)
    }
    return project
  }

  /// Nothing is read in a folder that is not there, which somebody may wonder about.
  private func warnOfMissingFolders(_ arguments: ParsedArguments, _ console: Console) {
    let form = MessageForm(arguments, isColored: console.isErrorColored)
    guard environment[SupervisedRun.variable] == nil, !form.isQuiet else { return }
    for folder in arguments.list(of: .allowRead) ?? [] where !FolderListing.isFolder(folder) {
      console.tell(
        Diagnostic(
          code: "file/missing", "--allow-read: there is no folder '\(folder)'", severity: .warning,
          help: "look at its spelling"), form)
    }
  }

  private func perform(_ arguments: Result<ParsedArguments, SceneFaults>) -> ExitCode {
    switch arguments {
    case .success(let arguments): return perform(arguments)
    case .failure(let faults):
      tell(faults, on: Console(environment: environment, color: nil))
      return .usage
    }
  }

  private func tell(_ faults: SceneFaults, on console: Console) {
    for diagnostic in faults.diagnostics {
      console.writeError(diagnostic.terminalText(console.isErrorColored ? .ansi : .plain) + "\n")
    }
  }

  private func perform(_ arguments: ParsedArguments) -> ExitCode {
    let console = Console(environment: environment, color: arguments.value(of: .color))
    if let worker = environment[WorkerProcess.variable] {
      return workForOthers(arguments, console, isColored: worker == "colored")
    }
    if arguments.has(.version) { return tellVersion(arguments, console) }
    if arguments.has(.long) || !arguments.isCommand && arguments.has(.json) {
      let option = arguments.has(.long) ? "--long" : "--json"
      console.tell(
        Diagnostic(
          code: "usage/misplaced-option", "'\(option)' says more of the version only",
          help: "tessera --version --long" + (arguments.has(.long) ? "" : " --json")),
        MessageForm(arguments))
      return .usage
    }
    if arguments.has(.help) {
      console.write(lines: helpText(arguments, for: arguments.command))
      return .done
    }
    warnOfMissingFolders(arguments, console)
    let code = perform(arguments, console)
    guard let fault = console.outputFault else { return code }
    console.tell(fault, MessageForm(arguments))
    return max(code, fault.exitCode)
  }

  private func perform(_ arguments: ParsedArguments, _ console: Console) -> ExitCode {
    let word = arguments.words.first
    if let code = performSupervised(arguments, console) { return code }
    switch arguments.command {
    case .render, .check, .audit, .record, .approve: return performWork(arguments, console)
    case .diff: return DiffCommand(arguments, on: console, knowing: registry).run()
    case .text: return TextCommand(arguments, console).run()
    case .`try`: return TryCommand(arguments, on: console).run()
    case .preview: return PreviewCommand(arguments, on: console, knowing: registry).run()
    case .fmt: return FormatCommand(arguments, console).run()
    case .extract: return ExtractCommand(arguments, console).run()
    case .docs: return DocsCommand(arguments, on: console, knowing: registry).run()
    case .merge: return MergeCommand(arguments, console).run()
    case .explain: return ExplainCommand(arguments, on: console, knowing: registry).run()
    case .explainCode: return explainCode(word, by: arguments, on: console)
    case .help:
      console.write(
        lines: helpText(arguments, for: word.flatMap { Command.Name(rawValue: $0) } ?? .help))
    case .man: console.write(lines: ManualPage.text)
    case .completions: console.write(lines: completions(word))
    case .list: console.write(lines: Listing(registry).text(word))
    case .`init`: console.write(lines: SceneTemplate.text(word))
    case .schema: return tellSchema(word, by: arguments, on: console)
    }
    return .done
  }

  // MARK: Work

  /// A command that may end for want of memory and has no processes of its own is done by another one, so that
  /// somebody is left to say it.
  private func performSupervised(_ arguments: ParsedArguments, _ console: Console) -> ExitCode? {
    if let number = environment[SupervisedRun.variable] {
      SystemLimits.ignoreSignals()
      if let board = Int32(number).flatMap({ PhaseBoard(shared: $0) }) { board.setMemoryAlarm() }
      return nil
    }
    guard [.docs, .extract, .diff, .text, .explain, .merge].contains(arguments.command),
      SystemLimits.mayEndProcesses
    else {
      return nil
    }
    let form = MessageForm(arguments, isColored: console.isErrorColored)
    return SupervisedRun(words: words, environment: environment).run(console, form)
  }

  private func action(_ command: Command.Name) -> WorkOrder.Action {
    switch command {
    case .check, .audit: .check
    case .record, .approve: .record
    default: .render
    }
  }

  private func performWork(_ arguments: ParsedArguments, _ console: Console) -> ExitCode {
    let action = action(arguments.command)
    if arguments.has(.upgrade) {
      return UpgradeApproval(arguments, of: self, on: console).run()
    }
    guard arguments.has(.watch) else {
      return BatchCommand(action, arguments, of: self, on: console).run()
    }
    var program = self
    return SceneWatch(arguments.words, console).run {
      do throws(SceneFaults) {
        try program.takeProject()
      } catch {
        tell(error, on: console)
        return (.usage, TouchedFiles())
      }
      let batch = BatchCommand(action, arguments, of: program, on: console)
      return (batch.run(), batch.touched)
    }
  }

  /// This process was started by another one of this program.
  private func workForOthers(
    _ arguments: ParsedArguments, _ console: Console, isColored: Bool
  ) -> ExitCode {
    let form = MessageForm(arguments, isColored: isColored)
    var options = WorkOptions(action(arguments.command), arguments, form: form)
    options.order.rendering.folder.identity = environment[WorkerProcess.folderVariable].flatMap(
      FileIdentity.init)
    options.order.rendering.usesThreads = false
    options.order.evidence = environment[WorkerProcess.evidenceVariable].map {
      EvidenceFolder($0)
    }
    let shared = environment[WorkerProcess.boardVariable].flatMap { Int32($0) }
    let board = shared.flatMap { PhaseBoard(shared: $0) } ?? PhaseBoard()
    if SystemLimits.mayRunOutOfMemory { board.setMemoryAlarm() }
    SystemLimits.ignoreSignals()
    var place = WorkPlace(board: board)
    place.sink = console.pictures
    // Scenes in hand are finished, but for a search among a great many of them.
    if options.order.audit != nil { place.isInterrupted = { WorkerLoop.isLast } }
    WorkerLoop.run(SceneWorker(options, registry, in: place))
    return .done
  }

  // MARK: Pages

  private func tellVersion(_ arguments: ParsedArguments, _ console: Console) -> ExitCode {
    guard arguments.has(.long) else {
      if arguments.has(.json) {
        console.tell(
          Diagnostic(
            code: "usage/misplaced-option", "'--json' is for the long version",
            help: "tessera --version --long --json"), MessageForm(arguments))
        return .usage
      }
      console.write(lines: ProgramVersion.line)
      return .done
    }
    do {
      let current = try Fingerprint.current(fonts: FontLibrary(), films: true)
      let isJSON = arguments.has(.json)
      console.write(
        isJSON ? TerminalText(current.json) + "\n" : TerminalText(lines: current.text))
      return .done
    } catch {
      let (fault, form) = (FileFault(limitIn: error), MessageForm(arguments))
      if let fault {
        console.tell(fault, form)
      } else {
        console.tell(Diagnostic(code: "fingerprint", "the fonts cannot be read: \(error)"), form)
      }
      return fault?.exitCode ?? .files
    }
  }

  private func explainCode(
    _ code: String?, by arguments: ParsedArguments, on console: Console
  ) -> ExitCode {
    guard let code else {
      console.write(lines: ProgramCodes.names.map { $0 + "\n" }.joined())
      return .done
    }
    guard let explanation = ProgramCodes[code] else {
      let form = MessageForm(arguments, isColored: console.isErrorColored)
      let nearest = Spelling.nearest(to: code, in: ProgramCodes.names)
      console.tell(
        Diagnostic(
          code: "usage/unknown-code", "there is no code '\(code)'",
          help: Self.relatives(of: code).map { "did you mean one of \($0)?" }
            ?? nearest.map { "did you mean '\($0)'?" } ?? "tessera explain-code lists them"), form)
      return .usage
    }
    console.write(lines: explanation.page + (explanation.page.hasSuffix("\n") ? "" : "\n"))
    return .done
  }

  /// The codes of which the word is the first part or the last one.
  private static func relatives(of code: String) -> String? {
    let word = code.lowercased()
    let found = ProgramCodes.names.filter {
      $0.hasPrefix(word + "/") || $0.hasSuffix("/" + word)
    }
    return found.isEmpty ? nil : found.joined(separator: ", ")
  }

  private func tellSchema(
    _ what: String?, by arguments: ParsedArguments, on console: Console
  ) -> ExitCode {
    let schema = SceneSchema(kinds: registry.kinds.rendered())
    guard let kind = arguments.value(of: .kind) else {
      switch what {
      case "project": console.write(lines: ProjectSchema.json(schema))
      case "events": console.write(lines: EventSchema.json)
      default: console.write(lines: schema.json)
      }
      return .done
    }
    if what == "project" || what == "events" {
      console.tell(
        Diagnostic(
          code: "usage/misplaced-option", "'--kind' is for the schema of scenes",
          help: "tessera schema --kind \(ShellText.file(kind).text)"), MessageForm(arguments))
      return .usage
    }
    if let text = schema.json(ofLayout: kind) {
      console.write(lines: text)
      return .done
    }
    let layouts = registry.kinds.layouts
    let nearest = Spelling.nearest(to: kind, in: layouts.all.map(\.name))
    console.tell(
      Diagnostic(
        code: DiagnosticCode.unknownKind.rawValue, "unknown layout kind '\(kind)'",
        help: (nearest.map { "did you mean '\($0)'? " } ?? "") + "known here: \(layouts.listed)"),
      MessageForm(arguments, isColored: console.isErrorColored))
    return .usage
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
