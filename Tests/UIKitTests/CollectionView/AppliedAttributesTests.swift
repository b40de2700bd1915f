import Testing

@testable import UIKit

/// Layouts whose attributes carry more than UIKit knows, in a class that does not say how it is copied.
@Suite @MainActor struct AppliedAttributesTests {
  // 001-4, 003-11
  @Test func aCellGetsTheObjectOfTheLayout() {
    let layout = TintLayout()
    let stage = ListStage([2], layout: layout, lays: false)
    stage.view.register(TintCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.layoutIfNeeded()
    let cells = (0..<2).map { stage.cell($0) as? TintCell }
    #expect(cells.map { $0?.tint } == [10, 11])
    #expect(cells.map { $0?.applied === layout.known[0] } == [true, false])
    stage.view.contentOffset.y = 20
    stage.view.layoutIfNeeded()
    #expect(cells.map { $0?.tint } == [10, 11])
  }
}

private final class TintAttributes: UICollectionViewLayoutAttributes {
  var tint = -1
}

private final class TintCell: RecordingCell {
  var tint = 0
  var applied: UICollectionViewLayoutAttributes?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied = layoutAttributes
    tint = (layoutAttributes as? TintAttributes)?.tint ?? -2
  }
}

private final class TintLayout: ListLayout {
  private(set) var known: [UICollectionViewLayoutAttributes] = []

  override class var layoutAttributesClass: AnyClass { TintAttributes.self }

  override func prepare() {
    super.prepare()
    known = (0..<2).map { item in
      let attributes = TintAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 100, height: 50)
      attributes.tint = 10 + item
      return attributes
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    known.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    known[indexPath.item]
  }
}
