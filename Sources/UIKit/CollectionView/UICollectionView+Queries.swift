extension UICollectionView {
  var countedSections: Int {
    countItemsIfNeeded()
    return counts?.sectionCount ?? 0
  }

  func countedItems(inSection section: Int) -> Int {
    countItemsIfNeeded()
    session?.noteCounting()
    guard let counts, counts.items.indices.contains(section) else {
      FaultScope.raise(
        Fault(
          "data/no-section",
          "request for number of items in section \(section) when there are only "
            + "\(counts?.sectionCount ?? 0) sections in the collection view"))
      return 0
    }
    return counts.items[section]
  }

  /// How often the layout has counted the items of a section while it prepared: one that prepares everything anew does.
  package var countingsInPreparations: Int { session?.countings ?? 0 }

  func pathOnScreen(of view: UICollectionReusableView) -> IndexPath? {
    guard let key = view.reuse.displayedAs, displayed[key]?.view === view else { return nil }
    return key.indexPath
  }

  /// The frontmost item whose frame holds the point, on screen or not.
  func frontmostItem(at point: CGPoint) -> IndexPath? {
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return currentSession.elements(in: spot)
      .filter { $0.key.category == .cell && !$0.shown.isHidden && $0.shown.frame.contains(point) }
      .enumerated()
      .max { ($0.element.shown.zIndex, $0.offset) < ($1.element.shown.zIndex, $1.offset) }?
      .element.key.indexPath
  }
}
