internal import Glibc

/// A second process of this program that works on one scene after the other. A layout that crashes or never ends
/// takes only its process with it.
final class WorkerProcess {
  /// The descriptors that the process finds its pipes at.
  static let requestDescriptor: Int32 = 30
  static let reportDescriptor: Int32 = 31
  /// Set for such processes: how they write messages.
  static let variable = "TESSERA_WORKER"
  /// Which folder the output folder was at the start, for such processes.
  static let folderVariable = "TESSERA_WORKER_FOLDER"

  let process: pid_t
  /// Where reports come from.
  let reports: Int32
  private var requests: Int32
  private var buffer: [UInt8] = []
  private var isWaitedFor = false
  /// Which scene it works on, and since when.
  private(set) var job: (index: Int, start: ContinuousClock.Instant)?

  /// Starts the program again, with the same command line.
  init(words: [String], environment: [String: String]) throws(FileFault) {
    let (requests, reports) = (try Self.pipe(), try Self.pipe())
    defer {
      _ = close(requests.reading)
      _ = close(reports.writing)
    }
    self.requests = requests.writing
    self.reports = reports.reading
    process = try Self.start(
      words: words, environment: environment, requests: requests.reading, reports: reports.writing)
  }

  deinit {
    endRequests()
    _ = close(reports)
    guard !isWaitedFor else { return }
    kill(process, SIGKILL)
    _ = waitpid(process, nil, 0)
  }

  var isIdle: Bool { job == nil && requests >= 0 }

  /// Hands a request over; its index tells it from the others of the same run.
  func take(_ request: WorkerRequest, index: Int) {
    job = (index, .now)
    // Where the process is gone already, its end says so.
    _ = MessagePipe.write(request.json, to: requests)
  }

  /// Tells it that nothing more will come: it ends after the scene in hand.
  func endRequests() {
    if requests >= 0 { _ = close(requests) }
    requests = -1
  }

  /// The next answer. Call it when there is something to read.
  func nextAnswer() -> Answer {
    let isOpen = MessagePipe.read(reports, into: &buffer)
    guard let message = MessagePipe.message(in: &buffer) else { return isOpen ? .nothing : .ended }
    defer { job = nil }
    return (try? WorkerAnswer(json: message)).map { .answer($0) } ?? .nothing
  }

  enum Answer {
    case nothing, ended
    case answer(WorkerAnswer)
  }

  /// Ends it whatever it does.
  func stop() {
    kill(process, SIGKILL)
  }

  /// The signal that ended it, 0 if it ended by itself.
  func exitSignal() -> Int32 {
    var status: Int32 = 0
    guard !isWaitedFor, unsafe waitpid(process, &status, 0) == process else { return 0 }
    isWaitedFor = true
    return status & 0x7F
  }

  // MARK: Starting

  /// Both ends lie above the descriptors that the process finds its pipes at.
  private static func pipe() throws(FileFault) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard unsafe Glibc.pipe(&ends) == 0 else { throw .system("a pipe", step: "create") }
    let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 64) }
    for end in ends { _ = close(end) }
    guard high[0] >= 0, high[1] >= 0 else { throw .system("a pipe", step: "create") }
    return (high[0], high[1])
  }

  private static func start(
    words: [String], environment: [String: String], requests: Int32, reports: Int32
  ) throws(FileFault) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    // What layouts print must not get between the reports.
    unsafe posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, requests, requestDescriptor)
    unsafe posix_spawn_file_actions_adddup2(&actions, reports, reportDescriptor)
    var process: pid_t = 0
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let code = unsafe withPointers(to: ["tessera"] + words) { arguments in
      unsafe withPointers(to: variables) { variables in
        unsafe posix_spawn(&process, "/proc/self/exe", &actions, nil, arguments, variables)
      }
    }
    guard code == 0 else { throw .system("/proc/self/exe", step: "start", code: code) }
    return process
  }

  /// Lends the texts as C has them: pointers, the last one nil.
  private static func withPointers<Result>(
    to texts: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = unsafe texts.map { unsafe strdup($0) }
    unsafe pointers.append(nil)
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("there is always the nil") }
      return unsafe body(start)
    }
  }
}
