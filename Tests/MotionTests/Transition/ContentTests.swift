import CoreGraphics
import Drawing
import Testing

@testable import Motion

@Suite struct ContentTests {
  private func disc(_ radius: CGFloat) -> [DrawItem] {
    [
      .fill(
        .rounded(CGRect(x: 0, y: 0, width: 100, height: 10), CornerRadii(radius)),
        ThemedColor(RGBAColor(hex: 0x8FC1FF)))
    ]
  }

  private func transition(to end: [DrawItem], y: CGFloat = 5) throws -> Transition {
    var (old, new) = (
      TransitionStage.element("a", at: 0), TransitionStage.element("a", at: 0, y: y)
    )
    (old.content, new.content) = (disc(0), end)
    func snapshot(_ element: ElementSnapshot) -> LayoutSnapshot {
      LayoutSnapshot(
        elements: [element], contentSize: CGSize(width: 100, height: 10),
        viewport: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    return Transition(
      TransitionCapture(
        before: snapshot(old), after: snapshot(new), timing: try TransitionStage.linear()))
  }

  @Test func whatACellAppliesIsOnItsWay() throws {
    let transition = try transition(to: disc(4), y: 45)
    #expect(transition.snapshot(at: 0.25).elements.first?.content == disc(1))
    #expect(transition.track("a")?.element(at: 0.25).content == disc(1))
    #expect(transition.snapshot(at: 0).elements.first?.content == disc(0))
    #expect(transition.snapshot(at: 1).elements.first?.content == disc(4))
  }

  @Test func otherContentInTheSamePlaceCountsAsReloaded() throws {
    #expect(try transition(to: disc(4)).track("a")?.role == .reloaded)
    #expect(try transition(to: disc(4), y: 45).track("a")?.role == .moved)
    #expect(try transition(to: disc(0)).track("a")?.role == .unchanged)
  }

  @Test func theBackdropIsOnItsWay() {
    var capture = TransitionStage.sync()
    func backdrop(_ color: UInt32) -> DrawList {
      DrawList(
        size: CGSize(width: 100, height: 100),
        background: .color(ThemedColor(RGBAColor(hex: color))), [])
    }
    (capture.before.backdrop, capture.after.backdrop) = (backdrop(0), backdrop(0xFFFFFF))
    let transition = Transition(capture)
    let middle = transition.snapshot(at: transition.duration / 2).backdrop
    #expect(middle != backdrop(0) && middle != backdrop(0xFFFFFF) && middle != nil)
    #expect(transition.snapshot(at: transition.duration).backdrop == backdrop(0xFFFFFF))
  }
}
