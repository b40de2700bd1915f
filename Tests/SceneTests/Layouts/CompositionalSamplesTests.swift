import Foundation
import SceneFormat
import Testing

@testable import Scene

/// The layouts that Apple's sample of modern collection views is known for, as scenes in `Fixtures/compositional`.
@Suite @MainActor struct CompositionalSamplesTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Fixtures/compositional")
    .standardizedFileURL

  private nonisolated static let names = [
    "adaptive", "badges", "distinct-sections", "grid", "headers-and-footers", "inset-items", "list",
    "mountains", "nested-groups", "orthogonal", "orthogonal-behaviors", "outline", "pinned-headers",
    "section-backgrounds", "two-columns",
  ]

  @Test(arguments: names) func layOutAndKeepTheContract(_ name: String) throws {
    let path = Self.folder.appendingPathComponent("\(name).scene.yaml").path
    let scene = try SceneLoader(kinds: SceneRegistry().kinds).load(path)
    #expect(scene.warnings.isEmpty)
    let run = try SceneRunner().run(scene)
    #expect(run.stop == nil)
    #expect(run.warnings.isEmpty)
    #expect(!run.start.elements.isEmpty)
    let results = run.results(golden: { _ in nil }, pictures: { _ in [] })
    #expect(results.flatMap(\.diagnostics).isEmpty)
  }
}
