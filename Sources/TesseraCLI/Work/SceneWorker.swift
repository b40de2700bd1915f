internal import CairoBackend
internal import Drawing
internal import Imaging
internal import Motion
internal import Scene
internal import SceneFormat

/// Works on one scene after the other and tells what came of it.
@MainActor final class SceneWorker {
  private let options: WorkOptions
  private let registry: SceneRegistry
  private let console: Console
  /// Whether somebody wants it to end: after the file in hand, of films at once.
  private let isInterrupted: () -> Bool
  private let fonts: FontLibrary
  private let rasterizer: CairoRasterizer

  init(
    _ options: WorkOptions, _ registry: SceneRegistry, _ console: Console,
    fonts: FontLibrary = FontLibrary(), isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.options = options
    self.registry = registry
    self.console = console
    self.fonts = fonts
    rasterizer = CairoRasterizer(fonts: fonts)
    self.isInterrupted = isInterrupted
  }

  /// Does with a scene what the options say.
  func report(on input: SceneInput) -> SceneReport {
    defer {
      rasterizer.beginNextSubject()
      _ = rasterizer.typesetter.takeNotices()
    }
    let start = ContinuousClock.now
    var report = SceneReport(input.name)
    do throws(SceneFaults) {
      let reading = Phase.clock
      let scene = try load(input)
      report.note("read", since: reading, options)
      try work(on: scene, &report)
    } catch {
      for diagnostic in error.diagnostics { report.tell(diagnostic, options.form) }
      report.inputs += Self.files(of: error.diagnostics)
      report.code = max(report.code, error.exitCode)
    }
    let time = start.duration(to: .now).components
    report.microseconds = Int(time.seconds) * 1_000_000 + Int(time.attoseconds / 1_000_000_000_000)
    return report
  }

  /// The files in which something is wrong.
  private static func files(of diagnostics: [Diagnostic]) -> [RunCache.Entry.Input] {
    var seen: Set<String> = []
    return diagnostics.compactMap(\.span?.file).filter { seen.insert($0.path).inserted }
      .map { .init(path: $0.path, sha256: SHA256.text(of: $0.bytes)) }
  }

  private func load(_ input: SceneInput) throws(SceneFaults) -> SceneDescription {
    let loader = SceneLoader(kinds: registry.kinds, limits: options.limits)
    switch input {
    case .file(let path): return try loader.load(path)
    case .standardInput: return try loader.load(try standardInput())
    }
  }

  private func standardInput() throws(SceneFaults) -> SourceFile {
    do {
      let bytes = StandardInput.read(limit: options.limits.fileBytes)
      return try SourceFile(path: "stdin", bytes: bytes)
    } catch {
      throw SceneFaults([error])
    }
  }

  private func work(
    on scene: SceneDescription, _ report: inout SceneReport
  ) throws(SceneFaults) {
    report.inputs = scene.files.map { .init(path: $0.path, sha256: SHA256.text(of: $0.bytes)) }
    for warning in scene.warnings { report.tell(warning, options.form) }
    let images = SceneImageFiles(scene, limit: options.limits.fileBytes)
    report.inputs += images.inputs
    for problem in images.problems { report.tell(problem, options.form, code: .files) }
    if options.action == .render, options.isDryRun {
      return list(OutputPlan(scene, options), &report)
    }
    let runner = SceneRunner(
      registry: registry, images: images.files,
      listens: scene.outputs.contains { $0.kind.needsConversation })
    let isDrawn = options.action == .render && !options.isDryRun
    if isDrawn, let problem = scene.missingFont(in: fonts) {
      report.tell(problem, options.form, code: .files)
      return
    }
    let playing = Phase.clock
    let run = try runner.run(scene)
    report.note("play", since: playing, options)
    for warning in run.warnings { report.tell(warning, options.form) }
    switch options.action {
    case .render: render(run, windows: try runner.windows(of: scene), &report)
    case .check:
      let start = Phase.clock
      SceneCheck(run, options).tell(&report)
      report.note("check", since: start, options)
    case .record:
      let start = Phase.clock
      SceneRecord(run, options).write(&report)
      report.note("record", since: start, options)
    }
  }

  // MARK: Render

  private func list(_ plan: OutputPlan, _ report: inout SceneReport) {
    for file in plan.files {
      report.output +=
        options.form.isEvents
        ? Event.planned(report.scene, options.target.folder.shown(file.path))
        : options.target.folder.shown(file.path) + "\n"
    }
  }

  private func render(
    _ run: SceneRun, windows: [MatrixWindow: LayoutSnapshot], _ report: inout SceneReport
  ) {
    if let stop = run.stop, !run.scene.expectsFailure(stop.code) {
      report.tell(stop, options.form, code: .layout)
    }
    let plan = OutputPlan(run.scene, options)
    if let fault = plan.fault {
      report.tell(Diagnostic(fault), options.form, code: fault.exitCode)
      return
    }
    let maker = OutputMaker(
      run, windows: windows, options, rasterizer, PinnedText(rasterizer.typesetter),
      isInterrupted: isInterrupted)
    let writer = OutputWriter(maker: maker, options: options, plan: plan)
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
    for notice in notices { report.tell(scene.warning(of: notice), options.form) }
  }

  /// Whether all files of a pass were written. Where one cannot be, each is made by itself and says why.
  private func write(
    together files: [PlannedFile], _ writer: OutputWriter, _ report: inout SceneReport
  ) -> Bool {
    let (start, clock) = (ContinuousClock.now, Phase.clock)
    guard options.target != .standardOutput, let written = try? writer.write(together: files)
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
    defer { report.note("draw \(file.path)", since: clock, options) }
    do {
      if options.target == .standardOutput {
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
      let (diagnostic, code) = Self.diagnostic(error, file)
      report.tell(diagnostic, options.form, code: code)
      return false
    }
  }

  private func pipe(_ file: PlannedFile, _ writer: OutputWriter) throws {
    let isText = file.isVector || ["attributes", "snippet"].contains(file.output.kind.rawValue)
    guard isText || !console.isOutputTerminal else { throw OutputFault.terminal }
    console.write(try writer.bytes(file), to: 1)
  }

  private func tell(
    _ files: [WrittenFile], _ start: ContinuousClock.Instant, _ report: inout SceneReport
  ) {
    let time = start.duration(to: .now).components
    let milliseconds = Int(time.seconds) * 1_000 + Int(time.attoseconds / 1_000_000_000_000_000)
    for file in files {
      let path = options.target.folder.shown(file.path)
      if options.form.isEvents {
        report.output += Event.wrote(report.scene, path, file)
      } else if options.form.isVerbose {
        report.output += "\(path)  \(file.bytes) bytes  \(milliseconds) ms\n"
      } else if !options.form.isQuiet {
        report.output += path + "\n"
      }
    }
  }

  /// Draws everything a second time.
  private func compare(_ plan: OutputPlan, _ writer: OutputWriter, _ report: inout SceneReport) {
    let first = Dictionary(report.files.map { ($0.path, $0) }) { $1 }
    for file in plan.files {
      guard let second = try? writer.write(file) else { continue }
      for written in second where first[written.path] != written {
        let fault = OutputFault.notTheSame(written.path)
        report.tell(Diagnostic(fault), options.form, code: fault.exitCode)
      }
    }
  }

  private static func diagnostic(
    _ error: any Error, _ file: PlannedFile
  ) -> (Diagnostic, ExitCode) {
    switch error {
    case let fault as OutputFault: (Diagnostic(fault, at: file.output.span), fault.exitCode)
    case let fault as FileFault: (Diagnostic(fault, at: file.output.span), .files)
    case let diagnostic as Diagnostic: (diagnostic, .layout)
    default:
      (failure("\(error)", file), .files)
    }
  }

  /// What an error of the layers below says, and its hint if it has one.
  private static func failure(_ reason: String, _ file: PlannedFile) -> Diagnostic {
    let parts = reason.split(separator: "\nhint: ", maxSplits: 1).map(String.init)
    return Diagnostic(
      code: "output/failed", "'\(file.path)' could not be made: \(parts.first ?? "")",
      at: file.output.span, help: parts.count > 1 ? parts[1] : nil)
  }
}

extension PlannedFile {
  /// Whether somebody sees letters in it.
  fileprivate var showsText: Bool {
    switch output.kind {
    case .attributes, .snippet: false
    default: true
    }
  }
}

extension SceneFaults {
  /// What they are about: files, a layout that was played, or the scene as it is written.
  var exitCode: ExitCode {
    let isPlaying = diagnostics.contains {
      $0.code.hasPrefix("run/") || $0.code.contains("/") && $0.span == nil
    }
    let isFile = diagnostics.contains { $0.code.hasPrefix("file/") }
    return isFile ? .files : isPlaying ? .layout : .scene
  }
}

extension SceneDescription {
  /// Whether the scene says that it stops with this code.
  func expectsFailure(_ code: String) -> Bool {
    expectations.contains { $0.check == .fails(code) }
  }
}

extension Diagnostic {
  init(_ fault: OutputFault, at span: SourceSpan? = nil) {
    self.init(code: fault.code, fault.message, at: span, help: fault.hint)
  }

  init(_ fault: FileFault, at span: SourceSpan? = nil) {
    self.init(code: fault.code, fault.message, at: span, help: fault.hint)
  }
}
