// The calls to a delegate about the focus.
extension DelegateCalls {
  /// Nothing where the delegate has no such method.
  func canFocus(_ path: IndexPath) -> Bool? {
    ask("canFocusItem", path) {
      let path = $0
      return OptionalRequirement.answer { delegate.collectionView(view, canFocusItemAt: path) }
    }
  }

  /// Nothing where the delegate has no such method.
  func selectionFollowsFocus(_ path: IndexPath) -> Bool? {
    ask("selectionFollowsFocusForItem", path) {
      let path = $0
      return OptionalRequirement.answer {
        delegate.collectionView(view, selectionFollowsFocusForItemAt: path)
      }
    }
  }

  func shouldUpdateFocus(_ context: UICollectionViewFocusUpdateContext) -> Bool {
    view.ask(
      .delegate, RecordedCall("shouldUpdateFocus", ["in": .focus(context)]), answered: Spoken.flag
    ) { delegate.collectionView(view, shouldUpdateFocusIn: context) }
  }

  func didUpdateFocus(
    _ context: UICollectionViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    view.tell(.delegate, RecordedCall("didUpdateFocus", ["in": .focus(context)])) {
      delegate.collectionView(view, didUpdateFocusIn: context, with: coordinator)
    }
  }

  func preferredFocusPath() -> IndexPath? {
    view.ask(
      .delegate, RecordedCall("indexPathForPreferredFocusedView"),
      answered: { $0.map(Spoken.path) }
    ) { delegate.indexPathForPreferredFocusedView(in: view) }.map(view.places.screenPath)
  }

  private func ask(
    _ method: String, _ shown: IndexPath, by body: (IndexPath) -> Bool?
  ) -> Bool? {
    guard let path = view.dataPath(at: shown) else { return false }
    return view.ask(
      .delegate, RecordedCall(method, ["at": .path(path)]), answered: { $0.map(Spoken.flag) }
    ) { body(path) }
  }
}

extension Spoken {
  @MainActor static func focus(_ context: UICollectionViewFocusUpdateContext) -> Spoken {
    .record([
      Field(
        name: "previouslyFocusedIndexPath",
        value: context.previouslyFocusedIndexPath.map(path) ?? .nothing),
      Field(
        name: "nextFocusedIndexPath", value: context.nextFocusedIndexPath.map(path) ?? .nothing),
      Field(name: "focusHeading", value: .text(context.focusHeading.word)),
    ])
  }
}

extension UIFocusHeading {
  fileprivate var word: String {
    let words: [(UIFocusHeading, String)] = [
      (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"), (.next, "next"),
      (.previous, "previous"), (.first, "first"), (.last, "last"),
    ]
    return words.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
