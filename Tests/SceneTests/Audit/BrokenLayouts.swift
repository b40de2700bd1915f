import UIKit

/// Layouts that break one promise each, and keep it where they are told to.
enum BrokenLayouts {
  class Tiles: UICollectionViewFlowLayout {
    /// Whether the promise is kept.
    var keeps = false

    override func prepare() {
      itemSize = CGSize(width: 40, height: 40)
      super.prepare()
    }

    func copies(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
      (super.layoutAttributesForElements(in: rect) ?? []).compactMap {
        $0.copy() as? UICollectionViewLayoutAttributes
      }
    }
  }

  final class Doubling: Tiles {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let answer = copies(in: rect)
      return keeps ? answer : answer + answer.prefix(1)
    }
  }

  final class Overcounting: Tiles {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let more = UICollectionViewLayoutAttributes(forCellWith: [0, 30])
      more.frame = CGRect(x: 0, y: 740, width: 40, height: 10)
      return copies(in: rect) + (keeps || !more.frame.intersects(rect) ? [] : [more])
    }
  }

  final class Forgetting: Tiles {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      copies(in: rect).filter { keeps || $0.indexPath.item != 29 }
    }
  }

  final class Answering: Tiles {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      copies(in: keeps ? rect : CGRect(x: 0, y: 0, width: 1e4, height: 1e4))
    }
  }

  final class Short: Tiles {
    override var collectionViewContentSize: CGSize {
      let size = super.collectionViewContentSize
      return CGSize(width: size.width, height: size.height - (keeps ? 0 : 20))
    }
  }

  final class Stacked: Tiles {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      copies(in: CGRect(x: 0, y: 0, width: 1e4, height: 1e4)).compactMap { lie($0) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath)
        .flatMap { $0.copy() as? UICollectionViewLayoutAttributes }.map { lie($0) }
    }

    private func lie(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.frame = attributes.frame.insetBy(dx: -6, dy: -6)
      attributes.zIndex = keeps ? attributes.indexPath.item : 3
      return attributes
    }
  }

  final class TiltedAttributes: UICollectionViewLayoutAttributes {
    var tilt: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? TiltedAttributes)?.tilt = tilt
      return copy
    }
  }

  final class ComparedAttributes: UICollectionViewLayoutAttributes {
    var tilt: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? ComparedAttributes)?.tilt = tilt
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? ComparedAttributes)?.tilt == tilt
    }
  }

  class Tilting: Tiles {
    override class var layoutAttributesClass: AnyClass { TiltedAttributes.self }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let answer = copies(in: rect)
      for one in answer {
        (one as? TiltedAttributes)?.tilt = CGFloat(one.indexPath.item)
        (one as? ComparedAttributes)?.tilt = CGFloat(one.indexPath.item)
      }
      return answer
    }
  }

  final class ComparedTilting: Tilting {
    override class var layoutAttributesClass: AnyClass { ComparedAttributes.self }
  }

  final class Restless: Tiles {
    /// Whether all that is seen becomes fainter with the way.
    var fades = false

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let answer = copies(in: rect)
      let top = collectionView?.bounds.minY ?? 0
      if fades { answer.forEach { $0.alpha = 1 - abs($0.frame.midY - top) / 1000 } }
      return answer
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      !keeps || newBounds.size != collectionView?.bounds.size
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      UICollectionViewLayoutInvalidationContext()
    }
  }

  /// Is asked on each scroll, and prepares only what it does not know yet.
  final class Remembering: UICollectionViewLayout {
    /// Whether it prepares everything all the same.
    var forgets = false
    private var places: [UICollectionViewLayoutAttributes] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1500) }

    override func prepare() {
      super.prepare()
      guard forgets || places.isEmpty else { return }
      places = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
        let place = UICollectionViewLayoutAttributes(forCellWith: [0, item])
        place.frame = CGRect(x: 0, y: item * 50, width: 100, height: 40)
        return place
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      places.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { places[indexPath.item] }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }

  /// Lets everything fly in, whatever has happened to it.
  final class Flying: Tiles {
    private var coming: [IndexPath] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      coming = updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let usual = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      guard !keeps || coming.contains(itemIndexPath) else { return usual }
      // A change of the bounds has no usual ones.
      let place = usual ?? layoutAttributesForItem(at: itemIndexPath)
      let attributes = place?.copy() as? UICollectionViewLayoutAttributes
      attributes?.alpha = 0
      attributes?.center.x += 100
      return attributes
    }
  }
}
