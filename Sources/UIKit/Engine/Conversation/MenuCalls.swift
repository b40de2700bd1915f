// The calls to a delegate about menus.
extension DelegateCalls {
  /// Asks for the menu of all items, then by the older method for that of one. Placeholders have none.
  func menu(for shown: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
    let paths = shown.compactMap(view.dataPath)
    guard paths.count == shown.count else { return nil }
    let answer: UIContextMenuConfiguration?? = view.ask(
      .delegate,
      RecordedCall(
        "contextMenuConfigurationForItems", ["at": .paths(paths), "point": .point(point)]),
      answered: { Spoken.type(of: $0 ?? nil) }
    ) {
      OptionalRequirement.answer {
        delegate.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: point)
      }
    }
    if let answer { return answer }
    guard let path = paths.first else { return nil }
    return view.ask(
      .delegate,
      RecordedCall("contextMenuConfigurationForItem", ["at": .path(path), "point": .point(point)]),
      answered: Spoken.type
    ) { delegate.collectionView(view, contextMenuConfigurationForItemAt: path, point: point) }
  }

  func highlightPreview(
    _ menu: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    preview("highlightPreviewForItem", path) { path in
      OptionalRequirement.answer {
        delegate.collectionView(
          view, contextMenuConfiguration: menu, highlightPreviewForItemAt: path)
      } ?? delegate.collectionView(view, previewForHighlightingContextMenuWithConfiguration: menu)
    }
  }

  func dismissalPreview(
    _ menu: UIContextMenuConfiguration, _ path: IndexPath
  ) -> UITargetedPreview? {
    preview("dismissalPreviewForItem", path) { path in
      OptionalRequirement.answer {
        delegate.collectionView(
          view, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path)
      } ?? delegate.collectionView(view, previewForDismissingContextMenuWithConfiguration: menu)
    }
  }

  private func preview(
    _ method: String, _ shown: IndexPath, by body: (IndexPath) -> UITargetedPreview?
  ) -> UITargetedPreview? {
    guard let path = view.dataPath(at: shown) else { return nil }
    return view.ask(
      .delegate, RecordedCall(method, ["at": .path(path)]), answered: Spoken.type
    ) { body(path) }
  }

  func willDisplayMenu(_ menu: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    view.tell(.delegate, RecordedCall("willDisplayContextMenu")) {
      delegate.collectionView(view, willDisplayContextMenu: menu, animator: animator)
    }
  }

  func willEndMenu(_ menu: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    view.tell(.delegate, RecordedCall("willEndContextMenuInteraction")) {
      delegate.collectionView(view, willEndContextMenuInteraction: menu, animator: animator)
    }
  }

  func willPerformPreviewAction(_ menu: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    view.tell(.delegate, RecordedCall("willPerformPreviewAction")) {
      delegate.collectionView(
        view, willPerformPreviewActionForMenuWith: menu, animator: animator)
    }
  }

  // MARK: The menu of before

  func shouldShowMenu(_ path: IndexPath) -> Bool {
    ask("shouldShowMenuForItem", at: path) {
      delegate.collectionView(view, shouldShowMenuForItemAt: $0)
    }
  }

  func canPerform(_ action: Selector, _ shown: IndexPath) -> Bool {
    guard let path = view.dataPath(at: shown) else { return false }
    return view.ask(
      .delegate,
      RecordedCall(
        "canPerformAction", ["": .text(action.description), "forItemAt": .path(path)]),
      answered: Spoken.flag
    ) {
      delegate.collectionView(view, canPerformAction: action, forItemAt: path, withSender: nil)
    }
  }

  func perform(_ action: Selector, _ shown: IndexPath) {
    guard let path = view.dataPath(at: shown) else { return }
    view.tell(
      .delegate,
      RecordedCall("performAction", ["": .text(action.description), "forItemAt": .path(path)])
    ) { delegate.collectionView(view, performAction: action, forItemAt: path, withSender: nil) }
  }
}
