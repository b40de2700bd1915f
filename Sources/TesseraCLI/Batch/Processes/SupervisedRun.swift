internal import Platform
internal import Rendering
internal import SceneFormat

/// The whole program once more, in a process that a limit of the system may end.
struct SupervisedRun {
  /// Set for the process: the number of the board that it notes its end on.
  static let variable = "TESSERA_SUPERVISED"

  let words: [String]
  let environment: [String: String]

  /// How the process ended; nothing where there can be none, so that the work is done here.
  func run(_ console: Console, _ form: MessageForm) -> ExitCode? {
    let shared = PhaseBoard.shared()
    let said = try? UnnamedFile(above: WorkerProcess.reportDescriptor)
    var environment = environment
    environment[Self.variable] = "\(shared?.number ?? -1)"
    environment.merge(SystemLimits.sparingVariables) { $1 }
    let files = said.map { [($0.file, StandardStream.error.rawValue)] } ?? []
    guard
      let process = try? ChildProcess(
        words: words, environment: environment, .init(areOurs: true, files: files))
    else { return nil }
    let ending = process.waitForEnd()
    if case .status(let status) = ending, let code = ExitCode(rawValue: status) {
      said?.tellRest()
      return code
    }
    console.tell(failure(ending, shared?.board).diagnostic(of: words.first ?? ""), form)
    return .system
  }

  private func failure(_ ending: ChildProcess.Ending, _ board: PhaseBoard?) -> WorkerFailure {
    // The loader of programs ends one that has no room with a status of its own.
    guard case .signal(let signal) = ending, board?.isMemoryMissing != true else {
      return .memory(nil)
    }
    return .killed(signal: signal, nil)
  }
}
