import CoreGraphics
import Motion
import Testing

@Suite struct ScrollIndicatorsTests {
  private func state(_ y: CGFloat, content: CGFloat = 800) -> LayoutSnapshot {
    LayoutSnapshot(
      elements: [], contentSize: CGSize(width: 100, height: content),
      viewport: CGRect(x: 0, y: y, width: 100, height: 200))
  }

  private func mark(_ y: CGFloat, content: CGFloat = 800) -> CGRect? {
    let capture = TransitionCapture(
      before: state(y, content: content), after: state(y, content: content))
    return ScrollIndicators().animations(of: capture, fading: false).first?.start.frame
      .offsetBy(dx: 0, dy: -y)
  }

  /// A quarter of the content is seen, so the mark is a quarter of its track of 194.
  @Test func isAsLongAsWhatIsSeenAndGoesAlong() {
    #expect(mark(0) == CGRect(x: 94, y: 3, width: 3, height: 48.5))
    #expect(mark(600) == CGRect(x: 94, y: 148.5, width: 3, height: 48.5))
    #expect(mark(300)?.midY == 100)
  }

  @Test func staysInTheViewWhoseContentIsScrolled() throws {
    var indicators = ScrollIndicators()
    indicators.surroundings = EdgeInsets(top: 40, left: 10, bottom: 20, right: 30)
    indicators.isMirrored = true
    let screen = LayoutSnapshot(
      elements: [], contentSize: CGSize(width: 200, height: 800),
      viewport: CGRect(x: -10, y: -40, width: 140, height: 200))
    let capture = TransitionCapture(before: screen, after: screen)
    let marks = indicators.animations(of: capture, fading: false).map(\.start.frame)
    // The view is 100 by 140 points at 0, 0.
    #expect(
      marks == [
        CGRect(x: 3, y: 3, width: 3, height: 36), CGRect(x: 3, y: 134, width: 47, height: 3),
      ])
    #expect(indicators.animations(of: capture, fading: false).map(\.start.tier) == [4, 4])
  }

  @Test func becomesShorterWhereTheContentIsPulled() {
    #expect(mark(-20) == CGRect(x: 94, y: 3, width: 3, height: 28.5))
    #expect(mark(-90)?.height == 8)
    #expect(mark(620)?.maxY == 197)
  }

  @Test func isNotThereWhereAllIsSeen() {
    #expect(mark(0, content: 200) == nil)
    var none = ScrollIndicators(vertical: nil)
    none.isMirrored = true
    let capture = TransitionCapture(before: state(0), after: state(90))
    #expect(none.animations(of: capture, fading: true).isEmpty)
  }

  @Test func movesWithTheScrollAndFadesAtItsEnd() throws {
    var capture = TransitionCapture(
      before: state(0), after: state(600), timing: try Timing(duration: 1, curve: .linear))
    capture.additions = ScrollIndicators().animations(of: capture, fading: true)
    let transition = Transition(capture)
    let half = try #require(transition.snapshot(at: 0.5).elements.first)
    #expect(half.frame.midY == 400)
    #expect(half.alpha == 1)
    let late = try #require(transition.snapshot(at: 0.85).elements.first)
    #expect(abs(late.alpha - 0.5) < 1e-9)
    #expect(transition.snapshot(at: 1).elements.isEmpty)
    #expect(transition.before.elements.isEmpty)
  }
}
