internal import Platform
internal import Glibc

/// A second process of this program that works on one scene after the other. A layout that crashes or never ends
/// takes only its process with it.
final class WorkerProcess {
  /// The descriptors that the process finds its pipes at.
  static let requestDescriptor: Int32 = 3
  static let reportDescriptor: Int32 = 4
  /// Set for such processes: how they write messages.
  static let variable = "TESSERA_WORKER"
  /// Which folder the output folder was at the start, for such processes.
  static let folderVariable = "TESSERA_WORKER_FOLDER"
  /// The number of the board that such a process shows what it is at on.
  static let boardVariable = "TESSERA_WORKER_BOARD"

  /// How a process is to stand beside this one.
  struct Place {
    /// Whether a limit of the system may end it: what it says about that goes nowhere, we say it.
    var isLimited = false
    /// Whether it has the streams of this one, and gives a picture to standard output or takes a scene from
    /// standard input. What layouts print must else not get between the reports.
    var hasStreams = false
  }

  let process: pid_t
  /// Where reports come from.
  let reports: Int32
  private var requests: Int32
  private var buffer: [UInt8] = []
  private var isWaitedFor = false
  /// Where it shows what it is at.
  private let board: PhaseBoard?
  /// What it says, where that is not said at once.
  private let words: Int32
  private let place: Place
  private var told = 0
  /// Which scene it works on, and since when.
  private(set) var job: (index: Int, start: ContinuousClock.Instant)?

  /// Starts the program again, with the same command line.
  init(
    words: [String], environment: [String: String], _ place: Place
  ) throws(FileFault) {
    let requests = try Self.pipe()
    let reports: (reading: Int32, writing: Int32)
    do {
      reports = try Self.pipe()
    } catch {
      for end in [requests.reading, requests.writing] { _ = close(end) }
      throw error
    }
    let shared = PhaseBoard.shared()
    let said = place.isLimited ? Self.unnamedFile() : -1
    defer { for end in [requests.reading, reports.writing] { _ = close(end) } }
    var environment = environment
    environment[Self.boardVariable] = shared.map { "\($0.number)" }
    do {
      process = try Self.start(
        words: words, environment: environment, place,
        ends: [
          (requests.reading, Self.requestDescriptor), (reports.writing, Self.reportDescriptor),
          (said, STDERR_FILENO),
        ])
    } catch {
      for end in [requests.writing, reports.reading, said] where end >= 0 { _ = close(end) }
      throw error
    }
    self.place = place
    self.requests = requests.writing
    self.reports = reports.reading
    self.words = said
    board = shared?.board
  }

  deinit {
    endRequests()
    _ = close(reports)
    if words >= 0 { _ = close(words) }
    guard !isWaitedFor else { return }
    kill(process, SIGKILL)
    _ = waitpid(process, nil, 0)
  }

  var isIdle: Bool { job == nil && requests >= 0 }

  /// Hands a request over; its index tells it from the others of the same run.
  func take(_ request: WorkerRequest, index: Int) {
    job = (index, .now)
    board?.begin()
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

  /// What it is at, or was at when it ended.
  var phase: WorkPhase? { board?.phase }

  /// Millions of pixels of frames that its scene asks for.
  var megapixels: Int { board?.megapixels ?? 0 }

  /// Waits until it is gone.
  func waitForEnd() { _ = status() }

  private func status() -> Int32 {
    var status: Int32 = 0
    while !isWaitedFor {
      let found = unsafe waitpid(process, &status, 0)
      isWaitedFor = found == process || errno != EINTR
    }
    return status
  }

  /// Why it has ended in the middle of a scene. What it said about a limit of the system is not told.
  func failure() -> WorkerPool.Failure {
    let status = status()
    let (signal, code) = (status & 0x7F, status >> 8 & 0xFF)
    // The loader of programs ends one that has no room with this.
    let isUnloadable = signal == 0 && code == 127
    if board?.isMemoryMissing == true || (place.isLimited && isUnloadable) {
      return .memory(phase)
    }
    tellWords()
    if [SIGKILL, SIGTERM, SIGHUP, SIGINT, SIGXCPU].contains(signal) {
      return .killed(signal: signal, phase)
    }
    // A library that gets no thread ends the process in this way.
    if signal == SIGTRAP, !SystemLimits.givesThreads(SystemLimits.threadsOfLibraries) {
      return .start(.limit(.processes, path: "a thread"))
    }
    return signal == 0 ? .exit(code: code, phase) : .crash(signal: signal, phase)
  }

  /// Says what it has said since the last time.
  func tellWords() {
    if words >= 0 { told = Self.tell(words, from: told) }
  }

  /// Says what stands in the file from there on; answers where it ends.
  static func tell(_ file: Int32, from start: Int) -> Int {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    var told = start
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe pread(file, $0.baseAddress, $0.count, off_t(told))
      }
      guard count > 0 else { return told }
      told += count
      _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, count) }
    }
  }

  // MARK: Starting

  /// Both ends lie above the descriptors that the process finds its pipes at.
  private static func pipe() throws(FileFault) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard unsafe Glibc.pipe(&ends) == 0 else { throw .system("a pipe", step: "create") }
    let high = ends.map(lifted)
    guard high[0] >= 0, high[1] >= 0 else {
      let code = errno
      for end in high where end >= 0 { _ = close(end) }
      throw .system("a pipe", step: "create", code: code)
    }
    return (high[0], high[1])
  }

  /// A file that is gone with its descriptor; -1 where there can be none.
  static func unnamedFile() -> Int32 {
    guard let file = unsafe tmpfile() else { return -1 }
    defer { _ = unsafe fclose(file) }
    return unsafe lifted(dup(fileno(file)))
  }

  /// The same file above the descriptors that the process finds its files at.
  private static func lifted(_ descriptor: Int32) -> Int32 {
    guard descriptor >= 0 else { return -1 }
    let high = fcntl(descriptor, F_DUPFD_CLOEXEC, reportDescriptor + 1)
    // So the system calls a number that the limit of open files does not reach.
    let code = errno == EINVAL ? EMFILE : errno
    _ = close(descriptor)
    errno = code
    return high
  }

  static func start(
    words: [String], environment: [String: String], _ place: Place,
    ends: [(from: Int32, to: Int32)]
  ) throws(FileFault) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
    for end in ends where end.from >= 0 {
      unsafe posix_spawn_file_actions_adddup2(&actions, end.from, end.to)
    }
    if !place.hasStreams {
      unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    }
    var process: pid_t = 0
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let code = unsafe withPointers(to: ["tessera"] + words) { arguments in
      unsafe withPointers(to: variables) { variables in
        unsafe posix_spawn(&process, "/proc/self/exe", &actions, nil, arguments, variables)
      }
    }
    guard code == 0 else { throw .system("a second process", step: "start", code: code) }
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
