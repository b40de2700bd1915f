import SceneFormat
import Testing

@testable import Figures

/// Steps that ask for several things, one after the other: figures that show them as one tell each of them.
@Suite struct SeveralRequestsTests {
  private func columns(_ data: String, _ steps: String, size: String = "320, 400") async throws
    -> PlayedFigures
  {
    try await PlayedFigures(
      scene: """
        "canvas": {"size": [\(size)]},
        "layout": {"kind": "columns", "cellHeight": 60, "headerReferenceSize": [320, 30]},
        "data": {"sections": [\(data)]}, "steps": [\(steps)], "outputs": [{"type": "still"}]
        """)
  }

  private func summary(_ kind: OutputKind, _ played: PlayedFigures) throws -> String {
    try #require(try played.figure(kind)).summary
  }

  /// Who has moved into a section that moves afterwards, and where that stands: at its header.
  @Test func itemsAndSectionsThatMoveAreBothTold() async throws {
    let played = try await columns(
      #"{"id": "a", "header": "A", "items": ["x", "y"]}, {"id": "b", "header": "B", "items": ["z"]}"#,
      """
      {"name": "p", "update": {"move": [{"item": "x", "to": "b/0"}]}},
      {"name": "q", "update": {"moveSections": [{"section": "b", "to": 0}]}}
      """)
    let words = try summary(.difference, played)
    #expect(words.contains("x moves"), "\(words)")
    #expect(words.contains("B: −170 y.") && !words.contains("B: −100"), "\(words)")
  }

  /// The section that an item has gone to stands where the item's own was.
  @Test func whoeverMovesIsNotShownAnew() async throws {
    let played = try await columns(
      #"{"id": "l", "items": [{"id": "x", "label": "X"}, "y"]}, {"id": "k", "items": ["z"]}"#,
      """
      {"name": "p", "update": {"move": [{"item": "x", "to": "k/0"}]}},
      {"name": "q", "update": {"moveSections": [{"section": "k", "to": 0}]}},
      {"name": "r", "update": {"reload": [{"id": "x", "label": "X!"}]}}
      """)
    let words = try summary(.difference, played)
    #expect(words.contains(" moves") && !words.contains("shown anew"), "\(words)")
  }

  @Test func mixedRequestsAreCountedByTheirKinds() async throws {
    let sections = #"""
      {"id": "A", "header": "A", "items": ["a1", "a2"]}, {"id": "B", "header": "B", "items": ["b1"]},
      {"id": "C", "header": "C", "items": ["c1"]}
      """#
    let played = try await columns(
      sections,
      """
      {"update": {"moveSections": [{"section": "C", "to": 0}],
        "move": [{"item": "a1", "to": "B/0"}, {"item": "b1", "to": "A/0"}]}}
      """)
    let words = try summary(.motion, played)
    #expect(words.hasPrefix("Two items and one section move, "), "\(words)")
    let sheet = try await columns(
      sections,
      """
      {"name": "p", "update": {"deleteSections": ["A"], "reload": ["b1"]}},
      {"name": "q", "update": {"insertSections": [{"section": {"id": "Z", "items": []}, "to": 0}],
        "moveSections": [{"section": "C", "to": 1}]}}
      """)
    let told = try summary(.contactSheet, sheet)
    #expect(told.contains("two of them change most"), "\(told)")
  }

  /// Whoever the end of a shorter content carries along is not compared with those that go.
  @Test func whoeverIsCarriedAlongIsNotForgotten() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 400], "contentOffset": [0, 440]},
        "layout": {"kind": "columns", "cellHeight": 60},
        "data": {"sections": [{"id": "l", "items": [{"generate": {"count": 12, "id": "m{n}", "label": "m{n}"}}]}]},
        "steps": [{"update": {"delete": ["m10", "m11", "m12", "m2"]}}],
        "outputs": [{"type": "still"}]
        """)
    let words = try summary(.timeline, played)
    #expect(words.hasPrefix("m7, m8 and m9 go farthest of those that stay, 210 down"), "\(words)")
    let circle = try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 320]}, "layout": {"kind": "circle"},
        "data": {"sections": [{"id": "d", "items": ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]}]},
        "steps": [{"update": {"delete": ["Tue", "Sat"]}}], "outputs": [{"type": "still"}]
        """)
    let timeline = try summary(.timeline, circle)
    #expect(timeline.hasPrefix("Tue and Sat go farthest, "), "\(timeline)")
    let motion = try summary(.motion, circle)
    #expect(motion.contains("; Wed, Fri close up."), "\(motion)")
  }

  /// Storyboards that show a part of the screen tell of that part: twelve rows are on it.
  @Test func storyboardsCountWhatTheyShow() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 400]}, "layout": {"kind": "columns", "cellHeight": 24},
        "data": {"sections": [{"id": "l", "items": [{"generate": {"count": 20, "id": "m{n}"}}]}]},
        "steps": [{"update": {"move": [{"item": "m1", "to": "l/1"}]}}],
        "outputs": [{"type": "still"}]
        """)
    let words = try summary(.storyboard, played)
    #expect(words.contains(" of 20 rows") && !words.contains("12 of 20 rows"), "\(words)")
  }

  @Test func anUpdateMapShowsWhatIsLeftOfADrag() async throws {
    let played = try await columns(
      #"{"id": "a", "items": ["w", "x", "y", "z"]}"#,
      #"{"name": "copy", "drag": {"item": "w", "to": "a/3", "proposal": "copy"}}"#)
    let words = try summary(.updateMap, played)
    #expect(words.hasPrefix("w-copy appears after y"), "\(words)")
  }

  // MARK: Views that are known by their places

  private static let badges = #"""
    "canvas": {"size": [320, 420]},
    "layout": {"kind": "compositional", "interSectionSpacing": 10,
      "boundary": [{"kind": "top", "size": ["1w", 30]}],
      "sections": {"*": {"contentInsets": 10, "interGroupSpacing": 6,
        "group": {"size": ["1w", 60], "spacing": 6,
          "items": [{"size": ["0.33w", "1h"], "badges": [{"kind": "badge"}]}]},
        "boundary": [{"kind": "header", "size": ["1w", 24]}]}}},
    "data": {"sections": [{"id": "u", "header": "Up", "items": ["u1", "u2", "u3", "u4", "u5"]},
      {"id": "v", "header": "Vee", "items": ["v1", "v2", "v3", "v4"]}]},
    "steps": [
      {"name": "x", "update": {"delete": ["u2"], "move": [{"item": "v4", "to": "u/0"}],
        "insert": [{"item": "v9", "to": "v/1"}]}},
      {"name": "sw", "update": {"moveSections": [{"section": "v", "to": 0}]}}],
    "outputs": [{"type": "still"}]
    """#

  /// Badges go with their sections and are none, and the view of the layout as a whole stays where it is.
  @Test(arguments: [OutputKind.motion, .difference, .storyboard, .worldlines])
  func badgesAreNoSections(_ kind: OutputKind) async throws {
    let words = try summary(kind, try await PlayedFigures(scene: Self.badges))
    #expect(!words.contains("Section badge") && !words.contains("shown anew"), "\(words)")
    #expect(!words.contains("9223372036854775807"), "\(words)")
    #expect(!words.contains("is hidden") && !words.contains("is shown"), "\(words)")
    if kind == .motion { #expect(words.contains("Section Vee moves "), "\(words)") }
  }

  /// No pose stands between the places of an item whose views fade into each other.
  @Test func whoeverFadesHasNoPoses() async throws {
    let fading = try await columns(
      #"{"id": "l", "items": ["a", "b", "c"]}"#,
      #"{"update": {"reload": ["c", "a"], "move": [{"item": "c", "to": "l/0"}]}}"#)
    let words = FigureInkwork(try #require(try fading.figure(.onion))).words.map(\.text)
    #expect(!words.contains { $0.contains("Poses every") }, "\(words)")
    let going = try await columns(
      #"{"id": "l", "items": ["a", "b", "c"]}"#,
      #"{"update": {"move": [{"item": "c", "to": "l/0"}]}}"#)
    let told = FigureInkwork(try #require(try going.figure(.onion))).words.map(\.text)
    #expect(told.contains { $0.contains("Poses every") }, "\(told)")
  }
}
