internal import Glibc

/// A program that was run to its end, with all that it said on both streams.
package struct ToldProgram {
  package let ending: ChildProcess.Ending
  /// At most a million bytes of it.
  package let said: String

  private static let mostBytes = 1_000_000
  /// Milliseconds between two looks at whether it has ended.
  private static let pause: Int32 = 3

  /// Why there is nothing that it said.
  package enum Failure: Error, Equatable {
    case missing
    /// It was stopped, with what it had said by then.
    case tooLong(said: String)
    case interrupted
    case system(Int32)
  }

  /// A program with its command line.
  package struct Call {
    let name: String
    let arguments: [String]
    let variables: [String: String]

    /// - Parameters:
    ///   - name: a path, or a name that is looked for in the folders of `PATH`.
    ///   - variables: of its environment, besides those of this process.
    package init(_ name: String, _ arguments: [String], variables: [String: String] = [:]) {
      (self.name, self.arguments, self.variables) = (name, arguments, variables)
    }
  }

  /// Runs it, with the processes that it starts in one group, which is gone afterwards.
  /// - Parameter seconds: how long it may take.
  package init(_ call: Call, seconds: Int, isInterrupted: () -> Bool) throws(Failure) {
    let words: UnnamedFile
    do throws(FileError) {
      words = try UnnamedFile()
    } catch {
      throw .system(error.code)
    }
    let output = words.file.number
    let process = try Self.started(
      StartedProcess.Start(
        program: call.name, isSearched: true, words: [call.name] + call.arguments,
        environment: ProcessEnvironment.values.merging(call.variables) { $1 }
          .sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" },
        streams: [
          .nothing(at: STDIN_FILENO), .copy(output, at: STDOUT_FILENO),
          .copy(output, at: STDERR_FILENO),
        ], leadsGroup: true))
    let failure = Self.wait(for: process, seconds: seconds, isInterrupted)
    process.killGroup()
    let status = withExtendedLifetime(words) { process.waitForEnd() }
    said = String(
      decoding: Descriptor(output).bytes(from: 0, count: Self.mostBytes), as: UTF8.self)
    if case .tooLong? = failure { throw .tooLong(said: said) }
    if let failure { throw failure }
    ending = ChildProcess.Ending(status: status ?? 0)
  }

  private static func started(_ start: StartedProcess.Start) throws(Failure) -> StartedProcess {
    switch StartedProcess.start(start) {
    case .success(let process): return process
    case .failure(let code):
      throw code.number == ENOENT || code.number == EACCES ? .missing : .system(code.number)
    }
  }

  private static func wait(
    for process: StartedProcess, seconds: Int, _ isInterrupted: () -> Bool
  ) -> Failure? {
    let end = SystemClock.microseconds + seconds * 1_000_000
    while !process.hasEnded {
      if isInterrupted() { return .interrupted }
      if SystemClock.microseconds > end { return .tooLong(said: "") }
      _ = poll(nil, 0, pause)
    }
    return nil
  }
}
