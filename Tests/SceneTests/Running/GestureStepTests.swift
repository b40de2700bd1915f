import CoreGraphics
import Motion
import Scene
import SceneFormat
import Testing

@Suite @MainActor struct GestureStepTests {
  func run(_ steps: String, canvas: String = "") throws -> SceneRun {
    try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [100, 200]\(canvas)},
       "layout": {"kind": "flow", "itemSize": [100, 50], "minimumLineSpacing": 0},
       "data": {"sections": [{"id": "s", "header": "Head", "items": [{"generate": {"count": 40, "id": "i{n}"}}]}]},
       "timing": {"duration": 1, "curve": "linear"},
       "steps": [\(steps)]}
      """)
  }

  @Test func pullsRefreshesAndGoesBack() throws {
    let run = try run(
      #"{"pull": 200}, {"refresh": "end"}, {"pull": 200, "animated": false}, {"refresh": "begin"}"#,
      canvas: #", "refreshControl": {"title": "Wait", "tint": "blue"}"#)
    #expect(run.stop == nil)
    #expect(run.steps.map(\.after.contentOffset.y) == [-60, 0, -60, -60])
    #expect(run.steps.map(\.after.insets.top) == [60, 0, 60, 60])
    #expect(abs(run.steps[0].duration - 1) < 0.001)
    #expect(run.steps[2].duration == 0)
    // Eight moves of the finger take half of the time, and the way back the other half.
    #expect(abs(run.steps[0].transitions[0].duration - 0.0625) < 0.001)
    #expect(abs((run.steps[0].transitions.last?.duration ?? 0) - 0.5) < 0.001)
  }

  @Test func pagesByNumberAndByWord() throws {
    let run = try run(#"{"page": "next"}, {"page": 2}, {"page": "previous"}, {"page": -2}"#)
    #expect(run.stop == nil)
    #expect(run.steps.map(\.after.contentOffset.y) == [200, 600, 400, 0])
  }

  @Test func saysWhichItemIsNotOnTheScreen() throws {
    let run = try run(#"{"tap": "i1"}, {"tap": {"header": "s"}}, {"tap": "i30"}"#)
    #expect(run.steps.count == 2)
    #expect(run.stop?.code == "step/off-screen")
    #expect(run.stop?.help == "scroll to it first")
    #expect(run.stop?.span.map { "\($0.start)" } == "5:61")
  }
}

extension GestureStepTests {
  @Test func filmsOfScrollsHaveIndicatorsAndOthersHaveNone() throws {
    let steps = #"{"scroll": {"by": [0, 90]}}, {"pull": 200}, {"update": {"delete": ["i3"]}}"#
    let run = try run(steps)
    let counts = run.steps.map { step in
      step.recording.count { $0.capture.indicators != nil }
    }
    #expect(counts == [1, 9, 0])
    let without = try self.run(steps, canvas: #", "scrollIndicators": false"#)
    #expect(without.steps.allSatisfy { $0.recording.allSatisfy { $0.capture.indicators == nil } })
  }

  @Test func theSpinnerTurnsWhileTheContentGoesUp() throws {
    let run = try run(#"{"pull": 200}, {"refresh": "end"}"#, canvas: #", "refreshControl": true"#)
    let release = try #require(run.steps[0].transitions.last)
    let moments = [0.05, 0.2, 0.35].map { release.snapshot(at: $0).backdrop?.items }
    #expect(Set(moments).count == 3)
    // At rest it is there, and gone when the refresh is done.
    #expect(run.steps[0].after.backdrop?.items.isEmpty == false)
    #expect(run.steps[1].after.backdrop?.items.isEmpty == true)
  }
}

extension GestureStepTests {
  @Test func dragsByIdentifierWithItsProposal() throws {
    let run = try run(
      #"{"drag": {"item": "i1", "to": "s/2"}}, {"drag": {"item": "i1", "to": {"before": "i2"}, "proposal": "copy"}},"#
        + #"{"drag": {"item": "i2", "to": "s/0", "proposal": "forbidden"}}, {"update": {"delete": ["i1-copy"]}}"#
    )
    #expect(run.stop == nil)
    let names = run.steps.map {
      $0.layout.elements.compactMap(\.id.identifier).prefix(4).joined(separator: " ")
    }
    #expect(names == ["i2 i3 i1 i4", "i1-copy i2 i3 i1", "i1-copy i2 i3 i1", "i2 i3 i1 i4"])
    #expect(abs(run.steps[0].duration - 1) < 0.001)
  }

  @Test func movesTheFocusAndScrollsAfterIt() throws {
    let run = try run(
      #"{"focus": "i3"}, {"focus": "down"}, {"focus": "i9"}, {"focus": "previous"}"#)
    #expect(run.stop == nil)
    #expect(run.steps.map(\.after.contentOffset.y) == [0, 36, 286, 286])
  }
}
