extension UICollectionView {
  /// Nothing before a menu was opened.
  public var contextMenuInteraction: UIContextMenuInteraction? { interaction.menu }

  /// Presses long at a point of the content: opens the menu of the item there, of all selected items where it is one of
  /// several, or of the background. Nothing where the delegate has none.
  package func openMenu(at point: CGPoint) -> OpenMenu? {
    layoutIfNeeded()
    return felt(
      RecordedCall("pressLong", ["at": .point(point)]), answered: { .flag($0 != nil) },
      by: { menu(at: point) })
  }

  private func menu(at point: CGPoint) -> OpenMenu? {
    guard let line = delegateLine else { return nil }
    let paths = itemsOfMenu(at: point)
    guard let configuration = line.menu(for: paths, at: point) else { return nil }
    let menu = interaction.menu ?? UIContextMenuInteraction(of: self)
    interaction.menu = menu
    menu.place = point
    return OpenMenu(configuration, ItemMenuHost(line: line, paths: paths, interaction: menu))
  }

  private func itemsOfMenu(at point: CGPoint) -> [IndexPath] {
    guard let path = indexPathForItem(at: point) else { return [] }
    return selection.contains(path) && selectionRules.multiple ? selection.paths.sorted() : [path]
  }

  // MARK: The menu of before

  /// Presses long on an item, as before there were context menus: the actions that its menu has, of those that are
  /// asked for. Nothing where the delegate shows none.
  package func editActions(forItemAt path: IndexPath, of actions: [Selector]) -> [Selector]? {
    layoutIfNeeded()
    guard let line = delegateLine, cellForItem(at: path) != nil, line.shouldShowMenu(path) else {
      return nil
    }
    let allowed = actions.filter { line.canPerform($0, path) }
    return allowed.isEmpty ? nil : allowed
  }

  /// Chooses one of them.
  package func performEditAction(_ action: Selector, forItemAt path: IndexPath) {
    guard let line = delegateLine, line.canPerform(action, path) else { return }
    line.perform(action, path)
  }
}
