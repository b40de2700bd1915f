import Scene
import SceneFormat
import Testing
import UIKit

/// Values of a layout as a structure of the app's own.
@Suite @MainActor struct GivenValuesTests {
  struct Values: Codable {
    enum Side: String, Codable { case left, right }
    var height = 40.0
    var columns = 2
    var side = Side.left
    var gap = CGSize(width: 10, height: 0)
  }

  final class RowsLayout: UICollectionViewFlowLayout {
    var values = Values()

    override func prepare() {
      itemSize = CGSize(width: 200 / CGFloat(values.columns), height: values.height)
      minimumInteritemSpacing = 0
      minimumLineSpacing = values.gap.width
      super.prepare()
    }
  }

  private var registry: SceneRegistry {
    var registry = SceneRegistry()
    SceneAddition.layout(
      "rows", origin: "app", values: Values(), make: RowsLayout.init, set: { $0.values = $1 }
    ).add(to: &registry)
    return registry
  }

  private func run(_ params: String, steps: String = "") throws -> SceneRun {
    let text = """
      {"scene": 1, "canvas": {"size": [200, 300]}, "layout": {"kind": "rows"\(params)},
       "data": {"sections": [{"id": "main", "items": ["a", "b", "c"]}]}, "steps": [\(steps)]}
      """
    let scene = try SceneLoader(kinds: registry.kinds).load(
      SourceFile(path: "rows.scene.json", text: text))
    return try SceneRunner(registry: registry).run(scene)
  }

  @Test func takesWhatTheSceneSaysAndKeepsTheRest() throws {
    let run = try run(
      #", "params": {"columns": 1, "gap": [4, 0]}"#, steps: #"{"set": {"height": 60}}"#)
    #expect(run.start[item: "b"]?.frame == CGRect(x: 0, y: 44, width: 200, height: 40))
    #expect(run.end[item: "b"]?.frame == CGRect(x: 0, y: 64, width: 200, height: 60))
  }

  @Test func isAsItIsGivenWhereTheSceneSaysNothing() throws {
    #expect(try run("").start[item: "c"]?.frame == CGRect(x: 0, y: 50, width: 100, height: 40))
  }

  @Test func isInTheSchemaWithItsUsualValues() throws {
    let schema = try #require(SceneSchema(kinds: registry.kinds).json(ofLayout: "rows"))
    for key in ["height", "columns", "side", "gap"] { #expect(schema.contains("\"\(key)\"")) }
    #expect(schema.contains("40"))
  }

  @Test func saysWhichValueIsWrong() throws {
    let faults = try #require(throws: SceneFaults.self) {
      try run(#", "params": {"columns": 1.5}"#)
    }
    #expect(faults.diagnostics.map(\.code) == ["layout/parameter"])
    #expect(faults.diagnostics[0].message.contains("columns"))
    let unknown = try #require(throws: SceneFaults.self) { try run(#", "params": {"colums": 1}"#) }
    #expect(unknown.diagnostics.map(\.code) == ["unknown-key"])
  }
}
