public import CoreGraphics
package import Motion
public import SceneFormat
import UIKit

/// Plays scenes: makes real views and layouts of a description, and values of what they do.
///
///     let scene = try SceneLoader(kinds: registry.kinds).load("friends.scene.json")
///     let run = try SceneRunner(registry: registry).run(scene)
///     print(run.table.text)
@MainActor public struct SceneRunner {
  /// Layouts and views that scenes may name besides those that come along.
  public var registry: SceneRegistry
  /// The files of the images that items name.
  public var images: [String: [UInt8]]
  /// Says what speaks against content of this size, before any of it is drawn; nil lets every size pass.
  public var refuses: ((CGSize) -> Diagnostic?)?
  /// Whether steps keep the conversation of collection view and layout.
  public var listens: Bool
  /// Hears what is played.
  package weak var watcher: (any PlayWatcher)?

  /// A runner for scenes whose images, by the names that items use, were read beforehand.
  public init(
    registry: SceneRegistry = SceneRegistry(), images: [String: [UInt8]] = [:],
    listens: Bool = false
  ) {
    self.registry = registry
    self.images = images
    self.listens = listens
  }

  /// Plays all steps, or those up to the first that UIKit would have stopped at. Throws where not even the start
  /// can be laid out.
  public func run(_ scene: SceneDescription) throws(SceneFaults) -> SceneRun {
    let scene = try fitted(scene)
    var player: ScenePlayer?
    var stop: Diagnostic?
    var steps: [PlayedStep] = []
    var start: (LayoutSnapshot, [AuditFinding])?
    let relay = watcher.map(CallRelay.init)
    defer { relay?.end() }
    let messages = UIKitLog.collect {
      do {
        watcher?.plays(step: nil)
        let stage = try ScenePlayer(scene, registry: registry, images: images, relay)
        player = stage
        if let problem = refuses?(stage.stage.collectionView.contentSize) { throw problem }
        let first = try stage.snapshot()
        start = (first, try stage.audit())
        for step in scene.steps {
          watcher?.plays(step: step.name.value)
          steps.append(try stage.play(step, listens: listens))
        }
        try stage.noteMissingCustom(in: [first] + steps.flatMap { [$0.after, $0.layout] })
      } catch {
        let step = start == nil ? nil : scene.steps.dropFirst(steps.count).first
        stop = Diagnostic(stopping: error, at: step, in: scene)
      }
    }
    guard let (snapshot, audit) = start else {
      throw SceneFaults([stop ?? Diagnostic(.unexpectedEnd, "the scene could not be started")])
    }
    let logged = Diagnostic.logged(messages, in: scene)
    return SceneRun(
      scene: scene, start: snapshot, steps: steps, stop: stop,
      warnings: logged + (player?.warnings ?? []), auditAtStart: audit)
  }

  /// The layout that all steps lead to, or those up to the first that UIKit would have stopped at, and nothing of
  /// the way there.
  /// - Parameter drawn: whether somebody wants to see its elements.
  package func end(
    of scene: SceneDescription, drawn: Bool = true
  ) throws(SceneFaults) -> LayoutSnapshot {
    var end: LayoutSnapshot?
    let relay = watcher.map(CallRelay.init)
    _ = UIKitLog.collect { end = try? passed(scene, relay, drawn: drawn) }
    relay?.end()
    // Whoever knows where it stops has to look at each step.
    if let end { return end }
    return try run(scene).end
  }

  private func passed(
    _ scene: SceneDescription, _ relay: CallRelay?, drawn: Bool
  ) throws -> LayoutSnapshot? {
    let scene = try fitted(scene)
    watcher?.plays(step: nil)
    let player = try ScenePlayer(scene, registry: registry, images: images, relay)
    guard refuses?(player.stage.collectionView.contentSize) == nil else { return nil }
    player.stage.keepsChanges = false
    for step in scene.steps {
      watcher?.plays(step: step.name.value)
      try player.pass(step)
    }
    return try player.snapshot(drawn: drawn)
  }
}
