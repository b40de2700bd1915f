internal import Glibc

/// Why a program did not take what it was given.
package enum PipedProgramError: Error, Equatable {
  case missing
  case cancelled
  case system(Int32)
  /// It closed its input, with the last line of what it said.
  case stopped(String)
  case failed(status: Int32, String)
}

/// A program that reads from us. It is gone with this value, finished or not, and soon after the task that waits
/// for it was cancelled.
package struct PipedProgram: ~Copyable {
  /// Milliseconds between two looks at whether the task was cancelled, and whether the program has ended.
  private static let pause: Int32 = 100
  private static let shortPause: Int32 = 5
  /// How often it is looked whether a program has room again that has not ended: 25 seconds, so that
  /// it is known what was waited for before the time of a scene is over.
  package static let looksForRoom = 250
  /// How often it is looked whether a program that reads no more has ended: two seconds.
  private static let lastLooks = 400

  private let process: StartedProcess
  private let input: Descriptor
  /// A file without a name that the program's words go to, so that it never waits for us to read them.
  private let words: UnnamedFile
  private var isRunning = true
  private let patience: Int

  /// - Parameters:
  ///   - environment: entries such as `PATH=/bin`.
  ///   - patience: how many tenths of a second it may take nothing.
  package init(
    _ name: String, _ arguments: [String], environment: [String] = ProcessEnvironment.entries,
    patience: Int = looksForRoom
  ) throws(PipedProgramError) {
    let words: UnnamedFile
    do throws(FileError) {
      words = try UnnamedFile()
    } catch {
      throw .system(error.code)
    }
    // A socket instead of a pipe: what is written to a closed one is an error, and no signal.
    guard let (ours, theirs) = Descriptor.sockets() else { throw .system(errno) }
    defer { theirs.close() }
    let output = words.file.number
    let start = StartedProcess.Start(
      program: name, isSearched: true, words: [name] + arguments, environment: environment,
      streams: [
        .copy(theirs.number, at: STDIN_FILENO), .copy(output, at: STDOUT_FILENO),
        .copy(output, at: STDERR_FILENO),
      ])
    switch withExtendedLifetime(words, { StartedProcess.start(start) }) {
    case .success(let started): process = started
    case .failure(let code):
      ours.close()
      throw code.number == ENOENT ? .missing : .system(code.number)
    }
    (input, self.words, self.patience) = (ours, words, patience)
  }

  deinit {
    guard isRunning else { return }
    input.close()
    process.kill()
    _ = process.waitForEnd()
  }

  /// Waits until the program has taken all of it.
  package func write(_ pixels: [UInt32]) throws(PipedProgramError) {
    let count = pixels.count * 4
    var done = 0
    while done < count {
      try waitForRoom()
      let sent = input.send(pixels, behind: done)
      if sent > 0 {
        done += sent
      } else if errno != EINTR, errno != EAGAIN {
        throw .stopped(words.lastLine)
      }
    }
  }

  private func waitForRoom() throws(PipedProgramError) {
    var looks = 0
    repeat {
      guard !Task.isCancelled else { throw .cancelled }
      guard looks < patience else { throw .stopped(words.lastLine) }
      looks += 1
    } while Descriptor.ready(among: [input], for: POLLOUT, within: Self.pause).isEmpty
  }

  /// Ends the program's input and waits for its end.
  package consuming func finish() throws(PipedProgramError) {
    try end(looks: .max)
  }

  /// The same for a program that reads no more: it has two seconds to end.
  package consuming func finishSoon() throws(PipedProgramError) {
    try end(looks: Self.lastLooks)
  }

  private consuming func end(looks: Int) throws(PipedProgramError) {
    // Nothing more comes; the descriptor itself is closed with this value.
    _ = shutdown(input.number, Int32(SHUT_WR))
    var looks = looks
    while !process.hasEnded {
      guard !Task.isCancelled else { throw .cancelled }
      guard looks > 0 else { throw .stopped(words.lastLine) }
      looks -= 1
      _ = poll(nil, 0, Self.shortPause)
    }
    let said = words.lastLine
    isRunning = false
    input.close()
    let status = Self.shellStatus(process.waitForEnd())
    guard status == 0 else { throw .failed(status: status, said) }
  }

  /// The status that the program exits with, or 128 and the number of the signal that ended it.
  private static func shellStatus(_ status: Int32?) -> Int32 {
    guard let status else { return -1 }
    return switch ChildProcess.Ending(status: status) {
    case .status(let status): status
    case .signal(let signal): 128 + signal
    }
  }
}
