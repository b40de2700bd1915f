import SceneFormat
import Testing

@testable import Figures

/// Figures of steps in which the content scrolls, and nothing else happens, say just that, and count only what is seen.
@Suite struct ScrolledWordsTests {
  /// Seven rows are on the screen at any time, and an eighth is made ready beside it.
  private func list(of steps: String) async throws -> PlayedFigures {
    try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 480]}, "layout": {"kind": "flow", "itemSize": [300, 60]},
        "data": {"sections": [{"id": "s", "items": \(Array("abcdefghijklmnop").map(String.init))}]},
        "steps": [\(steps)],
        "outputs": [{"type": "still"}]
        """)
  }

  private static let flick = #"{"name": "flick", "scroll": {"by": [0, 60], "velocity": [0, 900]}}"#
  private static let further = #"{"name": "on", "scroll": {"by": [0, 150]}}"#

  @Test(arguments: [OutputKind.timeline, .difference])
  func whateverStandsStillIsNotAll(_ kind: OutputKind) async throws {
    let figure = try #require(try await list(of: Self.flick).figure(kind))
    let texts = figure.drawing.items.texts.map(\.string)
    #expect(texts.contains("Only the content scrolls from 0 to 60"))
    #expect(!texts.contains { $0.hasPrefix("Nothing changes") })
  }

  /// All that scrolls leaves its place for everybody who looks.
  @Test func anOnionSkinOfAScrollSaysNoMore() async throws {
    let figure = try #require(try await list(of: Self.flick).figure(.onion))
    let texts = figure.drawing.items.texts.map(\.string)
    #expect(!texts.contains { $0.contains("leaves its place") })
    #expect(texts.contains { $0.hasPrefix("The content scrolls from 0 to 60") })
  }

  /// The last page goes to where the removed one was, and the screen with it.
  @Test(arguments: [OutputKind.motion, .onion])
  func whoGoesWithTheScreenGoesNowhere(_ kind: OutputKind) async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [380, 280], "contentOffset": [700, 0]},
        "layout": {"kind": "carousel", "itemSize": [150, 200], "turn": 40, "spacing": -10},
        "data": {"sections": [{"id": "p",
          "items": ["Alps", "Baltic", "Corsica", "Danube", "Elbe", "Fjord"]}]},
        "steps": [{"name": "drop", "update": {"delete": ["Danube"]}}], "outputs": [{"type": "still"}]
        """)
    let texts = try #require(try played.figure(kind)).drawing.items.texts.map(\.string)
    #expect(!texts.contains { $0.contains("140 left") })
  }

  @Test func scrollsInARowAreOne() async throws {
    let figure = try #require(
      try await list(of: "\(Self.flick), \(Self.further)").figure(.worldlines))
    let texts = figure.drawing.items.texts.map(\.string)
    #expect(texts.contains("The content scrolls from 0 to 210, in two steps"))
  }

  /// A finger and what comes of it, though nobody is there at both ends.
  @Test func aSwipeOfACarouselIsOneChart() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [360, 260]}, "layout": {"kind": "carousel", "itemSize": [140, 190]},
        "data": {"sections": [{"id": "s", "items": ["Ada", "Ben", "Cleo", "Dag", "Eve", "Fay"]}]},
        "steps": [{"name": "on", "page": 2}], "outputs": [{"type": "still"}]
        """)
    let texts = try #require(try played.figure(.timeline)).drawing.items.texts.map(\.string)
    #expect(!texts.contains { $0.contains("1 of") }, "\(texts)")
  }

  /// A shelf that scrolls far shows those in between while they pass.
  @Test(arguments: ["", #", "effects": ["scale", "fade"]"#])
  func whoeverPassesIsInTheStoryboard(_ effects: String) async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 120]},
        "layout": {"kind": "compositional", "sections": {"*": {
          "orthogonalScrolling": "groupPaging"\(effects),
          "group": {"size": ["0.8w", 100], "items": [{"size": ["1w", "1h"]}]}}}},
        "data": {"sections": [{"id": "s", "items": ["Ada", "Ben", "Cleo", "Dag", "Eve", "Fay",
          "Gus", "Hal"]}]},
        "steps": [{"name": "on", "scroll": {"to": "Hal", "at": "left"}}],
        "outputs": [{"type": "still"}]
        """)
    let texts = try #require(try played.figure(.storyboard)).drawing.items.texts.map(\.string)
    let between = ["Cleo", "Dag", "Eve", "Fay"].filter(texts.contains)
    #expect(!between.isEmpty, "\(texts)")
  }

  /// A header that stays where it is goes nowhere, whatever its place in the content is.
  @Test func whatIsPinnedDoesNotGoFarthest() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 480]},
        "layout": {"kind": "flow", "itemSize": [320, 60], "headerReferenceSize": [0, 30],
          "sectionHeadersPinToVisibleBounds": true},
        "data": {"sections": [{"id": "s", "header": "Office", "items": [
          {"generate": {"count": 20, "id": "n{n}"}}]}]},
        "steps": [{"name": "on", "scroll": {"by": [0, 90]}}], "outputs": [{"type": "still"}]
        """)
    let timeline = try #require(try played.figure(.timeline)).summary
    #expect(timeline.hasPrefix("Only the content scrolls from 0 to 90"), "\(timeline)")
  }

  /// Shelves stand above each other by chance: no figure calls them columns.
  @Test func shelvesAreNoColumns() async throws {
    let shelves = PlayedFigures.shelf.replacing(
      #"{"id": "books", "items""#,
      with: #"{"id": "new", "items": ["a", "b", "c", "d"]}, {"id": "books", "items""#
    )
    .replacing("[390, 300]", with: "[390, 500]")
    let played = try await PlayedFigures(scene: shelves)
    for kind in [OutputKind.storyboard, .motion, .matrix] {
      let figure = try #require(try played.figure(kind))
      let words = figure.drawing.items.texts.map(\.string) + [figure.summary]
      #expect(!words.contains { $0.contains("column") }, "\(kind)")
    }
  }

  @Test func rowsBesideTheScreenAreNotCounted() async throws {
    let figure = try #require(try await list(of: Self.flick).figure(.storyboard))
    #expect(figure.summary.contains("0.00 s: 7 rows"))
  }

  /// The row that is made ready neither comes nor goes.
  @Test func nobodyLeavesWhoWasNotSeen() async throws {
    let figure = try #require(try await list(of: Self.further).figure(.motion))
    #expect(figure.summary.contains("two elements leave the view"))
    let step = try #require(try await list(of: Self.flick).figure(.difference))
    #expect(step.summary.contains("one element comes into view, one element leaves the view"))
  }

  /// Whoever passes beyond the panel is not drawn there, and the figure stays light.
  @Test func aLongWayDrawsWhatIsSeenOfIt() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 480]}, "layout": {"kind": "flow", "itemSize": [320, 60]},
        "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 400, "id": "n{n}"}}]}]},
        "steps": [{"name": "far", "scroll": {"offset": [0, 20000]}}],
        "outputs": [{"type": "still"}]
        """)
    let figure = try #require(try played.figure(.storyboard))
    let areas = FigureInkwork(figure).areas.count { 20...400 ~= $0.bounds.width }
    #expect(areas < 100, "\(areas)")
  }

  /// Who goes with a section that scrolls by itself follows nobody.
  @Test func aSectionThatScrollsByItselfIsToldAsThat() async throws {
    let played = try await PlayedFigures(
      scene: #"""
        "canvas": {"size": [390, 300]},
        "layout": {"kind": "compositional", "sections": {
          "new": {"orthogonalScrolling": "groupPaging", "interGroupSpacing": 10,
            "group": {"size": ["0.7w", 140], "items": [{"size": ["1w", "1h"]}]}},
          "*": {"group": {"size": ["1w", 52], "items": [{"size": ["1w", "1h"]}]}}}},
        "data": {"sections": [{"id": "new", "items": ["Tides", "Bread", "Knots", "Stars"]},
          {"id": "old", "items": ["a", "b"]}]},
        "steps": [{"name": "browse", "scroll": {"section": "new", "by": [200, 0]}}]
        """#)
    for kind in [OutputKind.storyboard, .difference, .updateMap, .filmStrip] {
      let words = try #require(try played.figure(kind)).summary
      #expect(!words.contains("follow") && words.contains("scroll"), "\(kind) \(words)")
    }
  }

  /// However many pass on a long way, few are on screen at once, and these are called by their names.
  @Test func allMomentsOfALongWayHaveTheirNames() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 480]}, "layout": {"kind": "flow", "itemSize": [96, 96]},
        "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 150, "id": "n{n}"}}]}]},
        "steps": [{"name": "far", "scroll": {"offset": [0, 3000]}}],
        "outputs": [{"type": "still"}]
        """)
    let figure = try #require(try played.figure(.storyboard))
    let texts = Set(figure.drawing.items.texts.map(\.string))
    #expect((1...12).map(String.init).filter { !texts.contains($0) } == [])
  }

  /// A swipe is no move of two books: all of the shelf goes, on one way.
  @Test func aSwipeIsOneWayOfItsSection() async throws {
    let played = try await PlayedFigures(
      scene: PlayedFigures.shelf)
    let figure = try #require(try played.figure(.motion))
    let texts = figure.drawing.items.texts.map(\.string)
    #expect(figure.summary.hasPrefix("Book 2 and Book 3 scroll 304 left with their section, "))
    #expect(texts.contains("Book 2, Book 3  304 left"))
    #expect(texts.contains("Above: all that scrolls.") && !texts.contains("Above: what follows."))
  }

  /// A section that scrolls by itself is told by its name, also beside the content and where nobody is seen at both ends.
  @Test(arguments: [OutputKind.storyboard, .difference, .timeline, .motion, .worldlines])
  func sectionsThatScrollAreTold(_ kind: OutputKind) async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [320, 420], "contentOffset": [0, 40]},
        "layout": {"kind": "compositional", "sections": {
          "shelf": {"group": {"size": [120, 100], "items": [{"size": ["1w", "1h"]}]},
            "orthogonalScrolling": "continuous", "interGroupSpacing": 8},
          "list": {"group": {"size": ["1w", 60], "items": [{"size": ["1w", "1h"]}]}}}},
        "data": {"sections": [{"id": "shelf", "items": [{"generate": {"count": 8, "id": "b{n}"}}]},
          {"id": "list", "items": [{"generate": {"count": 14, "id": "r{n}"}}]}]},
        "steps": [{"scroll": {"to": "b7"}}], "outputs": [{"type": "still"}]
        """)
    let summary = try #require(try played.figure(kind)).summary
    #expect(
      summary.contains("he content scrolls from 40 to 0, section shelf scrolls from 0 to "),
      "\(summary)")
  }
}
