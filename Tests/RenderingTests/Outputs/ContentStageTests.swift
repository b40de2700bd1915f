import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Rendering

@Suite struct ContentStageTests {
  private static let screen = CGRect(x: 0, y: 0, width: 100, height: 100)
  private static let below = CGRect(x: 0, y: 60, width: 100, height: 100)

  private static func cell(_ name: String, _ index: Int) -> ElementSnapshot {
    ElementSnapshot(
      id: .item(name), path: [0, index], center: CGPoint(x: 50, y: 20 + 40 * CGFloat(index)),
      size: CGSize(width: 100, height: 40))
  }

  private static func state(_ names: [String], _ viewport: CGRect) -> LayoutSnapshot {
    let cells = names.enumerated().map { cell($1, $0) }
    return LayoutSnapshot(
      elements: cells, contentSize: CGSize(width: 100, height: 40 * CGFloat(names.count)),
      viewport: viewport)
  }

  private static func seen(_ state: LayoutSnapshot) -> LayoutSnapshot {
    LayoutSnapshot(
      elements: state.elements.filter { $0.frame.intersects(state.viewport) },
      contentSize: state.contentSize, viewport: state.viewport)
  }

  /// A step as it is recorded: pictures of all of the content, and a change of what is on screen.
  private static func step(_ before: LayoutSnapshot, _ after: LayoutSnapshot) -> FigureStep {
    let capture = TransitionCapture(before: seen(before), after: seen(after))
    return FigureStep(
      name: "step", roles: StepRoles(StepEvidence(before: before, after: after)), before: before,
      after: after, captures: [capture], pause: 0, framesPerSecond: 60)
  }

  private let letters = ["a", "b", "c", "d", "e", "f"]

  private func transition(_ step: FigureStep) throws -> Transition {
    let widened = ContentStage([step], background: ThemedColor(0xFFFFFF, 0)).widened(step)
    return try #require(widened.transitions.first)
  }

  @Test func showsAllOfTheContentAtEveryMoment() throws {
    let transition = try transition(
      Self.step(Self.state(letters, Self.screen), Self.state(letters, Self.below)))
    for time in [-1, 0, 0.1, 0.2, 1] {
      let state = transition.snapshot(at: time)
      #expect(state.viewport == CGRect(x: 0, y: 0, width: 100, height: 240))
      let cells = state.elements.filter { $0.kind == .cell }
      #expect(cells == letters.enumerated().map { Self.cell($1, $0) })
    }
  }

  @Test func movesTheOutlineOfTheScreen() throws {
    let transition = try transition(
      Self.step(Self.state(letters, Self.screen), Self.state(letters, Self.below)))
    let id = ElementID(.decoration("screen"), .path([]))
    #expect(transition.before[id]?.frame == Self.screen)
    #expect(transition.snapshot(progress: 0.5)[id]?.frame.midY == 80)
    #expect(transition.after[id]?.frame == Self.below)
  }

  @Test func letsWhatIsOffScreenFollowTheUpdate() throws {
    let transition = try transition(
      Self.step(
        Self.state(letters, Self.screen),
        Self.state(["b", "c", "d", "e", "f"], Self.screen)))
    let last = try #require(transition.snapshot(progress: 0.5)[item: "f"])
    #expect(last.center.y == 200)
    // It comes onto the screen, and was there before.
    let third = try #require(transition.snapshot(progress: 0)[item: "d"])
    #expect(third.center.y == 140)
    #expect(third.alpha == 1)
    #expect(transition.snapshot(progress: 0.9)[item: "a"] != nil)
    #expect(transition.after[item: "a"] == nil)
  }

  @Test func outlinesNoScreenThatShowsEverything() throws {
    let transition = try transition(
      Self.step(Self.state(["a", "b"], Self.screen), Self.state(["b", "a"], Self.screen)))
    #expect(transition.after.elements.map(\.kind) == [.cell, .cell])
  }
}
