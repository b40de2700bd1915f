import UIKit

/// Moves the items of every line to the left, as tag lists do.
class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?
      .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    var left: CGFloat = 0
    var line: CGFloat = -1
    attributes?.forEach { item in
      guard item.representedElementCategory == .cell else { return }
      if item.center.y > line {
        left = inset(for: item.indexPath.section).left
        line = item.frame.maxY
      }
      item.frame.origin.x = left
      left = item.frame.maxX + spacing(for: item.indexPath.section)
    }
    return attributes
  }

  private var flowDelegate: UICollectionViewDelegateFlowLayout? {
    return collectionView?.delegate as? UICollectionViewDelegateFlowLayout
  }

  private func inset(for section: Int) -> UIEdgeInsets {
    guard let collectionView = collectionView else { return sectionInset }
    return flowDelegate?.collectionView?(collectionView, layout: self, insetForSectionAt: section)
      ?? sectionInset
  }

  private func spacing(for section: Int) -> CGFloat {
    guard let collectionView = collectionView else { return minimumInteritemSpacing }
    return flowDelegate?.collectionView?(
      collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
  }
}

/// The controller of a tag list.
class TagsController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  let tags: [String]

  init(tags: [String]) {
    self.tags = tags
    super.init(collectionViewLayout: LeftAlignedFlowLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(EventCell.self, forCellWithReuseIdentifier: "tag")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return tags.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as? EventCell
    cell?.titleLabel.text = tags[indexPath.item]
    return cell ?? UICollectionViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: 20 * tags[indexPath.item].count, height: 30)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    return UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)
  }
}
