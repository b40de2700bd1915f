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

  private let process: pid_t
  private let input: Int32
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
    var ends: [Int32] = [0, 0]
    guard
      unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else { throw .system(errno) }
    defer { _ = close(ends[1]) }
    let started = Self.start(
      [name] + arguments, environment, input: ends[1], output: words.file)
    guard started.code == 0 else {
      _ = close(ends[0])
      throw started.code == ENOENT ? .missing : .system(started.code)
    }
    (process, input) = (started.process, ends[0])
    (self.words, self.patience) = (words, patience)
  }

  deinit {
    guard isRunning else { return }
    _ = close(input)
    _ = kill(process, SIGKILL)
    _ = Self.status(of: process)
  }

  private static func start(
    _ words: [String], _ environment: [String], input: Int32, output: OpenFile
  ) -> (code: Int32, process: pid_t) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.number, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.number, STDERR_FILENO)
    let (arguments, variables) = (CStrings(words), CStrings(environment))
    var process: pid_t = 0
    let code = withExtendedLifetime((output, arguments, variables)) {
      unsafe posix_spawnp(
        &process, words[0], &actions, nil, arguments.pointers, variables.pointers)
    }
    return (code, process)
  }

  /// Waits until the program has taken all of it.
  package func write(_ pixels: [UInt32]) throws(PipedProgramError) {
    let count = pixels.count * 4
    var done = 0
    while done < count {
      try waitForRoom()
      let start = done
      let sent = unsafe pixels.withUnsafeBytes { bytes in
        unsafe send(
          input, bytes.baseAddress.map { unsafe $0 + start }, count - start,
          Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      if sent > 0 {
        done += sent
      } else if errno != EINTR, errno != EAGAIN {
        throw .stopped(words.lastLine)
      }
    }
  }

  private func waitForRoom() throws(PipedProgramError) {
    var entry = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
    var looks = 0
    repeat {
      guard !Task.isCancelled else { throw .cancelled }
      guard looks < patience else { throw .stopped(words.lastLine) }
      looks += 1
    } while unsafe poll(&entry, 1, Self.pause) == 0
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
    _ = shutdown(input, Int32(SHUT_WR))
    var looks = looks
    while !hasEnded {
      guard !Task.isCancelled else { throw .cancelled }
      guard looks > 0 else { throw .stopped(words.lastLine) }
      looks -= 1
      _ = poll(nil, 0, Self.shortPause)
    }
    let said = words.lastLine
    isRunning = false
    _ = close(input)
    let status = Self.status(of: process)
    guard status == 0 else { throw .failed(status: status, said) }
  }

  /// Whether the program has ended; it is still there to be waited for.
  private var hasEnded: Bool {
    var information = unsafe siginfo_t()
    let flags = Int32(WEXITED) | Int32(WNOHANG) | Int32(WNOWAIT)
    let result = unsafe waitid(P_PID, id_t(process), &information, flags)
    return unsafe result != 0 || information.si_signo == SIGCHLD
  }

  /// The status that the program exits with, or 128 and the number of the signal that ended it.
  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
