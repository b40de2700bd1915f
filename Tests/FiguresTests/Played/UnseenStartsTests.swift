import Drawing
import SceneFormat
import Testing

@testable import Figures

/// Starts that nobody sees are told as such, and ways without words are counted.
@Suite struct UnseenStartsTests {
  private func texts(_ figure: Figure) -> [String] { FigureInkwork(figure).words.map(\.text) }

  private func figure(_ kind: OutputKind, of scene: String) async throws -> Figure {
    try #require(try await PlayedFigures(scene: scene).figure(kind))
  }

  private static let waterfall = """
    "canvas": {"size": [400, 500]},
    "layout": {"kind": "waterfall", "columnCount": 3, "sectionInset": 8},
    "data": {"sections": [{"id": "f", "items": [{"generate": {"count": 60, "id": "f{n}",
      "width": 100, "height": [60, 160], "seed": 9}}]}]},
    "steps": [{"name": "drop", "update": {"delete": ["f2"], "move": [{"item": "f40", "to": "f/1"}]}}],
    "outputs": [{"type": "still"}]
    """

  /// Its layout tells no way of the one that comes from far below.
  @Test(arguments: [OutputKind.motion, .storyboard, .timeline, .onion])
  func whoComesFromBeyondTheScreenIsSaidTo(_ kind: OutputKind) async throws {
    let words = texts(try await figure(kind, of: Self.waterfall)).joined(separator: " ")
    #expect(
      words.contains(
        "“40” comes from beyond the screen: it appears in its new place."),
      "\(words)")
  }

  @Test func theLongestWayIsThatOfThoseSeen() async throws {
    let curve = texts(try await figure(.curve, of: Self.waterfall))
    #expect(curve.contains { $0.hasSuffix("farthest of those seen.") }, "\(curve)")
  }

  private static let long = """
    "canvas": {"size": [320, 400]},
    "layout": {"kind": "flow", "itemSize": [320, 50], "minimumLineSpacing": 0},
    "data": {"sections": [{"id": "m", "items": [{"generate": {"count": 400, "id": "r{n}"}}]}]},
    "steps": [{"name": "sort", "update": {"move": [{"item": "r400", "to": "m/0"}]}}],
    "outputs": [{"type": "still"}]
    """

  /// Its start is an old place of its own; the poses between are those on the screen.
  @Test func anOnionSaysThatItsWayStartsBeyondTheScreen() async throws {
    let words = texts(try await figure(.onion, of: Self.long))
    #expect(words.contains("Dashed: a start beyond the screen."), "\(words)")
    #expect(words.contains { $0.hasPrefix("Poses every") && $0.contains(" ms") }, "\(words)")
  }

  /// On a ring one comes out of the middle, and another one goes there.
  @Test func aRingTellsOfStartsAndOfEnds() async throws {
    let ring = """
      "canvas": {"size": [320, 320]}, "layout": {"kind": "circle"},
      "data": {"sections": [{"id": "d", "items": ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]}]},
      "steps": [{"update": {"delete": ["Tue"], "insert": [{"item": "New", "to": "d/4"}]}}],
      "outputs": [{"type": "still"}]
      """
    let words = texts(try await figure(.motion, of: ring)).joined(separator: " ")
    #expect(
      words.contains(
        "Dashed: a start that only the layout knows, or an end that only the layout knows."),
      "\(words)")
  }

  private static func turned(_ names: [String]) -> String {
    func list(_ names: [String]) -> String {
      names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    return """
      "canvas": {"size": [300, 340]},
      "layout": {"kind": "columns", "cellHeight": 40, "minimumLineSpacing": 6},
      "data": {"sections": [{"id": "t", "items": [\(list(names))]}]},
      "steps": [{"name": "turn", "apply": {"t": [\(list(names.reversed()))]}}],
      "outputs": [{"type": "still"}]
      """
  }

  private static let six = ["Red", "Blue", "Green", "Gold", "Grey", "Pink"]

  /// Each has a lane with a name: the list is not as high as all of them.
  @Test func everyLaneHasAName() async throws {
    let words = texts(try await figure(.motion, of: Self.turned(Self.six)))
    for name in Self.six { #expect(words.count { $0 == name } == 2, "\(name)") }
  }

  @Test(arguments: [6, 7, 12, 30]) func lanesAndCountsAreAllThatMove(_ count: Int) async throws {
    let words = texts(
      try await figure(.motion, of: Self.turned((1...count).map { "Item \($0)" })))
    // Of lanes that several share, their words are broken.
    let told = words.filter { $0.count < 16 }.joined(separator: " ")
    let shared = told.matches(of: /[\d,]+ to [\d,]+ (up|down)/).count
    let lanes = told.matches(of: /[\d,]+ (up|down)/).count - shared
    let counted = words.compactMap { $0.wholeMatch(of: /× (\d+)/).flatMap { Int($0.output.1) } }
      .reduce(0, +)
    // Of a list that goes on beyond the screen, those that are seen before or after; one only leaves the view.
    let seen = count <= 7 ? count - count % 2 : count <= 12 ? 11 : 15
    #expect(lanes + counted == seen, "\(words)")
  }

  private static let clock = """
    "canvas": {"size": [360, 360]}, "layout": {"kind": "circle"},
    "data": {"sections": [{"id": "c", "items": [{"generate": {"count": 12, "id": "c{n}"}}]}]},
    "steps": [{"name": "thin", "update": {"delete": ["c3", "c6", "c9"]}},
      {"name": "again", "update": {"insert": [{"item": "X", "to": "c/0"}], "reload": ["c5"]}}],
    "outputs": [{"type": "still"}]
    """

  /// Whose place was taken goes from beside it, where its name stands.
  @Test func allThatGoIntoTheMiddleHaveAWay() async throws {
    let figure = try await figure(.motion, of: Self.clock)
    #expect(WayMarks(figure).dashed == 4)
    let ink = FigureInkwork(figure)
    #expect(!ink.words.contains { $0.text.contains("not drawn") })
  }

  /// As many as the arcs tell of: one of them is reloaded, too.
  @Test func allThatMakeRoomAreCounted() async throws {
    let figure = try await figure(.motion, of: Self.clock)
    #expect(figure.summary.contains("; nine others make room"), "\(figure.summary)")
  }

  /// Whoever is named above a picture and is not in it is said to be beyond the screen.
  @Test(arguments: [OutputKind.motion, .storyboard, .timeline])
  func whoIsBeyondTheScreenIsSaidToBe(_ kind: OutputKind) async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 480]}, "layout": {"kind": "columns", "cellHeight": 60},
        "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 40, "id": "n{n}",
          "label": "n{n}"}}]}]},
        "steps": [{"name": "edit", "update": {"delete": ["n30"], "reload": ["n2"]}}],
        "outputs": [{"type": "still"}]
        """)
    let texts = try #require(try played.figure(kind)).drawing.items.texts.map(\.string)
    #expect(texts.contains { $0.contains("Beyond the screen: n30.") }, "\(texts)")
  }
}
