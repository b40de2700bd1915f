internal import Glibc
internal import Imaging
internal import Scene
internal import SceneFormat

/// Works on all scenes that a command line names: finds them, leaves out what needs no work, hands out the rest,
/// and tells the results in the order of the scenes.
@MainActor final class BatchCommand {
  private let arguments: ParsedArguments
  private let program: Program
  private let console: Console
  private let options: WorkOptions
  private let form: MessageForm
  private let interruption: Interruption
  private let start = ContinuousClock.now

  private var ledger: BatchLedger
  private var trace = PhaseTrace()
  private var progress: Progress
  private var shard: Shard?
  private var cacheFile: CacheFile?
  private var isInterrupted = false
  /// Which files the scenes were made of, and which they gave.
  private(set) var touched = TouchedFiles()

  init(
    _ action: WorkOptions.Action, _ arguments: ParsedArguments, _ program: Program,
    _ console: Console
  ) {
    self.arguments = arguments
    self.program = program
    self.console = console
    form = MessageForm(arguments, isColored: console.isErrorColored)
    options = WorkOptions(action, arguments, form: form)
    interruption = Interruption()
    ledger = BatchLedger(console)
    progress = Progress(console, total: 0, isQuiet: true)
  }

  func run() -> ExitCode {
    do throws(ShardError) {
      shard = try Shard.chosen(arguments.value(of: .shard), program.environment)
    } catch {
      console.tell("usage/shard", error.message, help: error.hint, form)
      return .usage
    }
    let found = SceneInputs(arguments.words)
    for problem in found.problems {
      console.tell(problem.code, problem.message, help: problem.hint, form)
    }
    ledger.summary.code = found.problems.isEmpty ? .done : .files
    let inputs = found.inputs.filter { shard?.contains($0.name) ?? true }
    if options.target.isSingle, inputs.count > 1 {
      let fault = OutputFault.severalFiles(inputs.map(\.name))
      console.tell(fault.code, fault.message, help: fault.hint, form)
      return fault.exitCode
    }
    return work(on: inputs, listed: found.inputs)
  }

  private func work(on inputs: [SceneInput], listed: [SceneInput]) -> ExitCode {
    var fingerprint: ProgramFingerprint?
    if needsFingerprint {
      do {
        fingerprint = try ProgramFingerprint(
          notes: notes, searchPath: program.environment["PATH"])
      } catch {
        console.tell("fingerprint", "the program or its fonts cannot be read: \(error)", form)
        return .files
      }
    }
    if let fingerprint { openCache(fingerprint) }
    progress = Progress(console, total: inputs.count, isQuiet: form.isQuiet || form.isEvents)
    var pending: [Int] = []
    for (index, input) in inputs.enumerated() {
      if let report = unchanged(input) { take(report, at: index) } else { pending.append(index) }
    }
    let isComplete = perform(inputs, pending)
    progress.clear()
    ledger.finish()
    cacheFile?.tidyUp()
    warnOfCache()
    if isComplete, let fingerprint { writeManifest(fingerprint, listed) }
    if isComplete { writePage() }
    writeTimings()
    return summarize(isComplete, inputs)
  }

  // MARK: Work

  private func perform(_ inputs: [SceneInput], _ pending: [Int]) -> Bool {
    let usesProcesses = pending.count > 1 && !inputs.contains(.standardInput)
    guard usesProcesses else { return performHere(inputs, pending) }
    let pool = WorkerPool(
      words: program.words, environment: workerEnvironment, jobs: jobs,
      secondsForScene: seconds, interruption: interruption)
    return pool.run(
      pending.map { inputs[$0].name },
      .init(
        report: { [self] index, report in take(report, at: pending[index]) },
        progress: { [self] done in progress.show(inputs.count - pending.count + done) },
        failure: { [self] scene, failure in report(on: scene, failure) },
        interrupted: { [self] in tellInterruption() },
        ended: { [self] process, index in removeLeftovers(of: process, inputs[pending[index]]) }))
  }

  private func performHere(_ inputs: [SceneInput], _ pending: [Int]) -> Bool {
    var options = options
    options.jobs = jobs
    var watchdog: Watchdog?
    let worker = SceneWorker(options, program.registry, console) { [self] in
      if interruption.hasCome() { isInterrupted = true }
      return isInterrupted || watchdog?.hasRung == true
    }
    for index in pending {
      let folder = homeFolder(of: inputs[index])
      watchdog = Watchdog(seconds: seconds, scene: inputs[index].name) {
        Leftovers.remove(of: getpid(), below: folder)
      }
      var report = worker.report(on: inputs[index])
      watchdog?.stop()
      if watchdog?.hasRung == true { report.code = .layout }
      take(report, at: index)
      if report.code == .interrupted { return false }
    }
    return true
  }

  private func report(on scene: String, _ failure: WorkerPool.Failure) -> SceneReport {
    var report = SceneReport(scene)
    switch failure {
    case .crash(let signal):
      report.tell(
        Diagnostic(
          code: "run/crash", "\(scene): its process was ended by signal \(signal)",
          help: "a layout or a cell has stopped the program: its message stands above"), form,
        code: .layout)
    case .time(let seconds):
      report.tell(
        Diagnostic(
          code: "limit/time", "\(scene): not done after \(seconds) s",
          help: "look for a loop that never ends, or raise --max-seconds"), form, code: .layout)
    case .start(let fault): report.tell(Diagnostic(fault), form, code: .files)
    }
    return report
  }

  /// A process that was ended in the middle of a file leaves a part of it.
  private func removeLeftovers(of process: pid_t, _ input: SceneInput) {
    Leftovers.remove(of: process, below: homeFolder(of: input))
  }

  /// Where files of a scene may go.
  private func homeFolder(of input: SceneInput) -> String {
    guard options.action != .render else { return options.target.folder.path }
    let parts = input.name.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private func take(_ report: SceneReport, at index: Int) {
    touched.add(report, options.target.folder)
    if report.code == .done, !report.isUnchanged, !options.isDryRun {
      cacheFile?.remember(report, in: form)
    }
    progress.clear()
    trace.add(report)
    ledger.take(report, at: index)
  }

  private var jobs: Int {
    arguments.count(of: .jobs) ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
  private var seconds: Int { arguments.count(of: .maxSeconds) ?? 60 }

  private var workerEnvironment: [String: String] {
    program.environment.merging([
      WorkerProcess.variable: console.isErrorColored ? "colored" : "plain"
    ]) { $1 }
  }

  // MARK: What is known

  /// Folders that somebody has chosen have notes; what goes elsewhere is made anew every time.
  private var usesCache: Bool {
    guard case .folder = options.target, arguments.value(of: .output) != nil else { return false }
    return options.action == .render && !arguments.has(.noCache) && !options.isDryRun
  }

  private var needsFingerprint: Bool { usesCache || arguments.value(of: .manifest) != nil }

  private var notes: String? {
    guard usesCache else { return nil }
    let folder = options.target.folder
    let name = "\(RunCache.folder)/program"
    // Makes the folder, and refuses a link in its place.
    guard (try? folder.withPlace(of: name, { _ in })) != nil else { return nil }
    return folder.shown(name)
  }

  private func openCache(_ fingerprint: ProgramFingerprint) {
    guard usesCache else { return }
    let parts = [
      fingerprint.program, fingerprint.libraries, fingerprint.fonts, options.fingerprint,
    ]
    let context = SHA256.text(of: parts.joined(separator: "\n"))
    cacheFile = CacheFile(options.target.folder, context: context, shard: shard)
  }

  private func unchanged(_ input: SceneInput) -> SceneReport? {
    guard !arguments.has(.force), let cacheFile,
      let files = cacheFile.cache.files(of: input.name, in: options.target.folder),
      let warnings = cacheFile.cache.warnings(of: input.name, in: form.fingerprint)
    else { return nil }
    var report = SceneReport(input.name)
    report.repeatWarnings(warnings, form)
    report.inputs = cacheFile.cache.inputs(of: input.name)
    report.files = files
    report.isUnchanged = true
    if form.isEvents {
      report.output += Event.unchanged(input.name)
    } else if form.isVerbose {
      report.output += "\(input.name): unchanged\n"
    }
    return report
  }

  /// What cannot be remembered is drawn anew every time, which somebody may wonder about.
  private func warnOfCache() {
    guard let fault = cacheFile?.fault, ledger.summary.code == .done, !form.isQuiet else { return }
    console.tell(
      "cache/unwritable", "nothing is remembered for the next run: \(fault.message)",
      help:
        "look at the rights of '\(options.target.folder.shown(RunCache.folder))', or say --no-cache",
      severity: .warning, form)
  }

  // MARK: The end

  private func writeManifest(_ fingerprint: ProgramFingerprint, _ listed: [SceneInput]) {
    guard let path = arguments.value(of: .manifest) else { return }
    touched.addOutput(path)
    let manifest = Manifest(
      origin: .init(
        version: ProgramVersion.number, program: fingerprint.program, fonts: fingerprint.fonts,
        options: options.fingerprint),
      listed: .init(listed.map(\.name)), shard: shard, results: ledger.results)
    do throws(FileError) {
      try OutputFile.write(Array(manifest.json.utf8), to: path)
    } catch {
      let fault = FileFault(error, path: path)
      console.tell(fault.code, fault.message, help: fault.hint, form)
      ledger.summary.code = max(ledger.summary.code, .files)
    }
  }

  private func writeTimings() {
    guard let path = arguments.value(of: .timings) else { return }
    do throws(FileError) {
      try OutputFile.write(Array(trace.json.utf8), to: path)
    } catch {
      let fault = FileFault(error, path: path)
      console.tell(fault.code, fault.message, help: fault.hint, form)
      ledger.summary.code = max(ledger.summary.code, .files)
    }
  }

  private func writePage() {
    guard let name = arguments.value(of: .page), !options.isDryRun else { return }
    let page = ContactPage(ledger.results, title: "Scenes")
    do {
      try options.target.folder.write(Array(page.html.utf8), to: name)
    } catch {
      let fault = error as? FileFault ?? .failed(name, step: "write", reason: "\(error)")
      console.tell(fault.code, fault.message, help: fault.hint, form)
      ledger.summary.code = max(ledger.summary.code, .files)
    }
  }

  private func tellInterruption() {
    progress.clear()
    guard !form.isEvents, !form.isQuiet else { return }
    console.writeError("interrupted: finishing the scenes in hand\n")
  }

  private func summarize(_ isComplete: Bool, _ inputs: [SceneInput]) -> ExitCode {
    let time = start.duration(to: .now).components
    let seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    if form.isEvents {
      console.write(ledger.summary.json(seconds: seconds) + "\n")
    } else if !form.isQuiet, inputs.count > 1 {
      console.writeError(ledger.summary.text(seconds: seconds) + "\n")
    } else if !form.isQuiet, isComplete, ledger.summary.code == .done, options.action == .render,
      console.isErrorTerminal, let input = inputs.first, input != .standardInput
    {
      console.writeError("next: tessera check \(input.name)\n")
    }
    guard isComplete else {
      let left = inputs.count - ledger.summary.scenes
      let rest = left == 1 ? "1 is left" : "\(left) are left"
      console.tell(
        "interrupted",
        "\(ledger.summary.scenes) of \(inputs.count) scenes are done, \(rest)",
        help: "the same command goes on where this one ended", severity: .warning, form)
      return .interrupted
    }
    return ledger.summary.code
  }
}
