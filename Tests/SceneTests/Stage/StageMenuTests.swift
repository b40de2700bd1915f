import Scene
import Testing
import UIKit

/// Long presses, two fingers, titles and disclosures on a stage.
@Suite @MainActor struct StageMenuTests {
  private func stage(_ delegate: StageMenuDelegate) throws -> Stage {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let stage = try Stage(
      layout, sections: [StageSection("s", count: 8)],
      setting: StageSetting(size: CGSize(width: 100, height: 200)))
    stage.collectionView.delegate = delegate
    return stage
  }

  @Test func aLongPressOpensAMenuThatOneChoosesFrom() throws {
    let delegate = StageMenuDelegate()
    let stage = try stage(delegate)
    let menu = try #require(try stage.openMenu(of: .item("s-2")))
    #expect(menu.titles == ["Shrink"] && menu.isOpen)
    #expect(throws: GestureFault.unknown("\"Grow\"", known: ["Shrink"])) {
      try menu.choose("Grow")
    }
    let recording = try menu.choose("Shrink")
    #expect(recording.last?.capture.after[item: "s-2"]?.frame.height == 20)
    #expect(!menu.isOpen)
    #expect(try stage.openMenu(of: .item("s-0")) == nil)
    #expect(throws: GestureFault.outOfReach("\"s-6\"")) { try stage.openMenu(of: .item("s-6")) }
  }

  @Test func aMenuIsLeftOrItsPreviewTaken() throws {
    let delegate = StageMenuDelegate()
    let stage = try stage(delegate)
    _ = try stage.openMenu(of: .item("s-1"))?.dismiss()
    _ = try stage.openMenu(of: .item("s-1"))?.commit()
    #expect(delegate.log == ["end", "commit", "end"])
  }

  @Test func twoFingersSelectOnAStage() throws {
    let delegate = StageMenuDelegate()
    let stage = try stage(delegate)
    stage.collectionView.allowsMultipleSelection = true
    let heard = stage.listen { _ in
      _ = try? stage.selectItems(from: "s-0", through: ["s-3", "s-1"])
    }
    #expect(stage.collectionView.indexPathsForSelectedItems == [[0, 0], [0, 1]])
    #expect(heard.conversation.text.contains("panWithTwoFingers(from: 0-0)"))
  }

  @Test func aTitleLeadsToItsItem() throws {
    let stage = try stage(StageMenuDelegate())
    #expect(throws: GestureFault.unknown("\"A\"", known: [])) {
      try stage.scroll(toIndexTitle: "A")
    }
    let source = StageTitles()
    stage.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "titled")
    stage.collectionView.dataSource = source
    _ = try stage.scroll(toIndexTitle: "B")
    #expect(stage.collectionView.contentOffset.y == 100)
  }

  @Test func aDisclosureExpandsAnItem() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let stage = Stage(collectionView: view) { _, path in source.itemIdentifier(for: path) }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "root"])
    outline.append(["apple"], to: "fruit")
    source.apply(outline, to: 0)
    let recording = try stage.toggle("fruit")
    #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "root"])
    #expect(recording.count == 1)
    _ = try stage.toggle("fruit")
    #expect(source.snapshot().itemIdentifiers == ["fruit", "root"])
  }
}

@MainActor private final class StageTitles: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 8 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "titled", for: indexPath)
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: index * 2, section: 0) }
}

@MainActor private final class StageMenuDelegate: UICollectionViewDelegateFlowLayout {
  var log: [String] = []
  private var small: Set<IndexPath> = []

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: small.contains(indexPath) ? 20 : 50) }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, path.item > 0 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Shrink") { _ in
          self.small.insert(path)
          collectionView.performBatchUpdates { collectionView.reloadItems(at: [path]) }
        }
      ])
    })
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log.append("commit") }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("end") }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
}
