extension UICollectionView {
  func scroll(
    to indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard scrollPosition.isUnambiguous else { return }
    layoutIfNeeded()
    let counts = counts ?? DataCounts(items: [])
    guard counts.contains(indexPath) else {
      FaultScope.raise(.scroll(toMissing: indexPath, in: self, counts: counts))
      return
    }
    let section = collectionViewLayout.sectionTravel(showing: indexPath, at: scrollPosition)
    section?.move(1)
    guard let offset = offset(showing: indexPath, at: scrollPosition) else { return }
    if animated, let section {
      section.move(0)
      scroll(to: offset, animated: true, with: section)
    } else {
      setContentOffset(offset, animated: animated)
    }
    layoutIfNeeded()
  }

  private func offset(
    showing indexPath: IndexPath, at position: UICollectionView.ScrollPosition
  ) -> CGPoint? {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return nil }
    let target = ScrollTarget(
      offset: contentOffset, viewport: bounds.size, content: contentSize,
      insets: adjustedContentInset)
    let offset = target.offset(showing: frame, at: position)
    let pixels = PixelGrid(scale: max(traitCollection.displayScale, 1))
    return CGPoint(x: pixels.nearest(offset.x), y: pixels.nearest(offset.y))
  }
}

extension UICollectionView.ScrollPosition {
  /// At most one wish an axis; two raise UIKit's fault.
  @MainActor fileprivate var isUnambiguous: Bool {
    for (axis, positions) in [
      ("vertical", [Self.top, .centeredVertically, .bottom]),
      ("horizontal", [Self.left, .centeredHorizontally, .right]),
    ] where positions.count(where: { contains($0) }) > 1 {
      FaultScope.raise(
        Fault(
          "scroll/ambiguous-position",
          "UICollectionViewScrollPosition: attempt to use a scroll position with multiple \(axis) "
            + "positioning styles"))
      return false
    }
    return true
  }
}

extension Fault {
  @MainActor fileprivate static func scroll(
    toMissing path: IndexPath, in view: UICollectionView, counts: DataCounts
  ) -> Fault {
    Fault(
      "scroll/missing-item",
      "Attempted to scroll the collection view to an out-of-bounds \(whatIsMissing(path, counts)). "
        + "Collection view: \(view).",
      facts: [
        Fact("path", path.uikitDescription),
        Fact("items", "[" + counts.items.map(String.init).joined(separator: ", ") + "]"),
      ])
  }

  private static func whatIsMissing(_ path: IndexPath, _ counts: DataCounts) -> String {
    guard let place = ItemPosition(path) else { return "index path \(path.uikitDescription)" }
    guard counts.items.indices.contains(place.section) else {
      return "section (\(place.section)) when there are only \(counts.sectionCount) sections"
    }
    return
      "item (\(place.item)) when there are only \(counts.items[place.section]) items in section "
      + "\(place.section)"
  }
}
