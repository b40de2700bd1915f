import Testing

@testable import UIKit

/// Sections that scroll by themselves.
@Suite @MainActor struct OrthogonalSectionTests {
  private func stage(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> CompositionalStage {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(.absolute(100), .absolute(50)), subitems: [item]))
    section.orthogonalScrollingBehavior = behavior
    section.visibleItemsInvalidationHandler = handler
    return CompositionalStage(section, counts: [10, 10])
  }

  @Test func onlyItsOwnCellsMove() {
    let stage = stage()
    stage.view.layoutIfNeeded()
    stage.layout.scrollSection(0, to: 250)
    stage.view.layoutIfNeeded()
    #expect(stage.view.cellForItem(at: [0, 3])?.frame.minX == 50)
    #expect(stage.view.cellForItem(at: [0, 0]) == nil)
    #expect(stage.view.cellForItem(at: [1, 0])?.frame.origin == CGPoint(x: 0, y: 50))
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 60, y: 20)) == [0, 3])
    #expect(stage.view.contentSize == CGSize(width: 320, height: 100))
  }

  @Test func theOffsetOutlivesUpdatesAndEndsWithTheGroups() {
    let stage = stage()
    stage.view.layoutIfNeeded()
    stage.layout.scrollSection(1, to: 5_000)
    #expect(stage.layout.offset(ofSection: 1) == 680)
    stage.view.performBatchUpdates {
      stage.counts = [10, 10, 10]
      stage.view.insertSections([0])
    }
    #expect(stage.layout.offset(ofSection: 2) == 680)
    stage.view.performBatchUpdates {
      stage.counts = [10, 10, 5]
      stage.view.deleteItems(at: (5..<10).map { [2, $0] })
    }
    #expect(stage.layout.offset(ofSection: 2) == 180)
  }

  /// A section that scrolls by itself is as long as its groups: flexible edges have nothing to share.
  @Test func flexibleEdgesKeepGroupsInTheirSection() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(.absolute(100), .absolute(50)), subitems: [item])
    group.edgeSpacing = .init(leading: nil, top: .flexible(4), trailing: nil, bottom: .flexible(6))
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let stage = CompositionalStage(section, counts: [4, 4])
    #expect(stage.frame(0, 1) == CGRect(x: 0, y: 64, width: 100, height: 50))
    #expect(stage.layout.collectionViewContentSize.height == 120)
  }

  @Test func scrollToItemScrollsTheSection() {
    let stage = stage()
    stage.view.layoutIfNeeded()
    stage.view.scrollToItem(at: [0, 6], at: .centeredHorizontally, animated: false)
    #expect(stage.layout.offset(ofSection: 0) == 490)
    stage.view.scrollToItem(at: [0, 0], at: [], animated: false)
    #expect(stage.layout.offset(ofSection: 0) == 0)
  }

  @Test func handlersChangeWhatShows() {
    let stage = stage { items, offset, environment in
      for item in items {
        item.alpha = offset.x > 0 ? 0.5 : 1
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
      #expect(environment.container.contentSize.width == 320)
    }
    stage.view.layoutIfNeeded()
    #expect(stage.view.cellForItem(at: [0, 0])?.frame.width == 50)
    #expect(stage.view.cellForItem(at: [0, 0])?.alpha == 1)
    stage.layout.scrollSection(0, to: 100)
    stage.view.layoutIfNeeded()
    #expect(stage.view.cellForItem(at: [0, 2])?.alpha == 0.5)
    #expect(stage.view.cellForItem(at: [0, 2])?.frame.midX == 150)
  }

  @Test func aSectionThatIsEmptyStandsStill() {
    let stage = stage(.groupPagingCentered)
    stage.counts = [0, 10]
    stage.view.layoutIfNeeded()
    stage.layout.scrollSection(0, to: 50)
    #expect(stage.layout.offset(ofSection: 0) == 0)
    stage.layout.scrollSection(7, to: 50)
    stage.layout.scrollSection(1, to: .nan)
    #expect(stage.layout.offset(ofSection: 1) == 0)
  }

  private func stage(
    handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) -> CompositionalStage { stage(.continuous, handler: handler) }
}
