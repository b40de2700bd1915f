internal import Glibc

/// This program once more, in a process of its own. It is gone with this value, whatever it does.
package final class ChildProcess {
  /// The streams that the process finds open.
  package struct Streams {
    /// Whether it has the three streams of this one. Else it reads nothing, and what it prints goes where its errors
    /// go.
    package var areOurs: Bool
    /// Files, and the numbers that it finds them at.
    package var files: [(file: OpenFile, number: Int32)]

    package init(areOurs: Bool, files: [(file: OpenFile, number: Int32)]) {
      self.areOurs = areOurs
      self.files = files
    }
  }

  /// How a process ended: with a status, or by a signal.
  package enum Ending: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  /// The system's number of it.
  package var number: Int32 { process.number }
  private let process: StartedProcess
  private var ending: Ending?

  /// Starts the program with a command line, its own name left out.
  package init(
    words: [String], environment: [String: String], _ streams: Streams
  ) throws(FileFault) {
    var found = streams.files.map { StartedProcess.Stream.copy($0.file.number, at: $0.number) }
    if !streams.areOurs {
      found += [.nothing(at: STDIN_FILENO), .copy(STDERR_FILENO, at: STDOUT_FILENO)]
    }
    let start = StartedProcess.Start(
      program: ThisProcess.program, words: ["tessera"] + words,
      environment: environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" },
      streams: found)
    switch withExtendedLifetime(streams, { StartedProcess.start(start) }) {
    case .success(let started): process = started
    case .failure(let code):
      throw .system("a second process", step: "start", code: code.number)
    }
  }

  deinit {
    guard ending == nil else { return }
    kill()
    _ = process.waitForEnd()
  }

  /// Ends it whatever it does.
  package func kill() { process.kill() }

  /// Waits until it is gone.
  @discardableResult
  package func waitForEnd() -> Ending {
    if let ending { return ending }
    let found = Ending(status: process.waitForEnd() ?? 0)
    ending = found
    return found
  }
}

extension ChildProcess.Ending {
  /// From the number by which the system tells it.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
  }

  /// The loader of programs ends one that it has no room for with this.
  package static let unloadable = Self.status(127)
  /// A limit of processor time was reached.
  package static let processorTime = Self.signal(SIGXCPU)
  /// So the language ends a process, and a library that gets no thread.
  package static let trap = Self.signal(SIGTRAP)

  /// Whether somebody else has ended it, or the system.
  package var isFromOutside: Bool {
    [SIGKILL, SIGTERM, SIGHUP, SIGINT, SIGXCPU].contains { self == .signal($0) }
  }
}
