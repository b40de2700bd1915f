internal import Glibc
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
    let said = WorkerProcess.unnamedFile()
    defer { if said >= 0 { _ = close(said) } }
    var environment = environment
    environment[Self.variable] = "\(shared?.number ?? -1)"
    environment.merge(SystemLimits.sparingVariables) { $1 }
    guard
      let process = try? WorkerProcess.start(
        words: words, environment: environment, .init(isLimited: true, hasStreams: true),
        ends: [(said, STDERR_FILENO)])
    else { return nil }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    let (signal, code) = (status & 0x7F, status >> 8 & 0xFF)
    if signal == 0, let code = ExitCode(rawValue: code) {
      if said >= 0 { _ = WorkerProcess.tell(said, from: 0) }
      return code
    }
    // The loader of programs ends one that has no room with a status of its own.
    let isMemory = shared?.board.isMemoryMissing == true || signal == 0
    tell(isMemory ? .memory(nil) : .killed(signal: signal, nil), console, form)
    return .system
  }

  private func tell(_ failure: WorkerPool.Failure, _ console: Console, _ form: MessageForm) {
    let diagnostic = failure.diagnostic(of: words.first ?? "")
    console.tell(diagnostic.code, diagnostic.message, help: diagnostic.help, form)
  }
}
