import Gallery
import Motion
import SceneFormat
import UIKit

extension SceneSource: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let standard = flow?.itemSize ?? .zero
    // Rows that size themselves begin at the layout's estimate.
    let asksRows = looks.hasRows && flow?.estimatedItemSize == .zero
    // A layout that gets no answer once takes it that there is none for any item.
    guard !(collectionViewLayout is ColumnFlowLayout), traits.hasItemSizes || asksRows else {
      OptionalRequirement.markUnanswered()
      return standard
    }
    guard let item = item(at: indexPath) else { return standard }
    guard
      let size = item.size ?? item.aspect.map({ CGSize(width: standard.height * $0, height: 0) })
    else { return rowSize(of: item, at: indexPath, in: collectionView) ?? standard }
    // An item may say only one of the two.
    return CGSize(
      width: size.width > 0 ? size.width : standard.width,
      height: size.height > 0 ? size.height : standard.height)
  }

  /// A row is as wide as there is room. Cells that size themselves are asked later.
  private func rowSize(
    of item: ItemDescription, at path: IndexPath, in view: UICollectionView
  ) -> CGSize? {
    guard let layout = view.collectionViewLayout as? UICollectionViewFlowLayout,
      layout.estimatedItemSize == .zero, layout.scrollDirection == .vertical
    else { return nil }
    let section = section(path.section)
    let insets = section?.insets.map { UIEdgeInsets($0) } ?? layout.sectionInset
    let around = view.adjustedContentInset
    let width =
      view.bounds.width - insets.left - insets.right - around.left - around.right
    guard width > 0 else { return nil }
    return looks.height(of: item, at: RowPlace(index: path.item, in: section), width: width)
      .map { CGSize(width: width, height: $0) }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    if !traits.hasInsets { OptionalRequirement.markUnanswered() }
    let standard = (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    return self.section(section)?.insets.map { UIEdgeInsets($0) } ?? standard
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return barSize(
      "header", self.section(section)?.header, standard: layout?.headerReferenceSize ?? .zero,
      in: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return barSize(
      "footer", self.section(section)?.footer, standard: layout?.footerReferenceSize ?? .zero,
      in: collectionView)
  }

  /// Its own size, else the layout's, else a height that its lines of text fit into.
  private func barSize(
    _ kind: String, _ bar: SupplementaryDescription?, standard: CGSize, in view: UICollectionView
  ) -> CGSize {
    if !traits.hasBars, !looks.capsules.areLarge { OptionalRequirement.markUnanswered() }
    var size = standard
    if let bar, standard == .zero || bar.size != nil {
      size = bar.size ?? CGSize(width: Self.barHeight, height: Self.barHeight)
    }
    size.height = looks.barHeight(
      ofKind: kind, bar, width: view.barWidth, standard: size.height)
    if let bar, bar.size == nil, standard == .zero {
      size.height += looks.barGrowth(ofKind: kind, bar, width: view.barWidth)
    }
    return size
  }
}

extension SceneSource: WaterfallLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    guard let item = item(at: indexPath) else { return layout.itemSize.height }
    if let aspect = item.aspect { return (width / aspect).rounded() }
    let place = RowPlace(index: indexPath.item, in: section(indexPath.section))
    if item.size == nil, let height = looks.height(of: item, at: place, width: width) {
      return height
    }
    let size = item.size ?? layout.itemSize
    // A height alone is meant as it stands.
    return size.width > 0 ? (size.height * width / size.width).rounded() : size.height
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    barHeight(
      "header", self.section(section)?.header, width: collectionView.barWidth,
      standard: layout.headerHeight)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    barHeight(
      "footer", self.section(section)?.footer, width: collectionView.barWidth,
      standard: layout.footerHeight)
  }

  fileprivate func barHeight(
    _ kind: String, _ bar: SupplementaryDescription?, width: CGFloat, standard: CGFloat
  ) -> CGFloat {
    guard let bar else { return standard }
    let usual = bar.size?.height ?? (standard > 0 ? standard : Self.barHeight)
    return looks.barHeight(ofKind: kind, bar, width: width, standard: usual)
  }
}

extension SceneSource: BoardLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: BoardLayout, heightForItemAt indexPath: IndexPath,
    width: CGFloat
  ) -> CGFloat {
    guard let item = item(at: indexPath) else { return layout.cellHeight }
    if let aspect = item.aspect { return (width / aspect).rounded() }
    if let size = item.size { return size.height }
    let place = RowPlace(index: indexPath.item, in: section(indexPath.section))
    return looks.height(of: item, at: place, width: width) ?? layout.cellHeight
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: BoardLayout, heightForHeaderInSection section: Int
  ) -> CGFloat {
    barHeight(
      "header", self.section(section)?.header, width: layout.columnWidth,
      standard: layout.headerHeight)
  }
}

extension UICollectionView {
  /// Of a header over all of the content; of one beside it, which is as high as the view, no limit.
  fileprivate var barWidth: CGFloat {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    guard flow?.scrollDirection != .horizontal else { return 10_000 }
    return max(0, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
