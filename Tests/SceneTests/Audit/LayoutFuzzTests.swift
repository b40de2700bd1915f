import Notation
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// A list that forgets its sixth item, and one that stops where nothing is left.
private final class ForgetfulList: UICollectionViewFlowLayout {
  var stopsWhenEmpty = false

  override func prepare() {
    itemSize = CGSize(width: collectionView?.bounds.width ?? 0, height: 40)
    super.prepare()
    let count = collectionView?.numberOfSections ?? 0
    if stopsWhenEmpty, count == 0 { itemSize = CGSize(width: -1, height: 40) }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item != 5 }
  }
}

@Suite @MainActor struct LayoutFuzzTests {
  private func fuzz(_ layout: String, rules: [AuditRule] = AuditRule.usual) throws -> LayoutFuzz {
    var registry = SceneRegistry()
    registry.register("forgetful", make: ForgetfulList.init)
    let loader = SceneLoader(kinds: registry.kinds)
    let text = """
      {"scene": 1, "name": "list", "canvas": {"size": [200, 300]}, "layout": \(layout),
       "data": {"sections": [{"id": "main", "items": ["x"]}]}}
      """
    let scene = try loader.load(SourceFile(path: "list.scene.json", text: text))
    return try LayoutFuzz(
      scene, loader: loader, runner: SceneRunner(registry: registry), rules: rules)
  }

  @Test func findsTheSmallestSceneThatBreaksALayout() throws {
    let found = try fuzz(#""forgetful""#, rules: [.knownItems]).findings(of: 0..<12)
    #expect(found.map(\.code) == ["contract/known-items"])
    let finding = try #require(found.first)
    #expect(
      finding.sentence
        == #"at the start: "a6" is in no answer, not even in that for the whole content"#)
    let items = #"[{"id": "a", "items": ["a1", "a2", "a3", "a4", "a5", "a6"]}]"#
    #expect(finding.text.contains(items))
    #expect(finding.text.contains(#""steps": []"#))
    #expect(finding.text.contains(#""extends": "list.scene.json""#))
    #expect(finding.file == "list-known-items.scene.json")
  }

  /// Layouts of ours that once were blamed for what UIKit does: cells have sizes of their own although their layout does
  /// not ask for them, and badges that stand out of their group are looked for where it is.
  @Test(arguments: [
    ("waterfall", #"{"kind": "waterfall", "columnCount": 2, "minimumLineSpacing": 12}"#),
    ("board", #"{"kind": "board", "columnWidth": 174, "margin": 16}"#),
    (
      "badges",
      #"""
      {"kind": "compositional", "sections": {"*": {"contentInsets": 24, "interGroupSpacing": 24,
        "group": {"size": ["1w", 84], "spacing": 24, "items": [
          {"size": ["0.25w", "1h"], "badges": [{"size": [22, 22], "offset": [0.35, -0.35]}]}]}}}}
      """#
    ),
  ]) func layoutsOfOursKeepTheirPromises(_ name: String, _ layout: String) throws {
    let loader = SceneLoader(kinds: SceneRunner().registry.kinds)
    let text = """
      {"scene": 1, "name": "\(name)", "canvas": {"size": [390, 420]}, "layout": \(layout),
       "style": {"cells": {"default": {"template": "card", "height": "text"}}},
       "data": {"sections": [{"id": "main", "items": ["x", "y"]}]}}
      """
    let scene = try loader.load(SourceFile(path: "\(name).scene.json", text: text))
    let fuzz = try LayoutFuzz(scene, loader: loader, runner: SceneRunner(), rules: AuditRule.usual)
    #expect(fuzz.findings(of: 0..<40).map(\.sentence) == [])
  }

  @Test func givesTheSameForTheSameSeeds() throws {
    let fuzz = try fuzz(#""forgetful""#, rules: [.knownItems])
    let all = fuzz.findings(of: 0..<12)
    let seed = try #require(all.first?.seed)
    #expect(fuzz.findings(of: seed..<(seed + 1)) == all)
    #expect(fuzz.findings(of: 0..<12) { true } == [])
  }

  /// The layouts that come along keep what every layout has to keep.
  @Test(arguments: [
    #""flow""#, #""columns""#, #""mosaic""#, #""waterfall""#, #""circle""#, #""HexLayout""#,
    #""carousel""#, #""board""#, #""wall""#, #"{"kind": "HexLayout", "params": {"spin": true}}"#,
    #"{"kind": "wall", "headerHeight": 30, "sectionHeadersPinToVisibleBounds": true}"#,
    #"{"kind": "flow", "headerReferenceSize": [0, 30], "sectionHeadersPinToVisibleBounds": true}"#,
  ])
  func findsNothingInTheLayoutsThatComeAlong(_ layout: String) throws {
    #expect(try fuzz(layout).findings(of: 0..<10).map(\.sentence) == [])
  }

  @Test func refusesScreensWhoseDataNobodyCanVary() throws {
    var registry = SceneRegistry()
    registry.register(ControllerKind("own", text: "One.")) { UIViewController() }
    let loader = SceneLoader(kinds: registry.kinds)
    let text = #"{"scene": 1, "controller": "own"}"#
    let scene = try loader.load(SourceFile(path: "own.scene.json", text: text))
    #expect(throws: SceneFaults.self) { try LayoutFuzz(scene, loader: loader) }
  }

  /// Whatever the seed, the scene is one that can be read and played.
  @Test func makesOnlyScenesThatCanBePlayed() throws {
    let loader = SceneLoader(kinds: SceneRegistry().kinds)
    for seed in 0..<200 {
      let scene = FuzzedScene(seed: seed, size: CGSize(width: 200, height: 300))
      for candidate in [scene] + scene.smaller.prefix(5) {
        let text = candidate.text(named: "n", of: "", extending: "x", rules: ["no-alias"])
          .replacing(#""extends": "x","#, with: "")
        let file = SourceFile(
          path: "n.scene.json", text: text.replacing(#""outputs": null,"#, with: ""))
        #expect(throws: Never.self, "\(seed)") { try loader.load(file) }
      }
    }
  }
}
