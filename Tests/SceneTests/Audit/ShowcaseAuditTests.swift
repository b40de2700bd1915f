import Foundation
import SceneFormat
import Testing

@testable import Scene

/// The scenes that are shown keep the two rules about motion, at rest and after each step.
@Suite @MainActor struct ShowcaseAuditTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Fixtures/showcase")
    .standardizedFileURL

  private nonisolated static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.contains(".scene.") }.sorted()
  }()

  @Test(arguments: names) func scrollsAndUpdatesAsItShould(_ name: String) throws {
    let scene = try SceneLoader(kinds: SceneRegistry().kinds)
      .load(Self.folder.appendingPathComponent(name).path)
    let player = try ScenePlayer(scene, registry: SceneRegistry(), images: [:])
    var found = try audit(player)
    for step in scene.steps {
      // One scene shows where UIKit would have stopped.
      guard let played = try? player.pass(step) else { break }
      found += try audit(player, after: played)
    }
    #expect(found == [])
  }

  private func audit(_ player: ScenePlayer, after played: Recording? = nil) throws -> [String] {
    try player.stage.audit([.meetingEnds, .scrollInvalidation], after: played).map(\.sentence)
  }
}
