import QuartzCore
import Testing

@testable import UIKit

/// A list whose rows hang on springs at their places; a scroll pulls at them.
private final class SpringLayout: UICollectionViewFlowLayout {
  private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
  private var paths: Set<IndexPath> = []

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let all = super.layoutAttributesForElements(in: view.bounds.insetBy(dx: -100, dy: -100)) ?? []
    for attributes in all where paths.insert(attributes.indexPath).inserted {
      let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 1
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let way = newBounds.minY - view.bounds.minY
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      guard let item = spring.items.first else { continue }
      item.center.y += way * 0.5
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}

@Suite @MainActor struct DynamicLayoutTests {
  private let clock = DisplayClock()

  @Test func aLayoutShowsWhereItsItemsAre() throws {
    let layout = SpringLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let source = RecordingSource([20])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    try clock.run {
      view.layoutIfNeeded()
      let first = try #require(view.cellForItem(at: [0, 1]))
      let rest = first.center.y
      #expect(layout.layoutAttributesForItem(at: [0, 1])?.center.y == rest)
      view.contentOffset.y = 20
      view.layoutIfNeeded()
      #expect(layout.animator.isRunning)
      for _ in 0..<3 {
        clock.advance(by: 1.0 / 60)
        view.layoutIfNeeded()
      }
      let pulled = try #require(view.cellForItem(at: [0, 1])).center.y
      #expect(pulled > rest + 4 && pulled < rest + 11)
      for _ in 0..<300 {
        clock.advance(by: 1.0 / 60)
        view.layoutIfNeeded()
      }
      #expect(isNear(try #require(view.cellForItem(at: [0, 1])).center.y, rest, within: 0.3))
      #expect(!layout.animator.isRunning)
    }
  }
}
