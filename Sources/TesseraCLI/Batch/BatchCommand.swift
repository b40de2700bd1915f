internal import CairoBackend
internal import Imaging
internal import Notation
internal import Platform
internal import Rendering
internal import Scene
internal import SceneFormat

/// Works on all scenes that a command line names: finds them, leaves out what needs no work, hands out the rest,
/// and tells the results in the order of the scenes.
@MainActor final class BatchCommand {
  let arguments: ParsedArguments
  private let program: Program
  let console: Console
  var options: WorkOptions
  let form: MessageForm
  private let interruption: Interruption
  let start = ContinuousClock.now

  var ledger: BatchLedger
  private var trace = PhaseTrace()
  var progress: Progress
  var shard: Shard?
  private(set) var cacheFile: CacheFile?
  private var isInterrupted = false
  var outputFolder: HeldFolder?
  /// Of the scenes that can be read, by their places in the batch.
  var claims: [Int: SceneClaims] = [:]
  /// The warnings of scenes that were read, before anything is drawn.
  private var warnings: [Int: [String: TerminalText]] = [:]
  var paths = BatchPaths(options: [], scenes: [:])
  var origins = RecordedOrigins()
  /// The fonts of the machine, and those with the files that are named for all scenes.
  private let installed = FontLibrary()
  let fonts: FontLibrary
  private let fontProblems: [Diagnostic]
  /// The types of outputs of scenes that have none of those that are wanted.
  var leftOut: [[String]] = []
  /// Types of outputs that are wanted, and that no scene so far has.
  var missing: Set<String>?
  /// Which files the scenes were made of, and which they gave.
  private(set) var touched = TouchedFiles()

  init(
    _ action: WorkOrder.Action, _ arguments: ParsedArguments, of program: Program,
    on console: Console
  ) {
    let own = OwnFonts(arguments)
    fonts = installed.with(own.files)
    fontProblems = own.problems
    self.arguments = arguments
    self.program = program
    self.console = console
    form = MessageForm(arguments, isColored: console.isErrorColored)
    options = WorkOptions(action, arguments, form: form)
    interruption = Interruption()
    ledger = BatchLedger(console, form)
    progress = Progress(console, total: 0, isQuiet: true)
  }

  func run() -> ExitCode {
    do throws(ShardError) {
      shard = try Shard.chosen(arguments.value(of: .shard), program.environment)
    } catch {
      console.tell(error, form)
      return .usage
    }
    for problem in fontProblems {
      console.tell(
        Diagnostic(
          code: problem.code, concern: problem.concern, problem.message,
          help: problem.help ?? problem.expected),
        form)
    }
    let fontCodes = fontProblems.map { ExitCode.files.telling(of: $0.concern) }
    if let code = fontCodes.max() { return code }
    let found = SceneInputs(arguments.words)
    for problem in found.problems {
      console.tell(problem, form)
    }
    ledger.summary.code =
      found.problems.map { ExitCode.files.telling(of: $0.concern) }.max() ?? .done
    let inputs = found.inputs.filter { shard?.contains($0.name) ?? true }
    if let fault = reservedFault ?? pageFault {
      console.tell(fault, form)
      return .usage
    }
    if options.order.rendering.target.isSingle, inputs.count > 1 {
      let fault = OutputFault.severalFiles(inputs.map(\.name))
      console.tell(fault, form)
      return ExitCode(fault.trouble)
    }
    return work(on: inputs, listed: found.inputs)
  }

  private func work(on inputs: [SceneInput], listed: [SceneInput]) -> ExitCode {
    holdFolder()
    var fingerprint: ProgramFingerprint?
    if needsFingerprint {
      do {
        fingerprint = try ProgramFingerprint(
          notes: notes, searchPath: program.environment["PATH"], fonts: fonts)
      } catch {
        return tellFingerprint("the program or its fonts cannot be read", error)
      }
    }
    if let fingerprint { openCache(fingerprint) }
    progress = Progress(console, total: inputs.count, isQuiet: form.isQuiet || form.isEvents)
    let isComplete = perform(inputs, listed)
    progress.clear()
    ledger.finish()
    cacheFile?.tidyUp()
    warnOfCache()
    // Without any scene a mistyped folder would replace what an earlier run has written with nothing.
    if isComplete, !listed.isEmpty {
      if let fingerprint { writeManifest(fingerprint, listed) }
      writePage()
    }
    writeOrigins()
    writeTimings()
    if isComplete { tellOfMissingOutputs(inputs.count) }
    return summarize(isComplete, inputs)
  }

  // MARK: Work

  /// First every scene is read, so that all paths are known; then those that need it are worked on.
  private func perform(_ inputs: [SceneInput], _ listed: [SceneInput]) -> Bool {
    var known: [Int: SceneReport] = [:]
    for (index, input) in inputs.enumerated() {
      guard let report = unchanged(input) else { continue }
      known[index] = report
      claims[index] = cacheFile?.cache.claims(of: input.name)
    }
    var pending = largestFirst(inputs.indices.filter { known[$0] == nil }, of: inputs)
    let answer = crew(for: inputs, pending.count)
    guard plan(pending, of: inputs, by: answer) else {
      for (index, report) in known { take(report, at: index) }
      return false
    }
    enterPaths(listed)
    // A scene that needs no work and is in another's way has to say so as well.
    let losers = paths.refusedScenes.filter { known.removeValue(forKey: $0) != nil }.sorted()
    if !losers.isEmpty {
      guard plan(losers, of: inputs, by: answer) else { return false }
      enterPaths(listed)
      pending = (pending + losers).sorted()
    }
    tellRefusedOptions()
    progress.clear()
    for index in inputs.indices { ledger.tell(once: known[index]?.once ?? warnings[index] ?? [:]) }
    for (index, report) in known { take(report, at: index) }
    Leftovers.removeUnheld(in: foldersToTidy)
    let ready = pending.filter { claims[$0] != nil }
    return answer(ready, ready.map { .work(inputs[$0].name, permit(of: $0)) })
  }

  /// Among several processes the largest scenes come first: one that began last would keep one of them busy and
  /// the others waiting.
  private func largestFirst(_ scenes: [Int], of inputs: [SceneInput]) -> [Int] {
    guard jobs > 1 else { return scenes }
    let sizes = scenes.map { FileStatus(inputs[$0].name)?.size ?? 0 }
    return zip(scenes, sizes).sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
  }

  /// Whether all of the scenes were read.
  private func plan(
    _ scenes: [Int], of inputs: [SceneInput], by answer: ([Int], [WorkerRequest]) -> Bool
  ) -> Bool {
    for index in scenes { claims[index] = nil }
    return answer(scenes, scenes.map { .plan(inputs[$0].name) })
  }

  private func permit(of scene: Int) -> ScenePermit {
    ScenePermit(digest: claims[scene]?.digest ?? "", refusals: paths.refusals(of: scene))
  }

  /// The crew that works on requests: other processes, or this one.
  private func crew(
    for inputs: [SceneInput], _ count: Int
  ) -> ([Int], [WorkerRequest]) -> Bool {
    let isLimited = SystemLimits.mayEndProcesses
    let usesProcesses = count > 1 && !inputs.contains(.standardInput)
    guard usesProcesses || isLimited else { return crewOfOne(inputs) }
    let place = WorkerProcess.Place(isLimited: isLimited, hasStreams: !usesProcesses)
    let pool = WorkerPool(
      .init(
        words: program.words, environment: workerEnvironment(place), place: place,
        jobs: usesProcesses ? jobs : 1, secondsForScene: seconds, interruption: interruption))
    return { [self] scenes, requests in
      pool.run(
        requests,
        .init(
          answer: { index, answer in self.take(answer, at: scenes[index]) },
          progress: { _ in self.progress.show(self.ledger.count) },
          failure: { scene, failure in self.report(on: scene, failure) },
          interrupted: { self.tellInterruption() },
          ended: { process, index in
            Leftovers.remove(of: process, in: self.paths.folders(of: scenes[index]))
          }))
    }
  }

  private func crewOfOne(_ inputs: [SceneInput]) -> ([Int], [WorkerRequest]) -> Bool {
    var options = options
    // Whoever waits for a thread that the system does not give waits for ever.
    options.order.rendering.usesThreads =
      SystemLimits.givesThreads(jobs + 3 + SystemLimits.threadsOfLibraries)
      && SystemLimits.givesFiles(SystemLimits.filesOfThreads)
    options.order.rendering.jobs = options.order.rendering.usesThreads ? jobs : 1
    var watchdog: Watchdog?
    let board = PhaseBoard()
    var place = WorkPlace(board: board, fonts: installed)
    place.sink = console.pictures
    place.isInterrupted = { [self] in
      if interruption.hasCome() { isInterrupted = true }
      return isInterrupted || watchdog?.hasRung == true
    }
    let worker = SceneWorker(options, program.registry, in: place)
    return { [self] scenes, requests in
      for (index, request) in zip(scenes, requests) {
        let folders = paths.folders(of: index)
        if options.order.rendering.usesThreads {
          watchdog = Watchdog(.init(inputs[index].name, seconds: seconds, form), board) {
            Leftovers.remove(of: ThisProcess.number, in: folders)
          }
        }
        var answer = worker.answer(request, for: inputs[index])
        watchdog?.stop()
        if case .report(var report) = answer, watchdog?.hasRung == true {
          report.code = .layout
          answer = .report(report)
        }
        take(answer, at: index)
        if case .report(let report) = answer, report.code == .interrupted { return false }
      }
      return true
    }
  }

  private func take(_ answer: WorkerAnswer, at index: Int) {
    switch answer {
    case .claims(let found, let once):
      claims[index] = found
      warnings[index] = once
    case .report(let report): take(report, at: index)
    }
  }

  private func report(on scene: String, _ failure: WorkerPool.Failure) -> SceneReport {
    var report = SceneReport(scene)
    report.tell(failure.diagnostic(of: scene), form, code: failure.exitCode)
    return report
  }

  private func take(_ report: SceneReport, at index: Int) {
    touched.add(report, options.order.rendering.folder)
    leftOut += report.leftOut.isEmpty ? [] : [report.leftOut]
    missing = missing.map { $0.intersection(report.missing) } ?? Set(report.missing)
    if report.code == .done, !report.isUnchanged, !options.order.isDryRun, report.leftOut.isEmpty {
      cacheFile?.remember(report, claims[index] ?? SceneClaims([]), in: form)
    }
    progress.clear()
    trace.add(report)
    if report.isDone { origins.add(report.scene, report.origins) }
    ledger.take(report, at: index)
  }

  private var jobs: Int {
    arguments.count(of: .jobs) ?? max(1, ThisProcess.processorCount)
  }
  private var seconds: Int { arguments.count(of: .maxSeconds) ?? 60 }

  private func workerEnvironment(_ place: WorkerProcess.Place) -> [String: String] {
    var environment = program.environment
    environment[WorkerProcess.variable] = console.isErrorColored ? "colored" : "plain"
    environment[WorkerProcess.folderVariable] = options.order.rendering.folder.identity?.text ?? ""
    if place.isLimited { environment.merge(SystemLimits.sparingVariables) { $1 } }
    return environment
  }

  // MARK: Known results

  /// Folders that somebody has chosen have notes; what goes elsewhere is made anew every time.
  private var usesCache: Bool {
    guard case .folder = options.order.rendering.target, arguments.value(of: .output) != nil else {
      return false
    }
    return options.order.action == .render && !arguments.has(.noCache) && !options.order.isDryRun
  }

  private var needsFingerprint: Bool { usesCache || arguments.value(of: .manifest) != nil }

  private var notes: String? {
    guard usesCache else { return nil }
    let folder = options.order.rendering.folder
    // Makes the folder, and refuses a link in its place.
    guard (try? folder.withNotes("program", { _ in })) != nil else { return nil }
    return folder.shown("\(OutputFolder.notes)/program")
  }

  private func openCache(_ fingerprint: ProgramFingerprint) {
    guard usesCache else { return }
    let parts = [
      fingerprint.program, fingerprint.libraries, fingerprint.fonts, options.order.fingerprint,
    ]
    let context = SHA256.text(of: parts.joined(separator: "\n"))
    cacheFile = CacheFile(options.order.rendering.folder, context: context, shard: shard)
  }

  private func unchanged(_ input: SceneInput) -> SceneReport? {
    guard !arguments.has(.force), let cacheFile,
      let files = cacheFile.cache.files(
        of: input.name, in: options.order.rendering.folder, readsAll: arguments.has(.verify)),
      let warnings = cacheFile.cache.warnings(of: input.name, in: form.fingerprint)
    else { return nil }
    var report = SceneReport(input.name)
    report.repeatWarnings(TerminalText(written: warnings.text), form)
    report.once = warnings.once.mapValues { TerminalText(written: $0) }
    report.inputs = cacheFile.cache.inputs(of: input.name)
    report.files = files
    report.missing = warnings.missing
    report.isUnchanged = true
    if form.isEvents {
      report.output += Event.unchanged(input.name)
    } else if form.isVerbose {
      report.output += "\(input.name): unchanged\n"
    }
    return report
  }

  /// A result that cannot be remembered is drawn anew every time, which somebody may wonder about.
  private func warnOfCache() {
    guard let fault = cacheFile?.fault, ledger.summary.code == .done, !form.isQuiet else { return }
    console.tell(
      Diagnostic(
        code: "cache/unwritable", "nothing is remembered for the next run: \(fault.message)",
        severity: .warning,
        help:
          "look at the rights of '\(options.order.rendering.folder.shown(OutputFolder.notes))', or say --no-cache"
      ), form)
  }

  // MARK: The end

  private func writeManifest(_ fingerprint: ProgramFingerprint, _ listed: [SceneInput]) {
    guard let path = arguments.value(of: .manifest), !options.order.isDryRun, paths.isFree(path)
    else {
      return
    }
    touched.addOutput(path)
    guard let made = currentFingerprint else { return }
    let manifest = Manifest(
      origin: .init(
        version: ProgramVersion.number, program: fingerprint.program,
        options: options.order.fingerprint, fingerprint: made),
      listed: .init(listed.map(\.name)), shard: shard, results: ledger.results)
    do throws(FileError) {
      try OutputFile.write(Array(manifest.json.utf8), to: path)
    } catch {
      let fault = FileFault(error, path: path)
      tell(fault)
    }
  }

  private func writeTimings() {
    guard let path = arguments.value(of: .timings), !options.order.isDryRun, paths.isFree(path)
    else {
      return
    }
    do throws(FileError) {
      try OutputFile.write(Array(trace.json.utf8), to: path)
    } catch {
      let fault = FileFault(error, path: path)
      tell(fault)
    }
  }

  private func writePage() {
    guard let name = arguments.value(of: .page), !options.order.isDryRun,
      paths.isFree(options.order.rendering.folder.shown(name))
    else { return }
    let page = ContactPage(ledger.results, title: "Scenes")
    do {
      try options.order.rendering.folder.write(Array(page.html.utf8), to: name)
    } catch {
      let fault = error as? FileFault ?? .failed(name, step: "write", reason: "\(error)")
      tell(fault)
    }
  }
}
