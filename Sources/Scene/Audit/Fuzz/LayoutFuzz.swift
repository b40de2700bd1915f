import Motion
public import SceneFormat
import UIKit

/// Tries a scene's layout with random data, windows, updates and scrolls, and looks for promises that it breaks.
///
///     let fuzz = try LayoutFuzz(scene, loader: loader)
///     for finding in fuzz.findings(of: 0..<1000) { print(finding.sentence, finding.text) }
@MainActor public struct LayoutFuzz {
  private let base: SceneDescription
  private let loader: SceneLoader
  private let runner: SceneRunner
  private let rules: [AuditRule]
  /// Tries at making a scene smaller.
  private static let mostTries = 200

  /// - Parameters:
  ///   - loader: knows the names that the scene uses.
  ///   - rules: the promises that are looked at.
  /// Throws where the scene shows the screen of a controller, which brings its own data.
  public init(
    _ scene: SceneDescription, loader: SceneLoader, runner: SceneRunner = SceneRunner(),
    rules: [AuditRule] = AuditRule.usual
  ) throws(SceneFaults) {
    if let controller = scene.controller {
      throw SceneFaults([
        Diagnostic(
          .notSupported, "a controller brings its own data, which nobody can vary",
          at: controller.span, help: "write a scene with \"layout\" and \"data\" for it")
      ])
    }
    base = scene
    self.loader = loader.holding(scene.files)
    self.runner = runner
    self.rules = rules
  }

  /// The promises that are broken in the scenes of these seeds: the first finding of each code, in its smallest scene.
  /// - Parameter stops: asked again and again whether to go on no further.
  public func findings(of seeds: Range<Int>, stops: () -> Bool = { false }) -> [FuzzFinding] {
    var findings: [FuzzFinding] = []
    for seed in seeds {
      if stops() { break }
      let scene = FuzzedScene(seed: seed, size: base.canvas.size)
      runner.watcher?.plays(step: "seed \(seed)")
      guard let verdict = verdict(on: scene), !findings.contains(where: { $0.code == verdict.code })
      else { continue }
      let smallest = shrunk(scene, verdict.code, unless: stops)
      findings.append(finding(of: verdict, in: smallest, seed: seed))
    }
    return findings
  }

  // MARK: Playing

  /// The first promise that a scene breaks.
  private struct Verdict {
    let code: String
    let sentence: String
    let help: String?
  }

  private func verdict(on scene: FuzzedScene) -> Verdict? {
    var verdict: Verdict?
    // Warnings of layouts that are given too little room are no news here.
    _ = UIKitLog.collect { verdict = played(scene) }
    return verdict
  }

  private func played(_ scene: FuzzedScene) -> Verdict? {
    var moment = "at the start"
    do {
      let description = try loader.load(file(of: scene, named: "fuzzed", found: ""))
      let player = try ScenePlayer(
        description, registry: runner.registry, images: runner.images)
      if let broken = try broken(on: player, moment) { return broken }
      for step in description.steps {
        moment = "after step \"\(step.name.value)\""
        player.stage.keepsChanges = step.cause.isWatched
        let recording = try player.pass(step)
        if let broken = try broken(on: player, moment, after: recording) { return broken }
      }
      return nil
    } catch let fault as LayoutFault {
      return Verdict(code: fault.code, sentence: "\(moment): \(fault.message)", help: fault.hint)
    } catch let faults as SceneFaults {
      return faults.diagnostics.first.map {
        Verdict(code: $0.code, sentence: $0.message, help: $0.help)
      }
    } catch {
      let diagnostic = error as? Diagnostic
      return Verdict(
        code: diagnostic?.code ?? DiagnosticCode.unexpectedEnd.rawValue,
        sentence: "\(moment): \(diagnostic?.message ?? "\(error)")", help: diagnostic?.help)
    }
  }

  private func broken(
    on player: ScenePlayer, _ moment: String, after played: Recording? = nil
  ) throws -> Verdict? {
    let rule = try player.stage.audit(rules, after: played).first
    return rule.map {
      Verdict(code: $0.code, sentence: "\(moment): \($0.sentence)", help: $0.help)
    }
  }

  // MARK: Telling

  /// The scene without all that the finding does not need.
  private func shrunk(
    _ scene: FuzzedScene, _ code: String, unless stops: () -> Bool
  ) -> FuzzedScene {
    var (best, tries, goesOn) = (scene, 0, true)
    while goesOn {
      goesOn = false
      for candidate in best.smaller where tries < Self.mostTries && !stops() {
        tries += 1
        guard verdict(on: candidate)?.code == code else { continue }
        (best, goesOn) = (candidate, true)
        break
      }
    }
    return best
  }

  private func finding(of verdict: Verdict, in scene: FuzzedScene, seed: Int) -> FuzzFinding {
    let smallest = self.verdict(on: scene) ?? verdict
    let name =
      "\(base.name)-\(rules.first { $0.explanation.code == verdict.code }?.name ?? "fault")"
    let found = "Found by chance, with the seed \(seed). \(smallest.sentence)"
    return FuzzFinding(
      code: verdict.code, seed: seed, sentence: smallest.sentence, help: smallest.help, name: name,
      text: file(of: scene, named: name, found: found).text)
  }

  private func file(of scene: FuzzedScene, named name: String, found: String) -> SourceFile {
    let path = base.files.first?.path ?? "scene"
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().map { $0 + "/" }.joined()
    return SourceFile(
      path: "\(folder)\(name).scene.json",
      text: scene.text(
        named: name, of: found, extending: parts.last.map(String.init) ?? "",
        rules: rules.map(\.name)))
  }
}

extension StepDescription.Cause {
  /// Whether the rules ask how elements come and go in it.
  fileprivate var isWatched: Bool {
    switch self {
    case .update, .bounds: true
    default: false
    }
  }
}
