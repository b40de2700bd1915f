@testable import UIKit

/// A collection view with a compositional layout, its data, and cells that may ask for heights.
@MainActor final class CompositionalStage: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  let layout: UICollectionViewCompositionalLayout
  var counts: [Int]
  var heights: [IndexPath: CGFloat] = [:]

  init(
    _ section: NSCollectionLayoutSection, counts: [Int],
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.counts = counts
    layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
    view.dataSource = self
  }

  final class Cell: UICollectionViewCell {
    var height: CGFloat?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let height { layoutAttributes.size.height = height }
      return layoutAttributes
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.height = heights[indexPath]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

extension NSCollectionLayoutSize {
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutSection {
  /// Rows of cells that are a part of the width, at a height.
  static func rows(
    _ width: CGFloat = 0.5, _ height: NSCollectionLayoutDimension = .absolute(40)
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .init(.fractionalWidth(width), height))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .init(.fractionalWidth(1), height), subitems: [item]))
  }

  static func header(
    _ height: NSCollectionLayoutDimension = .absolute(30), isPinned: Bool = false
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(.fractionalWidth(1), height), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = isPinned
    return header
  }
}
