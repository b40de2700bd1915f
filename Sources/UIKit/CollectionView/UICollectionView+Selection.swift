/// The paths that are selected, in the order in which they were.
struct Selection {
  private(set) var paths: [IndexPath] = []

  func contains(_ indexPath: IndexPath) -> Bool {
    paths.contains(indexPath)
  }

  mutating func insert(_ indexPath: IndexPath) {
    if !contains(indexPath) { paths.append(indexPath) }
  }

  mutating func remove(_ indexPath: IndexPath) {
    paths.removeAll { $0 == indexPath }
  }

  mutating func removeAll() {
    paths = []
  }

  /// The selection after its items went where the closure says, without those that are gone.
  func moved(_ destination: (ItemPosition) -> ItemPosition?) -> Selection {
    var moved = Selection()
    for path in paths {
      guard let place = ItemPosition(path).flatMap(destination) else { continue }
      moved.insert(place.indexPath)
    }
    return moved
  }
}

extension UICollectionView {
  /// A selection by program: the delegate hears nothing of it, as in UIKit.
  func select(
    _ indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard selectionRules.allowed else { return }
    guard let indexPath else {
      deselectAll()
      return
    }
    guard places.placeholder(at: indexPath) == nil else { return }
    if !selectionRules.multiple { deselectAll(except: indexPath) }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  func deselect(_ indexPath: IndexPath) {
    selection.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  func deselectAll(except kept: IndexPath? = nil) {
    for path in selection.paths where path != kept { deselectItem(at: path, animated: false) }
  }

  /// A tap of the user: highlight, then select or deselect, the delegate having its say in each. It may do away with
  /// the item in any of them, and the tap ends there. Placeholders cannot be tapped.
  package func tapItem(at indexPath: IndexPath) {
    guard selectionRules.allowed, let cell = cellForItem(at: indexPath),
      cell.isUserInteractionEnabled, hasItem(at: indexPath)
    else { return }
    guard delegateLine?.shouldHighlight(indexPath) ?? true, hasItem(at: indexPath) else { return }
    cell.isHighlighted = true
    delegateLine?.didHighlight(indexPath)
    cell.isHighlighted = false
    guard hasItem(at: indexPath) else { return }
    delegateLine?.didUnhighlight(indexPath)
    guard hasItem(at: indexPath) else { return }
    if selectionRules.multiple, selection.contains(indexPath) {
      deselectByTap(indexPath)
    } else {
      selectByTap(indexPath)
    }
  }

  private func selectByTap(_ indexPath: IndexPath) {
    guard selectByFinger(indexPath) else { return }
    // A tap that adds to a selection is no more than that.
    guard !selectionRules.multiple, delegateLine?.canPerformPrimaryAction(indexPath) ?? false,
      hasItem(at: indexPath)
    else { return }
    delegateLine?.performPrimaryAction(indexPath)
  }

  /// Selects the item, alone or beside others, and tells the delegate. Whether it is still there.
  private func takeSelection(to indexPath: IndexPath) -> Bool {
    if !selectionRules.multiple {
      for path in selection.paths where path != indexPath {
        deselectItem(at: path, animated: false)
        if hasItem(at: path) { delegateLine?.didDeselect(path) }
        guard hasItem(at: indexPath) else { return false }
      }
    }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    delegateLine?.didSelect(indexPath)
    return hasItem(at: indexPath)
  }

  func deselectByTap(_ indexPath: IndexPath) {
    guard delegateLine?.shouldDeselect(indexPath) ?? true, hasItem(at: indexPath) else { return }
    deselectItem(at: indexPath, animated: false)
    delegateLine?.didDeselect(indexPath)
  }

  /// The focus, or a finger that is drawn over many items, has come to the item: selected as by a tap, without a
  /// primary action. Whether it was, and is still there.
  @discardableResult func selectByFinger(_ indexPath: IndexPath) -> Bool {
    guard hasItem(at: indexPath), delegateLine?.shouldSelect(indexPath) ?? true,
      hasItem(at: indexPath)
    else { return false }
    return takeSelection(to: indexPath)
  }
}
