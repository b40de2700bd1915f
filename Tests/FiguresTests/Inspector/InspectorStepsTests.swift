import CoreGraphics
import Motion
import Readers
import Testing

@testable import Figures

/// The inspector of several steps: each has its own elements.
@Suite(.needs(.chromium))
struct InspectorStepsTests {
  /// One comes and three follow; then the content scrolls, and nobody of them is there any more.
  private static func html() throws -> String {
    let second = MotionCases.list(["Zoe", "Ann", "Bob", "Cat"])
    let third = MotionCases.list(["Dan", "Eve", "Fay"], top: 910)
    let far = MotionCases.phone.offsetBy(dx: 0, dy: 900)
    let states = [
      MotionCases.snapshot(MotionCases.list(["Ann", "Bob", "Cat"])), MotionCases.snapshot(second),
      MotionCases.snapshot(third, viewport: far),
    ]
    let timing = try Timing(duration: 0.3)
    let steps = zip(states, states.dropFirst()).enumerated().map { index, pair in
      MotionScore.Step(
        ["sync", "down"][index],
        TransitionCapture(before: pair.0, after: pair.1, timing: timing))
    }
    return Inspector(title: "list").html(try MotionScore(steps))
  }

  @Test func followersOfAStepMayBeGoneInTheNext() async throws {
    let html = try Self.html()
    let first = try await InspectorPage.shown("#step=sync&t=0.1", html: html)
    #expect(first.data["ready"] == "1")
    #expect(first.html.contains("▸ 3 follow"))
    let second = try await InspectorPage.shown("#step=down&t=0.1", html: html)
    #expect(second.data["step"] == "down")
    #expect(!second.html.contains("▸ 3 follow"))
  }
}
