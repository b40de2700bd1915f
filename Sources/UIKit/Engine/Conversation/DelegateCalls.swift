/// The line to a delegate. Items are given by their paths on screen, and the delegate hears of those of the data;
/// placeholders are none of its business.
@MainActor struct DelegateCalls {
  let delegate: any UICollectionViewDelegate
  let view: UICollectionView

  // MARK: Display

  func willDisplay(_ shown: UICollectionReusableView, _ key: ElementKey) {
    switch key.category {
    case .cell:
      guard let cell = shown as? UICollectionViewCell else { return }
      guard let path = view.dataPath(at: key.indexPath) else { return }
      tell("willDisplay", ["forItemAt": .path(path)]) {
        delegate.collectionView(view, willDisplay: cell, forItemAt: path)
      }
    case .supplementaryView:
      let kind = key.kind ?? ""
      tell(
        "willDisplaySupplementaryView",
        ["forElementKind": .text(kind), "at": .path(key.indexPath)]
      ) {
        delegate.collectionView(
          view, willDisplaySupplementaryView: shown, forElementKind: kind, at: key.indexPath)
      }
    case .decorationView: break
    }
  }

  /// - Parameter places: the way to the items of the data while the view showed the element.
  func didEndDisplaying(
    _ shown: UICollectionReusableView, _ key: ElementKey, at places: ShownPlaces
  ) {
    switch key.category {
    case .cell:
      guard let cell = shown as? UICollectionViewCell else { return }
      guard let path = places.dataPath(at: key.indexPath) else { return }
      tell("didEndDisplaying", ["forItemAt": .path(path)]) {
        delegate.collectionView(view, didEndDisplaying: cell, forItemAt: path)
      }
    case .supplementaryView:
      let kind = key.kind ?? ""
      tell(
        "didEndDisplayingSupplementaryView",
        ["forElementOfKind": .text(kind), "at": .path(key.indexPath)]
      ) {
        delegate.collectionView(
          view, didEndDisplayingSupplementaryView: shown, forElementOfKind: kind, at: key.indexPath)
      }
    case .decorationView: break
    }
  }

  // MARK: Selection

  func shouldHighlight(_ path: IndexPath) -> Bool {
    ask("shouldHighlightItem", at: path) {
      delegate.collectionView(view, shouldHighlightItemAt: $0)
    }
  }

  func didHighlight(_ path: IndexPath) {
    tell("didHighlightItem", at: path) { delegate.collectionView(view, didHighlightItemAt: $0) }
  }

  func didUnhighlight(_ path: IndexPath) {
    tell("didUnhighlightItem", at: path) { delegate.collectionView(view, didUnhighlightItemAt: $0) }
  }

  func shouldSelect(_ path: IndexPath) -> Bool {
    ask("shouldSelectItem", at: path) { delegate.collectionView(view, shouldSelectItemAt: $0) }
  }

  func didSelect(_ path: IndexPath) {
    tell("didSelectItem", at: path) { delegate.collectionView(view, didSelectItemAt: $0) }
  }

  func shouldDeselect(_ path: IndexPath) -> Bool {
    ask("shouldDeselectItem", at: path) { delegate.collectionView(view, shouldDeselectItemAt: $0) }
  }

  func didDeselect(_ path: IndexPath) {
    tell("didDeselectItem", at: path) { delegate.collectionView(view, didDeselectItemAt: $0) }
  }

  func canPerformPrimaryAction(_ path: IndexPath) -> Bool {
    ask("canPerformPrimaryActionForItem", at: path) {
      delegate.collectionView(view, canPerformPrimaryActionForItemAt: $0)
    }
  }

  func performPrimaryAction(_ path: IndexPath) {
    tell("performPrimaryActionForItem", at: path) {
      delegate.collectionView(view, performPrimaryActionForItemAt: $0)
    }
  }

  // MARK: Changes

  /// The proposed offset where the delegate has no such method.
  func targetOffset(for proposed: CGPoint) -> CGPoint {
    view.ask(
      .delegate,
      RecordedCall(
        "targetContentOffset", ["forProposedContentOffset": .point(proposed)]),
      answered: Spoken.point
    ) {
      OptionalRequirement.answer {
        delegate.collectionView(view, targetContentOffsetForProposedContentOffset: proposed)
      } ?? proposed
    }
  }

  func transitionLayout(
    from earlier: UICollectionViewLayout, to later: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    view.ask(
      .delegate,
      RecordedCall(
        "transitionLayout", ["forOldLayout": .type(of: earlier), "newLayout": .type(of: later)]),
      answered: Spoken.type
    ) {
      delegate.collectionView(view, transitionLayoutForOldLayout: earlier, newLayout: later)
    }
  }

  /// Asks by the newer of the two methods, and by the older one where the delegate lacks the newer.
  func target(of moving: InteractiveMovement, proposed: IndexPath) -> IndexPath {
    let places = view.places
    guard let origin = places.dataPath(at: moving.current) else { return proposed }
    let (current, target) = (
      places.destination(at: moving.current), places.destination(at: proposed)
    )
    let answer = view.ask(
      .delegate,
      RecordedCall(
        "targetIndexPath",
        [
          "forMoveOfItemFromOriginalIndexPath": .path(origin),
          "atCurrentIndexPath": .path(current), "toProposedIndexPath": .path(target),
        ]),
      answered: Spoken.path
    ) {
      OptionalRequirement.answer {
        delegate.collectionView(
          view, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin,
          atCurrentIndexPath: current, toProposedIndexPath: target)
      }
        ?? delegate.collectionView(
          view, targetIndexPathForMoveFromItemAt: origin, toProposedIndexPath: target)
    }
    return answer == target ? proposed : places.room(forDestination: answer)
  }

  // MARK: Saying it

  private func tell(
    _ method: String, _ arguments: @escaping @autoclosure () -> KeyValuePairs<String, Spoken>,
    by body: () -> Void
  ) {
    view.tell(.delegate, RecordedCall(method, arguments()), by: body)
  }

  private func tell(_ method: String, at shown: IndexPath, by body: (IndexPath) -> Void) {
    guard let path = view.dataPath(at: shown) else { return }
    view.tell(.delegate, RecordedCall(method, ["at": .path(path)])) { body(path) }
  }

  /// False for a placeholder.
  func ask(_ method: String, at shown: IndexPath, by body: (IndexPath) -> Bool) -> Bool {
    guard let path = view.dataPath(at: shown) else { return false }
    return view.ask(
      .delegate, RecordedCall(method, ["at": .path(path)]), answered: Spoken.flag
    ) { body(path) }
  }
}

extension UICollectionView {
  var delegateLine: DelegateCalls? {
    delegate.map { DelegateCalls(delegate: $0, view: self) }
  }
}
