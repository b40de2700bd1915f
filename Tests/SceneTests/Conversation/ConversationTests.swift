import Motion
import Scene
import Testing
import UIKit

@Suite @MainActor struct ConversationTests {
  private func stage() throws -> Stage {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 40)
    let stage = try Stage(
      layout, sections: [StageSection("s", count: 2)],
      setting: StageSetting(size: CGSize(width: 200, height: 100)))
    return stage
  }

  @Test func tellsAFirstPassFromBeginningToEnd() throws {
    let stage = try stage()
    let heard = stage.listen { _ in }
    #expect(heard.fault == nil)
    #expect(
      heard.conversation.text == """
        collectionView → dataSource  numberOfSections() → 1
        collectionView → dataSource  numberOfItems(inSection: 0) → 2
        collectionView → layout      prepare()
        collectionView → layout      collectionViewContentSize() → 200 40
        collectionView → layout      layoutAttributesForElements(in: 0 0 200 100) → 2
                                       cell 0-0, frame 0 0 80 40
                                       cell 0-1, frame 120 0 80 40
        collectionView → dataSource  cellForItem(at: 0-0) → StageCell
        collectionView → cell          apply(cell 0-0, frame 0 0 80 40)
        collectionView → dataSource  cellForItem(at: 0-1) → StageCell
        collectionView → cell          apply(cell 0-1, frame 120 0 80 40)

        """)
  }

  @Test func tellsOfAnUpdateInUIKitsOrder() throws {
    let stage = try stage()
    try stage.perform { _ in }
    let heard = stage.listen { view in
      view.performBatchUpdates {
        stage.sections[0].items.removeFirst()
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let methods = heard.conversation.calls.filter { $0.to == .layout }.map(\.method)
    #expect(
      methods == [
        "invalidateLayout", "prepare", "collectionViewContentSize", "layoutAttributesForElements",
        "prepare", "collectionViewContentSize", "targetContentOffset",
        "layoutAttributesForElements", "finalLayoutAttributesForDisappearingItem",
        "finalLayoutAttributesForDisappearingItem", "initialLayoutAttributesForAppearingItem",
        "finalizeCollectionViewUpdates",
      ])
    #expect(heard.conversation.calls.first?.from == .app)
    #expect(heard.conversation.calls.first?.method == "performBatchUpdates")
  }

  @Test func goesOnUpToAFault() throws {
    let stage = try stage()
    try stage.perform { _ in }
    let heard = stage.listen { view in
      view.deleteItems(at: [IndexPath(item: 7, section: 0)])
    }
    #expect(heard.fault?.code == "invalid-update/delete-out-of-range")
    #expect(heard.conversation.calls.map(\.method).contains("deleteItems"))
  }

  @Test func saysWhatAFlowLayoutAsksItsDelegate() throws {
    let stage = try stage()
    let delegate = Sizes()
    stage.collectionView.delegate = delegate
    let heard = stage.listen { _ in }
    let asked = heard.conversation.calls.filter { $0.from == .layout && $0.to == .delegate }
    #expect(asked.map(\.method) == ["sizeForItem", "sizeForItem"])
    #expect(asked.first?.answer == .numbers([30, 20]))
  }
}

@MainActor private final class Sizes: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 30, height: 20)
  }
}
