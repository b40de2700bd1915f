// The calls to a delegate about editing and selecting many items.
extension DelegateCalls {
  func canEdit(_ path: IndexPath) -> Bool {
    ask("canEditItem", at: path) { delegate.collectionView(view, canEditItemAt: $0) }
  }

  func shouldBeginMultipleSelection(_ path: IndexPath) -> Bool {
    ask("shouldBeginMultipleSelectionInteraction", at: path) {
      delegate.collectionView(view, shouldBeginMultipleSelectionInteractionAt: $0)
    }
  }

  func didBeginMultipleSelection(_ shown: IndexPath) {
    guard let path = view.dataPath(at: shown) else { return }
    view.tell(
      .delegate, RecordedCall("didBeginMultipleSelectionInteraction", ["at": .path(path)])
    ) { delegate.collectionView(view, didBeginMultipleSelectionInteractionAt: path) }
  }

  func didEndMultipleSelection() {
    view.tell(.delegate, RecordedCall("collectionViewDidEndMultipleSelectionInteraction")) {
      delegate.collectionViewDidEndMultipleSelectionInteraction(view)
    }
  }

  /// Nothing where the delegate has no such method.
  func shouldSpringLoad(_ shown: IndexPath, _ context: SpringLoading) -> Bool? {
    guard let path = view.dataPath(at: shown) else { return false }
    return view.ask(
      .delegate, RecordedCall("shouldSpringLoadItem", ["at": .path(path)]),
      answered: { $0.map(Spoken.flag) }
    ) {
      OptionalRequirement.answer {
        delegate.collectionView(view, shouldSpringLoadItemAt: path, with: context)
      }
    }
  }
}
