import Scene
import SceneFormat
import Testing

/// Rows of 200 by 40 in a window of 200 by 200.
@Suite @MainActor struct StepShiftTests {
  private func run(
    _ steps: String, items: String = #"["a", "b", "c", "d", "e", "f", "g"]"#, offset: Int = 0,
    expecting: String = ""
  ) throws -> SceneRun {
    try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [200, 200], "contentOffset": [0, \(offset)]},
       "layout": {"kind": "flow", "itemSize": [200, 40], "minimumLineSpacing": 0},
       "layouts": {"wide": {"kind": "flow", "itemSize": [90, 60]}},
       "data": {"sections": [{"id": "main", "items": \(items)}]},
       "steps": [\(steps)]\(expecting)}
      """)
  }

  private func words(_ steps: String, offset: Int = 0) throws -> [String] {
    let run = try run(steps, offset: offset)
    return try #require(run.steps.last).shift.score.jumps.map(\.words)
  }

  private func score(_ steps: String, offset: Int = 0) throws -> Double {
    try #require(try run(steps, offset: offset).steps.last).shift.score.value
  }

  @Test func thoseWhoMakeRoomJump() throws {
    let step = #"{"name": "s", "update": {"insert": [{"item": "z", "to": "main/2"}]}}"#
    // From 80 to the end of the screen: c, d and e, of which e leaves it; each by 40 of 200.
    #expect(try abs(score(step) - 0.6 * 0.2) < 1e-9)
    #expect(try words(step) == ["c 40 down", "d 40 down", "e 40 down"])
  }

  @Test func whoIsAskedToMoveDoesNot() throws {
    let step = #"{"name": "s", "update": {"move": [{"item": "a", "to": {"after": "c"}}]}}"#
    #expect(try words(step) == ["b 40 up", "c 40 up"])
  }

  @Test func aWholeScreenOfNewRowsJumpsAsFarAsCanBe() throws {
    let new = (1...5).map { #"{"item": "n\#($0)", "to": "main/0"}"# }.joined(separator: ", ")
    #expect(try score(#"{"name": "s", "update": {"insert": [\#(new)]}}"#) == 1)
  }

  @Test func followersOfARowThatGrowsJump() throws {
    let grows = #"{"name": "s", "update": {"delete": ["a", "b"]}}"#
    let all = ["c 80 up", "d 80 up", "e 80 up", "f 80 up", "g 80 up"]
    #expect(try words(grows) == all)
  }

  @Test(arguments: [
    #"{"name": "s", "update": {"reload": [{"id": "a", "label": "A"}]}}"#,
    #"{"name": "s", "scroll": {"by": [0, 60]}}"#, #"{"name": "s", "layout": "wide"}"#,
    #"{"name": "s", "bounds": "rotate"}"#, #"{"name": "s", "bounds": [120, 300]}"#,
    #"{"name": "s", "wait": 0.1}"#,
    #"{"name": "s", "update": {"insert": [{"item": "z", "to": {"after": "g"}}]}}"#,
  ])
  func nobodyJumps(_ step: String) throws {
    #expect(try words(step) == [])
    #expect(try score(step) == 0)
  }

  @Test func whoIsPulledDownByAnEndThatComesNearerJumps() throws {
    // At the end of the content, the last two rows go: the others come down by 80.
    let step = #"{"name": "s", "update": {"delete": ["f", "g"]}}"#
    let all = ["a 80 down", "b 80 down", "c 80 down", "d 80 down", "e 80 down"]
    #expect(try words(step, offset: 80) == all)
  }

  @Test func comparesEachStepWithTheOneBefore() throws {
    let run = try run(
      """
      {"name": "one", "update": {"delete": ["a"]}}, {"name": "two", "wait": 0.1},
      {"name": "three", "scroll": {"by": [0, 20]}}
      """)
    #expect(run.steps.map { $0.shift.score.value > 0 } == [true, false, false])
  }

  // MARK: The expectation

  private func findings(_ limit: String, steps: String = "") throws -> [Diagnostic] {
    let run = try run(
      """
      {"name": "one", "update": {"delete": ["a"]}},
      {"name": "two", "update": {"insert": [{"item": "z", "to": "main/2"}]}}
      """, expecting: #", "expect": [{"maxShift": \#(limit)\#(steps)}]"#)
    return PlayedScenes.results(of: run).flatMap(\.diagnostics)
  }

  @Test func namesStepScoreLimitAndCauses() throws {
    let findings = try findings("0.1")
    #expect(
      findings.map(\.message) == [
        "step \"one\": shift 0.2, at most 0.1: b 40 up, c 40 up, d 40 up, e 40 up, f 40 up",
        "step \"two\": shift 0.12, at most 0.1: d 40 down, e 40 down, f 40 down",
      ])
    #expect(findings.map(\.code) == ["expect/shift", "expect/shift"])
    #expect(findings[1].notes == ["0.6 of the screen × 0.2 of its longer side"])
  }

  @Test func aScoreAtTheLimitIsAllowed() throws {
    #expect(try findings("0.2").isEmpty)
    #expect(try findings("0.12").count == 1)
    #expect(try findings("0.11", steps: #", "steps": ["two"]"#).count == 1)
    #expect(try findings("0.12", steps: #", "steps": ["two"]"#).isEmpty)
  }

  @Test func aSceneWithoutStepsHasNothingThatJumps() throws {
    let run = try run("", expecting: #", "expect": [{"maxShift": 0}]"#)
    #expect(PlayedScenes.results(of: run).map(\.isMet) == [true])
  }
}
