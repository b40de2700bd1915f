import Motion
import UIKit

/// Turns the changes of a stage's collection view into values as they happen.
@MainActor final class ChangeRecorder: CollectionAnimationObserver {
  private(set) var changes: [RecordedChange] = []
  private let stage: Stage
  /// As of the last time that everything was at rest.
  private var settled: LayoutSnapshot
  private var names: ElementNames

  init(_ stage: Stage) {
    self.stage = stage
    names = stage.names
    settled = LayoutSnapshot(onScreenOf: stage.collectionView, names: names)
  }

  func collectionViewWillChange(_ view: UICollectionView) {
    // What was on screen at rest keeps its name: a user's data may have changed already.
    guard stage.identify == nil else { return }
    names = stage.names
  }

  func collectionView(_ view: UICollectionView, didChange animation: CollectionAnimation) {
    let after = stage.names
    let builder = CaptureBuilder(animation, before: names, after: after)
    settle(in: view, names: after)
    changes.append(
      RecordedChange(
        RecordedChange.Cause(animation.cause),
        builder.capture(in: view, insetsBefore: settled.insets)))
  }

  func collectionViewDidNotChange(_ view: UICollectionView) {}

  private func settle(in view: UICollectionView, names: ElementNames) {
    self.names = names
    settled = LayoutSnapshot(onScreenOf: view, names: names)
  }

  /// Takes down what has changed since the last animated change, which nobody animated.
  func finish() {
    let before = settled
    settle(in: stage.collectionView, names: stage.names)
    guard settled != before else { return }
    let capture = TransitionCapture(before: before, after: settled, timing: .immediate)
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

extension LayoutSnapshot {
  /// What the views on screen show by themselves.
  @MainActor init(onScreenOf view: UICollectionView, names: ElementNames) {
    let elements = view.displayedViews.map { view, attributes in
      let kind = ElementKind(attributes)
      return ElementSnapshot(
        ViewState(of: view, showing: attributes), names.id(of: kind, at: attributes.indexPath),
        at: attributes.indexPath)
    }
    self.init(
      elements: elements, contentSize: view.contentSize, viewport: view.bounds,
      insets: EdgeInsets(view.adjustedContentInset), scale: view.traitCollection.displayScale)
  }
}

extension ElementSnapshot {
  init(_ state: ViewState, _ id: ElementID, at path: IndexPath) {
    self.init(
      id: id, path: path, center: state.center, size: state.size, transform: state.transform,
      alpha: state.alpha, zIndex: state.zIndex, isHidden: state.isHidden)
  }
}

extension EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
