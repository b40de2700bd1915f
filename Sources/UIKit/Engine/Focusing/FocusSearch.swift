/// Finds the item that lies next in a direction.
@MainActor struct FocusSearch {
  let view: UICollectionView
  let heading: UIFocusHeading

  /// Nothing where there is none in that direction.
  func path(from path: IndexPath) -> IndexPath? {
    if heading == .next || heading == .previous { return neighbour(of: path) }
    if heading == .first || heading == .last { return end }
    guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return nil }
    return nearest(to: frame)
  }

  // MARK: By order

  private var paths: [IndexPath] {
    (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
  }

  private func neighbour(of path: IndexPath) -> IndexPath? {
    let rest = heading == .next ? paths.filter { $0 > path } : paths.reversed().filter { $0 < path }
    return rest.first(where: view.canFocusItem)
  }

  private var end: IndexPath? {
    (heading == .first ? paths : paths.reversed()).first(where: view.canFocusItem)
  }

  // MARK: By place

  private var isVertical: Bool { heading == .up || heading == .down }
  private var isForward: Bool { heading == .down || heading == .right }

  /// Looks at one screen after the other, as far as the content goes.
  private func nearest(to frame: CGRect) -> IndexPath? {
    var area = view.bounds.union(frame)
    let content = CGRect(origin: .zero, size: view.contentSize).union(area)
    while area.intersects(content) {
      if let found = nearest(to: frame, in: area) { return found }
      let length = isVertical ? area.height : area.width
      guard length > 0 else { return nil }
      let step = isForward ? length : -length
      area = area.offsetBy(dx: isVertical ? 0 : step, dy: isVertical ? step : 0)
    }
    return nil
  }

  private func nearest(to frame: CGRect, in area: CGRect) -> IndexPath? {
    view.currentSession.elements(in: area)
      .filter { $0.key.category == .cell && !$0.shown.isHidden }
      .compactMap { element -> (path: IndexPath, distance: CGFloat)? in
        distance(from: frame, to: element.shown.frame).map { (element.key.indexPath, $0) }
      }
      .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
      .first { view.canFocusItem(at: $0.path) }?.path
  }

  /// The way along the heading, and twice the way across it to something that is not straight ahead; nothing for what
  /// does not lie that way.
  private func distance(from frame: CGRect, to other: CGRect) -> CGFloat? {
    let (own, its) = (span(of: frame, along: true), span(of: other, along: true))
    let ahead = isForward ? its.middle - own.middle : own.middle - its.middle
    // It has to lie beyond most of the item.
    guard ahead >= (own.length + its.length) / 4, ahead > 0 else { return nil }
    let gap = isForward ? its.start - own.end : own.start - its.end
    let (ownSide, itsSide) = (span(of: frame, along: false), span(of: other, along: false))
    let aside = max(itsSide.start - ownSide.end, ownSide.start - itsSide.end, 0)
    let offset = abs(itsSide.middle - ownSide.middle)
    return max(gap, 0) + aside * 2 + offset / 1000
  }

  private struct Stretch {
    let start: CGFloat
    let end: CGFloat

    var length: CGFloat { end - start }
    var middle: CGFloat { (start + end) / 2 }
  }

  private func span(of rect: CGRect, along: Bool) -> Stretch {
    along == isVertical
      ? Stretch(start: rect.minY, end: rect.maxY) : Stretch(start: rect.minX, end: rect.maxX)
  }
}
