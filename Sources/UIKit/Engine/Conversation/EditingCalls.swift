// The calls to a delegate about editing and selecting many items.
extension DelegateCalls {
  func canEdit(_ path: IndexPath) -> Bool {
    ask("canEditItem", path) { delegate.collectionView(view, canEditItemAt: path) }
  }

  func shouldBeginMultipleSelection(_ path: IndexPath) -> Bool {
    ask("shouldBeginMultipleSelectionInteraction", path) {
      delegate.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path)
    }
  }

  func didBeginMultipleSelection(_ path: IndexPath) {
    view.tell(
      .delegate, RecordedCall("didBeginMultipleSelectionInteraction", ["at": .path(path)])
    ) { delegate.collectionView(view, didBeginMultipleSelectionInteractionAt: path) }
  }

  func didEndMultipleSelection() {
    view.tell(.delegate, RecordedCall("collectionViewDidEndMultipleSelectionInteraction")) {
      delegate.collectionViewDidEndMultipleSelectionInteraction(view)
    }
  }

  func shouldSpringLoad(_ path: IndexPath, _ context: SpringLoading) -> Bool? {
    view.ask(
      .delegate, RecordedCall("shouldSpringLoadItem", ["at": .path(path)]),
      answered: { $0.map(Spoken.flag) }
    ) {
      OptionalRequirement.answer {
        delegate.collectionView(view, shouldSpringLoadItemAt: path, with: context)
      }
    }
  }

  private func ask(_ method: String, _ path: IndexPath, by body: () -> Bool) -> Bool {
    view.ask(.delegate, RecordedCall(method, ["at": .path(path)]), answered: Spoken.flag, by: body)
  }
}
