import UIKit

/// A screen of 400 by 800 points with a layout and a diffable data source, as an app sets it up.
@MainActor final class ModernScreen {
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>

  init(_ layout: UICollectionViewLayout, sections: [[String]]) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
      cell.accessibilityLabel = name
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    var views: [String: UICollectionView.SupplementaryRegistration<UICollectionReusableView>] = [:]
    for kind in [ModernLayout.badgeKind, ModernLayout.headerKind, ModernLayout.footerKind] {
      views[kind] = .init(elementKind: kind) { view, _, _ in view.backgroundColor = .systemGray }
    }
    source.supplementaryViewProvider = { view, kind, path in
      views[kind].map { view.dequeueConfiguredReusableSupplementary(using: $0, for: path) }
    }
    show(sections)
  }

  /// Sections of so many items each.
  convenience init(_ layout: UICollectionViewLayout, counts: [Int]) {
    self.init(
      layout,
      sections: counts.enumerated().map { section, count in
        (0..<count).map { "\(section)-\($0)" }
      })
  }

  func show(_ sections: [[String]], animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (section, items) in sections.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot, animatingDifferences: animated)
    view.layoutIfNeeded()
  }

  func cell(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: [section, item])?.frame
  }

  func view(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, item])?.frame
  }
}
