internal import CairoBackend
internal import Motion
internal import Platform
package import Scene
package import SceneFormat

/// Works on one scene after the other: reads it, plays it, and makes its files, checks it, or records its goldens.
/// The outcome is a `WorkResult`; nothing is written but the files themselves.
@MainActor package final class SceneWork {
  /// The work to be done with each scene.
  package let order: WorkOrder
  let fonts: FontLibrary
  let stock = FontStock()
  /// The faults of the fonts for all scenes.
  let fontProblems: [Diagnostic]
  let place: WorkPlace
  /// Draws the scene in hand.
  private(set) var rasterizer: CairoRasterizer
  /// Whether there are threads for the libraries that look for fonts.
  private(set) lazy var hasThreads = SystemLimits.givesThreads(SystemLimits.threadsOfLibraries)
  private lazy var otherScenes = OtherScenes(order, registry)
  private let registry: SceneRegistry
  private let watcher: PhaseWatcher

  package init(_ order: WorkOrder, _ registry: SceneRegistry, in place: WorkPlace = WorkPlace()) {
    self.order = order
    self.registry = registry
    self.place = place
    let own = OwnFonts(order)
    fonts = place.fonts.with(own.files)
    fontProblems = own.problems
    rasterizer = stock.rasterizer(of: fonts)
    watcher = PhaseWatcher(place.board)
  }

  // MARK: Reading

  /// Says that the next scene is begun.
  package func begin() {
    place.board.begin()
    place.board.show(.reading)
  }

  /// Forgets what was drawn for the scene in hand.
  package func end() {
    rasterizer.beginNextSubject()
    _ = rasterizer.typesetter.takeNotices()
  }

  /// Reads a scene by a loader that knows the names it may use.
  package func read(
    _ result: inout WorkResult,
    by load: (SceneLoader) throws(SceneFaults) -> SceneDescription
  ) throws(SceneFaults) -> SceneDescription {
    let start = WorkTime.clock
    var loader = SceneLoader(
      kinds: registry.kinds.rendered(with: fonts.ownFamilies), limits: order.rendering.limits,
      allowing: order.allowed)
    loader.keepsTree = order.rendering.embeds
    let scene = try load(loader)
    result.note("read", since: start)
    return scene
  }

  // MARK: Work

  /// Does with a scene what the order says.
  /// - Parameter refusals: paths that are not written, because somebody else reads or writes them.
  package func perform(
    on scene: SceneDescription, refusing refusals: [PathRefusal], _ result: inout WorkResult
  ) throws(SceneFaults) {
    var scene = scene
    if order.action == .check, let limit = order.maxShift { scene.expect(maxShift: limit) }
    if let profile = order.profile { scene.letPass(profile) }
    if let audit = order.audit { scene.expectPromises(audit.rules) }
    result.inputs = scene.files.map(ReadFile.init)
    for warning in scene.warnings { result.warn(warning) }
    var home = SceneHome(scene, allowing: order.allowed)
    home.folder.identity = DiskView().item(at: home.folder.path)?.identity
    let images = SceneImageFiles(scene, home, limit: order.rendering.limits.fileBytes)
    result.inputs += images.inputs
    for problem in images.problems { result.tell(problem, .files) }
    guard let fonts = library(of: scene, &result) else { return }
    rasterizer = stock.rasterizer(of: fonts)
    var plan: OutputPlan?
    if order.action == .render {
      plan = planned(scene, refusing: refusals, &result)
      guard let plan else { return }
      if order.isDryRun { return list(plan, &result) }
    }
    let supplied = SuppliedScene(scene: scene, images: images, fonts: fonts)
    guard let drawn = try played(supplied, planned: plan, &result) else { return }
    switch order.action {
    case .render:
      guard let plan else { return }
      SceneRendering(self, of: drawn, planned: plan).write(&result)
    case .check:
      check(SceneCheck(drawn, order, beside: otherScenes), &result)
      if let audit = order.audit, audit.count > 0, !AuditOrder.isKept(scene) {
        try fuzz(scene, by: runner(of: scene, images, drawing: []), for: audit, &result)
      }
    case .record:
      record(SceneRecord(drawn, in: home, order), refusing: refusals, &result)
      keepOrigin(of: scene, fonts, &result)
    }
  }

  /// Plays a scene for somebody who draws it; nil where its fonts are missing, which is told.
  private func played(
    _ supplied: SuppliedScene, planned plan: OutputPlan?, _ result: inout WorkResult
  ) throws(SceneFaults) -> DrawnScene? {
    let (scene, fonts) = (supplied.scene, supplied.fonts)
    let held = order.action == .render ? [] : HeldPictures.all(of: scene)
    let files = plan?.permitted ?? held.flatMap(\.plan.permitted)
    let runner = runner(of: scene, supplied.images, drawing: files)
    tellOrigin(of: scene, fonts, &result)
    if !files.isEmpty, let problem = scene.missingFont(in: fonts) {
      result.tell(problem, .files)
      return nil
    }
    let run = try play(scene, by: runner, &result)
    let windows = try files.isEmpty ? PlayedWindows() : runner.windows(of: scene)
    return DrawnScene(
      run: run, maker: maker(of: run, in: windows), held: held,
      origin: held.isEmpty ? .unknown : pictureOrigin(of: scene, fonts))
  }

  private func play(
    _ scene: SceneDescription, by runner: SceneRunner, _ result: inout WorkResult
  ) throws(SceneFaults) -> SceneRun {
    let start = WorkTime.clock
    let run = try runner.run(scene)
    result.note("play", since: start)
    for warning in run.warnings { result.warn(warning) }
    return run
  }

  /// Plays the scene; where its pictures are planned, not if all of them become too large to be drawn.
  func runner(
    of scene: SceneDescription, _ images: SceneImageFiles, drawing files: [PlannedFile]
  ) -> SceneRunner {
    var runner = SceneRunner(
      registry: registry, images: images.files,
      listens: scene.outputs.contains { $0.kind.needsConversation })
    runner.watcher = watcher
    guard !files.isEmpty else { return runner }
    let sizes = PictureSizes(scene.canvas)
    runner.refuses = { size in
      sizes.problem(ofContent: size, files, isStill: scene.steps.isEmpty)
    }
    return runner
  }

  private func check(_ check: SceneCheck, _ result: inout WorkResult) {
    let start = WorkTime.clock
    place.board.show(.checking)
    check.tell(&result)
    result.note("check", since: start)
  }

  private func record(
    _ record: SceneRecord, refusing refusals: [PathRefusal], _ result: inout WorkResult
  ) {
    let start = WorkTime.clock
    record.write(refusing: refusals, beside: otherScenes, &result)
    result.note("record", since: start)
  }

  private func maker(
    of run: SceneRun, in windows: PlayedWindows
  ) -> OutputMaker {
    let maker = OutputMaker(run, in: windows, as: order.rendering, by: rasterizer)
    maker.watcher = place.board
    maker.isInterrupted = place.isInterrupted
    return maker
  }

  // MARK: Plan

  /// The files to be drawn; nil where none of them can be, which is told.
  private func planned(
    _ scene: SceneDescription, refusing refusals: [PathRefusal], _ result: inout WorkResult
  ) -> OutputPlan? {
    var plan = OutputPlan(scene, order.rendering)
    result.missing =
      order.rendering.kinds.map { wanted in
        wanted.subtracting(scene.outputs.map(\.kind)).map(\.name).sorted()
      } ?? []
    if plan.files.isEmpty, order.rendering.kinds != nil {
      result.leftOut = Set(scene.outputs.map(\.kind.name)).sorted()
      return nil
    }
    if let fault = plan.fault {
      result.tell(fault)
      return nil
    }
    plan.refuse(refusals, in: order.rendering.folder) { result.tell($0, .scene) }
    plan.leaveOut(PictureSizes(scene.canvas).refusals(plan.permitted), &result)
    return plan.files.isEmpty || !plan.permitted.isEmpty ? plan : nil
  }

  private func list(_ plan: OutputPlan, _ result: inout WorkResult) {
    for file in plan.permitted { result.tell(.planned(order.rendering.folder.shown(file.path))) }
  }
}

/// A scene with the files that it names.
private struct SuppliedScene {
  let scene: SceneDescription
  let images: SceneImageFiles
  let fonts: FontLibrary
}

extension OutputPlan {
  /// Leaves out files that cannot be drawn, and tells why; the others are drawn all the same.
  mutating func leaveOut(_ refusals: [PictureSizes.Refusal], _ result: inout WorkResult) {
    for refusal in refusals {
      guard let file = refusal.files.first else { continue }
      result.tell(refusal.fault, at: file.output.span)
      leaveOut(refusal.files)
    }
  }
}
