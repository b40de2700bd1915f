import Notation
import UIKit

/// Elements anywhere, turned and scaled anyhow, some of them flat, faint or hidden: the same for the same seed,
/// path and size of the view.
final class ScatteredLayout: UICollectionViewLayout {
  private let seed: UInt64
  private var all: [UICollectionViewLayoutAttributes] = []

  init(seed: UInt64) {
    self.seed = seed
    super.init()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    all = []
    for section in 0..<view.numberOfSections {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      all.append(scattered(header, salt: 7))
      all += (0..<view.numberOfItems(inSection: section)).map {
        scattered(
          UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: section)),
          salt: 11)
      }
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    all.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementCategory == .supplementaryView && $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    answer(itemIndexPath, salt: 23) {
      super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    answer(itemIndexPath, salt: 29) {
      super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
  }

  /// Nothing, what the base class says, or anything.
  private func answer(
    _ path: IndexPath, salt: UInt64, _ base: () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    var random = random(path, salt)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return nil
    case 1: return base()
    default: return scattered(UICollectionViewLayoutAttributes(forCellWith: path), salt: salt)
    }
  }

  private func random(_ path: IndexPath, _ salt: UInt64) -> SeededRandom {
    let width = UInt64(collectionView?.bounds.width ?? 0)
    return SeededRandom(
      seed: seed &* 1_000_003 &+ UInt64(path.section * 101 + path.item) &* 31 &+ salt &+ width)
  }

  private func scattered(
    _ attributes: UICollectionViewLayoutAttributes, salt: UInt64
  ) -> UICollectionViewLayoutAttributes {
    var random = random(attributes.indexPath, salt)
    attributes.center = CGPoint(x: random.number(0...300), y: random.number(0...400))
    attributes.size = CGSize(
      width: Bool.random(using: &random) ? random.number(0...90) : 0, height: random.number(0...90))
    attributes.alpha = random.number(0...1)
    attributes.zIndex = Int.random(in: -2...2, using: &random)
    attributes.isHidden = Int.random(in: 0..<8, using: &random) == 0
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      attributes.transform3D = CATransform3DMakeRotation(
        random.number(-7...7), random.number(-1...1), random.number(-1...1), 1)
    case 1: attributes.transform3D = CATransform3DMakeScale(0, random.number(-2...2), 1)
    case 2: attributes.transform3D.m34 = -1 / 500
    default: break
    }
    return attributes
  }
}

/// A flow layout that changes whatever it gets from the base class, as many published ones do.
final class MutatingFlowLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map {
      $0.alpha = 0.5
      return $0
    }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)?.shifted
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)?.shifted
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same object, changed.
  fileprivate var shifted: UICollectionViewLayoutAttributes {
    center.x += 3
    alpha *= 0.5
    return self
  }
}
