import Testing
import UIKit

/// Optional methods are called with a question mark, as in sources written for iOS.
@Suite @MainActor struct OptionalCallsTests {
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    collectionViewLayout: UICollectionViewLayout())
  private let path = IndexPath(item: 0, section: 0)

  @Test func answerWhereTheMethodIsImplemented() {
    let source: (any UICollectionViewDataSource)? = FixedSource()
    #expect(source?.collectionView?(view, canMoveItemAt: path) == false)
    #expect(source?.numberOfSections?(in: view) == 3)
    let delegate: any UICollectionViewDelegate = FixedDelegate()
    let target = delegate.collectionView?(
      view, targetContentOffsetForProposedContentOffset: .zero)
    #expect(target == CGPoint(x: 1, y: 2))
  }

  @Test func areNilWhereTheMethodIsMissing() {
    let source: any UICollectionViewDataSource = SilentSource()
    #expect(source.collectionView?(view, canMoveItemAt: path) == nil)
    #expect(
      source.collectionView?(view, viewForSupplementaryElementOfKind: "kind", at: path) == nil)
    let delegate: any UICollectionViewDelegate = SilentDelegate()
    #expect(delegate.collectionView?(view, canFocusItemAt: path) == nil)
    #expect(delegate.collectionView?(view, selectionFollowsFocusForItemAt: path) == nil)
    #expect(
      delegate.collectionView?(view, contextMenuConfigurationForItemsAt: [path], point: .zero)
        == nil)
    #expect(delegate.collectionView?(view, canEditItemAt: path) == true)
    #expect(delegate.indexPathForPreferredFocusedView?(in: view) == nil)
    let target = delegate.collectionView?(
      view, targetContentOffsetForProposedContentOffset: .zero)
    #expect(target == nil)
  }

  @Test func reachMethodsThatAnswerNothing() {
    let delegate = FixedDelegate()
    let plain: (any UIScrollViewDelegate)? = delegate
    plain?.scrollViewDidScroll?(view)
    plain?.scrollViewDidEndDragging?(view, willDecelerate: true)
    (delegate as any UICollectionViewDelegate).collectionView?(view, didSelectItemAt: path)
    #expect(delegate.calls == ["scroll", "drag true", "select"])
  }

  @Test func leaveAPropertyOfTheSameNameAlone() {
    let delegate = FixedDelegate()
    delegate.collectionView = view
    #expect(delegate.collectionView?.bounds.width == 100)
    #expect(delegate.collectionView === view)
  }
}

private final class SilentSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

private final class FixedSource: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

private final class SilentDelegate: NSObject, UICollectionViewDelegate {}

private final class FixedDelegate: NSObject, UICollectionViewDelegate {
  weak var collectionView: UICollectionView?
  var calls: [String] = []

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { CGPoint(x: 1, y: 2) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("drag \(decelerate)")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("select")
  }
}
