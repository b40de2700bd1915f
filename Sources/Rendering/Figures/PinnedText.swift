package import CairoBackend
internal import Drawing
package import Motion
package import Scene
internal import SceneFormat

/// Sets the texts of views in the fonts that pictures are drawn with. Layouts measure with blocks, which are the
/// same on every machine; what is seen is to have letters of their own widths.
package final class PinnedText {
  private let typesetter: Typesetter
  /// The last content of each element, before and after its texts were set: most show it in many states.
  private var known: [ElementID: (blocks: [DrawItem], glyphs: [DrawItem])] = [:]

  /// - Parameter typesetter: what pictures are drawn with; it knows what no font has.
  package init(_ typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  /// The steps of a scene with their texts set anew; blocks stay blocks.
  package func steps(of run: SceneRun) -> [FigureStep] {
    let isBlocks = run.scene.style.text != .glyphs
    return run.steps.map { step in
      FigureStep(
        name: step.name, roles: step.roles, before: isBlocks ? step.before : set(step.before),
        after: isBlocks ? step.after : set(step.after),
        captures: step.recording.map { isBlocks ? $0.capture : set($0.capture) },
        pause: step.pause, framesPerSecond: step.step.timing.framesPerSecond,
        touches: step.touches, caption: step.step.caption)
    }
  }

  package func start(of run: SceneRun) -> LayoutSnapshot {
    run.scene.style.text == .glyphs ? set(run.start) : run.start
  }

  private func set(_ capture: TransitionCapture) -> TransitionCapture {
    capture.mappingContents(set)
  }

  private func set(_ snapshot: LayoutSnapshot) -> LayoutSnapshot {
    // The drawing behind the elements stays as it was measured; its fonts are looked for all the same.
    for item in snapshot.backdrop?.items ?? [] { _ = set(item) }
    return snapshot.mappingContents(set)
  }

  private func set(_ id: ElementID, _ content: [DrawItem]) -> [DrawItem] {
    if let known = known[id], known.blocks == content { return known.glyphs }
    let glyphs = content.map(set)
    known[id] = (content, glyphs)
    return glyphs
  }

  private func set(_ item: DrawItem) -> DrawItem {
    switch item {
    case .group(var group):
      group.children = group.children.map(set)
      return .group(group)
    case .text(var text):
      text.lines = nil
      // A text that no font can set stays as the blocks had it.
      return (try? typesetter.measured(text)).map { .text($0) } ?? item
    case .shape, .image: return item
    }
  }
}

/// A step of a scene as figures show it.
package struct FigureStep: Sendable {
  package let name: String
  /// The role of each element.
  package let roles: StepRoles
  package let before: LayoutSnapshot
  package let after: LayoutSnapshot
  package var captures: [TransitionCapture]
  /// Seconds of stillness after it.
  package let pause: Double
  /// How often it is looked at.
  package let framesPerSecond: Double
  /// The fingers that bring it about.
  package var touches = TouchCourse()
  /// Its own words below a picture; nil where it has none.
  package var caption: String?

  package var transitions: [Transition] { captures.map { Transition($0) } }

  /// The step without parts that take no time and change nothing: they are no steps of their own.
  package var told: FigureStep {
    let seen = captures.filter { !$0.isStillness }
    var step = self
    if !seen.isEmpty { step.captures = seen }
    return step
  }

  /// The step in a list of all steps: one that changes nothing takes no time, and is a step all the same.
  package var listed: FigureStep {
    var step = self
    if captures.isEmpty {
      step.captures = [TransitionCapture(before: before, after: after, timing: .immediate)]
    }
    return step
  }

  /// The step with the marks of its fingers.
  package var touched: FigureStep {
    var step = self
    // A touch that changes nothing is seen all the same.
    if step.captures.isEmpty, !touches.moves.isEmpty {
      step.captures = [TransitionCapture(before: before, after: after, timing: .immediate)]
    }
    for (index, marks) in touches.animations(of: step.captures).enumerated() {
      step.captures[index].additions += marks
    }
    return step
  }

  /// The state after it as it is seen on a screen: the indicators of a scroll are still there.
  package var seenAfter: LayoutSnapshot {
    captures.last?.indicators.map { $0.shown(in: after) } ?? after
  }

  /// The step as it is seen on a screen, with the indicators of scrolls, which fade as the last one comes to its end.
  package var filmed: FigureStep {
    var step = self
    let last = captures.lastIndex { $0.indicators != nil }
    for index in captures.indices {
      guard let indicators = captures[index].indicators else { continue }
      step.captures[index].additions += indicators.animations(
        of: captures[index], fading: index == last)
    }
    return step
  }
}

extension TransitionCapture {
  /// Whether it takes no time, and nobody sees that anything happens in it.
  fileprivate var isStillness: Bool {
    let transition = Transition(self)
    guard transition.duration == 0, additions.isEmpty, indicators == nil, progress == nil,
      before.viewport == after.viewport
    else { return false }
    let roles = roles ?? StepRoles(comparing: transition)
    return !roles.isAsked && roles.scroll == nil
      && (before.elements + after.elements).allSatisfy { roles[$0.id] == .unchanged }
  }
}
