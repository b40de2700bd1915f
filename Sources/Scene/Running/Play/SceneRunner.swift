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
    guard scene.canvas.isAsHighAsContent else { return try play(scene).run }
    var window = FittingWindow(scene)
    guard try look(at: &window) != nil else { return try play(scene).run }
    let (run, height) = try play(window.scene)
    guard let height, try !window.settles(at: height) else { return run }
    return try play(fitted(window)).run
  }

  /// Plays the scene in the window that it has, and tells the height that its content and its bars needed in it; nil of one
  /// that stops on its way.
  private func play(
    _ scene: SceneDescription
  ) throws(SceneFaults) -> (run: SceneRun, height: CGFloat?) {
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
    let run = SceneRun(
      scene: scene, start: snapshot, steps: steps, stop: stop,
      warnings: logged + (player?.warnings ?? []), auditAtStart: audit)
    return (run, stop == nil ? player?.contentHeight : nil)
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
    let scene = scene.canvas.isAsHighAsContent ? try fitted(FittingWindow(scene)) : scene
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

  // MARK: Windows as high as their content

  /// The scene in a window that fits. A scene that stops on its way tells that when it is played.
  private func fitted(_ start: FittingWindow) throws(SceneFaults) -> SceneDescription {
    var window = start
    while let isFound = try look(at: &window), !isFound {}
    return window.scene
  }

  /// Whether the window is as high as its content; nil where the scene stops in it. Takes down nothing of what is played.
  private func look(at window: inout FittingWindow) throws(SceneFaults) -> Bool? {
    let scene = window.scene
    var height: CGFloat?
    _ = UIKitLog.collect { height = try? contentHeight(of: scene) }
    guard let height else { return nil }
    return try window.settles(at: height)
  }

  private func contentHeight(of scene: SceneDescription) throws -> CGFloat {
    let player = try ScenePlayer(scene, registry: registry, images: images)
    player.stage.keepsChanges = false
    for step in scene.steps where player.canvas.isAsHighAsContent { try player.pass(step) }
    return player.contentHeight
  }
}
