import Foundation
import Rendering
import Scene
import SceneFormat
import Testing

@testable import TesseraCLI

/// The showcase shows everything that there is.
@Suite @MainActor struct ShowcaseTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/showcase").path

  private let scenes: [SceneDescription]

  init() throws {
    let loader = SceneLoader(kinds: SceneRegistry().kinds.rendered())
    scenes = try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted()
      .filter { $0.contains(".scene.") }.map { try loader.load("\(Self.folder)/\($0)") }
  }

  @Test func hasAtLeastTwelveScenes() {
    #expect(scenes.count >= 12)
    #expect(Set(scenes.map(\.name)).count == scenes.count)
  }

  @Test func readsFromRightToLeft() throws {
    let scene = try #require(scenes.first { $0.name == "right-to-left" })
    let start = try SceneRunner().run(scene).start
    let frames = try scene.sections[0].items.map { try #require(start[item: $0.id]).frame }
    #expect(abs(frames[0].maxX - 359) < 0.01)
    #expect(frames[1].maxX < frames[0].minX)
    #expect(frames[2].maxX < frames[1].minX)
    // The second line starts on the right again.
    #expect(abs(frames[3].maxX - 359) < 0.01)
    #expect(frames[3].minY > frames[0].maxY)
  }

  @Test func coversEveryLayout() {
    let shown = Set(scenes.flatMap { [$0.layout.kind.value] + $0.layouts.map(\.kind.value) })
    let known = SceneRegistry().kinds.layouts.all.filter(\.isSupported).map(\.name)
    #expect(known.filter { !shown.contains($0) } == [])
  }

  @Test func coversEveryStep() {
    let shown = Set(scenes.flatMap(\.steps).map(\.cause.key))
    #expect(SceneKeys.causes.filter { !shown.contains($0) } == [])
  }

  @Test func coversEveryOutput() {
    let shown = Set(scenes.flatMap(\.outputs).map(\.kind))
    #expect(OutputKinds.rendered.all.filter { !shown.contains($0) } == [])
  }

  /// Films need a program that not everybody has.
  @Test func coversEveryFormatThatIsOurs() {
    let shown = Set(
      scenes.flatMap(\.outputs).filter { $0.kind == .animation }.map(\.file.fileExtension))
    let known = OutputKinds.rendered.formats(of: .animation).filter { !$0.isFilm }
    #expect(known.filter { shown.isDisjoint(with: $0.endings) } == [])
  }
}
