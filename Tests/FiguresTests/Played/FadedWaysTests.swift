import Drawing
import SceneFormat
import Testing

@testable import Figures

/// An item that is moved and reloaded at once: one view of it fades out, another one in, and nobody goes from one place to
/// the other.
@Suite struct FadedWaysTests {
  private static func scene(_ update: String) -> String {
    """
    "canvas": {"size": [300, 360]}, "layout": {"kind": "flow", "itemSize": [280, 44]},
    "data": {"sections": [{"id": "m", "items": ["a", "b", "c", "d", "e", "f"]}]},
    "steps": [{"name": "both", "update": {\(update)}}], "outputs": [{"type": "still"}]
    """
  }

  private static let move = #""move": [{"item": "a", "to": "m/4"}]"#
  private static let note = "a goes no way: one view fades out, another one in."

  /// The number of lines with dashes in the ink of what is asked for, and all words.
  private func look(_ update: String) async throws -> (dashed: Int, words: [String]) {
    let played = try await PlayedFigures(scene: Self.scene(update))
    let figure = try #require(try played.figure(.motion))
    func dashed(_ items: [DrawItem]) -> Int {
      items.reduce(0) { count, item in
        switch item {
        case .shape(let shape): count + (shape.stroke.map { $0.dash.isEmpty ? 0 : 1 } ?? 0)
        case .group(let group): count + dashed(group.children)
        case .text, .image: count
        }
      }
    }
    return (dashed(figure.drawing.items), figure.drawing.items.texts.map(\.string))
  }

  @Test func aWayThatNobodyGoesIsDashed() async throws {
    let both = try await look(#"\#(Self.move), "reload": ["a"]"#)
    #expect(both.dashed > 0)
    #expect(both.words.contains(Self.note), "\(both.words)")
    #expect(!both.words.contains { $0.contains("beyond the screen") })
  }

  @Test func aWayThatIsGoneIsNot() async throws {
    let alone = try await look(Self.move)
    #expect(alone.dashed == 0)
    #expect(!alone.words.contains(Self.note))
  }
}
