import SceneFormat
import Testing

@testable import Figures

/// Figures of one scene say the same about who changes, and how far.
@Suite struct SameWaysTests {
  private static let pinched = """
    "canvas": {"size": [320, 400]},
    "layouts": {"a": {"kind": "flow", "itemSize": [60, 60]},
      "b": {"kind": "flow", "itemSize": [90, 90]}},
    "layout": "a",
    "data": {"sections": [{"id": "x", "items": [{"generate": {"count": 9, "id": "i{n}"}}]}]},
    "steps": [{"name": "pinch", "transition": {"to": "b", "progress": [0, 0.7, 0.1]}},
      {"name": "stag", "timing": {"stagger": {"by": 0.05}, "duration": 0.4}, "layout": "b"}],
    "outputs": [{"type": "still"}]
    """

  /// One of the nine grows where it stands: it is laid out anew, as the others are.
  @Test func rolesSayWhoIsLaidOutAnew() async throws {
    let motion = try #require(try await PlayedFigures(scene: Self.pinched).figure(.motion))
    #expect(
      motion.summary.contains("All nine items are laid out anew; “4” goes farthest, 245 left"))
  }

  @Test(arguments: [OutputKind.motion, .worldlines, .onion, .timeline])
  func aWayHasOneLength(_ kind: OutputKind) async throws {
    let figure = try #require(try await PlayedFigures(scene: Self.pinched).figure(kind))
    #expect(figure.summary.contains("245 left and 115 down"), "\(figure.summary)")
  }

  /// "50 right and 60 up and 78 down" would be three ways.
  @Test func twoWaysOfOneLengthAreNoThree() async throws {
    let figure = try await PlayedFigures(
      scene: """
        "canvas": {"size": [410, 410]},
        "layout": {"kind": "flow", "itemSize": [60, 60], "minimumLineSpacing": 10,
          "minimumInteritemSpacing": 10},
        "data": {"sections": [{"id": "m",
          "items": [{"generate": {"count": 36, "id": "i{n}", "label": "i{n}"}}]}]},
        "steps": [{"update": {"move": [{"item": "i1", "to": "m/27"}, {"item": "i31", "to": "m/35"},
          {"item": "i29", "to": "m/29"}]}}],
        "outputs": [{"type": "still"}]
        """
    ).figure(.motion)
    let words = try #require(figure).summary
    #expect(
      words.hasPrefix("Three items move, i1 and i31 farthest: 350 points; 33 items follow."),
      "\(words)")
  }

  private static let turned = """
    "canvas": {"device": "iphone-16"}, "layout": {"kind": "waterfall", "columnCount": 3},
    "data": {"sections": [{"id": "z", "items": [
      {"generate": {"count": 12, "id": "p{n}", "width": 100, "height": [60, 160]}}]}]},
    "steps": [{"name": "turn", "bounds": "rotate"}], "outputs": [{"type": "still"}]
    """

  /// Whoever leaves the screen is not the one that goes farthest on it.
  @Test func figuresAgreeOnWhoGoesFarthest() async throws {
    let played = try await PlayedFigures(scene: Self.turned)
    func farthest(_ kind: OutputKind) throws -> Substring? {
      let summary = try #require(try played.figure(kind)).summary
      return summary.firstMatch(of: /(\S+) goes farthest/)?.output.1
    }
    let name = try #require(try farthest(.motion))
    #expect(try farthest(.timeline) == name)
    let curve = try #require(try played.figure(.curve)).drawing.items.texts.map(\.string)
    let words = "In points: the way of \(name), who goes farthest of those seen."
    #expect(curve.contains(words), "\(curve)")
  }

  /// Whoever goes as far as another one is not said to go farther.
  @Test func theyAllGoFarthestWhoGoEquallyFar() async throws {
    func texts(_ steps: String, _ kind: OutputKind = .motion) async throws -> [String] {
      let played = try await PlayedFigures(
        scene: """
          "canvas": {"size": [320, 480]}, "layout": {"kind": "columns", "cellHeight": 60},
          "data": {"sections": [{"id": "s", "items": ["a", "b", "c", "d", "e", "f"]}]},
          "steps": [{"name": "sort", \(steps)}], "outputs": [{"type": "still"}]
          """)
      let figure = try #require(try played.figure(kind))
      return [figure.summary] + figure.drawing.items.texts.map(\.string)
    }
    let two = try await texts(
      #""update": {"move": [{"item": "a", "to": "s/5"}, {"item": "f", "to": "s/0"}, {"item": "c", "to": "s/3"}]}"#
    )
    #expect(
      two.contains { $0.hasPrefix("Three items move, a and f farthest: 350 down and 350 up") },
      "\(two)")
    let curve = try await texts(#""update": {"delete": ["a"]}"#, .curve)
    #expect(curve.contains { $0.contains("one of five who go farthest") }, "\(curve)")
  }

  /// Who is shown anew and goes with the others is no one of those who follow, in the sentence and beside the lanes.
  @Test func whoIsReloadedOnItsWayHasItsOwnLane() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 480]}, "layout": {"kind": "columns", "cellHeight": 60},
        "data": {"sections": [{"id": "s", "items": ["a", "b", "c", "d", "e", "f"]}]},
        "steps": [{"name": "drop", "update": {"delete": ["a"], "reload": [{"id": "c", "label": "C!"}]}}],
        "outputs": [{"type": "still"}]
        """)
    let texts = try #require(try played.figure(.motion)).drawing.items.texts.map(\.string)
    #expect(texts.contains { $0.hasSuffix("four items follow") }, "\(texts)")
    #expect(texts.contains("× 4") && !texts.contains("× 5"))
  }

  /// A long name is cut, and one element is no number.
  @Test func oneWayIsNotCounted() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 480]}, "layout": {"kind": "columns", "cellHeight": 60},
        "data": {"sections": [{"id": "s", "items": ["a", {"id": "b",
          "label": "I have the tickets, and something to eat for both of us on the way"}]}]},
        "steps": [{"name": "drop", "update": {"delete": ["a"]}}], "outputs": [{"type": "still"}]
        """)
    let figure = try #require(try played.figure(.motion, fit: .phone))
    let texts = figure.drawing.items.texts.map(\.string)
    #expect(texts.contains { $0.hasPrefix("I have") } && !texts.contains("× 1"), "\(texts)")
  }
}
