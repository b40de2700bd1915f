/// The items that a data source was told to fetch ahead of time.
struct Prefetching {
  /// Told of, and neither shown nor called off since.
  private(set) var paths: [IndexPath] = []
  private var offset: CGPoint?
  private var isForward = true

  /// The rectangle ahead: as large as the visible one, on the side to which it was moved last.
  mutating func area(ahead visible: CGRect, of content: CGSize) -> CGRect {
    let isVertical = content.height - visible.height >= content.width - visible.width
    if let offset {
      let way = isVertical ? visible.minY - offset.y : visible.minX - offset.x
      if way != 0 { isForward = way > 0 }
    }
    offset = visible.origin
    let sign: CGFloat = isForward ? 1 : -1
    return visible.offsetBy(
      dx: isVertical ? 0 : sign * visible.width, dy: isVertical ? sign * visible.height : 0)
  }

  /// Which items the data source hears of now, nearest first, and which it need not fetch any more.
  mutating func turn(
    to ahead: [IndexPath], showing shown: (IndexPath) -> Bool
  ) -> (coming: [IndexPath], going: [IndexPath]) {
    let wanted = ahead.filter { !shown($0) }.sorted()
    let (before, after) = (Set(paths), Set(wanted))
    let coming = wanted.filter { !before.contains($0) }
    let going = paths.filter { !after.contains($0) && !shown($0) }
    paths = wanted
    return (isForward ? coming : coming.reversed(), going)
  }
}

extension UICollectionView {
  /// Tells the prefetching data source what the screen after this one shows.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let area = prefetching.area(ahead: bounds, of: contentSize)
    let elements = currentSession.elements(in: area).filter { element in
      element.key.category == .cell && element.shown.frame.shows(in: area)
    }
    guard !FaultScope.isBroken else { return }
    let turn = prefetching.turn(to: elements.map(\.key.indexPath)) { displayed[.cell($0)] != nil }
    let (coming, going) = (
      turn.coming.compactMap(dataPath), turn.going.compactMap(dataPath)
    )
    if !coming.isEmpty {
      tell(.dataSource, RecordedCall("prefetchItems", ["at": .paths(coming)])) {
        prefetchDataSource.collectionView(self, prefetchItemsAt: coming)
      }
    }
    if !going.isEmpty {
      tell(.dataSource, RecordedCall("cancelPrefetchingForItems", ["at": .paths(going)])) {
        prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: going)
      }
    }
  }
}
