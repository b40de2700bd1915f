internal import CairoBackend
internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

/// Works on all scenes that a command line names: finds them, leaves out what needs no work, hands out the rest,
/// and tells the results in the order of the scenes.
@MainActor final class BatchCommand {
  let arguments: ParsedArguments
  let program: Program
  let console: Console
  var options: WorkOptions
  let form: MessageForm
  private let interruption: Interruption
  let start = ContinuousClock.now

  var ledger: BatchLedger
  private(set) var trace = PhaseTrace()
  var progress: Progress
  var shard: Shard?
  var cacheFile: CacheFile?
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
  /// Words that name outputs or groups of which no scene so far has one, and the groups that there are.
  var unmet: Set<String>?
  var groups: Set<String> = []
  /// Which files the scenes were made of, and which they gave.
  var touched = TouchedFiles()
  /// Holds the pictures of a report until it is written.
  var evidence: ScratchFolder?
  /// Whether all that the command line names was found.
  private(set) var isWhole = false
  /// How many scenes there are to be worked on.
  private(set) var sceneCount = 0

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
    if let code = refusedShard() ?? refusedFonts() ?? refusedMatrix() { return code }
    let words: [String]
    do {
      words = try approvedScenes() ?? arguments.words
    } catch {
      return refuse(error)
    }
    let found = SceneInputs(words, each: options.order.changes)
    isWhole = found.problems.isEmpty
    for problem in found.problems {
      console.tell(problem, form)
      ledger.verdicts.add(Diagnostic(problem))
    }
    ledger.summary.code =
      found.problems.map { ExitCode.files.telling(of: $0.concern) }.max() ?? .done
    if let refused = refusedVariant(among: found.inputs) { return refused }
    let inputs = found.inputs.filter { shard?.contains($0.name) ?? true }
    return refusedOutputs(of: inputs) ?? refusedEvidence() ?? work(on: inputs, listed: found.inputs)
  }

  // MARK: Refusals

  /// The scenes that are approved, where somebody approves.
  private func approvedScenes() throws -> [String]? {
    guard arguments.command == .approve else { return nil }
    return try ApprovedOutputs(arguments).scenes(named: arguments.words)
  }

  /// Decisions on variants of scenes need the options that make them, and those on scenes their paths.
  private func refusedVariant(among inputs: [SceneInput]) -> ExitCode? {
    guard let selection = options.order.acceptance?.selection,
      let scene = selection.unknownScene(
        among: Set(inputs.map(\.name)), areNamed: !arguments.words.isEmpty)
    else { return nil }
    return refuse(
      Diagnostic(
        code: "golden/selection", "'\(scene)' is no scene of this command line",
        help: "name scenes as the check did, with its options as well, such as --device iphone-se"))
  }

  private func refuse(_ error: any Error) -> ExitCode {
    guard let fault = error as? FileFault else {
      let diagnostic = error as? Diagnostic ?? Diagnostic(code: "golden/selection", "\(error)")
      console.tell(diagnostic, form)
      return .usage
    }
    console.tell(fault, form)
    return fault.exitCode
  }

  private func refusedShard() -> ExitCode? {
    do throws(ShardError) {
      shard = try Shard.chosen(arguments.value(of: .shard), program.environment)
      return nil
    } catch {
      console.tell(error, form)
      return .usage
    }
  }

  private func refusedFonts() -> ExitCode? {
    for problem in fontProblems {
      let help = problem.help ?? problem.expected
      console.tell(
        Diagnostic(code: problem.code, concern: problem.concern, problem.message, help: help), form)
    }
    return fontProblems.map { ExitCode.files.telling(of: $0.concern) }.max()
  }

  private func refusedMatrix() -> ExitCode? {
    for table in [Option.rows, .texts].compactMap(arguments.value) { touched.addInput(table) }
    do throws(Diagnostic) {
      let changes = try SceneMatrix(arguments).changes()
      guard changes.count > 1, arguments.words.contains("-") else { return nil }
      throw Diagnostic(
        code: "usage/piped-matrix", "a scene from standard input can be worked on once only",
        help: "name a file, or one value for each option")
    } catch {
      console.tell(error, form)
      return error.concern == .files ? .files : .usage
    }
  }

  private func refusedOutputs(of inputs: [SceneInput]) -> ExitCode? {
    if let fault = reservedFault ?? pageFault {
      console.tell(fault, form)
      return .usage
    }
    guard options.order.rendering.target.isSingle, inputs.count > 1 else { return nil }
    let fault = OutputFault.severalFiles(inputs.map(\.name))
    console.tell(fault, form)
    return ExitCode(fault.trouble)
  }

  // MARK: Work

  /// From the first scene to the last line: what is known, what is to be done, and what is told in the end.
  private func work(on inputs: [SceneInput], listed: [SceneInput]) -> ExitCode {
    holdFolder()
    let fingerprint: ProgramFingerprint?
    do {
      fingerprint = try neededFingerprint(searchPath: program.environment["PATH"])
    } catch {
      return tellFingerprint("the program or its fonts cannot be read", error)
    }
    if let fingerprint { openCache(fingerprint) }
    progress = Progress(console, total: inputs.count, isQuiet: form.isQuiet || form.isEvents)
    sceneCount = inputs.count
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
    if isComplete { lookForObsoleteGoldens(of: inputs) }
    tellOfUpgrade()
    writeOrigins()
    writeTimings()
    writeVerdicts()
    if let fingerprint { writeResults(fingerprint, listed, of: isComplete ? inputs : nil) }
    if isComplete { tellOfMissingOutputs(inputs.count) }
    if isComplete { tellOfUnmetWords() }
    return summarize(isComplete, inputs)
  }

  /// First every scene is read, so that all paths are known; then those that need it are worked on.
  private func perform(_ inputs: [SceneInput], _ listed: [SceneInput]) -> Bool {
    var known: [Int: SceneReport] = [:]
    for (index, input) in inputs.enumerated() {
      guard let report = unchanged(input) else { continue }
      known[index] = report
      claims[index] = cacheFile?.cache.claims(of: input.name)
    }
    var pending = largestFirst(inputs.indices.filter { known[$0] == nil }, of: inputs)
    let crew = crew(for: inputs, count: pending.count)
    guard plan(pending, of: inputs, by: crew) else {
      for (index, report) in known { take(report, at: index) }
      return false
    }
    enterPaths(listed)
    // A scene that needs no work and is in another's way has to say so as well.
    let losers = paths.refusedScenes.filter { known.removeValue(forKey: $0) != nil }.sorted()
    if !losers.isEmpty {
      guard plan(losers, of: inputs, by: crew) else { return false }
      enterPaths(listed)
      pending = (pending + losers).sorted()
    }
    tellRefusedOptions()
    progress.clear()
    for index in inputs.indices { ledger.tell(once: known[index]?.once ?? warnings[index] ?? [:]) }
    for (index, report) in known { take(report, at: index) }
    Leftovers.removeUnheld(in: foldersToTidy)
    return crew.answer(
      pending.compactMap { scene in
        claims[scene].map { claims in
          let permit = ScenePermit(digest: claims.digest, refusals: paths.refusals(of: scene))
          return (scene, .work(inputs[scene].name, permit))
        }
      })
  }

  /// Among several processes the largest scenes come first: one that began last would keep one of them busy and
  /// the others waiting.
  private func largestFirst(_ scenes: [Int], of inputs: [SceneInput]) -> [Int] {
    guard jobs > 1 else { return scenes }
    let sizes = scenes.map { FileStatus(inputs[$0].path)?.size ?? 0 }
    return zip(scenes, sizes).sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
  }

  /// Whether all of the scenes were read.
  private func plan(_ scenes: [Int], of inputs: [SceneInput], by crew: BatchCrew) -> Bool {
    for index in scenes { claims[index] = nil }
    return crew.answer(scenes.map { ($0, .plan(inputs[$0].name)) })
  }

  private func crew(for inputs: [SceneInput], count: Int) -> BatchCrew {
    BatchCrew(
      for: inputs, count: count,
      .init(
        program: program, options: options, console: console, fonts: installed,
        interruption: interruption, jobs: jobs, seconds: arguments.count(of: .maxSeconds) ?? 60),
      .init(
        answer: { self.take($0, at: $1) },
        pause: { self.progress.show(self.ledger.count) },
        interrupted: { self.tellInterruption() },
        folders: { self.paths.folders(of: $0) }))
  }

  private var jobs: Int { arguments.count(of: .jobs) ?? max(1, ThisProcess.processorCount) }

  private func take(_ answer: WorkerAnswer, at index: Int) {
    switch answer {
    case .claims(let found, let once):
      claims[index] = found
      warnings[index] = once
    case .report(let report): take(report, at: index)
    }
  }

  private func take(_ report: SceneReport, at index: Int) {
    touched.add(report, options.order.rendering.folder)
    leftOut += report.leftOut.isEmpty ? [] : [report.leftOut]
    missing = missing.map { $0.intersection(report.missing) } ?? Set(report.missing)
    unmet = unmet.map { $0.intersection(report.unmet) } ?? Set(report.unmet)
    groups.formUnion(report.groups)
    if report.code == .done, !report.isUnchanged, !options.order.isDryRun, report.leftOut.isEmpty {
      cacheFile?.remember(
        report, claims[index] ?? SceneClaims([]), in: form, whole: options.order.action == .check)
    }
    progress.clear()
    trace.add(report)
    if report.isDone {
      origins.add(report.scene, report.origins, isWhole: !report.keepsGoldens)
    }
    ledger.take(report, at: index)
  }
}
