import UIKit

/// How much of an event is over, which its cell shows.
class TimelineAttributes: UICollectionViewLayoutAttributes {
  var progress: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? TimelineAttributes {
      copy.progress = progress
    }
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TimelineAttributes, other.progress == progress else {
      return false
    }
    return super.isEqual(object)
  }
}

/// Events below one another at the right of a line with a dot for each.
class TimelineLayout: UICollectionViewLayout {
  static let spineKind = "TimelineSpine"
  static let dotKind = "TimelineDot"

  let heights: [CGFloat]
  private var events: [TimelineAttributes] = []
  private var dots: [UICollectionViewLayoutAttributes] = []
  private var spine: UICollectionViewLayoutAttributes?

  init(heights: [CGFloat]) {
    self.heights = heights
    super.init()
    register(SpineView.self, forDecorationViewOfKind: TimelineLayout.spineKind)
    register(DotView.self, forDecorationViewOfKind: TimelineLayout.dotKind)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override class var layoutAttributesClass: AnyClass { return TimelineAttributes.self }

  override var collectionViewContentSize: CGSize {
    let width = collectionView?.bounds.size.width ?? 0
    return CGSize(width: width, height: events.last.map { $0.frame.maxY + 10 } ?? 0)
  }

  override func prepare() {
    super.prepare()
    events.removeAll()
    dots.removeAll()
    spine = nil
    guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }

    let count = collectionView.numberOfItems(inSection: 0)
    var y: CGFloat = 10
    for item in 0..<count {
      let indexPath = IndexPath(item: item, section: 0)
      let event = TimelineAttributes(forCellWith: indexPath)
      event.frame = CGRect(
        x: 60, y: y, width: collectionView.bounds.width - 70, height: heights[item])
      event.progress = CGFloat(item) / CGFloat(count)
      events.append(event)

      let dot = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: TimelineLayout.dotKind, with: indexPath)
      dot.frame = square(around: CGPoint(x: 30, y: event.frame.midY), side: 12)
      dot.zIndex = 1
      dots.append(dot)
      y = event.frame.maxY + 10
    }
    guard count > 0 else { return }
    let line = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: TimelineLayout.spineKind, with: IndexPath(item: 0, section: 0))
    line.frame = CGRect(x: 28, y: 0, width: 4, height: y)
    line.zIndex = -1
    spine = line
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var all: [UICollectionViewLayoutAttributes] = events
    all.append(contentsOf: dots)
    if let spine = spine { all.append(spine) }
    return all.filter { rect.intersects($0.frame) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return events[indexPath.item]
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return elementKind == TimelineLayout.spineKind ? spine : dots[indexPath.item]
  }
}
