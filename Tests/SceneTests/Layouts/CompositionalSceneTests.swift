import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// Compositional layouts as scenes write them.
@Suite @MainActor struct CompositionalSceneTests {
  private func scene(_ layout: String, steps: String = "[]") throws -> SceneDescription {
    try SceneLoader(kinds: SceneRegistry().kinds).load(
      SourceFile(
        path: "shelves.scene.json",
        text: """
          {"scene": 1, "canvas": {"size": [320, 480]},
           "layout": {"kind": "compositional", \(layout)},
           "data": {"sections": [
             {"id": "shelf", "header": "Shelf", "items": [{"generate": {"count": 6, "id": "s{n}"}}]},
             {"id": "grid", "items": [{"generate": {"count": 6, "id": "g{n}"}}]}]},
           "steps": \(steps)}
          """))
  }

  private static let shelves = """
    "interSectionSpacing": 10, "sections": {
      "shelf": {"orthogonalScrolling": "groupPaging", "contentInsets": [0, 10, 0, 10],
        "group": {"size": [100, 80], "items": [{"size": ["1w", "1h"], "insets": 5}]},
        "boundary": [{"kind": "header", "size": ["1w", 30]}]},
      "*": {"group": {"size": ["1w", 60], "repeat": 3, "spacing": 10,
        "items": [{"size": ["0.3w", "1h"]}]}}}
    """

  @Test func sectionsHaveWhatIsSaidOfThem() throws {
    let start = try SceneRunner().run(scene(Self.shelves)).start
    #expect(start[item: "s1"]?.frame == CGRect(x: 15, y: 35, width: 90, height: 70))
    #expect(start[item: "s5"] == nil)
    #expect(start[item: "g2"]?.frame == CGRect(x: 110, y: 120, width: 100, height: 60))
  }

  @Test func aStepScrollsASection() throws {
    let steps = """
      [{"scroll": {"section": "shelf", "offset": [130, 0]}}, {"scroll": {"section": "shelf", "by": [100, 0]}},
       {"scroll": {"to": "s1", "at": "left"}}]
      """
    let run = try SceneRunner().run(scene(Self.shelves, steps: steps))
    let places = run.steps.map { $0.after[item: "s3"]?.frame.minX }
    #expect(places == [115, 15, 215])
    #expect(run.steps.allSatisfy { $0.after[item: "g1"]?.frame.minX == 0 })
  }

  @Test func aSectionThatStandsStillCannotBeScrolled() throws {
    let steps = #"[{"scroll": {"section": "grid", "by": [10, 0]}}]"#
    let run = try SceneRunner().run(scene(Self.shelves, steps: steps))
    #expect(run.stop?.code == DiagnosticCode.unknownName.rawValue)
    #expect(throws: SceneFaults.self) {
      try scene(Self.shelves, steps: #"[{"scroll": {"section": "grit", "by": [10, 0]}}]"#)
    }
  }

  @Test func rowsStandInForSectionsOfWhichNothingIsSaid() throws {
    let start = try SceneRunner().run(scene(#""interSectionSpacing": 0"#)).start
    #expect(start[item: "s2"]?.frame == CGRect(x: 0, y: 44, width: 320, height: 44))
  }

  @Test(arguments: [
    (#""sections": {"*": {"group": {"size": ["1w"]}}}"#, "wrong-count"),
    (#""sections": {"*": {"group": {"size": ["1w", "one"]}}}"#, "wrong-value"),
    (#""sections": {"*": {}}"#, "missing-key"),
    (#""sections": {"*": {"group": {"axes": "vertical"}}}"#, "unknown-key"),
    (#""sections": {"*": {"group": {}, "orthogonalScrolling": "pages"}}"#, "wrong-value"),
  ]) func mistakesAreNamedAtTheirKeys(_ layout: String, _ code: String) {
    #expect(throws: SceneFaults.self) { try scene(layout) }
    do {
      _ = try scene(layout)
    } catch {
      let codes = (error as? SceneFaults)?.diagnostics.map(\.code)
      #expect(codes == [code])
    }
  }
}
