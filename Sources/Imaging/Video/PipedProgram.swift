internal import Glibc

/// Why a program did not take what it was given.
enum PipedProgramError: Error, Equatable {
  case missing
  case cancelled
  case system(Int32)
  /// It closed its input, with the last line of what it said.
  case stopped(String)
  case failed(status: Int32, String)
}

/// A program that reads from us. It is gone with this value, finished or not, and soon after the task that waits
/// for it was cancelled.
@safe struct PipedProgram: ~Copyable {
  /// Milliseconds between two looks at whether the task was cancelled, and whether the program has ended.
  private static let pause: Int32 = 100
  private static let shortPause: Int32 = 5
  /// How often it is looked whether a program has room again that has not ended: 25 seconds, so that
  /// it is known what was waited for before the time of a scene is over.
  private static let looksForRoom = 250
  /// How often it is looked whether a program that reads no more has ended: two seconds.
  private static let lastLooks = 400

  private let process: pid_t
  private let input: Int32
  /// What the program says goes to a file without a name, so that it never waits for us to read it.
  private let words: UnsafeMutablePointer<FILE>
  private var isRunning = true
  private let patience: Int

  /// `patience` is how many tenths of a second it may take nothing.
  init(
    _ name: String, _ arguments: [String], patience: Int = looksForRoom
  ) throws(PipedProgramError) {
    self.patience = patience
    guard let words = unsafe tmpfile() else { throw .system(errno) }
    // A socket instead of a pipe: what is written to a closed one is an error, and no signal.
    var ends: [Int32] = [0, 0]
    guard
      unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else {
      let code = errno
      _ = unsafe fclose(words)
      throw .system(code)
    }
    defer { _ = close(ends[1]) }
    let started = unsafe Self.start(name, arguments, input: ends[1], output: fileno(words))
    guard started.code == 0 else {
      _ = close(ends[0])
      _ = unsafe fclose(words)
      throw started.code == ENOENT ? .missing : .system(started.code)
    }
    (process, input) = (started.process, ends[0])
    unsafe self.words = words
  }

  deinit {
    guard isRunning else { return }
    _ = close(input)
    _ = kill(process, SIGKILL)
    _ = Self.status(of: process)
    _ = unsafe fclose(words)
  }

  private static func start(
    _ name: String, _ arguments: [String], input: Int32, output: Int32
  ) -> (code: Int32, process: pid_t) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    var words = unsafe ([name] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var variables = unsafe ProgramVariables.current.map { unsafe strdup($0) } + [nil]
    defer { unsafe variables.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(&process, name, &actions, nil, &words, &variables)
    return (code, process)
  }

  /// Waits until the program has taken all of it.
  func write(_ pixels: [UInt32]) throws(PipedProgramError) {
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
        throw .stopped(lastWords)
      }
    }
  }

  private func waitForRoom() throws(PipedProgramError) {
    var entry = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
    var looks = 0
    repeat {
      guard !Task.isCancelled else { throw .cancelled }
      guard looks < patience else { throw .stopped(lastWords) }
      looks += 1
    } while unsafe poll(&entry, 1, Self.pause) == 0
  }

  /// Ends the program's input and waits for its end.
  consuming func finish() throws(PipedProgramError) {
    try end(looks: .max)
  }

  /// The same for a program that reads no more: it has two seconds to end.
  consuming func finishSoon() throws(PipedProgramError) {
    try end(looks: Self.lastLooks)
  }

  private consuming func end(looks: Int) throws(PipedProgramError) {
    // Nothing more comes; the descriptor itself is closed with this value.
    _ = shutdown(input, Int32(SHUT_WR))
    var looks = looks
    while !hasEnded {
      guard !Task.isCancelled else { throw .cancelled }
      guard looks > 0 else { throw .stopped(lastWords) }
      looks -= 1
      _ = poll(nil, 0, Self.shortPause)
    }
    let said = lastWords
    isRunning = false
    _ = close(input)
    _ = unsafe fclose(words)
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

  /// What the program exits with, or 128 and the number of the signal that ended it.
  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// The last line that it has said, without control characters.
  private var lastWords: String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let length = unsafe lseek(fileno(words), 0, SEEK_END)
    let start = max(0, length - off_t(bytes.count))
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe pread(fileno(words), $0.baseAddress, $0.count, start)
    }
    let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    let line = text.split(separator: "\n").last ?? ""
    return String(line.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }.prefix(300))
  }
}
