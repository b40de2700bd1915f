import Drawing
import Motion
import UIKit

/// Turns the changes of a stage's collection view into values as they happen.
@MainActor final class ChangeRecorder: CollectionAnimationObserver {
  private(set) var changes: [RecordedChange] = []
  /// The drawings of the views now.
  let drawings = ViewDrawings()
  private let stage: Stage
  /// As of the last time that everything was at rest.
  private var settled: LayoutSnapshot
  private var names: ElementNames
  /// The drawings of the views on their way at their starts.
  private var startContents: [ObjectIdentifier: [DrawItem]] = [:]

  init(_ stage: Stage) {
    self.stage = stage
    names = stage.names
    settled = LayoutSnapshot(onScreenOf: stage.collectionView, names: names, drawings)
  }

  func collectionViewWillChange(_ view: UICollectionView) {
    // An element that was on screen at rest keeps its name: a user's data may have changed already.
    if stage.identify == nil { names = stage.names }
    drawings.forget()
    settled = LayoutSnapshot(onScreenOf: view, names: names, drawings)
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
    drawings.forget()
    let builder = CaptureBuilder(
      animation, names: (before: names, after: after), settled: settled,
      contents: .init(start: startContents, end: drawings))
    changes.append(
      RecordedChange(
        RecordedChange.Cause(animation.cause), builder.capture(in: view),
        warnings: animation.warnings.map(RecordedChange.Warning.init)))
    settle(in: view, names: after)
  }

  func collectionViewDidNotChange(_ view: UICollectionView) {}

  private func settle(in view: UICollectionView, names: ElementNames) {
    self.names = names
    settled = LayoutSnapshot(onScreenOf: view, names: names, drawings)
  }

  /// Takes down what has changed since the last animated change, which nobody animated.
  func finish() {
    let before = settled
    drawings.forget()
    settle(in: stage.collectionView, names: stage.names)
    guard settled != before else { return }
    var capture = TransitionCapture(before: before, after: settled, timing: .immediate)
    capture.roles = StepRoles(StepEvidence(before: before, after: settled))
    changes.append(RecordedChange(.pass, capture))
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
  /// The views on screen as they show themselves.
  @MainActor init(
    onScreenOf view: UICollectionView, names: ElementNames, _ drawings: ViewDrawings
  ) {
    let elements = view.displayedViews.map { view, attributes in
      let kind = ElementKind(attributes)
      return ElementSnapshot(
        ViewState(of: view, showing: attributes), names.id(of: kind, at: attributes.indexPath),
        at: attributes.indexPath, content: drawings.items(of: view))
    }
    self.init(
      elements: elements, contentSize: view.contentSize, viewport: view.bounds,
      insets: EdgeInsets(view.adjustedContentInset), scale: view.traitCollection.displayScale,
      backdrop: drawings.backdrop(of: view))
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
