import CoreGraphics
import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// A window on a tablet that is turned.
@Suite @MainActor struct TurnedWindowTests {
  private func player(_ canvas: String, steps: String) throws -> (ScenePlayer, SceneDescription) {
    let text = """
      {"scene": 1, "canvas": \(canvas), "layout": {"kind": "flow", "itemSize": [100, 60]},
       "data": {"sections": [{"id": "m", "items": [{"generate": {"count": 30}}]}]},
       "steps": \(steps)}
      """
    let registry = SceneRunner().registry
    let scene = try SceneLoader(kinds: registry.kinds)
      .load(SourceFile(path: "a.scene.json", text: text))
    return (try ScenePlayer(scene, registry: registry, images: [:]), scene)
  }

  nonisolated static let turns: [(canvas: String, sizes: [CGSize], wide: [Bool])] = [
    (
      #"{"device": "ipad", "window": "two-thirds"}"#,
      [CGSize(width: 795, height: 820), CGSize(width: 490, height: 1180)], [true, false]
    ),
    (
      #"{"device": "ipad-pro-13", "landscape": true, "window": "half"}"#,
      [CGSize(width: 647, height: 1376), CGSize(width: 991, height: 1032)], [false, true]
    ),
    (
      #"{"device": "iphone-16-plus"}"#,
      [CGSize(width: 932, height: 430), CGSize(width: 430, height: 932)], [true, false]
    ),
  ]

  @Test(arguments: turns.indices) func sizesAndClassesAreThoseOfTheTurnedDevice(
    _ index: Int
  ) throws {
    let row = Self.turns[index]
    let (player, scene) = try player(
      row.canvas, steps: #"[{"bounds": "rotate"}, {"bounds": "rotate"}]"#)
    for (place, step) in scene.steps.enumerated() {
      let played = try player.play(step, listens: false)
      #expect(played.after.viewport.size == row.sizes[place])
      let traits = player.stage.collectionView.traitCollection
      #expect((traits.horizontalSizeClass == .regular) == row.wide[place])
    }
    #expect(player.stage.collectionView.traitCollection.userInterfaceIdiom != .unspecified)
  }

  /// Bars that become lower go with the turn, and not after it.
  @Test func barsTurnWithTheirScreen() throws {
    let bars = #""bars": {"title": "List", "tabs": [{"title": "A", "symbol": "mail"}]}"#
    let (player, scene) = try player(
      #"{"device": "iphone-16", \#(bars)}"#, steps: #"[{"bounds": "rotate"}]"#)
    let played = try player.play(try #require(scene.steps.first), listens: false)
    #expect(played.recording.count == 1)
    #expect(abs((played.recording.transitions.first?.duration ?? 0) - 0.3) < 0.001)
  }

  /// A screen with bars turns as one without them does: it begins in the window that it had, and becomes the new one.
  @Test(arguments: ["", #", "bars": {"title": "List"}"#])
  func aScreenBeginsInItsOldWindow(_ bars: String) throws {
    let (player, scene) = try player(
      #"{"device": "iphone-16", "landscape": true\#(bars)}"#, steps: #"[{"bounds": "rotate"}]"#)
    let played = try player.play(try #require(scene.steps.first), listens: false)
    let transition = try #require(played.recording.transitions.first)
    let sizes = [0, 1].map { transition.snapshot(progress: $0).viewport.size }
    #expect(sizes == [CGSize(width: 852, height: 393), CGSize(width: 393, height: 852)])
  }
}
