import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct FlowDelegateTests {
  // 002-1, 002-3, 002-4, 002-5, 002-6, 002-7, 002-9, 002-10, 002-11, 002-12, 002-13, 002-14
  @Test func takesEveryAnswerOfTheDelegate() {
    let stage = FlowStage([4, 1], delegate: FullDelegate())
    #expect(stage.bar(.header, 0)?.frame == CGRect(0, 0, 375, 20))
    #expect(stage.frame(0) == CGRect(10, 21, 100, 40))
    // The least distance of 50 leaves room for two: 345 − 200 between them.
    #expect(stage.frame(1)?.minX == 255)
    #expect(stage.frame(2)?.minY == 64)
    #expect(stage.bar(.footer, 0) == nil)
    #expect(stage.bar(.header, 1)?.frame == CGRect(0, 106, 375, 21))
    #expect(stage.frame(0, 1) == CGRect(10, 129, 100, 50))
    #expect(stage.bar(.footer, 1)?.frame == CGRect(0, 182, 375, 15))
    #expect(stage.layout.collectionViewContentSize.height == 197)
  }

  // 002-2, 002-4, 002-10, 002-12, 002-14, 002-16
  @Test func takesThePropertiesWhereTheDelegateIsSilent() {
    let stage = FlowStage([4])
    stage.layout.itemSize = CGSize(width: 100, height: 60)
    stage.layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.layout.minimumLineSpacing = 5
    stage.layout.headerReferenceSize = CGSize(width: 7, height: 8)
    stage.layout.footerReferenceSize = CGSize(width: 7, height: 9)
    #expect(stage.frame(0) == CGRect(2, 9, 100, 60))
    #expect(stage.frame(3)?.minY == 74)
    #expect(stage.bar(.footer)?.frame == CGRect(0, 137, 375, 9))
  }

  // 002-3
  @Test func letsAnOrdinaryDelegateBe() {
    let stage = FlowStage([4], delegate: RecordingSource([]))
    #expect(stage.frame(3) == CGRect(195, 0, 50, 50))
  }

  @Test func asksASilentDelegateOnceForEachMethod() {
    let stage = FlowStage([50, 50], delegate: ProbedDelegate())
    OptionalProbe.calls = 0
    stage.layout.prepare()
    #expect(OptionalProbe.calls == 1)
  }

  // 002-16
  @Test func asksForEachItemInOrder() {
    let delegate = SizeDelegate { _ in CGSize(width: 10, height: 10) }
    let stage = FlowStage([2, 0, 1], delegate: delegate)
    stage.view.layoutIfNeeded()
    #expect(delegate.asked == [[0, 0], [0, 1], [2, 0]])
  }

  // 002-15
  @Test func readsASizeAlongTheScrollAxisForHorizontalFlows() {
    let stage = FlowStage([1], height: 200)
    stage.layout.scrollDirection = .horizontal
    stage.layout.headerReferenceSize = CGSize(width: 40, height: 1)
    #expect(stage.bar(.header)?.frame == CGRect(0, 0, 40, 200))
    #expect(stage.layout.collectionViewContentSize == CGSize(width: 90, height: 200))
  }

  // 002-13, 002-15
  @Test func aBarCountsAlongTheScrollingOnly() {
    let stage = FlowStage([1], height: 200)
    stage.layout.headerReferenceSize = CGSize(width: 40, height: 0)
    stage.layout.footerReferenceSize = CGSize(width: 0, height: 30)
    #expect(stage.bar(.header) == nil)
    #expect(stage.bar(.footer)?.frame == CGRect(0, 50, 375, 30))
    stage.layout.scrollDirection = .horizontal
    #expect(stage.bar(.header)?.frame == CGRect(0, 0, 40, 200))
    #expect(stage.bar(.footer) == nil)
  }

  // 002-18
  @Test func anItemMayBeLongerThanTheView() {
    let stage = FlowStage([2], height: 200)
    stage.layout.itemSize = CGSize(width: 300, height: 700)
    stage.view.layoutIfNeeded()
    #expect(stage.frame(1)?.height == 700)
    #expect(stage.view.contentSize.height == 1410)
    stage.view.contentOffset.y = 600
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.frame.height) == [700, 700])
  }

  @Test func isCalledWithAQuestionMarkAsOnIOS() {
    let stage = FlowStage([1])
    let full: any UICollectionViewDelegateFlowLayout = FullDelegate()
    #expect(
      full.collectionView?(stage.view, layout: stage.layout, sizeForItemAt: [1, 0])
        == CGSize(width: 100, height: 50))
    #expect(
      full.collectionView?(stage.view, layout: stage.layout, insetForSectionAt: 0)?.left == 10)
    #expect(
      full.collectionView?(stage.view, layout: stage.layout, minimumLineSpacingForSectionAt: 2)
        == 5)
    let silent: (any UICollectionViewDelegateFlowLayout)? = SilentFlowDelegate()
    #expect(
      silent?.collectionView?(stage.view, layout: stage.layout, sizeForItemAt: [0, 0]) == nil)
    #expect(
      silent?.collectionView?(stage.view, layout: stage.layout, referenceSizeForHeaderInSection: 0)
        == nil)
  }

  @Test func countsInsetsFromTheChosenReference() {
    let stage = FlowStage([3], width: 320)
    stage.layout.itemSize = CGSize(width: 70, height: 50)
    stage.layout.minimumInteritemSpacing = 7
    stage.layout.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    #expect(stage.frame(0)?.minX == 12)
    stage.layout.sectionInsetReference = .fromLayoutMargins
    #expect((0..<3).map { stage.frame($0)?.minX } == [20, 123, 226])
    stage.layout.sectionInsetReference = .fromSafeArea
    stage.view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    #expect((0..<3).map { stage.frame($0)?.minX } == [0, 100, 200])
    #expect(stage.layout.collectionViewContentSize.width == 270)
  }
}

/// Counts the questions for sizes and then says that it has no answer, as the default does.
@MainActor private enum OptionalProbe {
  static var calls = 0
}

private final class ProbedDelegate: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalProbe.calls += 1
    OptionalRequirement.markUnanswered()
    return .zero
  }
}
