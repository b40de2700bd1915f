import Drawing
import Motion
import SceneFormat
import Testing

@testable import Figures

/// Names stand in sentences as a reader sees them on cells, and leave the sentence as it is.
@Suite struct NamedWordsTests {
  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  /// Each name in letters that run the other way is kept apart, and the line runs on.
  @Test func namesThatRunTheOtherWayAreKeptApart() async throws {
    let played = try await PlayedFigures(
      scene: #"""
        "canvas": {"size": [320, 300]}, "layout": {"kind": "columns", "cellHeight": 40},
        "data": {"sections": [{"id": "s", "items": [{"id": "a", "label": "سارة"},
          {"id": "b", "label": "יוסי"}, {"id": "d", "label": "Dan"}]}]},
        "steps": [{"name": "u", "update": {"delete": ["b"], "move": [{"item": "a", "to": {"after": "d"}}]}}]
        """#)
    let sentence = "\u{200E}\u{2068}יוסי\u{2069} is removed, \u{2068}سارة\u{2069} moves to the end"
    for kind in [OutputKind.storyboard, .updateMap] {
      let figure = try #require(try played.figure(kind))
      #expect(texts(figure).contains { $0.hasPrefix(sentence) }, "\(kind.name)")
    }
    for (kind, figure) in try played.all() {
      let bare = figure.drawing.items.texts.filter {
        $0.string.contains("יוסי") && $0.string.contains(where: \.isASCII)
      }
      #expect(bare.allSatisfy { $0.string.contains("\u{2068}יוסי") }, "\(kind.name)")
    }
  }

  @Test func directionsTakeNoRoom() {
    let plain = Label("יוסי is removed", FigureType.caption)
    let apart = Label("\u{2068}יוסי\u{2069} is removed", FigureType.caption)
    #expect(plain.size == apart.size)
    #expect(Label("\u{2068}יוסי\u{2069}", FigureType.caption, width: 12) == nil)
  }

  /// The words of the cells come first; their identifiers tell those apart that say the same.
  @Test func alikeCellsAreCalledByWhatIsSeen() async throws {
    let played = try await PlayedFigures(
      scene: #"""
        "canvas": {"size": [200, 300]}, "layout": {"kind": "columns", "cellHeight": 40},
        "data": {"sections": [{"id": "one", "items": [{"generate": {"count": 3}}]},
          {"id": "two", "items": [{"generate": {"count": 2}}]}]},
        "steps": [{"name": "u", "update": {"delete": ["one-3"], "move": [{"item": "two-1", "to": "one/0"}]}}]
        """#)
    let figure = try #require(try played.figure(.storyboard))
    #expect(texts(figure)[0].hasPrefix("“3” is removed, 1 (two-1) moves to the top"))
  }

  /// On a ring, who was asked to go elsewhere comes first, and no angle stands at the arc of another one.
  @Test func aRingTellsWhoWasMoved() async throws {
    let played = try await PlayedFigures(
      scene: #"""
        "canvas": {"size": [320, 320]}, "layout": {"kind": "circle"},
        "data": {"sections": [{"id": "p", "items":
          ["Mars", "Venus", "Pluto", "Saturn", "Io", "Luna", "Rhea", "Titan", "Ceres"]}]},
        "steps": [{"name": "demote", "update": {"delete": ["Pluto"],
          "insert": [{"item": "Eris", "to": "p/8"}], "move": [{"item": "Mars", "to": {"after": "Io"}}]},
          "timing": {"curve": {"spring": {"dampingRatio": 0.5, "response": 0.4}}}}]
        """#)
    let motion = try #require(try played.figure(.motion))
    #expect(
      motion.summary.hasPrefix(
        "Mars goes 120° round, Eris comes out of the middle, Pluto goes into the middle"))
    // A spring carries the scale of who goes below zero, which turns nobody.
    let timeline = try #require(try played.figure(.timeline))
    #expect(!texts(timeline).contains { $0.hasSuffix("180°") || $0.hasSuffix("360°") })
  }
}
