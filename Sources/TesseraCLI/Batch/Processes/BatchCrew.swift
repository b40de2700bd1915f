internal import CairoBackend
internal import Platform
internal import Rendering

/// The crew that works on the scenes of a batch: other processes, or this one where there is a single scene and no limit of the
/// system that could end it.
@MainActor final class BatchCrew {
  /// The terms on which it works.
  struct Terms {
    let program: Program
    let options: WorkOptions
    let console: Console
    /// The fonts of the machine.
    let fonts: FontLibrary
    let interruption: Interruption
    /// How many scenes, or frames of one scene, are worked on at once.
    let jobs: Int
    /// How long one scene may take that asks for no frames.
    let seconds: Int
  }

  /// The questions and news for the batch meanwhile, of a scene by its place.
  struct Events {
    var answer: (WorkerAnswer, Int) -> Void
    /// A moment is over.
    var pause: () -> Void
    /// Somebody wants an end: the scenes in hand are finished.
    var interrupted: () -> Void
    /// The folders in which the work on it may leave something.
    var folders: (Int) -> Set<String>
  }

  private let terms: Terms
  private let inputs: [SceneInput]
  private let events: Events
  /// nil where this process works itself.
  private var pool: WorkerPool?
  private lazy var worker = makeWorker()
  private let board = PhaseBoard()
  private var watchdog: Watchdog?
  private var isInterrupted = false

  /// - Parameter count: how many of the inputs there will be work on.
  init(for inputs: [SceneInput], count: Int, _ terms: Terms, _ events: Events) {
    (self.inputs, self.terms, self.events) = (inputs, terms, events)
    let isLimited = SystemLimits.mayEndProcesses
    // A layout that stops the program in one of many random scenes is to be told of.
    let mayStop = (terms.options.order.audit?.count ?? 0) > 0
    let usesProcesses = (count > 1 || mayStop) && !inputs.contains(.standardInput)
    guard usesProcesses || isLimited else { return }
    let place = WorkerProcess.Place(isLimited: isLimited, hasStreams: !usesProcesses)
    pool = WorkerPool(
      .init(
        words: terms.program.words, environment: environment(of: place), place: place,
        jobs: usesProcesses ? terms.jobs : 1, secondsForScene: terms.seconds,
        interruption: terms.interruption))
  }

  /// Whether all requests were answered: nobody interrupted it. Each comes with the place of its scene.
  func answer(_ requests: [(scene: Int, request: WorkerRequest)]) -> Bool {
    pool.map { ask($0, requests) } ?? answerHere(requests)
  }

  // MARK: Other processes

  private func ask(
    _ pool: WorkerPool, _ requests: [(scene: Int, request: WorkerRequest)]
  ) -> Bool {
    pool.run(
      requests.map(\.request),
      .init(
        answer: { self.events.answer($1, requests[$0].scene) },
        pause: events.pause,
        failure: { self.report(on: $0, $1) },
        interrupted: events.interrupted,
        ended: { Leftovers.remove(of: $0, in: self.events.folders(requests[$1].scene)) }))
  }

  private func report(on scene: String, _ failure: WorkerFailure) -> SceneReport {
    var report = SceneReport(scene)
    let code = ExitCode(failure.trouble)
    report.tell(failure.diagnostic(of: scene), terms.options.form, code: code)
    return report
  }

  private func environment(of place: WorkerProcess.Place) -> [String: String] {
    var environment = terms.program.environment
    let folder = terms.options.order.rendering.folder
    environment[WorkerProcess.variable] = terms.console.isErrorColored ? "colored" : "plain"
    environment[WorkerProcess.folderVariable] = folder.identity?.text ?? ""
    environment[WorkerProcess.evidenceVariable] = terms.options.order.evidence?.path
    if place.isLimited { environment.merge(SystemLimits.sparingVariables) { $1 } }
    return environment
  }

  // MARK: This process

  private func answerHere(_ requests: [(scene: Int, request: WorkerRequest)]) -> Bool {
    for (scene, request) in requests {
      let answer = watched(scene) { worker.answer(request, for: inputs[scene]) }
      events.answer(answer, scene)
      if case .report(let report) = answer, report.code == .interrupted { return false }
    }
    return true
  }

  /// The answer of some work, or that it took too long.
  private func watched(_ scene: Int, _ work: () -> WorkerAnswer) -> WorkerAnswer {
    guard worker.options.order.rendering.usesThreads else { return work() }
    let folders = events.folders(scene)
    let subject = Watchdog.Subject(inputs[scene].name, seconds: terms.seconds, terms.options.form)
    watchdog = Watchdog(subject, board) { Leftovers.remove(of: ThisProcess.number, in: folders) }
    let answer = work()
    watchdog?.stop()
    guard watchdog?.hasRung == true, case .report(var report) = answer else { return answer }
    report.code = .layout
    return .report(report)
  }

  private func makeWorker() -> SceneWorker {
    var options = terms.options
    // Whoever waits for a thread that the system does not give waits for ever.
    options.order.rendering.usesThreads =
      SystemLimits.givesThreads(terms.jobs + 3 + SystemLimits.threadsOfLibraries)
      && SystemLimits.givesFiles(SystemLimits.filesOfThreads)
    options.order.rendering.jobs = options.order.rendering.usesThreads ? terms.jobs : 1
    var place = WorkPlace(board: board, fonts: terms.fonts)
    place.sink = terms.console.pictures
    place.isInterrupted = { [unowned self] in
      if terms.interruption.hasCome() { isInterrupted = true }
      return isInterrupted || watchdog?.hasRung == true
    }
    return SceneWorker(options, terms.program.registry, in: place)
  }
}
