import CoreGraphics
import Drawing
import Foundation
import Motion
import Scene
import SceneFormat
import Testing
import UIKit

@Suite @MainActor struct SceneRunnerTests {
  @Test func laysOutTheSmallestScene() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "layout": {"kind": "flow", "itemSize": [80, 80]},
       "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 12}}]}]}}
      """)
    #expect(run.stop == nil)
    #expect(run.warnings == [])
    #expect(run.start.elements.count == 12)
    #expect(run.start[item: "a-5"]?.frame == CGRect(x: 0, y: 90, width: 80, height: 80))
  }

  /// Whoever asks for the end alone gets the end that all steps lead to.
  @Test func theEndIsTheSameWithoutItsWay() throws {
    let loader = SceneLoader(kinds: SceneRegistry().kinds)
    let folder = PlayedScenes.fixtures.deletingLastPathComponent()
      .appendingPathComponent("showcase")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.contains(".scene.") }.sorted()
    var count = 0
    for name in names {
      guard let scene = try? loader.load(folder.appendingPathComponent(name).path),
        !scene.steps.isEmpty
      else { continue }
      let run = try SceneRunner().run(scene)
      let end = try SceneRunner().end(of: scene)
      #expect(end == run.end, "\(name)")
      count += 1
    }
    let faulty = PlayedScenes.flow(
      #""steps": [{"update": {"delete": ["a"]}}, {"calls": [{"delete": "9-9"}]}]"#)
    let file = SourceFile(path: "test.scene.json", text: faulty)
    if let scene = try? loader.load(file) {
      #expect(try SceneRunner().end(of: scene) == SceneRunner().run(scene).end)
      count += 1
    }
    #expect(count > 12)
  }

  @Test func eachSceneBeginsAsAProgramDoes() throws {
    UIView.setAnimationsEnabled(false)
    CATransaction.setDisableActions(true)
    _ = try PlayedScenes.run(PlayedScenes.flow(#""title": "none""#))
    #expect(UIView.areAnimationsEnabled)
    #expect(!CATransaction.disableActions())
  }

  @Test func aGestureBeginsAfterItsDelay() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [100, 200]}, "layout": {"kind": "flow", "itemSize": [80, 80]},
       "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 12}}]}]},
       "steps": [{"pull": 100, "timing": {"duration": 1, "delay": 0.5}}]}
      """)
    let timings = try #require(run.steps.first).recording.map(\.capture.timing)
    #expect(timings.map(\.delay).filter { $0 > 0 } == [0.5])
    #expect(try #require(run.steps.first).duration == 1.5)
  }

  @Test func drawsEveryElementFromARealView() throws {
    let run = try PlayedScenes.run(PlayedScenes.flow(#""style": {"palette": "okabe-ito"}"#))
    let contents = run.start.elements.map(\.content.isEmpty)
    #expect(contents == [false, false, false, false])
  }

  @Test func playsAnUpdateByIdentifiers() throws {
    let run = try PlayedScenes.run(
      PlayedScenes.flow(
        """
        "steps": [{"name": "sync", "timing": {"duration": 0.5, "curve": "linear"}, "update": {
          "delete": ["b"], "insert": [{"item": "z", "to": "main/0"}],
          "move": [{"item": "a", "to": {"after": "c"}}]}}]
        """))
    let step = try #require(run.step(named: "sync"))
    #expect(run.stop == nil)
    #expect(step.recording.map(\.cause) == [.update])
    #expect(step.duration == 0.5)
    let cells = step.layout.elements.compactMap(\.id.identifier)
    #expect(cells == ["z", "c", "a", "x"])
    let roles = step.transitions[0].tracks.map { "\($0.start.id.identifier ?? "") \($0.role)" }
    #expect(roles.contains("z appearing"))
    #expect(roles.contains("b disappearing"))
    #expect(roles.contains("a moved"))
  }

  @Test(arguments: [
    (#"{"apply": {"main": ["c", "n", "a"]}}"#, ["c", "n", "a", "x"]),
    (#"{"animated": false, "update": {"deleteSections": ["main"]}}"#, ["x"]),
    (#"{"update": {"moveSections": [{"section": "more", "to": 0}]}}"#, ["x", "a", "b", "c"]),
    (
      #"{"update": {"insertSections": [{"section": {"id": "s", "items": ["k"]}, "to": 1}]}}"#,
      ["a", "b", "c", "k", "x"]
    ),
    (
      #"{"calls": {"ops": [["delete", 0, 1]], "dataAfter": {"main": ["a", "c"]}}}"#,
      ["a", "c", "x"]
    ),
    (#"{"update": {"reload": [{"id": "b", "label": "B!"}, "a"]}}"#, ["a", "b", "c", "x"]),
  ])
  func leavesTheDataThatAStepAsksFor(_ step: String, _ names: [String]) throws {
    let run = try PlayedScenes.run(PlayedScenes.flow("\"steps\": [\(step)]"))
    #expect(run.stop == nil)
    #expect(run.warnings == [])
    #expect(run.steps.first?.layout.elements.compactMap(\.id.identifier) == names)
  }

  @Test func changesLayoutsAndWindows() throws {
    let run = try PlayedScenes.run(
      PlayedScenes.flow(
        """
        "steps": [{"layout": "wide"}, {"bounds": [300, 100]}, {"bounds": "rotate"},
          {"transition": {"to": "ring", "progress": [0, 0.5, 1]}}, {"set": {"margin": 30}},
          {"invalidate": "everything"}, {"invalidate": ["a"]}, {"wait": 1}]
        """))
    #expect(run.stop == nil)
    #expect(run.steps.map(\.name) == (1...8).map { "step-\($0)" })
    #expect(run.steps[0].layout[item: "a"]?.size == CGSize(width: 90, height: 40))
    #expect(run.steps[1].after.viewport.size == CGSize(width: 300, height: 100))
    #expect(run.steps[2].after.viewport.size == CGSize(width: 100, height: 300))
    #expect(run.steps[3].layout[item: "a"]?.size == CGSize(width: 56, height: 56))
    #expect(run.steps[3].duration > 0)
    #expect(run.steps[4].layout[item: "a"]?.center != run.steps[3].layout[item: "a"]?.center)
  }

  @Test func scrollsByToAndWithAFlick() throws {
    let items = #"[{"generate": {"count": 40, "id": "i{n}"}}]"#
    let run = try PlayedScenes.run(
      PlayedScenes.flow(
        """
        "steps": [{"scroll": {"by": [0, 100]}}, {"scroll": {"to": "i40", "at": "bottom"}},
          {"scroll": {"offset": [0, 50], "velocity": [0, 2]}}, {"scroll": {"by": [0, -9000]}},
          {"scroll": {"by": [0, 9000]}, "animated": false}]
        """, items: items))
    let offsets = run.steps.map(\.after.contentOffset.y)
    #expect(offsets[0] == 100)
    #expect(offsets[2] == 50)
    #expect(offsets[3] == 0)
    #expect(offsets[4] == run.end.contentSize.height - 200)
    #expect(run.steps[0].duration == 0.3)
  }

  @Test func letsCellsPreferOtherSizes() throws {
    let text = PlayedScenes.flow(#""steps": [{"fit": {"b": [60, 100]}}]"#)
      .replacing(#""itemSize": [60, 60]"#, with: #""estimatedItemSize": [60, 60]"#)
      .replacing(#"["a", "b", "c"]"#, with: #"[{"id": "b", "fittingSize": [60, 30]}]"#)
    let run = try PlayedScenes.run(text)
    #expect(run.start[item: "b"]?.size.height == 30)
    #expect(run.end[item: "b"]?.size.height == 100)
  }

  @Test func givesSectionsWithHeadersRoomForThem() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [300, 300]}, "layout": {"kind": "columns"},
       "data": {"sections": [{"id": "s", "header": "Friends", "items": ["a"]}]}}
      """)
    let header = ElementID(
      .supplementary("UICollectionElementKindSectionHeader"), .identifier("s"))
    #expect(run.start[header]?.size.height == 36)
    #expect(run.start[header]?.content.isEmpty == false)
  }

  @Test func givesItemsTheSizesThatSomeOfThemHave() throws {
    let run = try PlayedScenes.run(
      PlayedScenes.flow(
        #""name": "n""#,
        items: #"["a", {"id": "b", "size": [100, 20]}, {"id": "c", "aspect": 0.5}]"#))
    #expect(run.start[item: "a"]?.size == CGSize(width: 60, height: 60))
    #expect(run.start[item: "b"]?.size == CGSize(width: 100, height: 20))
    #expect(run.start[item: "c"]?.size == CGSize(width: 30, height: 60))
  }

  @Test func givesOnlySectionsWithHeadersHeaders() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [300, 300]}, "layout": {"kind": "flow"},
       "data": {"sections": [{"id": "s", "items": ["a"]},
        {"id": "t", "header": {"size": [0, 50]}, "footer": "end", "items": ["b"], "insets": 20}]}}
      """)
    let bars = run.start.elements.filter { $0.kind != .cell }
    #expect(bars.compactMap(\.id.identifier) == ["t", "t"])
    #expect(bars.map(\.size.height) == [36, 50])
    #expect(run.start[item: "b"]?.frame.origin == CGPoint(x: 20, y: 120))
  }

  @Test func aStoreHasShelvesThatScrollByThemselves() throws {
    let run = try PlayedScenes.run(fixture: "store.scene.yaml")
    // Its last step is there for that.
    #expect(run.stop?.code == "invalid-update/count")
    #expect(run.start.elements.contains { $0.kind == .cell })
  }

  @Test func keepsTheConversationWhereSomebodyListens() throws {
    let text = PlayedScenes.flow(#""steps": [{"update": {"delete": ["a"]}}]"#)
    let heard = try PlayedScenes.run(text, listens: true).steps[0].conversation
    #expect(heard?.calls.contains { $0.method.contains("prepare") } == true)
    #expect(try PlayedScenes.run(text).steps[0].conversation == nil)
  }

  @Test func stopsWhereUIKitWould() throws {
    let run = try PlayedScenes.run(
      PlayedScenes.flow(
        """
        "steps": [{"name": "fine", "wait": 0},
          {"name": "crash", "calls": {"ops": [["delete", 0, 0], ["insert", 0, 1]],
            "dataAfter": {"main": ["b", "c"]}}},
          {"name": "never", "wait": 1}],
         "expect": [{"fails": "invalid-update/count"}]
        """))
    let stop = try #require(run.stop)
    #expect(run.steps.map(\.name) == ["fine"])
    #expect(run.stopsAsExpected)
    #expect(run.results(golden: { _ in nil }, pictures: { _ in [] }).map(\.isMet) == [true])
    let lines = stop.text().split(separator: "\n").prefix(7).joined(separator: "\n")
    #expect(
      lines == """
        error[invalid-update/count]: section "main" would hold 3 items after step "crash", the data has 2
          --> test.scene.json:6:21
         6 |   {"name": "crash", "calls": {"ops": [["delete", 0, 0], ["insert", 0, 1]],
           |                     ^^^^^^^
           3 before − 1 deleted (0) + 1 inserted (1) + 0 moved in − 0 moved out = 3
           2 after: b c
           no identifier was added, yet an insert was announced at 1
        """)
    #expect(stop.help == "remove the insert, or add the item to the data before the update ends")
    #expect(stop.notes.first?.hasPrefix("UIKit stops here with \"Invalid update:") == true)
  }

  @Test(arguments: ["friends-sync.scene.json", "mosaic-to-waterfall.scene.json"])
  func playsTheExamples(_ name: String) throws {
    let run = try PlayedScenes.run(fixture: name)
    #expect(run.stop == nil)
    #expect(run.warnings == [])
    #expect(run.steps.count == run.scene.steps.count)
    let unmet = PlayedScenes.results(of: run).flatMap(\.diagnostics).map(\.shortText)
    #expect(unmet == [])
  }

  @Test func givesTheSameBytesTwice() throws {
    let tables = try (0..<2).map { _ in
      try PlayedScenes.run(fixture: "mosaic-to-waterfall.scene.json").table.text
    }
    #expect(tables[0] == tables[1])
  }
}
