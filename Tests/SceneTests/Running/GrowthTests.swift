import Motion
import SceneFormat
import Testing

@testable import Scene

/// The work on a scene grows as what it asks for does: counted, not timed.
@Suite @MainActor struct GrowthTests {
  private func steps(_ count: Int) throws -> SceneRun {
    let steps = (0..<count).map { number in
      let (item, other) = number % 2 == 0 ? ("a", "b") : ("b", "a")
      return
        "{\"update\": {\"move\": [{\"item\": \"\(item)\", \"to\": {\"after\": \"\(other)\"}}]}}"
    }
    return try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [200, 200]}, "layout": {"kind": "flow", "itemSize": [40, 40]},
       "data": {"sections": [{"id": "s", "items": ["a", "b", "c"]}]},
       "steps": [\(steps.joined(separator: ",\n"))]}
      """)
  }

  /// One table is made of all steps, and its rows are sorted once.
  @Test func theTableOfManyStepsIsSortedOnce() throws {
    let comparisons = try [20, 40, 80].map { count in
      var comparisons = 0
      let table = try steps(count).table(counting: &comparisons)
      #expect(table.steps.count == count)
      return comparisons
    }
    #expect(comparisons[1] <= comparisons[0] * 5 / 2)
    #expect(comparisons[2] <= comparisons[1] * 5 / 2)
  }

  /// The state at the end of one step is that at the start of the next.
  @Test func aStepBeginsWhereTheLastOneEnded() throws {
    let run = try steps(6)
    for (step, next) in zip(run.steps, run.steps.dropFirst()) { #expect(step.after == next.before) }
    #expect(run.start == run.steps[0].before)
  }

  /// Each view is drawn when a change begins, starts, ends, and when all is at rest again; never more often.
  @Test func viewsAreDrawnOnceAMoment() throws {
    let stage = try Stage(
      LineLayout(), sections: [StageSection("s", count: 8)])
    let before = try stage.snapshot(of: .viewport, drawn: true)
    _ = try stage.update { $0[0].items.swapAt(0, 5) }
    let drawings = try #require(stage.drawingsAtRest)
    #expect(drawings.count <= 5 * before.elements.count)
    let known = drawings.count
    #expect(
      try stage.snapshot(of: .viewport, drawn: true, knowing: drawings)
        == stage.snapshot(of: .viewport, drawn: true))
    #expect(drawings.count == known)
  }
}
