import Foundation
import Testing

@testable import UIKit

/// Self-sizing through the collection view: which cells are asked, and what becomes of their answers.
@Suite @MainActor struct FlowSelfSizingViewTests {
  private func list(_ heights: [CGFloat]) -> [CGSize] {
    heights.map { CGSize(width: 320, height: $0) }
  }

  private static let longList: [CGFloat] = (0..<40).map { [29, 63, 29, 29, 63][$0 % 5] }

  @Test func takesOverWhatCellsAskFor() {
    let stage = FlowStage([6], width: 320, height: 480)
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 40)
    stage.prefer(list([29, 63, 29, 29, 63, 29]))
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 39, 112, 151, 190, 263])
    #expect(stage.view.contentSize == CGSize(width: 320, height: 292))
  }

  @Test func justifiesCellsOfManyWidths() {
    let stage = FlowStage([8], width: 320, height: 480)
    stage.layout.estimatedItemSize = CGSize(width: 50, height: 40)
    let widths: [CGFloat] = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5]
    stage.prefer(widths.map { CGSize(width: $0, height: 29) })
    stage.view.layoutIfNeeded()
    let cells = stage.view.visibleCells
    #expect(cells.map(\.frame.minX) == [0, 219.5, 0, 118.5, 219.5, 0, 60, 220.5])
  }

  @Test func guessesTheRestOfALongListByTheMean() {
    let stage = FlowStage([40], width: 320, height: 480)
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 40)
    let heights: [CGFloat] = [29, 63, 29, 29, 63, 29, 63, 29, 63]
    stage.prefer(list(heights + Array(repeating: 1, count: 31)))
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.count == 9)
    #expect(stage.view.contentSize.height == 2154)
    #expect(abs((stage.frame(39)?.height ?? 0) - 397.0 / 9) < 0.001)
  }

  @Test func keepsTheDelegatesSizesForTheRest() {
    let delegate = SizeDelegate { _ in CGSize(width: 320, height: 70) }
    let stage = FlowStage([40], width: 320, height: 480, delegate: delegate)
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 40)
    stage.prefer(list([29, 63, 29, 29, 63, 29, 63, 29, 63] + Array(repeating: 1, count: 31)))
    stage.view.layoutIfNeeded()
    #expect(stage.frame(9) == CGRect(0, 487, 320, 70))
    #expect(stage.view.contentSize.height == 2957)
    #expect(delegate.asked.count == 40)
  }

  @Test func standsInForAutomaticSizeWithFiftyByFifty() {
    let stage = FlowStage([3], width: 320, height: 480)
    stage.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    #expect(stage.frame(2) == CGRect(135, 0, 50, 50))
    stage.layout.estimatedItemSize = .zero
    stage.layout.itemSize = UICollectionViewFlowLayout.automaticSize
    #expect(stage.frame(2) == CGRect(135, 0, 50, 50))
    stage.prefer(list([29, 63, 29]))
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.height == 141)
  }

  @Test func sizesOnlyTheItemsThatTheDelegateLeavesToTheirCells() {
    let automatic = UICollectionViewFlowLayout.automaticSize
    let delegate = SizeDelegate { $0.item == 1 ? automatic : CGSize(width: 320, height: 20) }
    let stage = FlowStage([3], width: 320, height: 480, delegate: delegate)
    stage.prefer(list([99, 63, 99]))
    stage.view.layoutIfNeeded()
    #expect((0..<3).map { stage.frame($0)?.height } == [20, 63, 20])
    #expect(stage.view.contentSize.height == 123)
  }

  @Test func letsANamedItemBeLeftToItsCell() {
    let delegate = SizeDelegate { _ in CGSize(width: 320, height: 20) }
    let stage = FlowStage([3], width: 320, height: 480, delegate: delegate)
    stage.prefer(list([99, 63, 99]))
    stage.view.layoutIfNeeded()
    delegate.size = { _ in UICollectionViewFlowLayout.automaticSize }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    stage.layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    #expect((0..<3).map { stage.frame($0)?.height } == [20, 63, 20])
  }

  @Test func keepsTheEstimateOfCellsThatDoNotMind() {
    let stage = FlowStage([5], width: 320, height: 480)
    stage.layout.estimatedItemSize = CGSize(width: 100, height: 60)
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.frame.minX) == [0, 110, 220, 0, 110])
    #expect(stage.view.contentSize.height == 130)
  }

  @Test func asksNoCellWithoutAnEstimate() {
    let stage = FlowStage([3], width: 320, height: 480)
    stage.prefer(list([1, 2, 3]))
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.frame.height) == [50, 50, 50])
    #expect(!stage.layout.asksForPreferredSizes)
  }

  @Test func roundsPreferredSizesUpToPixels() {
    let stage = FlowStage([1], width: 320, height: 480)
    stage.layout.estimatedItemSize = CGSize(width: 50, height: 50)
    stage.prefer([CGSize(width: 100.2, height: 28.7)])
    stage.view.layoutIfNeeded()
    #expect(stage.frame(0)?.size == CGSize(width: 100.5, height: 29))
  }

  @Test func keepsMeasuredSizesWhileScrolling() {
    let stage = FlowStage([40], width: 320, height: 480)
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 40)
    stage.prefer(list(Self.longList))
    stage.view.layoutIfNeeded()
    for offset in stride(from: 0, through: 1600, by: 100) {
      stage.view.contentOffset = CGPoint(x: 0, y: CGFloat(offset))
      stage.view.layoutIfNeeded()
    }
    #expect((0..<40).map { stage.frame($0)?.height } == Self.longList)
    #expect(stage.view.contentSize.height == Self.longList.reduce(0, +) + 390)
  }

  @Test func measuresAnewAfterAnInvalidation() {
    let stage = FlowStage([2], width: 320, height: 480)
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 40)
    stage.prefer(list([29, 63]))
    stage.view.layoutIfNeeded()
    stage.layout.invalidateLayout()
    #expect(stage.frame(1)?.height == 40)
    stage.view.layoutIfNeeded()
    #expect(stage.frame(1) == CGRect(0, 39, 320, 63))
  }

  @Test func refusesHeadersThatWantAnotherSize() {
    let stage = FlowStage([1])
    stage.layout.estimatedItemSize = CGSize(width: 50, height: 50)
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let original = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: FlowBar.header.kind, with: IndexPath(item: 0, section: 0))
    original.size = CGSize(width: 375, height: 20)
    let preferred = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: FlowBar.header.kind, with: IndexPath(item: 0, section: 0))
    preferred.size = CGSize(width: 375, height: 60)
    stage.layout.prepare()
    #expect(
      !stage.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }

  @Test func aPreferredSizeNamesItsItemAndSparesTheDelegate() throws {
    let stage = FlowStage([2], width: 320, height: 480)
    stage.layout.estimatedItemSize = CGSize(width: 320, height: 40)
    let original = try #require(
      stage.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    #expect(
      !stage.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    preferred.size.height = 70
    #expect(
      stage.layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    let context = try #require(
      stage.layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        as? UICollectionViewFlowLayoutInvalidationContext)
    #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 1, section: 0)])
    #expect(context.contentSizeAdjustment == CGSize(width: 0, height: 30))
    #expect(!context.invalidateFlowLayoutDelegateMetrics)
  }

  /// Nobody gets another one's height: each keeps its own, in the middle of its line.
  @Test func centresCellsOfManyHeightsInTheirLines() {
    let stage = FlowStage([4], width: 320, height: 480)
    stage.layout.estimatedItemSize = CGSize(width: 50, height: 50)
    stage.prefer([(100, 40), (80, 90), (60, 20), (70, 120)].map { CGSize(width: $0, height: $1) })
    stage.view.layoutIfNeeded()
    let frames = (0..<4).map { stage.frame($0) }
    #expect(
      frames == [
        CGRect(0, 25, 100, 40), CGRect(140, 0, 80, 90), CGRect(260, 35, 60, 20),
        CGRect(0, 100, 70, 120),
      ])
  }

  /// A cell without constraints of its own answers the size that it is offered: for one that was not measured that is
  /// the mean of those that were.
  @Test func offersTheMeanToCellsThatPreferNothing() {
    let stage = FlowStage([6], width: 320, height: 480)
    stage.layout.estimatedItemSize = CGSize(width: 80, height: 40)
    stage.source.provideCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      let size = [1: CGSize(width: 80, height: 90), 4: CGSize(width: 80, height: 30)][path.item]
      (cell as? RecordingCell)?.preferredSize = size.map { size in { _ in size } }
      return cell
    }
    stage.view.layoutIfNeeded()
    #expect((0..<6).map { stage.frame($0)?.height } == [60, 90, 60, 60, 30, 60])
  }
}
