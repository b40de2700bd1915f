import LayoutTesting
import Testing
import UIKit

/// A list into which items slide from the right.
private final class SlidingLayout: UICollectionViewFlowLayout {
  private var coming: Set<IndexPath> = []

  override func prepare() {
    itemSize = CGSize(width: collectionView?.bounds.width ?? 0, height: 40)
    minimumLineSpacing = 0
    super.prepare()
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    coming = Set(
      updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let usual = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard coming.contains(itemIndexPath) else { return usual }
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy()
    guard let attributes = attributes as? UICollectionViewLayoutAttributes else { return usual }
    attributes.alpha = 0
    attributes.center.x += 200
    return attributes
  }
}

/// Single values of a step, as a test asks for them.
@Suite @MainActor struct LayoutPhasesTests {
  private let scene = LayoutScene(SlidingLayout(), size: CGSize(width: 200, height: 300)) {
    LayoutSection("main", count: 4)
  }

  @Test func tellsWhereAnItemComesFromAndGoesTo() throws {
    let run = try scene.play {
      $0.insert("new", at: 2)
      $0.delete("main-0")
    }
    #expect(try run.initial("new").alpha == 0)
    #expect(try run.initial("new").center.x > run.after("new").center.x)
    #expect(try run.after("new").frame == CGRect(x: 0, y: 80, width: 200, height: 40))
    #expect(try run.final("main-0").alpha == 0)
    #expect(try run.before("main-1").frame.minY == 40)
    #expect(try run.after("main-1").frame.minY == 0)
    let (start, middle) = (try run.moment(0, of: "main-1"), try run.moment(0.15, of: "main-1"))
    #expect(start.frame.minY == 40)
    #expect((1..<39).contains(middle.frame.minY))
  }

  @Test func makesOneUpdateOfChangesThatFollowOneAnother() throws {
    let run = try scene.play {
      $0.insert("new", at: 0)
      $0.move("main-3", to: 1)
      $0.rotate()
      $0.delete("new")
      $0.rotate()
    }
    #expect(run.played.run.steps.map(\.name) == ["update", "rotate", "update-2", "rotate-2"])
    #expect(try run.after("main-3", in: "update").frame.minY == 40)
    #expect(try run.after("main-3", in: "rotate").frame.width == 300)
  }

  @Test func namesTheItemsThatThereAre() throws {
    let run = try scene.play { $0.insert("new", at: 2) }
    #expect(
      throws: LayoutSceneError.noCell("other", phase: "final", known: [])
    ) { try run.final("other") }
    let error = #expect(throws: LayoutSceneError.self) { try run.before("new") }
    #expect(
      error?.description == """
        there is no cell of 'new' in the phase 'before'
        hint: there are main-0, main-1, main-2, main-3
        """)
  }

  @Test func takesTheSectionsOfLoopsAndConditions() throws {
    let isLong = true
    let scene = LayoutScene(UICollectionViewFlowLayout()) {
      LayoutSection("first", ["a"])
      if isLong { LayoutSection("second", ["b"]) }
      for name in ["third", "fourth"] { LayoutSection(name, [name + "-item"]) }
    }
    let cells = try scene.run().start.elements.map(\.spokenName)
    #expect(cells == ["a", "b", "third-item", "fourth-item"])
  }
}
