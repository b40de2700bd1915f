import Testing

@testable import UIKit

/// The elements on screen, their order, and those that are not there.
@Suite @MainActor struct DisplayTests {
  private func attributes(
    _ item: Int, _ frame: CGRect, change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = frame
    change(attributes)
    return attributes
  }

  private func stage(_ attributes: [UICollectionViewLayoutAttributes]) -> ListStage {
    let layout = FreeLayout()
    layout.all = attributes
    return ListStage([attributes.count], layout: layout)
  }

  // 001-29
  @Test func showsNothingOfHiddenElements() {
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let first = attributes(0, frame)
    let stage = stage([first, attributes(1, frame) { $0.isHidden = true }])
    #expect(stage.view.indexPathsForVisibleItems.map(\.item) == [0])
    #expect(stage.source.log.filter { $0.hasPrefix("cell") } == ["cell 0-0"])
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 5, y: 5))?.item == 0)
    first.isHidden = true
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.isEmpty)
  }

  @Test(arguments: [
    (CGRect(x: 200, y: 0, width: 50, height: 50), false),
    (CGRect(x: -50, y: 0, width: 50, height: 50), false),
    (CGRect(x: 0, y: 200, width: 50, height: 50), false),
    (CGRect(x: 0, y: -50, width: 50, height: 50), false),
    (CGRect(x: 199.5, y: 0, width: 50, height: 50), true),
    (CGRect(x: 0, y: -49.5, width: 50, height: 50), true),
    (CGRect(x: 0, y: 10, width: 200, height: 0), true),
    (CGRect(x: 0, y: 10, width: 0, height: 0), true),
    (CGRect(x: 0, y: 200, width: 200, height: 0), false),
  ]) func showsWhatReachesIntoTheBounds(frame: CGRect, isShown: Bool) {
    let stage = stage([attributes(0, frame)])
    #expect(stage.view.visibleCells.isEmpty != isShown)
  }

  @Test func showsATransformedElementWhereItIs() {
    let frame = CGRect(x: 0, y: 300, width: 50, height: 50)
    let stage = stage([
      attributes(0, frame) { $0.transform = CGAffineTransform(translationX: 0, y: -150) }
    ])
    #expect(stage.cell(0)?.frame == CGRect(x: 0, y: 150, width: 50, height: 50))
  }

  @Test func removesEverythingForALayoutThatAnswersNothing() {
    let layout = FreeLayout()
    layout.all = [attributes(0, CGRect(x: 0, y: 0, width: 50, height: 50))]
    let stage = ListStage([1], layout: layout)
    #expect(stage.view.visibleCells.count == 1)
    layout.all = nil
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.isEmpty)
    #expect(stage.source.log.last == "end 0-0")
  }

  // MARK: Order

  private static let place = CGRect(x: 0, y: 0, width: 50, height: 50)

  private func order(_ stage: ListStage) -> [Int] {
    stage.view.subviews.compactMap { ($0 as? UICollectionViewCell).flatMap(stage.view.indexPath) }
      .map(\.item)
  }

  // 001-26, 001-27
  @Test func standsInTheOrderOfDepthThenOfComing() {
    let stage = stage([
      attributes(0, Self.place) { $0.zIndex = 2 }, attributes(1, Self.place),
      attributes(2, Self.place) { $0.zIndex = -1 }, attributes(3, Self.place),
      attributes(4, Self.place) { $0.zIndex = 2 },
    ])
    #expect(order(stage) == [2, 1, 3, 0, 4])
    #expect(stage.cell(2)?.layer.zPosition == -1)
    #expect(
      stage.view.hitTest(CGPoint(x: 5, y: 5), with: nil)?.isDescendant(of: stage.cell(4)!) == true)
  }

  @Test func followsALaterChangeOfDepth() {
    let first = attributes(0, Self.place)
    let last = attributes(2, Self.place)
    let stage = stage([first, attributes(1, Self.place), last])
    first.zIndex = 5
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(order(stage) == [1, 2, 0])
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 5, y: 5))?.item == 0)
    last.zIndex = -1
    first.zIndex = 0
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(order(stage) == [2, 1, 0])
  }

  @Test func theBackgroundViewStaysBehindAll() {
    let stage = stage([attributes(0, Self.place) { $0.zIndex = -3 }])
    let background = UIView()
    stage.view.backgroundView = background
    stage.view.contentOffset.y = 20
    stage.view.layoutIfNeeded()
    #expect(stage.view.subviews.first === background)
    #expect(background.frame == stage.view.bounds)
  }

  // MARK: Custom attributes

  // 001-5
  @Test func attributesDecideThemselvesWhetherTheyAreEqual() throws {
    let marked = MarkedAttributes(forCellWith: IndexPath(item: 0, section: 0))
    marked.frame = Self.place
    let stage = stage([marked])
    let cell = try #require(stage.cell(0))
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(cell.log == ["init 50×50", "apply 0"])
    marked.mark = 1
    stage.layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(cell.log == ["init 50×50", "apply 0", "apply 0"])
  }

  // 001-2
  @Test func handsOutTheObjectOfTheLayout() throws {
    let marked = MarkedAttributes(forCellWith: IndexPath(item: 0, section: 0))
    marked.frame = Self.place
    let layout = FreeLayout()
    layout.all = [marked]
    let stage = ListStage([1], layout: layout, lays: false)
    stage.view.register(MarkedCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.layoutIfNeeded()
    let cell = stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? MarkedCell
    let applied = try #require(cell?.applied)
    #expect(applied === marked)
  }
}

/// Shows what it is told to, whatever is asked.
private final class FreeLayout: ListLayout {
  var all: [UICollectionViewLayoutAttributes]? = []

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    all
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all?.first { $0.indexPath == indexPath }
  }
}

private final class MarkedAttributes: UICollectionViewLayoutAttributes {
  var mark = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? MarkedAttributes)?.mark = mark
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? MarkedAttributes)?.mark == mark && super.isEqual(object)
  }
}

private final class MarkedCell: UICollectionViewCell {
  var applied: UICollectionViewLayoutAttributes?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    applied = layoutAttributes
  }
}
