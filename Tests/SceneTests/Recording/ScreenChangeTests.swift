import CoreGraphics
import Foundation
import Motion
import Testing

@testable import Scene

/// One screen in place of another, whatever depths their layouts ask for.
@Suite struct ScreenChangeTests {
  private func screen(_ name: String, _ zIndex: Int) -> LayoutSnapshot {
    var bar = element("bar", 0)
    bar.tier = StageScreen.frontTier
    return LayoutSnapshot(
      elements: [element(name, zIndex), bar], contentSize: CGSize(width: 100, height: 100),
      viewport: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  private func element(_ name: String, _ zIndex: Int) -> ElementSnapshot {
    ElementSnapshot(
      id: .item(name), path: [0, 0], center: CGPoint(x: 50, y: 50),
      size: CGSize(width: 10, height: 10), zIndex: zIndex)
  }

  @Test(arguments: [ScreenChange.Way.forth, .back], [Int.min, 0, .max])
  func theUpperScreenCoversTheLowerOne(_ way: ScreenChange.Way, _ zIndex: Int) {
    let change = ScreenChange(
      before: screen("a", zIndex), after: screen("b", -(zIndex / 2)), way: way, timing: .immediate)
    let capture = change.capture
    let shown = capture.changes.map(\.start).placesFromTheBack.map { capture.changes[$0].start.id }
    let names = shown.compactMap(\.identifier).filter { $0 != "bar" }
    #expect(names == (way == .forth ? ["a", "b"] : ["b", "a"]))
    #expect(shown.last?.identifier == "bar")
  }

  @Test func aCellInFrontOfAllIsNoBar() {
    #expect(!element("a", .max).isFront)
    #expect(screen("a", .max).withoutFronts.elements.map(\.id) == [.item("a")])
  }
}
