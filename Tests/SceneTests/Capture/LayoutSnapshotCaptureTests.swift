import Motion
import QuartzCore
import Testing
import UIKit

@testable import Scene

@Suite @MainActor struct LayoutSnapshotCaptureTests {
  @Test func copiesEveryPropertyOfAttributes() {
    let path = IndexPath(item: 3, section: 1)
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "badge", with: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.transform3D = CATransform3DMakeRotation(1, 0, 0, 1)
    attributes.alpha = 0.5
    attributes.zIndex = 7
    attributes.isHidden = true
    let element = ElementSnapshot(attributes)
    #expect(
      element
        == ElementSnapshot(
          id: ElementID(.supplementary("badge"), .path(path)), path: path,
          center: CGPoint(x: 25, y: 40), size: CGSize(width: 30, height: 40),
          transform: CATransform3DMakeRotation(1, 0, 0, 1), alpha: 0.5, zIndex: 7, isHidden: true))
    #expect(element.frame == attributes.frame)
  }

  @Test func isAValueThatLaterChangesDoNotReach() throws {
    let layout = LineLayout()
    let stage = try Stage(layout, sections: [StageSection("a", count: 2)])
    let before = try stage.snapshot()
    try stage.perform { _ in
      layout.step = 80
      layout.invalidateLayout()
    }
    #expect(before[item: "a-1"]?.frame.minY == 60)
    #expect(try stage.snapshot()[item: "a-1"]?.frame.minY == 100)
  }

  private final class WatchedLayout: LineLayout {
    var rects: [CGRect] = []

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      rects.append(rect)
      return super.layoutAttributesForElements(in: rect)
    }
  }

  @Test(arguments: [(50.0, 180.0), (300.0, 300.0)])
  func asksForTheContentAndTheViewportAndNotBeyond(_ height: CGFloat, _ asked: CGFloat) throws {
    let layout = WatchedLayout()
    let stage = try Stage(
      layout, sections: [StageSection("a", count: 4)],
      setting: StageSetting(size: CGSize(width: 100, height: height)))
    _ = try stage.snapshot()
    #expect(layout.rects.last == CGRect(x: 0, y: 0, width: 100, height: asked))
    _ = try stage.snapshot(of: .viewport)
    #expect(layout.rects.last == CGRect(x: 0, y: 0, width: 100, height: height))
  }

  private final class MirroringLayout: LineLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map {
        $0.frame.size.width = 30
        $0.frame.origin.x = 0
        return $0
      }
    }
  }

  @Test(arguments: [
    (UIUserInterfaceLayoutDirection.leftToRight, 0.0), (.rightToLeft, 70.0),
  ])
  func showsElementsWhereTheScreenDoes(
    _ direction: UIUserInterfaceLayoutDirection, _ x: CGFloat
  ) throws {
    let stage = try Stage(
      MirroringLayout(), sections: [StageSection("a", ["b"])],
      setting: StageSetting(size: CGSize(width: 100, height: 100), direction: direction))
    let element = try #require(try stage.snapshot()[item: "b"])
    #expect(element.frame.minX == x)
  }
}
