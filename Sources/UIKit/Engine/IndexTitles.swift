// The letters at the edge of a long list.
extension UICollectionView {
  /// The titles that the data source has for its sections or items; none where it has no such method.
  package var indexTitles: [String] { dataSourceLine?.indexTitles() ?? [] }

  /// Draws a finger to one of the titles: scrolls to the item that the data source says, at the top. False where there
  /// is no such title or item.
  @discardableResult package func scroll(toIndexTitle title: String) -> Bool {
    layoutIfNeeded()
    return felt(
      RecordedCall("touchIndexTitle", ["": .text(title)]), answered: Spoken.flag,
      by: { scrollToItem(ofIndexTitle: title) })
  }

  private func scrollToItem(ofIndexTitle title: String) -> Bool {
    guard let index = indexTitles.firstIndex(of: title),
      let path = dataSourceLine?.path(forIndexTitle: title, at: index),
      counts?.contains(path) ?? false
    else { return false }
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    scrollToItem(at: path, at: isHorizontal ? .left : .top, animated: false)
    return true
  }
}

extension UICollectionView {
  /// Taps the disclosure of an item of an outline. False where the data source has none, or the app does not let it.
  @discardableResult package func toggleItem(at path: IndexPath) -> Bool {
    layoutIfNeeded()
    return felt(
      RecordedCall("tapDisclosure", ["at": .path(path)]), answered: Spoken.flag,
      by: { (dataSource as? any OutlineSource)?.toggleItem(at: path) ?? false })
  }
}
