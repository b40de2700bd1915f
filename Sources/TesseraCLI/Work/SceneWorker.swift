internal import Notation
internal import Platform
internal import Rendering
internal import Scene
internal import SceneFormat

/// Answers requests for work on scenes, in this process or for another one.
@MainActor final class SceneWorker {
  let options: WorkOptions
  private let work: SceneWork
  private var loaded = LoadedScenes()

  init(_ options: WorkOptions, _ registry: SceneRegistry, in place: WorkPlace = WorkPlace()) {
    self.options = options
    work = SceneWork(options.order, registry, in: place)
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
    var result = WorkResult(input.name)
    var report = SceneReport(input.name)
    do throws(SceneFaults) {
      let scene = try read(input, &result)
      report.take(result, options)
      report.addTime(since: start)
      loaded.keep(.init(scene: scene, report: report), of: input)
      return .claims(SceneClaims(scene, options.order), once: missingLetters(of: scene))
    } catch {
      result.tell(error)
      report.take(result, options)
      report.addTime(since: start)
      return .report(report)
    }
  }

  private func missingLetters(of scene: SceneDescription) -> [String: TerminalText] {
    var report = SceneReport(scene.name)
    for news in work.missingLetters(of: scene) { report.take(news, options) }
    return report.once
  }

  /// Does with a scene what the options say, as far as it may.
  private func report(on input: SceneInput, _ permit: ScenePermit) -> SceneReport {
    defer { work.end() }
    let start = ContinuousClock.now
    let known = loaded.take(input)
    var report = known?.report ?? SceneReport(input.name)
    var result = WorkResult(input.name)
    work.begin()
    do throws(SceneFaults) {
      let scene: SceneDescription
      if let known { scene = known.scene } else { scene = try read(input, &result) }
      guard known != nil || SceneClaims(scene, options.order).digest == permit.digest else {
        throw SceneFaults([Diagnostic(FileFault.changed(input.name))])
      }
      try work.perform(on: scene, refusing: permit.refusals, &result)
    } catch {
      result.tell(error)
    }
    report.take(result, options)
    report.addTime(since: start)
    return report
  }

  private func read(
    _ input: SceneInput, _ result: inout WorkResult
  ) throws(SceneFaults) -> SceneDescription {
    let limit = options.order.rendering.limits.fileBytes
    return try work.read(&result) { (loader) throws(SceneFaults) in
      var loader = loader
      loader.change = input.change(among: options.order.changes)
      switch input {
      case .file(let path), .changed(let path, _): return try loader.load(path)
      case .standardInput: return try loader.load(try SourceFile.standardInput(limit: limit))
      }
    }
  }
}
