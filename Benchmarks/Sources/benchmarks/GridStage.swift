import UIKit

/// A phone-sized collection view over one section of equal or delegate-sized items.
@MainActor final class GridStage {
  let view: UICollectionView
  private let source: CountedSource
  private let sizes: (any UICollectionViewDelegate)?

  init(
    _ layout: UICollectionViewLayout, items: Int, delegate: (any UICollectionViewDelegate)? = nil
  ) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    source = CountedSource(items: items)
    sizes = delegate
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = delegate
  }
}

@MainActor final class CountedSource: UICollectionViewDataSource {
  private let items: Int

  init(items: Int) {
    self.items = items
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    items
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Answers a size of its own for each item, and counts how often it is asked.
@MainActor final class SizingDelegate: UICollectionViewDelegateFlowLayout {
  private(set) var calls = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    calls += 1
    return CGSize(width: 40 + CGFloat(indexPath.item % 7) * 12, height: 44)
  }
}
