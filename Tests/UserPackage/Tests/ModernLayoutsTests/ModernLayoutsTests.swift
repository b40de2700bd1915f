import ModernLayouts
import Testing
import UIKit

@Suite @MainActor struct ModernLayoutsTests {
  private func makeView(
    _ layout: UICollectionViewLayout, _ controller: ConversationController
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    controller.attach(to: view)
    view.layoutIfNeeded()
    return view
  }

  @Test func bubblesTakeTheHeightTheirCellsPrefer() throws {
    let layout = BubbleLayout()
    let controller = ConversationController(messages: ["a", "bbb", "cc"])
    let view = makeView(layout, controller)
    let frames = (0..<3).map { layout.layoutAttributesForItem(at: [0, $0])?.frame }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 240, height: 20), CGRect(x: 80, y: 24, width: 240, height: 60),
        CGRect(x: 0, y: 88, width: 240, height: 40),
      ])
    let cell = try #require(view.cellForItem(at: [0, 1]) as? BubbleCell)
    #expect(cell.side == .right)
    #expect(cell.frame == frames[1])
    #expect(view.contentSize == CGSize(width: 320, height: 128))
    #expect(controller.displayed == [[0, 0], [0, 1], [0, 2]])
  }

  @Test func cardsLieOnTopOfOneAnother() throws {
    let layout = CardStackLayout()
    let controller = ConversationController(messages: ["a", "b", "c", "d", "e"])
    let view = makeView(layout, controller)
    let cards = try #require(layout.layoutAttributesForElements(in: view.bounds))
    #expect(cards.map(\.zIndex) == [0, -1, -2])
    #expect(cards.map(\.alpha) == [1, 0.75, 0.5])
    // 240 × 160, nine tenths of it, 24 points higher up.
    let second = cards[1].frame
    #expect(abs(second.minX - 52) < 1e-9 && abs(second.minY - 104) < 1e-9)
    #expect(abs(second.width - 216) < 1e-9 && abs(second.height - 144) < 1e-9)
    #expect(view.visibleCells.count == 3)
    let initial = layout.initialLayoutAttributesForAppearingItem(at: [0, 0])
    #expect(initial?.alpha == 0)
    #expect(cards[0].alpha == 1)
  }

  @Test func aFlowLayoutAsksTheDelegateForWhatItImplements() throws {
    let layout = UICollectionViewFlowLayout()
    let controller = ConversationController(messages: ["aa", "bbbb", "ccc", "d"])
    let view = makeView(layout, controller)
    let frames = try #require(layout.layoutAttributesForElements(in: view.bounds)).map(\.frame)
    // 60 + 120 + 90 and two spaces of 15 fill the 300 points between the insets.
    #expect(
      frames == [
        CGRect(x: 10, y: 5, width: 60, height: 40), CGRect(x: 85, y: 5, width: 120, height: 40),
        CGRect(x: 220, y: 5, width: 90, height: 40), CGRect(x: 10, y: 55, width: 30, height: 40),
      ])
    #expect(controller.displayed.count == 4)
  }
}
