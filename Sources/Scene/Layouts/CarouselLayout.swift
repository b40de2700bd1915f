import SceneFormat
import UIKit

/// Cards in a row that scrolls sideways. The one in the middle is whole; the others are smaller, paler and turned
/// away, the more so the further they are from it.
final class CarouselLayout: UICollectionViewLayout {
  /// The size of the card in the middle, in points.
  var itemSize = CGSize(width: 160, height: 220) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The space between two cards as if all were whole, in points.
  var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { invalidateLayout() } }
  }

  /// The part of its size that a card keeps beside the middle: 1 for all of it.
  var smallestScale: CGFloat = 0.75 {
    didSet { if smallestScale != oldValue { invalidateLayout() } }
  }

  /// How opaque a card is two places from the middle.
  var smallestAlpha: CGFloat = 0.4 {
    didSet { if smallestAlpha != oldValue { invalidateLayout() } }
  }

  /// How far a card beside the middle turns its face to it, in degrees.
  var turn: CGFloat = 30 {
    didSet { if turn != oldValue { invalidateLayout() } }
  }

  /// The number of the first item of each section, and that of all items at the end.
  private var starts = [0]
  private var viewport = CGSize.zero

  // MARK: Measures

  /// From one card to the next.
  private var pitch: CGFloat { max(itemSize.width + spacing, 1) }

  /// So much is free on both sides that the first card and the last one can stand in the middle.
  private var margin: CGFloat { max((viewport.width - itemSize.width) / 2, 0) }

  private var count: Int { starts[starts.count - 1] }

  override var collectionViewContentSize: CGSize {
    guard count > 0 else { return CGSize(width: 0, height: viewport.height) }
    let cards = CGFloat(count - 1) * pitch + itemSize.width
    return CGSize(width: cards + 2 * margin, height: viewport.height)
  }

  override func prepare() {
    super.prepare()
    starts = [0]
    viewport = .zero
    guard let collectionView else { return }
    viewport = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    for section in 0..<collectionView.numberOfSections {
      starts.append(count + collectionView.numberOfItems(inSection: section))
    }
  }

  // MARK: Answering

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // A turned card reaches a little further than an upright one.
    let first = place(of: rect.minX, .down) - 1
    let last = place(of: rect.maxX, .up) + 1
    let indices = max(first, 0)..<max(min(last + 1, count), max(first, 0))
    return indices.map { attributes(of: $0, at: path(of: $0)) }
      .filter { $0.frame.intersects(rect) }
  }

  /// The number of the card that would begin there, one beside the first and the last at the furthest.
  private func place(of x: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
    Int(max(-1, min((x - margin) / pitch, CGFloat(count))).rounded(rule))
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section + 1 < starts.count else { return nil }
    let index = starts[indexPath.section] + indexPath.item
    return index < starts[indexPath.section + 1] ? attributes(of: index, at: indexPath) : nil
  }

  private func path(of index: Int) -> IndexPath {
    let section = (starts.firstIndex { $0 > index } ?? 1) - 1
    return IndexPath(item: index - starts[section], section: section)
  }

  private func attributes(
    of index: Int, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let x = margin + itemSize.width / 2 + CGFloat(index) * pitch
    attributes.size = itemSize
    attributes.center = CGPoint(x: x, y: viewport.height / 2)
    let distance = (x - middle) / pitch
    let aside = max(-1, min(distance, 1))
    let scale = 1 - (1 - smallestScale) * abs(aside)
    attributes.alpha = 1 - (1 - smallestAlpha) * min(abs(distance) / 2, 1)
    // Whoever is nearer to the middle lies in front.
    attributes.zIndex = -Int((abs(distance) * 2).rounded())
    guard aside != 0 else { return attributes }
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 600
    transform = CATransform3DRotate(transform, -aside * turn * .pi / 180, 0, 1, 0)
    attributes.transform3D = CATransform3DScale(transform, scale, scale, 1)
    return attributes
  }

  /// The middle of what is seen, in the content.
  private var middle: CGFloat {
    guard let collectionView else { return 0 }
    let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset).midX
    // A card that is turned around is seen from the other end.
    let isTurned =
      mirrorsInOppositeLayoutDirection
      && collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isTurned ? collectionViewContentSize.width - seen : seen
  }

  // MARK: Scrolling

  /// The way to the middle is another one after every scroll.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// A scroll comes to rest with a card in the middle; a flick takes the next one at least.
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView, count > 0 else { return proposedContentOffset }
    let left = collectionView.adjustedContentInset.left
    let place = (proposedContentOffset.x + left) / pitch
    let flicked = velocity.x == 0 ? place.rounded() : place.rounded(velocity.x > 0 ? .up : .down)
    let index = max(0, min(flicked, CGFloat(count - 1)))
    return CGPoint(x: index * pitch - left, y: proposedContentOffset.y)
  }
}

extension SceneLayout {
  static let carousel = SceneLayout(
    "carousel", text: "Cards in a row, the one in the middle before the others.",
    make: CarouselLayout.init,
    values: [
      .value("itemSize", \.itemSize, as: .size, text: "The card in the middle."),
      .value(
        "spacing", \.spacing, as: .number(-1000...1000),
        text: "Between two cards as if all were whole; below 0 they overlap."),
      .value(
        "smallestScale", \.smallestScale, as: .number(0.1...1),
        text: "The part of its size that a card keeps beside the middle."),
      .value(
        "smallestAlpha", \.smallestAlpha, as: .number(0...1),
        text: "How opaque a card is two places from the middle."),
      .value(
        "turn", \.turn, as: .number(0...80),
        text: "Degrees by which a card beside the middle turns its face to it."),
    ])
}
