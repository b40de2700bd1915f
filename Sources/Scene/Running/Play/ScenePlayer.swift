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
  /// The window as it is held at present.
  var canvas: CanvasDescription
  /// The most that content and bars have needed so far, as long as the window was as high as they are.
  private(set) var contentHeight: CGFloat = 0
  private(set) var warnings: [Diagnostic] = []
  /// The layout when everything came to rest last.
  private var resting: LayoutSnapshot?
  /// Every element of the content at that time, seen or not.
  private var restingLayout: LayoutSnapshot?

  init(
    _ scene: SceneDescription, registry: SceneRegistry, images: [String: [UInt8]],
    _ watcher: (any CallWatcher)? = nil
  ) throws {
    ProgramStart.begin()
    self.scene = scene
    self.registry = registry
    layout = scene.layout
    canvas = scene.canvas
    let source = SceneSource(
      state: SceneState(sections: scene.sections),
      looks: SceneLooks(
        style: scene.style, images: SceneImages(files: images), canvas: scene.canvas),
      registry: registry)
    self.source = source
    if let controller = scene.controller {
      stage = try Stage(
        controller: registry.controller(controller), setting: StageSetting(scene.canvas))
    } else {
      stage = try Self.stage(scene, source, by: registry)
    }
    stage.collectionView.callWatcher = watcher
    stage.custom = scene.custom.value
    try stage.perform { _ in }
    if scene.canvas.contentOffset != .zero {
      try stage.perform { view in
        let wanted = scene.canvas.contentOffset
        // Content beside a cutout rests where it does, unless it is to stand elsewhere.
        let x = wanted.x == 0 && scene.canvas.bars != nil ? view.contentOffset.x : wanted.x
        view.contentOffset = CGPoint(x: x, y: wanted.y)
      }
    }
    noteContentHeight()
  }

  private func noteContentHeight() {
    guard canvas.isAsHighAsContent else { return }
    let (view, insets) = (stage.collectionView, stage.collectionView.adjustedContentInset)
    contentHeight = max(contentHeight, view.contentSize.height + insets.top + insets.bottom)
  }

  /// A stage around a collection view alone, with the scene's data.
  private static func stage(
    _ scene: SceneDescription, _ source: SceneSource, by registry: SceneRegistry
  ) throws -> Stage {
    let canvas = scene.canvas
    let frame = CGRect(origin: .zero, size: canvas.size)
    let layout = try registry.layout(scene.layout, mirrors: canvas.mirrors ?? false)
    let view =
      canvas.bars == nil
      ? UICollectionView(frame: frame, collectionViewLayout: layout)
      : ScrolledContent(frame: frame, collectionViewLayout: layout)
    view.contentInset = UIEdgeInsets(canvas.contentInset)
    view.showsVerticalScrollIndicator = canvas.showsIndicators
    view.showsHorizontalScrollIndicator = canvas.showsIndicators
    Self.attach(canvas.refreshControl, to: view)
    if let margins = canvas.layoutMargins { view.layoutMargins = UIEdgeInsets(margins) }
    view.backgroundColor = canvas.background.map { UIColor(themed: $0) }
    source.registerDecorations(of: view.collectionViewLayout)
    source.attach(to: view)
    let itemKinds = ItemKinds()
    let stage = Stage(around: view, StageSetting(canvas), itemKinds) { [source] in
      source.identifier(of: $0, at: $1, itemKinds)
    }
    if let bars = canvas.bars {
      let ground = canvas.background ?? SystemPalette.systemBackground
      try stage.show(BarScreen(around: view, bars, on: ground).inNavigation())
    }
    return stage
  }

  /// The part of the content that pictures need: as much as the canvas shows.
  func snapshot(drawn: Bool = true) throws -> LayoutSnapshot {
    let snapshot = try stage.snapshot(
      of: scene.canvas.extent == .content ? .content : .viewport, drawn: drawn,
      knowing: stage.drawingsAtRest ?? ViewDrawings())
    stage.drawingsAtRest = nil
    resting = snapshot
    return snapshot
  }

  /// The rules that the scene's expectations name.
  /// - Parameter played: the changes of the step before.
  func audit(after played: Recording? = nil) throws -> [AuditFinding] {
    let names = scene.expectations.flatMap { expectation -> [String] in
      guard case .contract(let names) = expectation.check else { return [] }
      return names
    }
    let wanted = AuditRule.allCases.filter { names.contains($0.name) }
    return wanted.isEmpty ? [] : try stage.audit(wanted, after: played)
  }

  func play(_ step: StepDescription, listens: Bool) throws -> PlayedStep {
    // Nothing happens between two steps.
    let known = try resting ?? snapshot()
    let layout = try restingLayout ?? stage.snapshot()
    (resting, restingLayout) = (nil, nil)
    stage.drawingsAtRest = nil
    let recorder = listens ? ConversationRecorder() : nil
    let view = stage.collectionView
    let outer = view.conversation
    if listens { view.conversation = recorder }
    defer { view.conversation = outer }
    stage.touches = TouchCourse()
    let played = try settled(step).timed(by: step)
    view.conversation = outer
    note(played, of: step)
    let after = try snapshot()
    let before = stage.itemKinds.naming(known)
    let recording = scene.canvas.extent == .content ? played.knowing(before, after) : played
    let settled = try stage.snapshot()
    restingLayout = settled
    return PlayedStep(
      step: step, recording: recording, roles: recording.roles(from: before, to: after),
      before: before, after: after,
      layoutBefore: stage.itemKinds.naming(layout), layout: settled,
      conversation: recorder.map { Conversation($0) },
      audit: try audit(after: played), touches: stage.touches)
  }

  /// The same without taking down more of it than the stage keeps.
  @discardableResult func pass(_ step: StepDescription) throws -> Recording {
    stage.touches = TouchCourse()
    return try settled(step)
  }

  private func settled(_ step: StepDescription) throws -> Recording {
    var played = try perform(step)
    if !step.waits { played = Recording(Array(played) + Array(try stage.comeToRest())) }
    noteContentHeight()
    return played
  }

  /// A remark on each name of a layout's own value that no element had at any time.
  func noteMissingCustom(in layouts: [LayoutSnapshot]) throws {
    guard case .named(let wanted) = scene.custom.value else { return }
    let seen = Set(layouts.flatMap(\.elements).flatMap(\.custom.keys))
    let names = wanted.filter { !seen.contains(where: CustomColumns.named([$0]).contains) }
    guard !names.isEmpty else { return }
    let view = stage.collectionView
    let content = CGRect(origin: .zero, size: view.contentSize).union(view.bounds)
    let attributes = try stage.perform { $0.shownAttributes(in: content) }
    let known = Set(attributes.flatMap { CustomColumns.all.values(of: $0).keys }).sorted()
    for name in names {
      let meant = Spelling.nearest(to: name, in: known)
      warnings.append(
        Diagnostic(
          .unknownName, "custom: no element has a value \"\(name)\" of its layout's own",
          severity: .warning, at: scene.custom.span, label: meant.map { "did you mean \"\($0)\"?" },
          notes: known.isEmpty ? [] : ["known here: \(known.joined(separator: ", "))"]))
    }
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

extension StepDescription {
  /// Whether it lets time pass, in which animators come as far as they do.
  fileprivate var waits: Bool {
    if case .wait = cause { true } else { false }
  }
}

extension StageSetting {
  init(_ canvas: CanvasDescription) {
    self.init(
      size: canvas.size, scale: CGFloat(canvas.scales.max() ?? 2),
      safeArea: UIEdgeInsets(canvas.safeAreaBehindBars),
      direction: canvas.isRightToLeft ? .rightToLeft : .leftToRight)
    textSize = canvas.textSize.map { UIContentSizeCategory($0) }
    let classes = canvas.sizeClasses
    idiom = canvas.device?.body.isTablet == true ? .pad : .phone
    horizontalSizeClass = classes.isWide ? .regular : .compact
    verticalSizeClass = classes.isHigh ? .regular : .compact
  }
}
