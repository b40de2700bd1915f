import UIKit

/// Answers as was recorded. If nothing was, the recorded delegate had no such method: the question goes
/// to a delegate without methods, whose silence counts as this one's.
final class RecordedDelegate: UICollectionViewDelegateFlowLayout {
  private let answers: FlowAnswers
  private let silence = Silence()

  private final class Silence: UICollectionViewDelegateFlowLayout {}

  init(_ answers: FlowAnswers) {
    self.answers = answers
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    answers.itemSizes?[indexPath.section][indexPath.item]
      ?? silence.collectionView(
        collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    answers.sectionInsets?[section]
      ?? silence.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    answers.minimumLineSpacings?[section]
      ?? silence.collectionView(
        collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    answers.minimumInteritemSpacings?[section]
      ?? silence.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    answers.headerReferenceSizes?[section]
      ?? silence.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    answers.footerReferenceSizes?[section]
      ?? silence.collectionView(
        collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
  }
}
