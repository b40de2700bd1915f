import Gallery
import UIKit

/// A collection view of plain cells with so many items a section, and the layout under test.
@MainActor
final class Stage {
  let collectionView: UICollectionView
  private let source: PlainSource
  /// Kept here, since a collection view does not keep it.
  private let delegate: UICollectionViewDelegate?

  init(
    _ layout: UICollectionViewLayout, counts: [Int], size: CGSize,
    cell: UICollectionViewCell.Type = UICollectionViewCell.self,
    delegate: UICollectionViewDelegate? = nil
  ) {
    source = PlainSource(counts: counts)
    self.delegate = delegate
    let frame = CGRect(origin: .zero, size: size)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    collectionView.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in PlainSource.kinds {
      collectionView.register(
        SectionHeaderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    collectionView.dataSource = source
    collectionView.delegate = delegate
  }

  func setCounts(_ counts: [Int]) {
    source.counts = counts
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
  }

  /// The attributes of every item, asked one by one.
  var itemAttributes: [UICollectionViewLayoutAttributes] {
    let layout = collectionView.collectionViewLayout
    return source.counts.indices.flatMap { section in
      (0..<source.counts[section]).compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
  }

  /// The frames of every item, asked one by one.
  var itemFrames: [CGRect] { itemAttributes.map(\.frame) }

  func isInvalidated(by bounds: CGRect) -> Bool {
    collectionView.collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
  }
}

final class PlainSource: NSObject, UICollectionViewDataSource {
  static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]
  var counts: [Int]

  init(counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}
