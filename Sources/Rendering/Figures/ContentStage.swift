internal import CoreGraphics
package import Drawing
internal import Figures
internal import Motion

/// Steps as they are seen on all of the content: every element is there, on screen or not, and the screen is an
/// outline that moves over it. One picture has room for all that the steps lead to.
package struct ContentStage {
  private let region: CGRect
  private let outline: ScreenOutline
  private let showsScreen: Bool

  /// Larger contents are cut.
  private static let limit = CGRect(x: -16_384, y: -16_384, width: 32_768, height: 32_768)

  /// - Parameter hasScreen: whether there are bars or a device's edges, for which the picture has room at its ends.
  package init(_ steps: [FigureStep], background: ThemedColor, hasScreen: Bool = false) {
    let seen = steps.flatMap { step in step.captures.flatMap { [$0.before, $0.after] } }
    let states = seen + steps.flatMap { [$0.before, $0.after] }
    let region = states.reduce(CGRect.null) { region, state in
      region.union(hasScreen ? state.longScreen : state.area(of: .content)).union(state.viewport)
    }.intersection(Self.limit)
    self.region = region
    outline = ScreenOutline(on: background)
    showsScreen = seen.contains { !$0.viewport.insetBy(dx: -1, dy: -1).contains(region) }
  }

  /// The step with what is off the screen, too. That changes with the longest of the step's changes.
  package func widened(_ step: FigureStep) -> FigureStep {
    let lengths = step.transitions.map(\.duration)
    let turn = lengths.indices.max { lengths[$0] < lengths[$1] } ?? 0
    let captures = step.captures.enumerated().map { index, capture in
      widened(
        capture, from: index <= turn ? step.before : step.after,
        to: index < turn ? step.before : step.after)
    }
    return FigureStep(
      name: step.name, roles: step.roles, before: onStage(step.before.barsAtEnds(of: region)),
      after: onStage(step.after.barsAtEnds(of: region)),
      captures: captures, pause: step.pause, framesPerSecond: step.framesPerSecond,
      touches: step.touches, caption: step.caption)
  }

  private func widened(
    _ seen: TransitionCapture, from before: LayoutSnapshot, to after: LayoutSnapshot
  ) -> TransitionCapture {
    var capture = seen
    let (start, end) = (Unseen(before, beside: seen.before), Unseen(after, beside: seen.after))
    capture.before = seen.before.adding(start.elements.values)
    capture.after = seen.after.adding(end.elements.values)
    capture.changes = seen.changes.map { $0.crossingTheEdge(from: start, to: end) }
    capture.changes = capture.changes.map { change in
      var change = change
      change.start = seen.before.barAtEnd(change.start, of: region)
      change.end = seen.after.barAtEnd(change.end, of: region)
      return change
    }
    capture.before = capture.before.barsAtEnds(of: region)
    capture.after = capture.after.barsAtEnds(of: region)
    capture = capture.completed
    if showsScreen {
      capture.additions.append(
        AdditionalAnimation(
          from: screen(seen.before.viewport), to: screen(seen.after.viewport), timing: seen.timing))
    }
    capture.before = onStage(capture.before)
    capture.after = onStage(capture.after)
    return capture
  }

  /// The state with all of the content as its viewport.
  private func onStage(_ snapshot: LayoutSnapshot) -> LayoutSnapshot {
    LayoutSnapshot(
      elements: snapshot.elements + (showsScreen ? [screen(snapshot.viewport)] : []),
      contentSize: snapshot.contentSize, viewport: region, insets: snapshot.insets,
      scale: snapshot.scale, backdrop: backdrop(of: snapshot))
  }

  /// The drawing behind the elements stays where the screen is; its colour is everywhere.
  private func backdrop(of snapshot: LayoutSnapshot) -> DrawList {
    let color = snapshot.backdrop?.background ?? .color(outline.background)
    let items = snapshot.backdrop?.items ?? []
    let place = PlaneTransform(
      translationX: snapshot.viewport.minX - region.minX,
      y: snapshot.viewport.minY - region.minY)
    let group = DrawGroup(transform: place, items)
    return DrawList(size: region.size, background: color, items.isEmpty ? [] : [.group(group)])
  }

  private func screen(_ viewport: CGRect) -> ElementSnapshot {
    let frame = CGRect(origin: .zero, size: viewport.size)
    // Wherever it goes, the picture ends within it.
    let whole = frame.insetBy(dx: -region.width, dy: -region.height)
    return ElementSnapshot(
      id: ScreenOutline.element, path: [],
      center: CGPoint(x: viewport.midX, y: viewport.midY), size: viewport.size,
      zIndex: 1_000_000_000,
      content: outline.items(around: frame, in: whole, size: nil))
  }
}

/// The elements of a state that a picture of the screen does not have.
private struct Unseen {
  let elements: [ElementID: ElementSnapshot]

  init(_ whole: LayoutSnapshot, beside seen: LayoutSnapshot) {
    let known = Set(seen.elements.map(\.id))
    let rest = whole.elements.filter { !known.contains($0.id) }
    elements = Dictionary(rest.map { ($0.id, $0) }) { first, _ in first }
  }
}

extension LayoutSnapshot {
  fileprivate func adding(_ more: some Sequence<ElementSnapshot>) -> LayoutSnapshot {
    with(elements: elements + more)
  }
}

extension ElementChange {
  /// A view that comes onto the screen or leaves it is an element that was there before, or still is afterwards.
  fileprivate func crossingTheEdge(from before: Unseen, to after: Unseen) -> ElementChange {
    guard role != .reloaded else { return self }
    var change = self
    if !isLeaving, let element = before.elements[end.id] {
      (change.start, change.role) = (element, .moved)
    }
    if isLeaving, let element = after.elements[start.id] {
      (change.end, change.role, change.isLeaving) = (element, .moved, false)
    }
    return change
  }
}
