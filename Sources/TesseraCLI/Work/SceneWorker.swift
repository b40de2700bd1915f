internal import CairoBackend
internal import Drawing
internal import Imaging
internal import Motion
internal import Notation
internal import Platform
internal import Rendering
internal import Scene
internal import SceneFormat

/// Works on one scene after the other and tells what came of it.
@MainActor final class SceneWorker {
  let options: WorkOptions
  private let registry: SceneRegistry
  private let console: Console
  /// Whether somebody wants it to end: after the file in hand, of films at once.
  private let isInterrupted: () -> Bool
  let fonts: FontLibrary
  let stock = FontStock()
  /// What is wrong with the fonts for all scenes.
  let fontProblems: [Diagnostic]
  /// Where it shows what it is at.
  private let board: PhaseBoard
  private let watcher: PhaseWatcher
  /// Draws the scene in hand.
  private var rasterizer: CairoRasterizer
  private var loaded = LoadedScenes()
  /// Whether there are threads for the libraries that look for fonts.
  private(set) lazy var hasThreads = SystemLimits.givesThreads(SystemLimits.threadsOfLibraries)

  init(
    _ options: WorkOptions, _ registry: SceneRegistry, _ console: Console,
    board: PhaseBoard = PhaseBoard(), fonts: FontLibrary = FontLibrary(),
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.options = options
    self.registry = registry
    self.console = console
    let own = OwnFonts(options)
    self.fonts = fonts.with(own.files)
    fontProblems = own.problems
    rasterizer = stock.rasterizer(of: self.fonts)
    self.board = board
    watcher = PhaseWatcher(board)
    self.isInterrupted = isInterrupted
  }

  /// Does what it is asked for with a scene, which comes through standard input or has the request's name.
  func answer(_ request: WorkerRequest, for input: SceneInput) -> WorkerAnswer {
    switch request {
    case .plan: plan(input)
    case .work(_, let permit): .report(report(on: input, permit))
    }
  }

  /// Reads a scene and says which paths the work on it would touch, or all there is to say where it cannot be read.
  private func plan(_ input: SceneInput) -> WorkerAnswer {
    let start = ContinuousClock.now
    var report = SceneReport(input.name)
    do throws(SceneFaults) {
      let scene = try read(input, &report)
      report.addTime(since: start)
      loaded.keep(.init(scene: scene, report: report), of: input)
      return .claims(SceneClaims(scene, options), once: missingLetters(of: scene))
    } catch {
      tell(error, &report)
      report.addTime(since: start)
      return .report(report)
    }
  }

  /// Does with a scene what the options say, as far as it may.
  private func report(on input: SceneInput, _ permit: ScenePermit) -> SceneReport {
    defer {
      rasterizer.beginNextSubject()
      _ = rasterizer.typesetter.takeNotices()
    }
    let start = ContinuousClock.now
    let known = loaded.take(input)
    var report = known?.report ?? SceneReport(input.name)
    board.begin()
    board.show(.reading)
    do throws(SceneFaults) {
      let scene: SceneDescription
      if let known { scene = known.scene } else { scene = try read(input, &report) }
      guard known != nil || SceneClaims(scene, options).digest == permit.digest else {
        throw SceneFaults([Diagnostic(FileFault.changed(input.name))])
      }
      try work(on: scene, permit, &report)
    } catch {
      tell(error, &report)
    }
    report.addTime(since: start)
    return report
  }

  private func read(
    _ input: SceneInput, _ report: inout SceneReport
  ) throws(SceneFaults) -> SceneDescription {
    let reading = Phase.clock
    let scene = try load(input)
    report.note("read", since: reading, options)
    return scene
  }

  private func tell(_ faults: SceneFaults, _ report: inout SceneReport) {
    for diagnostic in faults.diagnostics { report.tell(diagnostic, options.form) }
    report.inputs += Self.files(of: faults.diagnostics)
    report.code = max(report.code, faults.exitCode)
  }

  /// The files in which something is wrong.
  private static func files(of diagnostics: [Diagnostic]) -> [ReadFile] {
    var seen: Set<String> = []
    return diagnostics.compactMap(\.span?.file).filter { seen.insert($0.path).inserted }
      .map { .init(path: $0.path, sha256: SHA256.text(of: $0.bytes)) }
  }

  private func load(_ input: SceneInput) throws(SceneFaults) -> SceneDescription {
    let loader = SceneLoader(
      kinds: registry.kinds.with(fonts.ownFamilies), limits: options.rendering.limits,
      allowing: options.allowed)
    switch input {
    case .file(let path): return try loader.load(path)
    case .standardInput:
      return try loader.load(
        try SourceFile.standardInput(limit: options.rendering.limits.fileBytes))
    }
  }

  private func work(
    on scene: SceneDescription, _ permit: ScenePermit, _ report: inout SceneReport
  ) throws(SceneFaults) {
    report.inputs = scene.files.map { .init(path: $0.path, sha256: SHA256.text(of: $0.bytes)) }
    for warning in scene.warnings { report.tell(warning, options.form) }
    var home = SceneHome(scene, allowing: options.allowed)
    home.folder.identity = DiskView().item(at: home.folder.path)?.identity
    let images = SceneImageFiles(scene, home, limit: options.rendering.limits.fileBytes)
    report.inputs += images.inputs
    for problem in images.problems { report.tell(problem, options.form, code: .files) }
    guard let fonts = library(of: scene, &report) else { return }
    rasterizer = stock.rasterizer(of: fonts)
    var plan: OutputPlan?
    if options.action == .render {
      plan = planned(scene, permit, &report)
      guard let plan else { return }
      if options.isDryRun { return list(plan, &report) }
    }
    let runner = runner(of: scene, images, plan)
    tellOrigin(of: scene, fonts, &report)
    if plan != nil, let problem = scene.missingFont(in: fonts) {
      report.tell(problem, options.form, code: .files)
      return
    }
    let playing = Phase.clock
    let run = try runner.run(scene)
    report.note("play", since: playing, options)
    for warning in run.warnings { report.tell(warning, options.form) }
    switch options.action {
    case .render:
      guard let plan else { return }
      render(run, windows: try runner.windows(of: scene), plan, &report)
    case .check:
      let start = Phase.clock
      board.show(.checking)
      SceneCheck(run, options).tell(&report)
      report.note("check", since: start, options)
    case .record:
      let start = Phase.clock
      SceneRecord(run, home, options).write(permit, &report)
      keepOrigin(of: scene, fonts, &report)
      report.note("record", since: start, options)
    }
  }

  /// Plays the scene; where its pictures are planned, not if all of them become too large to be drawn.
  private func runner(
    of scene: SceneDescription, _ images: SceneImageFiles, _ plan: OutputPlan?
  ) -> SceneRunner {
    var runner = SceneRunner(
      registry: registry, images: images.files,
      listens: scene.outputs.contains { $0.kind.needsConversation })
    runner.watcher = watcher
    guard let plan else { return runner }
    let sizes = PictureSizes(scene.canvas)
    runner.refuses = { size in
      sizes.problem(ofContent: size, plan.permitted, isStill: scene.steps.isEmpty)
    }
    return runner
  }

  // MARK: Render

  /// What is to be drawn; nil where nothing of it can be, which is told.
  private func planned(
    _ scene: SceneDescription, _ permit: ScenePermit, _ report: inout SceneReport
  ) -> OutputPlan? {
    var plan = OutputPlan(scene, options.rendering)
    report.missing =
      options.rendering.kinds.map { wanted in
        wanted.subtracting(scene.outputs.map(\.kind)).map(\.rawValue).sorted()
      } ?? []
    if plan.files.isEmpty, options.rendering.kinds != nil {
      report.leftOut = Set(scene.outputs.map(\.kind.rawValue)).sorted()
      return nil
    }
    if let fault = plan.fault {
      report.tell(Diagnostic(fault), options.form, code: fault.exitCode)
      return nil
    }
    plan.refuse(permit.refusals, in: options.rendering.folder) {
      report.tell($0, options.form, code: .scene)
    }
    leaveOut(PictureSizes(scene.canvas).refusals(plan.permitted), of: &plan, &report)
    return plan.files.isEmpty || !plan.permitted.isEmpty ? plan : nil
  }

  /// The others are drawn all the same.
  private func leaveOut(
    _ refusals: [PictureSizes.Refusal], of plan: inout OutputPlan, _ report: inout SceneReport
  ) {
    for refusal in refusals {
      guard let file = refusal.files.first else { continue }
      let (fault, span) = (refusal.fault, file.output.span)
      report.tell(Diagnostic(fault, at: span), options.form, code: fault.exitCode)
      plan.leaveOut(refusal.files)
    }
  }

  private func list(_ plan: OutputPlan, _ report: inout SceneReport) {
    for file in plan.permitted {
      report.output +=
        options.form.isEvents
        ? Event.planned(report.scene, options.rendering.folder.shown(file.path))
        : "\(options.rendering.folder.shown(file.path))\n"
    }
  }

  private func render(
    _ run: SceneRun, windows: [MatrixWindow: LayoutSnapshot], _ planned: OutputPlan,
    _ report: inout SceneReport
  ) {
    if let stop = run.stop, !run.scene.expectsFailure(stop.code) {
      report.tell(stop, options.form, code: .layout)
    }
    var plan = planned
    let maker = OutputMaker(
      run, windows: windows, options.rendering, rasterizer, PinnedText(rasterizer.typesetter),
      watcher: board,
      isInterrupted: isInterrupted)
    leaveOut(maker.announceFrames(of: plan.permitted), of: &plan, &report)
    let writer = OutputWriter(maker: maker, options: options.rendering, plan: plan)
    var failed: SourceSpan?
    defer { warn(of: run.scene, plan, &report) }
    for pass in plan.passes {
      if pass.count > 1, !isInterrupted(), write(together: pass, writer, &report) { continue }
      for file in pass where file.output.span != failed {
        if isInterrupted() {
          report.code = .interrupted
          return
        }
        // What one file of an output lacks, the others lack as well.
        if !write(file, writer, &report) { failed = file.output.span }
      }
    }
    if options.drawsTwice { compare(plan, writer, &report) }
  }

  /// Tells what letters of the scene's pictures no font has: once, however many pictures show them.
  private func warn(of scene: SceneDescription, _ plan: OutputPlan, _ report: inout SceneReport) {
    let notices = rasterizer.typesetter.takeNotices()
    guard plan.files.contains(where: \.showsText) else { return }
    for notice in notices { report.warn(of: notice, in: scene, options.form) }
  }

  /// Whether all files of a pass were written. Where one cannot be, each is made by itself and says why.
  private func write(
    together files: [PlannedFile], _ writer: OutputWriter, _ report: inout SceneReport
  ) -> Bool {
    let (start, clock) = (ContinuousClock.now, Phase.clock)
    board.show(.drawing, files.map(\.path).joined(separator: ", "))
    guard options.rendering.target != .standardOutput,
      let written = try? writer.write(together: files)
    else { return false }
    let names = files.map(\.path).joined(separator: ", ")
    report.note("draw \(names)", since: clock, options)
    for files in written {
      report.files += files
      tell(files, start, &report)
    }
    return true
  }

  /// Whether the file was written.
  private func write(
    _ file: PlannedFile, _ writer: OutputWriter, _ report: inout SceneReport
  ) -> Bool {
    let (start, clock) = (ContinuousClock.now, Phase.clock)
    board.show(.drawing, file.path)
    defer { report.note("draw \(file.path)", since: clock, options) }
    do {
      if options.rendering.target == .standardOutput {
        try pipe(file, writer)
        return true
      }
      let written = try writer.write(file)
      report.files += written
      tell(written, start, &report)
      return true
    } catch is CancellationError {
      report.code = .interrupted
      return false
    } catch {
      report.tell(Diagnostic(error, of: file), options.form, code: Self.exitCode(of: error))
      return false
    }
  }

  private func pipe(_ file: PlannedFile, _ writer: OutputWriter) throws {
    let isText = file.isVector || ["attributes", "snippet"].contains(file.output.kind.rawValue)
    guard isText || !console.isOutputTerminal else { throw OutputFault.terminal }
    console.write(try writer.bytes(file))
  }

  private func tell(
    _ files: [WrittenFile], _ start: ContinuousClock.Instant, _ report: inout SceneReport
  ) {
    let time = start.duration(to: .now).components
    let milliseconds = Int(time.seconds) * 1_000 + Int(time.attoseconds / 1_000_000_000_000_000)
    for file in files {
      let path = options.rendering.folder.shown(file.path)
      if options.form.isEvents {
        report.output += Event.wrote(report.scene, path, file)
      } else if options.form.isVerbose {
        report.output += "\(path)  \(file.bytes) bytes  \(milliseconds) ms\n"
      } else if !options.form.isQuiet {
        report.output += "\(path)\n"
      }
    }
  }

  /// Draws everything a second time.
  private func compare(_ plan: OutputPlan, _ writer: OutputWriter, _ report: inout SceneReport) {
    let first = Dictionary(report.files.map { ($0.path, $0) }) { $1 }
    for file in plan.permitted {
      guard let second = try? writer.write(file) else { continue }
      for written in second where first[written.path] != written {
        let fault = OutputFault.notTheSame(written.path)
        report.tell(Diagnostic(fault), options.form, code: fault.exitCode)
      }
    }
  }

  private static func exitCode(of error: any Error) -> ExitCode {
    switch error {
    case let fault as OutputFault: fault.exitCode
    case is Diagnostic: .layout
    case CairoError.size: .scene
    default: .files
    }
  }
}
