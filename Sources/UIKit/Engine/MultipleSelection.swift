extension UICollectionView {
  /// Draws two fingers over the items, from one of them through points of the content: whatever lies between the first
  /// item and the one below the fingers is selected, and what lies there no more is as it was. False where the delegate
  /// does not want it, or only one item can be selected.
  @discardableResult package func selectItems(
    byPanningFrom path: IndexPath, through points: [CGPoint]
  ) -> Bool {
    layoutIfNeeded()
    return felt(
      RecordedCall("panWithTwoFingers", ["from": .path(path)]), answered: Spoken.flag,
      by: { select(from: path, through: points) })
  }

  private func select(from path: IndexPath, through points: [CGPoint]) -> Bool {
    guard let line = delegateLine, cellForItem(at: path) != nil,
      line.shouldBeginMultipleSelection(path)
    else { return false }
    line.didBeginMultipleSelection(path)
    defer { line.didEndMultipleSelection() }
    guard selectionRules.allowed, selectionRules.multiple else { return false }
    let before = Set(selection.paths)
    var span: Set<IndexPath> = []
    var end = path
    for point in [nil] + points.map(Optional.some) {
      if let point { end = indexPathForItem(at: point) ?? end }
      let next = Set(paths(from: path, to: end))
      for gone in span.subtracting(next).sorted() where !before.contains(gone) && hasItem(at: gone)
      {
        deselectByTap(gone)
      }
      for coming in next.subtracting(span).sorted() where !selection.contains(coming) {
        selectByFinger(coming)
      }
      span = next
    }
    return true
  }

  private func paths(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    let (start, end) = (min(first, last), max(first, last))
    guard start.count == 2, end.count == 2 else { return [] }
    return (start.section...end.section).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }.filter { $0 >= start && $0 <= end }
  }
}
