internal import Platform
internal import Rendering

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
  /// The folder for the pictures of a report.
  static let evidenceVariable = "TESSERA_WORKER_EVIDENCE"

  /// How a process is to stand beside this one.
  struct Place {
    /// Whether a limit of the system may end it: what it says about that goes nowhere, we say it.
    var isLimited = false
    /// Whether it has the streams of this one, and gives a picture to standard output or takes a scene from
    /// standard input. The prints of layouts must else not get between the reports.
    var hasStreams = false
  }

  private let process: ChildProcess
  /// The pipe that reports come from.
  let reports: OpenFile
  private var requests: OpenFile?
  private var buffer: [UInt8] = []
  /// The board that shows its phase.
  private let board: PhaseBoard?
  /// The file for its words, where those are not said at once.
  private let words: UnnamedFile?
  private let place: Place
  /// Which scene it works on, and since when.
  private(set) var job: (index: Int, start: ContinuousClock.Instant)?

  /// Starts the program again, with the same command line.
  init(
    words: [String], environment: [String: String], _ place: Place
  ) throws(FileFault) {
    let requests = try PipeEnds(above: Self.reportDescriptor)
    let reports = try PipeEnds(above: Self.reportDescriptor)
    let shared = PhaseBoard.shared()
    let said = place.isLimited ? try? UnnamedFile(above: Self.reportDescriptor) : nil
    var environment = environment
    environment[Self.boardVariable] = shared.map { "\($0.number)" }
    var files = [
      (requests.reading, Self.requestDescriptor), (reports.writing, Self.reportDescriptor),
    ]
    if let said { files.append((said.file, StandardStream.error.rawValue)) }
    process = try ChildProcess(
      words: words, environment: environment, .init(areOurs: place.hasStreams, files: files))
    self.place = place
    self.requests = requests.writing
    self.reports = reports.reading
    self.words = said
    board = shared?.board
  }

  /// The system's number of it.
  var number: Int32 { process.number }

  var isIdle: Bool { job == nil && requests != nil }

  /// Hands a request over; its index tells it from the others of the same run.
  func take(_ request: WorkerRequest, index: Int) {
    job = (index, .now)
    board?.begin()
    // If the process is gone already, its end says so.
    if let requests { _ = MessagePipe.write(request.json, to: requests.number) }
  }

  /// Tells it that nothing more will come: it ends after the scene in hand.
  func endRequests() {
    requests = nil
  }

  /// The next answer. Call it when there is something to read.
  func nextAnswer() -> Answer {
    let isOpen = MessagePipe.read(reports.number, into: &buffer)
    guard let message = MessagePipe.message(in: &buffer) else { return isOpen ? .nothing : .ended }
    defer { job = nil }
    return (try? WorkerAnswer(json: message)).map { .answer($0) } ?? .nothing
  }

  enum Answer {
    case nothing, ended
    case answer(WorkerAnswer)
  }

  /// Ends it whatever it does.
  func stop() { process.kill() }

  /// Its phase, or the last one when it ended.
  var phase: WorkPhase? { board?.phase }

  /// Millions of pixels of frames that its scene asks for.
  var megapixels: Int { board?.megapixels ?? 0 }

  /// Waits until it is gone.
  func waitForEnd() { process.waitForEnd() }

  /// Why it has ended in the middle of a scene. Its own words about a limit of the system are not told.
  func failure() -> WorkerFailure {
    let ending = process.waitForEnd()
    if board?.isMemoryMissing == true || (place.isLimited && ending == .unloadable) {
      return .memory(phase)
    }
    tellWords()
    if ending == .trap, !SystemLimits.givesThreads(SystemLimits.threadsOfLibraries) {
      return .start(.limit(.processes, path: "a thread"))
    }
    return switch ending {
    case .status(let code): .exit(code: code, phase)
    case .signal(let signal):
      ending.isFromOutside ? .killed(signal: signal, phase) : .crash(signal: signal, phase)
    }
  }

  /// Says what it has said since the last time.
  func tellWords() { words?.tellRest() }
}
