import CoreGraphics
import QuartzCore
import Testing

@testable import Motion

@Suite struct ElementSnapshotTests {
  @Test func framesTheTransformedElement() {
    let element = ElementSnapshot(
      id: .item("a"), path: [0, 0], center: CGPoint(x: 100, y: 50),
      size: CGSize(width: 40, height: 20), transform: CATransform3DMakeScale(0.5, 2, 1))
    #expect(element.frame == CGRect(x: 90, y: 30, width: 20, height: 40))
  }

  @Test func tellsASectionFromItsHeader() {
    let cell = ElementID.item("friends")
    let header = ElementID(.header, .identifier("friends"))
    #expect(cell != header)
    #expect(cell.identifier == header.identifier)
  }

  @Test func findsTheElementOfAnIdentifier() {
    let first = ElementSnapshot(id: .item("a"), path: [0, 0], center: .zero, size: .zero)
    let second = ElementSnapshot(id: .item("b"), path: [0, 1], center: .zero, size: .zero)
    let snapshot = LayoutSnapshot(
      elements: [second, first], contentSize: .zero, viewport: .zero)
    #expect(snapshot[item: "b"] == second)
    #expect(snapshot[item: "c"] == nil)
    #expect(snapshot.elements == [first, second])
  }
}
