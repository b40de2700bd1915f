import UIKit

enum MosaicSegmentStyle {
  case fullWidth
  case fiftyFifty
  case twoThirdsOneThird
  case oneThirdTwoThirds
}

class MosaicLayout: UICollectionViewLayout {
  private var contentBounds = CGRect.zero
  private var cachedAttributes = [UICollectionViewLayoutAttributes]()

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    cachedAttributes.removeAll()
    contentBounds = CGRect(origin: .zero, size: collectionView.bounds.size)
    let count = collectionView.numberOfItems(inSection: 0)
    var currentIndex = 0
    var segment = MosaicSegmentStyle.fullWidth
    var lastFrame = CGRect.zero
    let width = collectionView.bounds.size.width
    while currentIndex < count {
      let frame = CGRect(x: 0, y: lastFrame.maxY + 1, width: width, height: 200)
      for rect in rects(of: segment, in: frame) {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: currentIndex, section: 0))
        attributes.frame = rect
        cachedAttributes.append(attributes)
        contentBounds = contentBounds.union(lastFrame)
        currentIndex += 1
        lastFrame = rect
      }
      segment = style(after: segment, remaining: count - currentIndex)
    }
  }

  private func rects(of segment: MosaicSegmentStyle, in frame: CGRect) -> [CGRect] {
    switch segment {
    case .fullWidth: return [frame]
    case .fiftyFifty:
      let slices = frame.dividedIntegral(fraction: 0.5)
      return [slices.first, slices.second]
    case .twoThirdsOneThird:
      let columns = frame.dividedIntegral(fraction: 2 / 3)
      let rows = columns.second.dividedIntegral(fraction: 0.5, from: .minYEdge)
      return [columns.first, rows.first, rows.second]
    case .oneThirdTwoThirds:
      let columns = frame.dividedIntegral(fraction: 1 / 3)
      let rows = columns.first.dividedIntegral(fraction: 0.5, from: .minYEdge)
      return [rows.first, rows.second, columns.second]
    }
  }

  private func style(after segment: MosaicSegmentStyle, remaining: Int) -> MosaicSegmentStyle {
    switch (remaining, segment) {
    case (1, _): .fullWidth
    case (2, _): .fiftyFifty
    case (_, .fullWidth): .fiftyFifty
    case (_, .fiftyFifty): .twoThirdsOneThird
    case (_, .twoThirdsOneThird): .oneThirdTwoThirds
    case (_, .oneThirdTwoThirds): .fiftyFifty
    }
  }

  override var collectionViewContentSize: CGSize { contentBounds.size }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return !newBounds.size.equalTo(collectionView.bounds.size)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cachedAttributes[indexPath.item]
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var attributesArray = [UICollectionViewLayoutAttributes]()
    guard let lastIndex = cachedAttributes.indices.last,
      let firstMatchIndex = binSearch(rect, start: 0, end: lastIndex)
    else { return attributesArray }
    for attributes in cachedAttributes[..<firstMatchIndex].reversed() {
      guard attributes.frame.maxY >= rect.minY else { break }
      attributesArray.append(attributes)
    }
    for attributes in cachedAttributes[firstMatchIndex...] {
      guard attributes.frame.minY <= rect.maxY else { break }
      attributesArray.append(attributes)
    }
    return attributesArray
  }

  private func binSearch(_ rect: CGRect, start: Int, end: Int) -> Int? {
    if end < start { return nil }
    let mid = (start + end) / 2
    let attributes = cachedAttributes[mid]
    if attributes.frame.intersects(rect) { return mid }
    return attributes.frame.maxY < rect.minY
      ? binSearch(rect, start: mid + 1, end: end) : binSearch(rect, start: start, end: mid - 1)
  }
}
