import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// Each rule with a layout that breaks it and one that does not.
@Suite @MainActor struct AuditRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: AuditRule
    let make: @MainActor @Sendable () -> BrokenLayouts.Tiles
    let sentence: String
    var testDescription: String { rule.name }
  }

  nonisolated static let cases: [Case] = [
    Case(
      rule: .singleElements, make: { BrokenLayouts.Doubling() },
      sentence: #""feed-0" is answered twice for one rectangle"#),
    Case(
      rule: .knownItems, make: { BrokenLayouts.Overcounting() },
      sentence: "cell 0-30 is answered, though the data have no such item"),
    Case(
      rule: .knownItems, make: { BrokenLayouts.Forgetting() },
      sentence: #""feed-29" is in no answer, not even in that for the whole content"#),
    Case(
      rule: .queryExact, make: { BrokenLayouts.Answering() },
      sentence:
        #""feed-18" at 0 450 40 40 is answered for 0 0 100 200, which is more than a screen away"#),
    Case(
      rule: .contentSize, make: { BrokenLayouts.Short() },
      sentence: #""feed-28" at 0 700 40 40 reaches beyond the content of 100 720"#),
    Case(
      rule: .depthOrder, make: { BrokenLayouts.Stacked() },
      sentence: #""feed-0" and "feed-2" overlap, and both have the zIndex 3"#),
    Case(
      rule: .scrollInvalidation, make: { BrokenLayouts.Restless() },
      sentence:
        "scrolling by a third of the screen prepares all 30 elements anew, though of 8 that stay in sight "
        + "8 are as they were"
    ),
  ]

  private func stage(_ layout: UICollectionViewLayout) throws -> Stage {
    try Stage(
      layout, sections: [StageSection("feed", count: 30)],
      setting: StageSetting(size: CGSize(width: 100, height: 200)))
  }

  @Test(arguments: cases) func findsTheLayoutThatBreaksIt(_ example: Case) throws {
    let found = try stage(example.make()).audit([example.rule])
    #expect(found.map(\.sentence) == [example.sentence])
  }

  @Test(arguments: cases) func findsNothingInTheOneThatDoesNot(_ example: Case) throws {
    let layout = example.make()
    layout.keeps = true
    #expect(try stage(layout).audit([example.rule]).map(\.sentence) == [])
  }

  @Test func findsAttributesThatAreEqualThoughTheirValuesDiffer() throws {
    #expect(
      try stage(BrokenLayouts.Tilting()).audit([.completeCopies]).map(\.sentence)
        == [#"the attributes of "feed-0" are equal to others with another tilt"#])
    #expect(try stage(BrokenLayouts.ComparedTilting()).audit([.completeCopies]) == [])
  }

  /// A layout that turns what is seen has to be asked, and one that keeps what it knows prepares nothing.
  @Test func findsNothingWhereScrollingChangesMuchOrCostsLittle() throws {
    let fading = BrokenLayouts.Restless()
    fading.fades = true
    #expect(try stage(fading).audit([.scrollInvalidation]) == [])
    #expect(try stage(BrokenLayouts.Remembering()).audit([.scrollInvalidation]) == [])
    let forgetful = BrokenLayouts.Remembering()
    forgetful.forgets = true
    #expect(try stage(forgetful).audit([.scrollInvalidation]).count == 1)
  }

  @Test func looksBackWhereTheContentEnds() throws {
    let stage = try stage(BrokenLayouts.Restless())
    try stage.perform { $0.contentOffset.y = 540 }
    #expect(try stage.audit([.scrollInvalidation]).count == 1)
    #expect(try stage.perform { $0.contentOffset.y } == 540)
  }

  private func findings(
    _ layout: BrokenLayouts.Flying, _ change: (Stage) throws -> Recording
  ) throws -> [String] {
    let stage = try stage(layout)
    let played = try change(stage)
    return try stage.audit([.meetingEnds], after: played).map(\.sentence)
  }

  @Test func findsElementsThatStayAndFlyInAllTheSame() throws {
    func update(_ stage: Stage) throws -> Recording {
      try stage.update { $0[0].items.insert("new", at: 1) }
    }
    #expect(
      try findings(BrokenLayouts.Flying(), update) == [
        #""feed-0" is at 0 0 40 40 before the update, and the layout has it begin at 100 0 40 40, with an alpha of 0"#
      ])
    let kept = BrokenLayouts.Flying()
    kept.keeps = true
    #expect(try findings(kept, update) == [])
  }

  @Test func findsElementsThatFlyInWhenTheDeviceIsTurned() throws {
    #expect(
      try findings(BrokenLayouts.Flying()) { try $0.rotate() }.first?
        .contains("before the change of the bounds, and the layout has it begin at") == true)
    let kept = BrokenLayouts.Flying()
    kept.keeps = true
    #expect(try findings(kept) { try $0.rotate() } == [])
  }

  /// Flow and compositional layouts ask cells for their sizes when they come into sight.
  @Test(arguments: [
    #"{"kind": "flow", "estimatedItemSize": [375, 40]}"#,
    ##"{"kind": "compositional", "sections": {"*": {"group": {"size": ["1w", "~40"], "items": [{"size": ["1w", "~40"]}]}}}}"##,
  ]) func cellsThatSizeThemselvesBeginWhereTheyWereEstimated(_ layout: String) throws {
    let text = """
      {"scene": 1, "canvas": {"size": [375, 600]}, "layout": \(layout),
       "data": {"sections": [{"id": "a", "items": [
         {"id": "x", "fittingSize": [80, 77]}, "y", {"generate": {"count": 20}}]}]},
       "steps": [
         {"update": {"insert": [{"item": {"id": "new", "fittingSize": [300, 90]}, "to": "a/0"}]}},
         {"update": {"delete": ["y"]}}, {"bounds": "rotate"}],
       "expect": [{"contract": ["meeting-ends"]}]}
      """
    let runner = SceneRunner()
    let run = try runner.run(
      SceneLoader(kinds: runner.registry.kinds).load(SourceFile(path: "a.scene.json", text: text)))
    #expect(run.stop == nil)
    #expect(run.steps.flatMap(\.audit) == [])
  }

  @Test func leavesEverythingAsItWas() throws {
    let stage = try stage(BrokenLayouts.Restless())
    try stage.perform { $0.contentOffset.y = 30 }
    let before = try stage.snapshot()
    _ = try stage.audit(AuditRule.allCases)
    #expect(try stage.snapshot() == before)
  }

  /// A page tells the fault and the cure of each.
  @Test(arguments: AuditRule.allCases) func everyRuleHasAPage(_ rule: AuditRule) {
    #expect(rule.explanation.page.contains("Cure: "))
    #expect(!rule.help.isEmpty)
  }
}
