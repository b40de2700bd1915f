internal import Platform
internal import Rendering
internal import SceneFormat

/// Why a process gives no answer about a scene, and what it was at.
enum WorkerFailure: Equatable {
  case crash(signal: Int32, WorkPhase?)
  case killed(signal: Int32, WorkPhase?)
  case exit(code: Int32, WorkPhase?)
  case memory(WorkPhase?)
  case time(seconds: Int, WorkPhase?)
  case start(FileFault)

  /// Whether it is the layout's fault or the system's.
  var trouble: WorkTrouble {
    switch self {
    case .crash, .exit, .time: .layout
    case .killed, .memory, .start: .system
    }
  }

  func diagnostic(of scene: String) -> Diagnostic {
    switch self {
    case .crash(let signal, let phase):
      Diagnostic(
        code: "run/crash", concern: .layout,
        "\(scene): its process was ended by signal \(signal)\(place(phase))",
        help: "a layout or a cell has stopped the program: its message stands above")
    case .exit(let code, let phase):
      Diagnostic(
        code: "run/crash", concern: .layout,
        "\(scene): its process ended with status \(code)\(place(phase))",
        help: "a layout or a cell has ended the program")
    case .killed(let signal, let phase):
      Diagnostic(
        code: "system/killed", concern: .system,
        "\(scene): its process was killed (signal \(signal))\(place(phase)): the scene is not done",
        help: .signal(signal) == ChildProcess.Ending.processorTime
          ? "raise the limit of processor time (ulimit -t)"
          : "if nobody did it, the system did for want of memory: draw fewer pixels, or lower --jobs"
      )
    case .memory(let phase):
      Diagnostic(
        code: "system/memory", concern: .system,
        "\(scene): the system gives no more memory\(place(phase))",
        help: "raise the limit (ulimit -v), draw fewer elements or pixels, or lower --jobs")
    case .time(let seconds, let phase):
      Diagnostic(
        code: "limit/time",
        "\(scene): not done after \(seconds) s" + (phase.map { ": stopped \($0.text)" } ?? ""),
        help: phase?.hint ?? "raise --max-seconds")
    case .start(let fault): Diagnostic(fault)
    }
  }

  private func place(_ phase: WorkPhase?) -> String { phase.map { " \($0.text)" } ?? "" }
}
