import Foundation
import Testing

@testable import UIKit

/// A collection view over a flow, with a data source and a delegate that can be told what to answer.
@MainActor struct FlowStage {
  let layout: UICollectionViewFlowLayout
  let source: RecordingSource
  let delegate: any UICollectionViewDelegate
  let view: UICollectionView

  init(
    _ counts: [Int], width: CGFloat = 375, height: CGFloat = 400,
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    delegate: any UICollectionViewDelegate = SilentFlowDelegate()
  ) {
    self.layout = layout
    self.delegate = delegate
    source = RecordingSource(counts)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    // A view without a window has the traits of the screen, whose scale is 2.
    view.contentInsetAdjustmentBehavior = .never
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in FlowBar.allCases.map(\.kind) {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    view.dataSource = source
    view.delegate = delegate
  }

  /// Has every cell prefer the size that is listed for its item.
  func prefer(_ sizes: [CGSize]) {
    source.provideCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? RecordingCell)?.preferredSize = { _ in sizes[path.item] }
      return cell
    }
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func bar(_ bar: FlowBar, _ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: bar.kind, at: IndexPath(item: 0, section: section))
  }

  /// The layout's answer for a rectangle, as short texts in its order.
  func elements(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [String] {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    return (layout.layoutAttributesForElements(in: rect) ?? []).map {
      let kind = $0.representedElementKind.flatMap(FlowBar.init(kind:))
      return "\(kind.map { "\($0)" } ?? "item") \($0.indexPath[0])-\($0.indexPath[1])"
    }
  }

  func fault(_ body: () -> Void) -> Fault? {
    do {
      try FaultScope.run(body)
      return nil
    } catch {
      return error as? Fault
    }
  }
}

/// Implements none of the optional methods.
final class SilentFlowDelegate: UICollectionViewDelegateFlowLayout {}

/// Answers sizes only, and counts how often it is asked.
final class SizeDelegate: UICollectionViewDelegateFlowLayout {
  var asked: [IndexPath] = []
  var size: (IndexPath) -> CGSize

  init(_ size: @escaping (IndexPath) -> CGSize) {
    self.size = size
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked.append(indexPath)
    return size(indexPath)
  }
}

/// Answers everything, another value for each section.
final class FullDelegate: UICollectionViewDelegateFlowLayout {
  var headerHeight: CGFloat = 20

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 100, height: 40 + 10 * CGFloat(indexPath.section))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 1 + CGFloat(section), left: 10, bottom: 2 + CGFloat(section), right: 20)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    3 + CGFloat(section)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    50
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: 1, height: headerHeight + CGFloat(section))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    CGSize(width: 1, height: section == 0 ? 0 : 15)
  }
}

/// A change to a layout, for tables of tests.
struct LayoutChange: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @MainActor @Sendable (UICollectionViewFlowLayout) -> Void

  init(_ name: String, _ apply: @escaping @MainActor @Sendable (UICollectionViewFlowLayout) -> Void)
  {
    testDescription = name
    self.apply = apply
  }
}
