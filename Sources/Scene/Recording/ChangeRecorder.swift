import Drawing
import Motion
import UIKit

/// Turns the changes of a stage's collection view into values as they happen.
@MainActor final class ChangeRecorder: CollectionAnimationObserver {
  private(set) var changes: [RecordedChange] = []
  /// The drawings of the views now.
  let drawings = ViewDrawings()
  private let stage: Stage
  private let view: UICollectionView
  /// As of the last time that everything was at rest.
  private var settled: LayoutSnapshot
  /// The same before a change was told of, with the bounds that the collection view had then: a scroll is told of when
  /// its offset holds already, and all that follows it has moved.
  private var rest: (layout: LayoutSnapshot, bounds: CGRect)
  private var names: ElementNames
  /// The drawings of the views on their way at their starts.
  private var startContents: [ObjectIdentifier: [DrawItem]] = [:]
  /// The frames of the scroll that is on its way.
  private var travel = ScrollFrames(after: 0)
  private let arrival: (UICollectionView) -> Void

  /// - Parameter arrival: called at the end of every change, before anybody looks at the views where they are then.
  init(_ stage: Stage, arrival: @escaping (UICollectionView) -> Void) {
    self.stage = stage
    self.arrival = arrival
    view = stage.collectionView
    names = stage.names
    AnimationContext.lastOfProgram = nil
    settled = LayoutSnapshot(atRestOn: stage, names: names, drawings)
    rest = (settled, view.bounds)
  }

  func collectionViewWillChange(_ view: UICollectionView) {
    // An element that was on screen at rest keeps its name: a user's data may have changed already.
    if stage.identify == nil { names = stage.names }
    drawings.forget()
    settled = LayoutSnapshot(onScreenOf: stage, names: names, drawings)
    // A layout that is asked now would lay out what is about to change.
    settled.outlines = rest.layout.outlines
    if settled.viewport != rest.layout.viewport { settled.backdrop = rest.layout.backdrop }
  }

  func collectionView(
    _ view: UICollectionView, didRelabelCells earlier: @escaping (IndexPath) -> IndexPath
  ) {
    names = names.relabelled(earlier)
    let known = settled
    settled = LayoutSnapshot(onScreenOf: stage, names: names, drawings)
    (settled.backdrop, settled.outlines) = (known.backdrop, known.outlines)
  }

  func collectionView(
    _ view: UICollectionView, willAnimate elements: [CollectionAnimation.Element]
  ) {
    startContents = [:]
    drawings.forget()
    for element in elements {
      startContents[ObjectIdentifier(element.view)] = drawings.items(of: element.view)
    }
  }

  func collectionView(_ view: UICollectionView, didChange animation: CollectionAnimation) {
    let after = stage.names
    arrival(view)
    drawings.forget()
    let builder = CaptureBuilder(
      animation, names: (before: names, after: after), settled: settled,
      contents: .init(start: startContents, end: drawings, custom: stage.custom))
    var capture = builder.capture(in: view)
    if let last = changes.last, animation.isOfBarsAlone(capture), last.cause == .boundsChange {
      settle(names: after)
      changes[changes.count - 1] = last.ending(with: settled)
      return
    }
    if animation.isScroll {
      capture.indicators = ScrollIndicators(of: view, in: StageScreen(of: view).viewport)
    }
    changes.append(
      RecordedChange(
        RecordedChange.Cause(animation.cause),
        capture.onScreen(from: screen(before: animation), StageScreen(of: view), drawings),
        warnings: animation.warnings.map(RecordedChange.Warning.init)))
    settle(names: after)
  }

  /// All that stood around the content when the change began: the window of a device that turns has its new size before
  /// anything in it moves.
  private func screen(before animation: CollectionAnimation) -> LayoutSnapshot {
    let isTurned = settled.viewport.size != rest.layout.viewport.size
    return isTurned || animation.boundsBefore == rest.bounds ? rest.layout : settled
  }

  func collectionViewWillTravel() {
    travel = ScrollFrames(after: changes.count)
  }

  func collectionViewDidTravel(to share: CGFloat) {
    // Bars follow the content.
    if stage.window.rootViewController != nil { stage.window.layoutIfNeeded() }
    finish()
    travel.add(changes, to: Double(share))
    guard share == 1, let whole = travel.joined(in: Timing(.scrolling)) else { return }
    changes.replaceSubrange(travel.start..., with: [whole])
  }

  func collectionViewDidNotChange(_ view: UICollectionView) {}

  private func settle(names: ElementNames) {
    self.names = names
    settled = LayoutSnapshot(atRestOn: stage, names: names, drawings)
    rest = (settled, view.bounds)
  }

  /// Takes down what has changed since the last animated change: at once, or, where that is all that has changed, as
  /// the program animates what is in its views; or the screen that came in place of the one before.
  func finish() {
    let before = settled
    drawings.forget()
    settle(names: stage.names)
    guard settled.isSeen(unlike: before) else { return }
    guard stage.collectionView === view else {
      let capture = stage.screenChange(from: (view, before), to: settled).capture
      return changes.append(RecordedChange(.screenChange, capture))
    }
    // A bar that follows what has just changed goes with it.
    if let last = changes.last, before.shows(sameContentAs: settled) {
      changes[changes.count - 1] = last.ending(with: settled)
      return
    }
    let timing = Timing(changes.isEmpty ? AnimationContext.lastOfProgram : nil)
    var capture = TransitionCapture(before: before, after: settled, timing: timing)
    capture.roles = StepRoles(StepEvidence(before: before, after: settled))
    changes.append(RecordedChange(.pass, capture))
  }
}

extension RecordedChange {
  /// The same with the bars as they stand in the end.
  fileprivate func ending(with end: LayoutSnapshot) -> RecordedChange {
    RecordedChange(cause, capture.ending(with: end), warnings: warnings)
  }
}

extension CollectionAnimation {
  /// Whether nothing in the content goes anywhere, as when bars become lower after a turn of the device.
  fileprivate func isOfBarsAlone(_ capture: TransitionCapture) -> Bool {
    let (before, after) = (capture.before, capture.after)
    return plan == nil && capture.travelling.isEmpty && before.viewport == after.viewport
      && before.contentSize == after.contentSize
      && before.elements.map(\.id) == after.elements.map(\.id)
  }
}

extension RecordedChange.Cause {
  @MainActor fileprivate init(_ cause: CollectionAnimation.Cause) {
    self =
      switch cause {
      case .update: .update
      case .boundsChange: .boundsChange
      case .layoutChange: .layoutChange
      case .pass: .pass
      }
  }
}

extension RecordedChange.Warning {
  fileprivate init(_ warning: UpdateWarning) {
    self.init(code: UpdateWarning.code, finding: warning.finding, help: warning.help)
  }
}

extension LayoutSnapshot {
  /// The same with the sections of a layout that has nothing left to do.
  @MainActor fileprivate init(
    atRestOn stage: Stage, names: ElementNames, _ drawings: ViewDrawings
  ) {
    self.init(onScreenOf: stage, names: names, drawings)
    outlines = SectionOutline.all(of: stage.collectionView)
  }

  /// Whether all but the bars, and the room that they leave, is as in the other one.
  fileprivate func shows(sameContentAs other: LayoutSnapshot) -> Bool {
    var (earlier, later) = (withoutFronts, other.withoutFronts)
    (earlier.insets, earlier.backdrop, earlier.outlines) = (.zero, nil, [])
    (later.insets, later.backdrop, later.outlines) = (.zero, nil, [])
    return earlier == later
  }

  /// Whether anybody sees it differ from the other one.
  fileprivate func isSeen(unlike other: LayoutSnapshot) -> Bool {
    var alike = self
    alike.outlines = other.outlines
    return alike != other
  }

  /// The views on screen as they show themselves.
  @MainActor init(
    onScreenOf stage: Stage, names: ElementNames, _ drawings: ViewDrawings
  ) {
    let collectionView = stage.collectionView
    let elements = collectionView.displayedViews.map { view, attributes in
      let kind = ElementKind(attributes)
      var element = ElementSnapshot(
        ViewState(of: view, showing: attributes), names.id(of: kind, at: attributes.indexPath),
        at: attributes.indexPath, content: drawings.items(of: view))
      element.custom = stage.custom.values(of: attributes)
      return element
    }
    self.init(
      elements: elements, contentSize: collectionView.contentSize,
      viewport: collectionView.bounds, insets: EdgeInsets(collectionView.adjustedContentInset),
      scale: collectionView.traitCollection.displayScale)
    self = onScreen(StageScreen(of: collectionView), drawings)
  }
}

extension ElementSnapshot {
  init(_ state: ViewState, _ id: ElementID, at path: IndexPath, content: [DrawItem]) {
    self.init(
      id: id, path: path, center: state.center, size: state.size, transform: state.transform,
      alpha: state.alpha, zIndex: state.zIndex, isHidden: state.isHidden, content: content)
  }
}

extension EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
