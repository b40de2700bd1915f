import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct UICollectionViewFlowLayoutTests {
  // 002-7
  @Test func startsWithUIKitsDefaults() throws {
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: NSString(), requiringSecureCoding: true)
    let coder = try NSKeyedUnarchiver(forReadingFrom: archive)
    for layout in [UICollectionViewFlowLayout(), UICollectionViewFlowLayout(coder: coder)] {
      #expect(layout?.minimumLineSpacing == 10)
      #expect(layout?.minimumInteritemSpacing == 10)
      #expect(layout?.itemSize == CGSize(width: 50, height: 50))
      #expect(layout?.estimatedItemSize == .zero)
      #expect(layout?.scrollDirection == .vertical)
      #expect(layout?.headerReferenceSize == .zero)
      #expect(layout?.footerReferenceSize == .zero)
      #expect(layout?.sectionInset == .zero)
      #expect(layout?.sectionInsetReference == .fromContentInset)
      #expect(layout?.sectionHeadersPinToVisibleBounds == false)
      #expect(layout?.sectionFootersPinToVisibleBounds == false)
    }
  }

  @Test func readsFromAnArchiveWhatItWrote() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 11, height: 12.125)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 3
    layout.minimumInteritemSpacing = 4
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 5, height: 6)
    layout.footerReferenceSize = CGSize(width: 7, height: 8)
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.sectionInsetReference = .fromLayoutMargins
    layout.sectionFootersPinToVisibleBounds = true
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    layout.encode(with: archiver)
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    let copy = try #require(UICollectionViewFlowLayout(coder: reader))
    #expect(copy.itemSize == layout.itemSize)
    #expect(copy.estimatedItemSize == layout.estimatedItemSize)
    #expect(copy.minimumLineSpacing == 3)
    #expect(copy.minimumInteritemSpacing == 4)
    #expect(copy.scrollDirection == .horizontal)
    #expect(copy.headerReferenceSize == layout.headerReferenceSize)
    #expect(copy.footerReferenceSize == layout.footerReferenceSize)
    #expect(copy.sectionInset == layout.sectionInset)
    #expect(copy.sectionInsetReference == .fromLayoutMargins)
    #expect(!copy.sectionHeadersPinToVisibleBounds)
    #expect(copy.sectionFootersPinToVisibleBounds)
  }

  @Test func answersWithoutACollectionView() {
    let layout = UICollectionViewFlowLayout()
    layout.prepare()
    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == [])
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
  }

  @Test func placesItemsWithoutAPass() {
    let stage = FlowStage([7])
    stage.layout.itemSize = CGSize(width: 100, height: 60)
    #expect(stage.frame(6) == CGRect(x: 0, y: 140, width: 100, height: 60))
    #expect(stage.layout.collectionViewContentSize == CGSize(width: 375, height: 200))
  }

  @Test func showsItemsInTheView() {
    let stage = FlowStage([7])
    stage.layout.itemSize = CGSize(width: 100, height: 60)
    stage.view.layoutIfNeeded()
    let frames = stage.view.visibleCells.map(\.frame)
    #expect(frames.count == 7)
    #expect(frames[1] == CGRect(x: 137.5, y: 0, width: 100, height: 60))
    #expect(stage.view.contentSize == CGSize(width: 375, height: 200))
  }

  @Test func hasNoAttributesForWhatDoesNotExist() {
    let stage = FlowStage([2])
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    for path in [[0, 2], [1, 0], [0, -1], [0], []] as [IndexPath] {
      #expect(stage.layout.layoutAttributesForItem(at: path) == nil, "\(path)")
    }
    #expect(stage.bar(.header) != nil)
    #expect(stage.bar(.header, 1) == nil)
    #expect(stage.bar(.footer) == nil)
    #expect(
      stage.layout.layoutAttributesForSupplementaryView(
        ofKind: "other", at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func listsSectionBySectionHeaderItemsFooter() {
    let stage = FlowStage([1, 2])
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    stage.layout.footerReferenceSize = CGSize(width: 0, height: 5)
    #expect(
      stage.elements(0, 0, 375, 400) == [
        "header 0-0", "item 0-0", "footer 0-0", "header 1-0", "item 1-0", "item 1-1", "footer 1-0",
      ])
  }

  @Test func listsWhatMerelyTouchesTheRectangle() {
    let stage = FlowStage([3])
    stage.layout.itemSize = CGSize(width: 375, height: 100)
    stage.layout.minimumLineSpacing = 0
    #expect(stage.elements(0, 100, 375, 100) == ["item 0-0", "item 0-1", "item 0-2"])
    #expect(stage.elements(0, 101, 375, 98) == ["item 0-1"])
    #expect(stage.elements(0, 500, 375, 98) == [])
  }

  @Test func answersForRectanglesWithoutSense() {
    let stage = FlowStage([3])
    #expect(stage.elements(.nan, .nan, 1, 1) == [])
    #expect(stage.layout.layoutAttributesForElements(in: .null) == [])
    #expect(stage.layout.layoutAttributesForElements(in: .infinite)?.count == 3)
  }

  @Test func handsOutTheSameObjectsAgain() throws {
    let stage = FlowStage([3])
    let all = try #require(
      stage.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 375, height: 50)))
    #expect(all[1] === stage.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
    stage.layout.invalidateLayout()
    #expect(all[1] !== stage.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
  }

  @Test func keepsNoObjectForEverythingThatWasPassed() {
    let stage = FlowStage([20_000])
    for y in stride(from: 0, to: 200_000, by: 400) { _ = stage.elements(0, CGFloat(y), 375, 400) }
    #expect(stage.layout.memory.handedOut.count <= 4200)
  }

  // 000-25
  @Test func usesTheAttributesClassOfTheLayout() {
    let stage = FlowStage([1], layout: TintedFlowLayout())
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let all = stage.layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 50))
    #expect(all?.count == 2)
    #expect(all?.allSatisfy { $0 is TintedAttributes } == true)
  }

  @Test func laysOutAColumnThatSizesItselfInPrepare() {
    let stage = FlowStage([2], layout: ColumnLayout())
    stage.view.layoutIfNeeded()
    #expect(stage.frame(1) == CGRect(x: 0, y: 70, width: 375, height: 60))
    #expect(stage.view.visibleCells.map(\.frame.width) == [375, 375])
  }

  @Test func followsTheScaleOfTheScreen() {
    let stage = FlowStage([6])
    stage.layout.itemSize = CGSize(width: 111.1, height: 40)
    let scale = UIScreen.main.scale
    defer { UIScreen.main.scale = scale }
    for (scale, expected) in [(1, 132), (2, 132), (3, 132)] as [(CGFloat, CGFloat)] {
      UIScreen.main.scale = scale
      stage.layout.invalidateLayout()
      let x = stage.frame(1)?.minX ?? 0
      #expect(abs(x - expected) < 1)
      #expect((x * scale).rounded() == x * scale)
    }
  }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {}

private final class TintedFlowLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
}

private final class ColumnLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    itemSize = CGSize(width: collectionView.bounds.width, height: 60)
  }
}
