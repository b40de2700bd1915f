import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct FlowDiagnosticsTests {
  // 002-18
  @Test func saysThatAnItemIsTooWide() {
    let stage = FlowStage([3], width: 200, height: 300)
    let messages = UIKitLog.collect {
      stage.layout.itemSize = CGSize(width: 250, height: 40)
      stage.view.layoutIfNeeded()
    }
    #expect(
      messages.map(\.text) == [
        """
        The behavior of the UICollectionViewFlowLayout is not defined because:
        the item width must be less than the width of the UICollectionView minus the section insets \
        left and right values, minus the content insets left and right values.
        The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout>, and it is \
        attached to <UICollectionView; frame = (0 0; 200 300)>.
        Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in \
        the debugger.
        """
      ])
    // The first line only says that something is wrong.
    #expect(messages.first?.finding.hasPrefix("the item width must be less than") == true)
    #expect(stage.frame(0)?.minX == -25)
  }

  @Test func pointsToTheDelegateWhereItGaveTheHeight() {
    let delegate = SizeDelegate { _ in CGSize(width: 40, height: 301) }
    let stage = FlowStage([3], width: 200, height: 300, delegate: delegate)
    stage.layout.scrollDirection = .horizontal
    let messages = UIKitLog.collect { stage.layout.prepare() }
    #expect(messages.count == 1)
    #expect(
      messages.first?.text.contains(
        """
        the item height must be less than the height of the UICollectionView minus the section insets \
        top and bottom values, minus the content insets top and bottom values.
        Please check the values returned by the delegate.
        """) == true)
  }

  @Test func saysNothingOfItemsThatFit() {
    let stage = FlowStage([3], width: 200, height: 300)
    let messages = UIKitLog.collect {
      stage.layout.itemSize = CGSize(width: 200, height: 400)
      stage.view.layoutIfNeeded()
    }
    #expect(messages == [])
  }

  @Test func saysNothingOfTooLongCellsThatSizeThemselves() {
    let stage = FlowStage([2], width: 200, height: 300)
    stage.layout.estimatedItemSize = CGSize(width: 100, height: 40)
    stage.prefer([CGSize(width: 250, height: 40), CGSize(width: 50, height: 40)])
    #expect(UIKitLog.collect { stage.view.layoutIfNeeded() } == [])
    #expect(stage.frame(0)?.minX == 0)
  }

  @Test func saysOnceThatASubclassChangedTheCache() {
    let stage = FlowStage([2], width: 200, height: 300)
    let messages = UIKitLog.collect {
      let attributes = stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
      attributes?.frame.origin.x = 35
      for _ in 0..<3 { _ = stage.elements(0, 0, 200, 300) }
    }
    #expect(
      messages.map(\.text) == [
        """
        Logging only once for UICollectionViewFlowLayout cache mismatched frame
        UICollectionViewFlowLayout has cached frame mismatch for index path <NSIndexPath> \
        {length = 2, path = 0 - 0} - cached value: {{35, 0}, {50, 50}}; expected value: \
        {{0, 0}, {50, 50}}
        This is likely occurring because the flow layout subclass UICollectionViewFlowLayout is \
        modifying attributes returned by UICollectionViewFlowLayout without copying them
        """
      ])
  }

  @Test func aCopyMayBeChanged() throws {
    let stage = FlowStage([2], width: 200, height: 300)
    let messages = try UIKitLog.collect {
      let attributes = try #require(
        stage.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
      (attributes.copy() as? UICollectionViewLayoutAttributes)?.frame.origin.x = 35
      _ = stage.elements(0, 0, 200, 300)
    }
    #expect(messages == [])
  }
}
