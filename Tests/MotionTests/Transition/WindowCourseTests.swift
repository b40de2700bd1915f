import CoreGraphics
import Testing

@testable import Motion

/// A change as it is seen: places are those on the screen.
@Suite struct WindowCourseTests {
  typealias Stage = TransitionStage

  /// The window goes 40 down; one follows it, one stays in the content, and one goes where it is wanted.
  private static func scroll() throws -> Transition {
    let before = LayoutSnapshot(
      elements: [
        Stage.element("pinned", at: 0, y: 5), Stage.element("still", at: 1, y: 55),
        Stage.element("goes", at: 2, y: 75),
      ], contentSize: CGSize(width: 100, height: 400),
      viewport: CGRect(x: 0, y: 20, width: 100, height: 100))
    let after = LayoutSnapshot(
      elements: [
        Stage.element("pinned", at: 0, y: 45), Stage.element("still", at: 1, y: 55),
        Stage.element("goes", at: 2, y: 135),
      ], contentSize: CGSize(width: 100, height: 400),
      viewport: CGRect(x: 0, y: 60, width: 100, height: 100))
    return Transition(
      TransitionCapture(before: before, after: after, timing: try Stage.linear()))
  }

  private func places(_ snapshot: LayoutSnapshot) -> [CGFloat] {
    ["pinned", "still", "goes"].compactMap { snapshot[item: $0]?.center.y }
  }

  @Test func placesAreThoseOnTheScreen() throws {
    let seen = try Self.scroll().onScreen
    #expect(seen.before.viewport.origin == .zero && seen.after.viewport.origin == .zero)
    #expect(places(seen.before) == [-15, 35, 55])
    #expect(places(seen.snapshot(at: 0.5)) == [-15, 15, 65])
    #expect(places(seen.after) == [-15, -5, 75])
  }

  /// In between, they are where the window has them by then.
  @Test(arguments: [0, 0.1, 0.25, 0.7, 0.99]) func agreesWithTheContent(_ time: Double) throws {
    let change = try Self.scroll()
    let (inContent, seen) = (change.snapshot(at: time), change.onScreen.snapshot(at: time))
    for element in inContent.elements {
      let y = element.center.y - inContent.viewport.minY
      #expect(abs((seen[element.id]?.center.y ?? .infinity) - y) < 1e-9, "\(element.id)")
    }
  }

  /// Those that start one after the other are where the window has them, too.
  @Test func staggeredOnesAreWhereTheyAreSeen() throws {
    let scroll = try Self.scroll()
    let timing = try Timing(duration: 1, curve: .linear, stagger: Stagger(by: 0.2))
    let change = Transition(
      TransitionCapture(before: scroll.before, after: scroll.after, timing: timing))
    let (inContent, seen) = (change.snapshot(at: 0.5), change.onScreen.snapshot(at: 0.5))
    for element in inContent.elements {
      let y = element.center.y - inContent.viewport.minY
      #expect(abs((seen[element.id]?.center.y ?? .infinity) - y) < 1e-9, "\(element.id)")
    }
  }

  @Test func whatIsNotScrolledIsTheSame() {
    let change = Transition(Stage.sync())
    #expect(change.onScreen == change)
  }
}
