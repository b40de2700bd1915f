import Scene
import SceneFormat
import Testing
import UIKit

@testable import Rendering

/// The scene that nobody has written: it can be read, and shows what the file speaks of.
@Suite struct TrialSceneTests {
  private func scene(_ text: String) throws -> String {
    let file = try #require(LayoutFile.read([SourceFile(path: "a.swift", text: text)]).first)
    return TrialScene(try #require(file.layouts.first), of: file).text
  }

  @Test @MainActor func canBeRead() throws {
    let text = try scene(
      "enum A { class B: UICollectionViewFlowLayout { let x = \"elementKindSectionHeader\" } }")
    var registry = SceneRegistry()
    registry.register("A.B", text: "", make: UICollectionViewFlowLayout.init)
    let loader = SceneLoader(kinds: registry.kinds.rendered())
    let scene = try loader.load(SourceFile(path: "a.scene.json", text: text))
    #expect(scene.name == "A-B")
    #expect(scene.warnings.isEmpty)
  }

  @Test func suitsTheFile() throws {
    let plain = try scene("class A: UICollectionViewLayout {}")
    #expect(!plain.contains("header") && !plain.contains("second") && plain.contains("[390, 640]"))
    let flow = try scene(
      "class A: UICollectionViewFlowLayout { let a = UICollectionView.elementKindSectionHeader; func b() { scrollDirection = .horizontal } }"
    )
    #expect(
      flow.contains("\"header\": \"First\"") && flow.contains("second")
        && flow.contains("[390, 300]"))
    #expect(!flow.contains("footer"))
    let either = try scene(
      "class A: UICollectionViewFlowLayout { var a: Bool { scrollDirection == .horizontal } }")
    #expect(either.contains("[390, 640]"))
  }
}
