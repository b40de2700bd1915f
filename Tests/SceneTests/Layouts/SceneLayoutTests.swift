import Foundation
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// One declaration for each layout: names, keys, schema and playing follow from it.
@Suite @MainActor struct SceneLayoutTests {
  private static let played = SceneLayout.shipped.filter(\.kind.isSupported)

  private func values(_ json: String) throws -> SceneValues {
    let scene = try SceneLoader(kinds: SceneRegistry().kinds).load(
      SourceFile(
        path: "values.scene.json",
        text: #"{"scene": 1, "data": {"sections": [{"id": "s", "items": [{"id": "a", "data": "#
          + json + "}]}]}}"))
    return SceneValues(scene.sections[0].items[0].data)
  }

  /// A value that no fresh layout has, and the text that says it.
  private func example(of shape: Shape, not standard: String) -> String {
    switch shape {
    case .flag: standard == "true" ? "false" : "true"
    case .choice(let words): words.map { "\"\($0)\"" }.first { $0 != standard } ?? ""
    case .numbers(let count, _): "[\(Array(repeating: "7", count: count).joined(separator: ", "))]"
    case .number(let range): (range ?? 0...100).contains(7) ? "7" : "0.5"
    default: "7"
    }
  }

  // `CompositionalSceneTests` goes through those that are objects of tables.
  @Test func everyKeySetsAValueOfItsOwn() throws {
    for layout in Self.played {
      for key in layout.kind.keys ?? [] where !key.shape.isOfTables {
        let value = example(of: key.shape, not: key.standard ?? "")
        let made = layout.make()
        layout.set(try values(#"{"\#(key.name)": \#(value)}"#), made)
        let changed = layout.keys(made).filter { $0.standard != layout.kind.key($0.name)?.standard }
        #expect(changed.map(\.name) == [key.name], "\(layout.kind.name)")
        #expect(changed.map(\.standard) == [value], "\(layout.kind.name)")
      }
    }
  }

  @Test func everyLayoutThatComesAlongIsPlayed() throws {
    for name in Self.played.map(\.kind.name) {
      let data = #""data": {"sections": [{"id": "s", "items": ["a", "b"]}]}"#
      let run = try PlayedScenes.run(#"{"scene": 1, "layout": "\#(name)", \#(data)}"#)
      let (first, second) = (run.start[item: "a"]?.frame, run.start[item: "b"]?.frame)
      #expect(first?.isEmpty == false, "\(name)")
      #expect(second != nil && second != first, "\(name)")
    }
  }

  @Test func theFirstOneIsWhatScenesGetThatNameNone() throws {
    let run = try PlayedScenes.run(
      #"{"scene": 1, "data": {"sections": [{"id": "s", "items": ["a"]}]}}"#)
    #expect(run.scene.layout.kind.value == "flow")
  }

  // MARK: Layouts of one's own

  private final class Stairs: UICollectionViewFlowLayout { var step: CGFloat = 12 }

  private static let stairs = SceneLayout(
    "stairs", text: "Items on stairs.", make: Stairs.init,
    values: [.value("step", \.step, as: .number(1...100), text: "How high a step is.")])

  @Test func declarationsOfOnesOwnAreNamedWithTheirValues() throws {
    var registry = SceneRegistry()
    SceneAddition.layout(Self.stairs, origin: "MyLayouts").add(to: &registry)
    #expect(
      registry.kinds.layouts["stairs"]
        == LayoutKind(
          "stairs", "Items on stairs.",
          keys: [Key("step", .number(1...100), "How high a step is.", standard: "12")],
          origin: "MyLayouts"))
    let scene = try SceneLoader(kinds: registry.kinds).load(
      SourceFile(
        path: "stairs.scene.json",
        text: """
          {"scene": 1, "layout": {"kind": "stairs", "params": {"step": 30}},
           "data": {"sections": [{"id": "s", "items": ["a"]}]}}
          """))
    let layout = try registry.layout(scene.layout)
    #expect((layout as? Stairs)?.step == 30)
  }

  @Test func aLayoutOfOnesOwnTakesThePlaceOfTheOneWithItsName() {
    var registry = SceneRegistry()
    registry.register("mosaic", origin: "MyLayouts", make: Stairs.init)
    let names = registry.kinds.layouts.all.map(\.name)
    #expect(names == SceneRegistry().kinds.layouts.all.map(\.name))
    #expect(registry.kinds.layouts["mosaic"]?.origin == "MyLayouts")
  }
}

extension LayoutKind {
  fileprivate func key(_ name: String) -> Key? { keys?.first { $0.name == name } }
}

extension Shape {
  /// Whether the value is made of objects with keys of their own.
  fileprivate var isOfTables: Bool {
    switch self {
    case .map, .list: true
    default: false
    }
  }
}
