public import CairoBackend
internal import Drawing
internal import Platform
public import Scene
public import SceneFormat

/// A scene that was read, checked and played once. Its moments, figures, pictures and files come from here, without
/// the program.
///
///     let run = try PlayedScene("friends.scene.json")
///     try run["sync"].transition.snapshot(at: 0.15)[item: "Cat"]?.frame
///     try run.figure(.motion).svg()
///     try run.write(to: "Output")
@MainActor public final class PlayedScene {
  /// The played scene: states, steps and warnings, as values.
  public let run: SceneRun
  /// The fonts that its pictures are drawn in, with those that the scene brings.
  public let fonts: FontLibrary
  private let home: SceneHome
  private let runner: SceneRunner
  private let rasterizer: CairoRasterizer
  /// The scene's end in the windows of those figures that were asked for.
  private var knownWindows = PlayedWindows()

  /// Reads a scene file, and everything that it names, and plays it.
  /// - Parameters:
  ///   - registry: the layouts and views that the scene may name.
  ///   - allowed: folders besides the scene's own that it may read files in.
  public convenience init(
    _ path: String, registry: SceneRegistry = SceneRegistry(), fonts: FontLibrary = FontLibrary(),
    allowing allowed: [String] = []
  ) throws(SceneFaults) {
    let kinds = registry.kinds.rendered(with: fonts.ownFamilies)
    let scene = try SceneLoader(kinds: kinds, allowing: allowed).load(path)
    try self.init(scene, registry: registry, fonts: fonts, allowing: allowed)
  }

  /// Plays a scene that was read. Throws where UIKit would have stopped it, unless the scene expects just that.
  public init(
    _ scene: SceneDescription, registry: SceneRegistry = SceneRegistry(),
    fonts: FontLibrary = FontLibrary(), allowing allowed: [String] = []
  ) throws(SceneFaults) {
    let limit = SceneLimits().fileBytes
    home = SceneHome(scene, allowing: allowed)
    let images = SceneImageFiles(scene, home, limit: limit)
    let own = OwnFonts(scene, allowing: allowed, limit: limit)
    self.fonts = own.files.isEmpty ? fonts : fonts.with(own.files)
    let problems = images.problems + own.problems
    guard problems.isEmpty else { throw SceneFaults(problems) }
    runner = SceneRunner(registry: registry, images: images.files, listens: true)
    run = try runner.run(scene)
    if let stop = run.stop, !run.stopsAsExpected { throw SceneFaults([stop]) }
    rasterizer = CairoRasterizer(fonts: self.fonts)
  }

  /// The scene as it was read.
  public var scene: SceneDescription { run.scene }

  /// One of its steps, by name.
  public subscript(step: String) -> PlayedStep {
    get throws(SceneFaults) {
      if let found = run.step(named: step) { return found }
      let names = run.steps.map(\.name)
      throw SceneFaults([
        Diagnostic(
          .unknownName, "the scene has no step called \"\(step)\"",
          label: Spelling.nearest(to: step, in: names).map { "did you mean \"\($0)\"?" },
          notes: [names.isEmpty ? "it has no steps" : "its steps: \(names.joined(separator: ", "))"]
        )
      ])
    }
  }

  // MARK: Pictures

  /// A figure of the scene: drawn as the scene's first output of this type says, or else as one is that says nothing.
  /// Throws where the type is no figure, or a font is missing.
  /// - Parameter steps: what it is about; all steps where none is named.
  public func figure(_ kind: OutputKind, of steps: String...) throws -> SceneFigure {
    guard kind.content == .drawing else { throw SceneFaults([Self.noFigure(kind)]) }
    for step in steps { _ = try self[step] }
    try checkFonts()
    var output =
      try scene.outputs.first { $0.kind == kind }
      ?? OutputKinds.rendered.usual(kind, on: scene.canvas)
    if !steps.isEmpty { output.steps = steps.map { Spanned($0, at: output.span) } }
    return try figure(as: output)
  }

  /// A state of the scene as a still that says nothing else: the start, or the end of a step.
  func state(after step: String?) throws -> SceneFigure {
    var output = try OutputKinds.rendered.usual(.still, on: scene.canvas)
    if let step {
      output.steps = [Spanned(step, at: output.span)]
    } else {
      output.moments = [.start]
    }
    return try figure(as: output)
  }

  func figure(as output: OutputDescription) throws -> SceneFigure {
    let file = PlannedFile(
      output: output, path: "", steps: output.steps.map(\.value), theme: nil, scale: 1,
      ending: output.file.fileExtension)
    return SceneFigure(
      try figures(for: [output]).figure(of: file), as: output, of: scene, by: rasterizer)
  }

  func maker(
    for outputs: [OutputDescription], _ options: RenderingOptions
  ) throws(SceneFaults) -> OutputMaker {
    try checkFonts()
    return OutputMaker(run, in: try windows(for: outputs), as: options, by: rasterizer)
  }

  private static func noFigure(_ kind: OutputKind) -> Diagnostic {
    let figures = OutputKinds.rendered.all.filter { $0.content == .drawing }.map {
      "\"\($0.name)\""
    }
    return Diagnostic(
      .unknownKind, "\"\(kind.name)\" is no figure", found: "\"\(kind.name)\"",
      expected: "one of \(figures.joined(separator: ", "))",
      help: "give the scene an output of this type, and write(to:)")
  }

  /// Whoever looks at values alone needs no font.
  private func checkFonts() throws(SceneFaults) {
    if let problem = scene.missingFont(in: fonts) { throw SceneFaults([problem]) }
  }

  /// The parts of the figures that outputs ask for.
  package func figures(for outputs: [OutputDescription]) throws(SceneFaults) -> SceneFigures {
    SceneFigures(run, windows: try windows(for: outputs), PinnedText(rasterizer.typesetter))
  }

  /// The scene in all windows that outputs show, played once in each.
  private func windows(
    for outputs: [OutputDescription]
  ) throws(SceneFaults) -> PlayedWindows {
    var other = scene
    other.outputs = outputs
    knownWindows = try runner.windows(of: other, knowing: knownWindows)
    return knownWindows
  }

  // MARK: Files

  /// Makes all files that the scene asks for, each whole or not at all, and answers their paths in the folder. Throws
  /// what speaks against any of them, when the others are written.
  @discardableResult
  public func write(to folder: String) throws(SceneFaults) -> [String] {
    let options = RenderingOptions(.folder(folder))
    let maker = try maker(for: scene.outputs, options)
    var plan = OutputPlan(scene, options)
    var (written, problems): ([String], [Diagnostic]) = ([], [])
    plan.refuse(SceneClaims(scene, options).refusals, in: options.folder) { problems.append($0) }
    let tooLarge =
      PictureSizes(scene.canvas).refusals(plan.permitted) + maker.announceFrames(of: plan.permitted)
    for refusal in tooLarge where !refusal.files.isEmpty {
      problems.append(Diagnostic(refusal.fault, at: refusal.files[0].output.span))
      plan.leaveOut(refusal.files)
    }
    let writer = OutputWriter(maker: maker, options: options, plan: plan)
    for file in plan.permitted {
      do {
        written += try writer.write(file).map(\.path)
      } catch {
        problems.append(Diagnostic(error, of: file))
      }
    }
    guard problems.isEmpty else { throw SceneFaults(problems) }
    return written
  }
}
