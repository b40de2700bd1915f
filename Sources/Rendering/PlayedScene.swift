public import CairoBackend
internal import Drawing
internal import Motion
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
  private let windows: [MatrixWindow: LayoutSnapshot]
  private let rasterizer: CairoRasterizer

  /// Reads a scene file, and everything that it names, and plays it.
  /// - Parameters:
  ///   - registry: the layouts and views that the scene may name.
  ///   - allowed: folders besides the scene's own that it may read files in.
  public convenience init(
    _ path: String, registry: SceneRegistry = SceneRegistry(), fonts: FontLibrary = FontLibrary(),
    allowing allowed: [String] = []
  ) throws(SceneFaults) {
    let kinds = registry.kinds.with(fonts.ownFamilies)
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
    let problems =
      images.problems + own.problems + [scene.missingFont(in: self.fonts)].compactMap(\.self)
    guard problems.isEmpty else { throw SceneFaults(problems) }
    let runner = SceneRunner(registry: registry, images: images.files, listens: true)
    run = try runner.run(scene)
    if let stop = run.stop, !run.stopsAsExpected { throw SceneFaults([stop]) }
    windows = try runner.windows(of: scene)
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
          notes: ["its steps: \(names.joined(separator: ", "))"])
      ])
    }
  }

  // MARK: Pictures

  /// A figure of the scene: drawn as the scene's first output of this type says, or else as one is that says nothing.
  /// - Parameter steps: what it is about; all steps where none is named.
  public func figure(_ kind: OutputKind, of steps: String...) throws -> SceneFigure {
    for step in steps { _ = try self[step] }
    var output = try scene.outputs.first { $0.kind == kind } ?? usual(kind)
    if !steps.isEmpty { output.steps = steps.map { Spanned($0, at: output.span) } }
    let file = PlannedFile(
      output: output, path: "", steps: output.steps.map(\.value), theme: nil, scale: 1,
      ending: "svg")
    let figure = try figures.figure(of: file)
    return SceneFigure(
      figure, of: scene, VectorLetters(output.letters, scene.style.text, rasterizer.typesetter),
      rasterizer)
  }

  private func usual(_ kind: OutputKind) throws -> OutputDescription {
    OutputDescription(kind, file: try .usual(of: kind), on: scene.canvas)
  }

  private var figures: SceneFigures {
    SceneFigures(run, windows: windows, PinnedText(rasterizer.typesetter))
  }

  // MARK: Files

  /// Makes all files that the scene asks for, each whole or not at all, and answers their paths in the folder. Throws
  /// what speaks against any of them, when the others are written.
  @discardableResult
  public func write(to folder: String) throws(SceneFaults) -> [String] {
    let options = RenderingOptions(.folder(folder))
    var plan = OutputPlan(scene, options)
    var (written, problems): ([String], [Diagnostic]) = ([], [])
    plan.refuse(SceneClaims(scene, options).refusals, in: options.folder) { problems.append($0) }
    let maker = OutputMaker(
      run, windows: windows, options, rasterizer, PinnedText(rasterizer.typesetter))
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
