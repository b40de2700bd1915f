import Gallery
import Motion
import SceneFormat
import UIKit

extension SceneSource: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let standard = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    // A layout that gets no answer once takes it that there is none for any item.
    guard !(collectionViewLayout is ColumnFlowLayout), traits.hasItemSizes else {
      OptionalRequirement.markUnanswered()
      return standard
    }
    guard let item = item(at: indexPath),
      let size = item.size ?? item.aspect.map({ CGSize(width: standard.height * $0, height: 0) })
    else { return standard }
    // An item may say only one of the two.
    return CGSize(
      width: size.width > 0 ? size.width : standard.width,
      height: size.height > 0 ? size.height : standard.height)
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
    return barSize(self.section(section)?.header, standard: layout?.headerReferenceSize ?? .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    let layout = collectionViewLayout as? UICollectionViewFlowLayout
    return barSize(self.section(section)?.footer, standard: layout?.footerReferenceSize ?? .zero)
  }

  /// Its own size, else the layout's, else a height that one line of text fits into.
  private func barSize(_ bar: SupplementaryDescription?, standard: CGSize) -> CGSize {
    if !traits.hasBars { OptionalRequirement.markUnanswered() }
    guard let bar, standard == .zero || bar.size != nil else { return standard }
    return bar.size ?? CGSize(width: Self.barHeight, height: Self.barHeight)
  }
}

extension SceneSource: WaterfallLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    guard let item = item(at: indexPath) else { return layout.itemSize.height }
    if let aspect = item.aspect { return (width / aspect).rounded() }
    let size = item.size ?? layout.itemSize
    // A height alone is meant as it stands.
    return size.width > 0 ? (size.height * width / size.width).rounded() : size.height
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForHeaderInSection section: Int
  ) -> CGFloat {
    barHeight(self.section(section)?.header, standard: layout.headerHeight)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout,
    heightForFooterInSection section: Int
  ) -> CGFloat {
    barHeight(self.section(section)?.footer, standard: layout.footerHeight)
  }

  private func barHeight(_ bar: SupplementaryDescription?, standard: CGFloat) -> CGFloat {
    guard let bar else { return standard }
    return bar.size?.height ?? (standard > 0 ? standard : Self.barHeight)
  }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
