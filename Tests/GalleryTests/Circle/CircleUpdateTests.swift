import Gallery
import Testing
import UIKit

@Suite @MainActor struct CircleUpdateTests {
  private let layout = CircleLayout()
  private let stage: Stage
  private let path = IndexPath(item: 1, section: 0)

  init() {
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.margin = 10
    stage = Stage(
      layout, counts: [4], size: CGSize(width: 200, height: 200), cell: CircleCell.self)
    stage.collectionView.layoutIfNeeded()
  }

  @Test func newItemsComeOutOfTheCentre() throws {
    layout.prepare(forCollectionViewUpdates: [StandInUpdate(.insert, path: path)])
    let start = try #require(
      layout.initialLayoutAttributesForAppearingItem(at: path) as? CircleLayoutAttributes)
    #expect(start.center == CGPoint(x: 100, y: 100))
    #expect(start.alpha == 0)
    #expect(start.transform3D.m11 == 0.1)
    #expect(start.angle == 0)
    #expect(layout.layoutAttributesForItem(at: path)?.alpha == 1)
  }

  @Test func deletedItemsGoBackWithTheirAngle() throws {
    stage.setCounts([3])
    layout.prepare(forCollectionViewUpdates: [StandInUpdate(.delete, path: path)])
    let end = try #require(
      layout.finalLayoutAttributesForDisappearingItem(at: path) as? CircleLayoutAttributes)
    #expect(end.center == CGPoint(x: 100, y: 100))
    #expect(end.alpha == 0)
    // A quarter of the circle, as among four, and not a third.
    #expect(end.angle == 0)
  }

  @Test func otherItemsMoveAsUsual() {
    layout.prepare(forCollectionViewUpdates: [StandInUpdate(.insert, path: path)])
    let other = IndexPath(item: 2, section: 0)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: other)?.alpha != 0)
  }

  @Test func forgetsTheBatchWhenItIsOver() {
    layout.prepare(forCollectionViewUpdates: [StandInUpdate(.insert, path: path)])
    layout.finalizeCollectionViewUpdates()
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path)?.alpha != 0)
  }

  @Test func aWholeSectionComesOutOfTheCentre() {
    let section = IndexPath(item: NSNotFound, section: 0)
    layout.prepare(forCollectionViewUpdates: [StandInUpdate(.insert, path: section)])
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path)?.alpha == 0)
  }
}

/// An update as the collection view would announce it.
private final class StandInUpdate: UICollectionViewUpdateItem {
  private let action: Action
  private let path: IndexPath

  init(_ action: Action, path: IndexPath) {
    self.action = action
    self.path = path
    super.init()
  }

  override var updateAction: Action { action }
  override var indexPathBeforeUpdate: IndexPath? { action == .delete ? path : nil }
  override var indexPathAfterUpdate: IndexPath? { action == .insert ? path : nil }
}
