/// The line to a delegate.
@MainActor struct DelegateCalls {
  let delegate: any UICollectionViewDelegate
  let view: UICollectionView

  // MARK: Display

  func willDisplay(_ shown: UICollectionReusableView, _ key: ElementKey) {
    switch key.category {
    case .cell:
      guard let cell = shown as? UICollectionViewCell else { return }
      tell("willDisplay", ["forItemAt": .path(key.indexPath)]) {
        delegate.collectionView(view, willDisplay: cell, forItemAt: key.indexPath)
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

  func didEndDisplaying(_ shown: UICollectionReusableView, _ key: ElementKey) {
    switch key.category {
    case .cell:
      guard let cell = shown as? UICollectionViewCell else { return }
      tell("didEndDisplaying", ["forItemAt": .path(key.indexPath)]) {
        delegate.collectionView(view, didEndDisplaying: cell, forItemAt: key.indexPath)
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
      delegate.collectionView(view, shouldHighlightItemAt: path)
    }
  }

  func didHighlight(_ path: IndexPath) {
    tell("didHighlightItem", ["at": .path(path)]) {
      delegate.collectionView(view, didHighlightItemAt: path)
    }
  }

  func didUnhighlight(_ path: IndexPath) {
    tell("didUnhighlightItem", ["at": .path(path)]) {
      delegate.collectionView(view, didUnhighlightItemAt: path)
    }
  }

  func shouldSelect(_ path: IndexPath) -> Bool {
    ask("shouldSelectItem", at: path) { delegate.collectionView(view, shouldSelectItemAt: path) }
  }

  func didSelect(_ path: IndexPath) {
    tell("didSelectItem", ["at": .path(path)]) {
      delegate.collectionView(view, didSelectItemAt: path)
    }
  }

  func shouldDeselect(_ path: IndexPath) -> Bool {
    ask("shouldDeselectItem", at: path) {
      delegate.collectionView(view, shouldDeselectItemAt: path)
    }
  }

  func didDeselect(_ path: IndexPath) {
    tell("didDeselectItem", ["at": .path(path)]) {
      delegate.collectionView(view, didDeselectItemAt: path)
    }
  }

  func canPerformPrimaryAction(_ path: IndexPath) -> Bool {
    ask("canPerformPrimaryActionForItem", at: path) {
      delegate.collectionView(view, canPerformPrimaryActionForItemAt: path)
    }
  }

  func performPrimaryAction(_ path: IndexPath) {
    tell("performPrimaryActionForItem", ["at": .path(path)]) {
      delegate.collectionView(view, performPrimaryActionForItemAt: path)
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
    view.ask(
      .delegate,
      RecordedCall(
        "targetIndexPath",
        [
          "forMoveOfItemFromOriginalIndexPath": .path(moving.origin),
          "atCurrentIndexPath": .path(moving.current), "toProposedIndexPath": .path(proposed),
        ]),
      answered: Spoken.path
    ) {
      OptionalRequirement.answer {
        delegate.collectionView(
          view, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.origin,
          atCurrentIndexPath: moving.current, toProposedIndexPath: proposed)
      }
        ?? delegate.collectionView(
          view, targetIndexPathForMoveFromItemAt: moving.origin, toProposedIndexPath: proposed)
    }
  }

  // MARK: Saying it

  private func tell(
    _ method: String, _ arguments: @escaping @autoclosure () -> KeyValuePairs<String, Spoken>,
    by body: () -> Void
  ) {
    view.tell(.delegate, RecordedCall(method, arguments()), by: body)
  }

  private func ask(_ method: String, at path: IndexPath, by body: () -> Bool) -> Bool {
    view.ask(.delegate, RecordedCall(method, ["at": .path(path)]), answered: Spoken.flag, by: body)
  }
}

extension UICollectionView {
  var delegateLine: DelegateCalls? {
    delegate.map { DelegateCalls(delegate: $0, view: self) }
  }
}
