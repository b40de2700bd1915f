import LayoutTesting
import Scene
import TesseraCLI
import Testing
import UIKit

// Pieces of code that pages show are compiled here, and run where something comes out of it.
@Suite @MainActor struct PieceTests {
  @Test func newItemsSlideIn() throws {
    let scene = LayoutScene(SlidingLayout(), size: CGSize(width: 200, height: 300)) {
      LayoutSection("main", count: 4)
    }
    let run = try scene.play { $0.insert("new", at: 2) }
    #expect(try run.initial("new").alpha == 0)
    #expect(try run.initial("new").center.x > run.after("new").center.x)
  }

  @Test func aCollectionViewNeedsNoStage() {
    let source = ThreeItems()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: MyLayout())
    view.register(MyCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    print(view.visibleCells.map(\.frame))
    #expect(view.visibleCells.count == 3)
  }

  /// It would read the command line of the tests.
  private func program() {
    TesseraCLI.run([
      .layout("spiral", values: SpiralValues(), make: SpiralLayout.init) { $0.values = $1 }
    ])
  }
}

struct SpiralValues: Codable {
  var turns = 3.0
  var isTight = false
}

private final class SpiralLayout: UICollectionViewLayout {
  var values = SpiralValues()
}

private final class MyLayout: UICollectionViewFlowLayout {}

private final class MyCell: UICollectionViewCell {}

private final class ThreeItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// New items come from the right.
private final class SlidingLayout: UICollectionViewFlowLayout {
  private var coming: Set<IndexPath> = []

  override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updates)
    coming = Set(updates.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
  }

  override func initialLayoutAttributesForAppearingItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard coming.contains(indexPath),
      let attributes = layoutAttributesForItem(at: indexPath)?.copy()
        as? UICollectionViewLayoutAttributes
    else { return super.initialLayoutAttributesForAppearingItem(at: indexPath) }
    attributes.alpha = 0
    attributes.center.x += 200
    return attributes
  }
}
