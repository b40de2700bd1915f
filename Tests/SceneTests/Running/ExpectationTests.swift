import Scene
import SceneFormat
import Testing

@Suite @MainActor struct ExpectationTests {
  private func results(_ expectation: String, layout: String = "") throws -> [ExpectationResult] {
    let steps =
      #""steps": [{"name": "s", "update": {"insert": [{"item": "z", "to": "main/0"}], "delete": ["c"]}}]"#
    let run = try PlayedScenes.run(PlayedScenes.flow("\(steps), \"expect\": [\(expectation)]"))
    return PlayedScenes.results(of: run)
  }

  @Test(arguments: [
    #"{"contract": true}"#, #"{"contract": ["no-alias"], "steps": ["s"]}"#,
    #"{"noOverlap": "all"}"#,
    #"{"insideContent": true}"#, #"{"pixelAligned": true}"#, #"{"maxShift": 1}"#,
    #"{"attributes": {"of": "z", "step": "s", "phase": "initial", "alpha": 0}}"#,
    #"{"attributes": {"of": "a", "frame": [70, 0, 60, 60], "zIndex": 0, "hidden": false}}"#,
    #"{"attributes": {"of": "c", "phase": "final", "alpha": 0}}"#,
  ])
  func holds(_ expectation: String) throws {
    #expect(try results(expectation).flatMap(\.diagnostics) == [])
  }

  @Test(arguments: [
    (#"{"maxShift": 0.001}"#, "expect/shift"),
    (#"{"attributes": {"of": "a", "frame": [0, 0, 60, 60]}}"#, "expect/attributes"),
    (#"{"attributes": {"of": "a", "phase": "before", "alpha": 0.5}}"#, "expect/attributes"),
    (#"{"attributes": {"of": "nobody"}}"#, "expect/attributes"),
    (#"{"fails": "invalid-update/count"}"#, "expect/no-failure"),
    (#"{"golden": "nothing.attrs"}"#, "expect/golden-missing"),
    (#"{"golden": "friends-sync.attrs.json"}"#, "expect/golden"),
  ])
  func findsWhatIsNotSo(_ expectation: String, _ code: String) throws {
    #expect(try results(expectation).flatMap(\.diagnostics).map(\.code) == [code])
  }

  /// The hand takes the item along in several changes, of which the first one ends on the way.
  @Test func aStepUnderAFingerEndsWithItsLastChange() throws {
    let run = try PlayedScenes.run(
      PlayedScenes.flow(
        #"""
        "steps": [{"name": "drag", "drag": {"item": "a", "to": "main/2"}}],
        "expect": [
          {"attributes": {"of": "a", "step": "drag", "phase": "before", "frame": [0, 0, 60, 60]}},
          {"attributes": {"of": "a", "step": "drag", "frame": [140, 0, 60, 60], "alpha": 1}},
          {"attributes": {"of": "b", "step": "drag", "frame": [0, 0, 60, 60]}}
        ]
        """#))
    #expect(run.steps[0].recording.count > 1)
    #expect(PlayedScenes.results(of: run).flatMap(\.diagnostics) == [])
  }

  @Test func comparesWithinATolerance() throws {
    let text = PlayedScenes.flow(#""expect": [{"golden": "g.attrs", "tolerance": 1}]"#)
    let run = try PlayedScenes.run(text)
    let near = run.table.text.replacing("70 0 60 60", with: "70.5 0 60 60")
    func results(_ golden: String) -> [ExpectationResult] {
      run.results(golden: { SourceFile(path: $0, text: golden) }, pictures: { _ in [] })
    }
    #expect(results(near).map(\.isMet) == [true])
    let far = run.table.text.replacing("70 0 60 60", with: "72 0 60 60")
    let found = results(far).flatMap(\.diagnostics)
    #expect(found.map(\.details) == [["~ cell b: x 72 → 70 (-2)"]])
  }
}
