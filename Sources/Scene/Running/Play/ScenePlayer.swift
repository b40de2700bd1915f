import Motion
import SceneFormat
import UIKit

/// Plays the steps of one scene on a stage of its own.
@MainActor final class ScenePlayer {
  let scene: SceneDescription
  let registry: SceneRegistry
  let stage: Stage
  let source: SceneSource
  /// The layout that is there at present.
  var layout: LayoutDescription
  private(set) var warnings: [Diagnostic] = []
  /// The layout when everything came to rest last.
  private var resting: LayoutSnapshot?

  init(
    _ scene: SceneDescription, registry: SceneRegistry, images: [String: [UInt8]],
    _ watcher: (any CallWatcher)? = nil
  ) throws {
    self.scene = scene
    self.registry = registry
    layout = scene.layout
    let canvas = scene.canvas
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: canvas.size),
      collectionViewLayout: try registry.layout(
        scene.layout, mirrors: canvas.mirrors ?? false))
    view.callWatcher = watcher
    view.contentInset = UIEdgeInsets(canvas.contentInset)
    if let margins = canvas.layoutMargins { view.layoutMargins = UIEdgeInsets(margins) }
    view.backgroundColor = canvas.background.map { UIColor(themed: $0) }
    let source = SceneSource(
      state: SceneState(sections: scene.sections),
      looks: SceneLooks(
        style: scene.style, images: SceneImages(files: images), background: canvas.background),
      registry: registry)
    self.source = source
    source.registerDecorations(of: view.collectionViewLayout)
    source.attach(to: view)
    stage = Stage(
      collectionView: view, scale: CGFloat(canvas.scales.max() ?? 2),
      safeArea: UIEdgeInsets(canvas.safeArea),
      direction: canvas.isRightToLeft ? .rightToLeft : .leftToRight,
      identify: { [source] in source.identifier(of: $0, at: $1) })
    try stage.perform { _ in }
    if canvas.contentOffset != .zero {
      try stage.perform { $0.contentOffset = canvas.contentOffset }
    }
  }

  /// The part of the content that pictures need: as much as the canvas shows, drawn.
  func snapshot() throws -> LayoutSnapshot {
    let snapshot = try stage.snapshot(
      of: scene.canvas.extent == .content ? .content : .viewport, drawn: true,
      knowing: stage.drawingsAtRest ?? ViewDrawings())
    stage.drawingsAtRest = nil
    resting = snapshot
    return snapshot
  }

  /// The rules that the scene's expectations name.
  func audit() throws -> [AuditFinding] {
    let names = scene.expectations.flatMap { expectation -> [String] in
      guard case .contract(let names) = expectation.check else { return [] }
      return names
    }
    let wanted = AuditRule.allCases.filter { names.contains($0.name) }
    return wanted.isEmpty ? [] : try stage.audit(wanted)
  }

  func play(_ step: StepDescription, listens: Bool) throws -> PlayedStep {
    // Nothing happens between two steps.
    let before = try resting ?? snapshot()
    resting = nil
    stage.drawingsAtRest = nil
    let recorder = listens ? ConversationRecorder() : nil
    let outer = stage.collectionView.conversation
    if listens { stage.collectionView.conversation = recorder }
    defer { stage.collectionView.conversation = outer }
    let played = try perform(step).timed(by: step)
    stage.collectionView.conversation = outer
    note(played, of: step)
    let after = try snapshot()
    let recording = scene.canvas.extent == .content ? played.knowing(before, after) : played
    return PlayedStep(
      step: step, recording: recording, roles: recording.roles(from: before, to: after),
      before: before, after: after,
      layout: try stage.snapshot(), conversation: recorder.map { Conversation($0) },
      audit: try audit())
  }

  private func note(_ recording: Recording, of step: StepDescription) {
    for warning in recording.flatMap(\.warnings) {
      warnings.append(
        Diagnostic(
          code: warning.code, "step \"\(step.name.value)\": \(warning.finding)", severity: .warning,
          at: step.causeSpan, help: warning.help))
    }
  }
}
