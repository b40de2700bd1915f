import UIKit

@testable import ClassicLayouts

class PlainSource: NSObject, UICollectionViewDataSource {
  let counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    return counts.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? TitleHeader)?.label.text = "Section \(indexPath.section)"
    return view
  }
}

@MainActor
func makeCollectionView(
  _ layout: UICollectionViewLayout, size: CGSize, source: PlainSource
) -> UICollectionView {
  let collectionView = UICollectionView(
    frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
  collectionView.register(EventCell.self, forCellWithReuseIdentifier: "cell")
  collectionView.register(
    TitleHeader.self, forSupplementaryViewOfKind: UICollectionElementKindSectionHeader,
    withReuseIdentifier: "header")
  collectionView.dataSource = source
  collectionView.layoutIfNeeded()
  return collectionView
}
