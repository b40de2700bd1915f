import UIKit

/// A list on a narrow screen, a grid of equal columns on a wide one.
///
/// As many columns as `minColumnWidth` allows share the width between the layout margins; every
/// cell is `cellHeight` points high. Sections keep a line's distance from what is above them, and count from
/// the safe area, unless somebody sets `sectionInset` or `sectionInsetReference`.
public class ColumnFlowLayout: UICollectionViewFlowLayout {
  /// The narrowest column that is still comfortable, in points.
  public var minColumnWidth: CGFloat = 300 {
    didSet { if minColumnWidth != oldValue { invalidateLayout() } }
  }

  /// The height of every cell, in points.
  public var cellHeight: CGFloat = 70 {
    didSet { if cellHeight != oldValue { invalidateLayout() } }
  }

  private var choosesInset = true
  private var choosesReference = true
  private var isChoosing = false

  public override var sectionInset: UIEdgeInsets {
    didSet { if !isChoosing { choosesInset = false } }
  }

  public override var sectionInsetReference: SectionInsetReference {
    didSet { if !isChoosing { choosesReference = false } }
  }

  public override func prepare() {
    if let collectionView = collectionView {
      isChoosing = true
      if choosesInset {
        sectionInset = UIEdgeInsets(top: minimumInteritemSpacing, left: 0, bottom: 0, right: 0)
      }
      if choosesReference { sectionInsetReference = .fromSafeArea }
      isChoosing = false
      itemSize = CGSize(width: columnWidth(in: collectionView), height: max(cellHeight, 0))
    }
    super.prepare()
  }

  /// How many columns share `width`: at least one, however narrow it is.
  func columnCount(in width: CGFloat) -> Int {
    guard minColumnWidth > 0, width > minColumnWidth else { return 1 }
    // A column below one point would be rounded away.
    let spacing = max(minimumInteritemSpacing, 0)
    let most = (width + spacing) / (1 + spacing)
    return max(Int(min(width / minColumnWidth, most)), 1)
  }

  private func columnWidth(in collectionView: UICollectionView) -> CGFloat {
    let line = lineWidth(in: collectionView)
    let margins = collectionView.bounds.inset(by: collectionView.layoutMargins).size.width
    let available = choosesInset && choosesReference ? margins : min(margins, line)
    let columns = CGFloat(columnCount(in: available))
    // The margins usually leave room for the spacing between two columns, not between many.
    let spacings = (columns - 1) * minimumInteritemSpacing
    let fitting = (line - spacings) / columns
    return max(min(available / columns, fitting).rounded(.down), 0)
  }

  /// The width that the flow layout fills with the columns and the spacing between them.
  private func lineWidth(in collectionView: UICollectionView) -> CGFloat {
    let content = collectionView.adjustedContentInset
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromSafeArea: reference = collectionView.safeAreaInsets
    case .fromLayoutMargins: reference = collectionView.layoutMargins
    case .fromContentInset: reference = content
    }
    return collectionView.bounds.width - sectionInset.left - sectionInset.right
      - max(content.left, reference.left) - max(content.right, reference.right)
  }
}
