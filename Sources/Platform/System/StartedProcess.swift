internal import Glibc

/// A process that was started from here, by its number. Whoever starts it has to wait for it.
struct StartedProcess {
  let number: Int32

  /// A stream that it finds open besides those of this process; they are put there in their order.
  enum Stream {
    /// A file that is open here, and the number that it finds it at.
    case copy(Int32, at: Int32)
    /// Nothing to read.
    case nothing(at: Int32)
  }

  /// A program with its whole command line and environment.
  struct Start {
    let program: String
    /// Whether the program is looked for in the folders of `PATH`.
    var isSearched = false
    let words: [String]
    /// Entries such as `PATH=/bin`.
    let environment: [String]
    let streams: [Stream]
    /// Whether it and those that it starts are a group of their own, which can be ended together.
    var leadsGroup = false
  }

  /// Starts it; else the number of the reason.
  static func start(_ start: Start) -> Result<StartedProcess, SystemCode> {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
    for stream in start.streams {
      switch stream {
      case .copy(let number, let place):
        unsafe posix_spawn_file_actions_adddup2(&actions, number, place)
      case .nothing(let place):
        unsafe posix_spawn_file_actions_addopen(&actions, place, "/dev/null", O_RDONLY, 0)
      }
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe _ = posix_spawnattr_destroy(&attributes) }
    if start.leadsGroup {
      unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    }
    let (words, variables) = (CStrings(start.words), CStrings(start.environment))
    let spawn = unsafe start.isSearched ? posix_spawnp : posix_spawn
    var process: pid_t = 0
    let code = withExtendedLifetime((words, variables)) {
      unsafe spawn(
        &process, start.program, &actions, &attributes, words.pointers, variables.pointers)
    }
    return code == 0
      ? .success(StartedProcess(number: process)) : .failure(SystemCode(number: code))
  }

  /// Starts a program in the place of this one, with its whole command line, each word with a zero at its end. Comes
  /// back only where that fails.
  static func replaceThis(by program: String, _ words: [[CChar]]) {
    let arguments = CStrings(words)
    _ = withExtendedLifetime(arguments) { unsafe execv(program, arguments.pointers) }
  }

  func kill() { _ = Glibc.kill(number, SIGKILL) }

  /// Ends the group that it leads.
  func killGroup() { _ = Glibc.kill(-number, SIGKILL) }

  /// Waits until it is gone: its status as the system writes it. nil where it is nobody's to wait for.
  func waitForEnd() -> Int32? {
    var status: Int32 = 0
    while unsafe waitpid(number, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status
  }

  /// Whether it has ended; it is still there to be waited for.
  var hasEnded: Bool {
    var information = unsafe siginfo_t()
    let flags = Int32(WEXITED) | Int32(WNOHANG) | Int32(WNOWAIT)
    let result = unsafe waitid(P_PID, id_t(number), &information, flags)
    return unsafe result != 0 || information.si_signo == SIGCHLD
  }
}

/// The system's number of a reason.
struct SystemCode: Error {
  let number: Int32
}
