import CoreGraphics
import Drawing
import SceneFormat
import Testing

@testable import Figures

/// Readers see the screen: places and ways are told on it, also while the content scrolls under it.
@Suite struct ScreenPlacesTests {
  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  private static func names(_ name: String, _ count: Int) -> String {
    "[" + (1...count).map { "\"\(name) \($0)\"" }.joined(separator: ", ") + "]"
  }

  /// Sections of many rows, with headers that stay at the top.
  private static func pinned(_ steps: String) -> String {
    """
      "canvas": {"size": [340, 400]}, "layout": {"kind": "flow", "itemSize": [340, 40],
        "headerReferenceSize": [0, 28], "sectionHeadersPinToVisibleBounds": true},
      "data": {"sections": [{"id": "Ann", "header": "Ann", "items": \(names("Ann", 60))},
        {"id": "Bea", "header": "Bea", "items": \(names("Bea", 60))}]},
      "steps": [\(steps)], "outputs": [{"type": "still"}]
    """
  }

  private static let read = #"{"name": "read", "scroll": {"by": [0, 900]}}"#
  private static let swap =
    #"{"name": "swap", "update": {"moveSections": [{"section": "Bea", "to": 0}]}}"#

  @Test(arguments: [OutputKind.timeline, .difference])
  func whatIsPinnedStaysOnTheScreen(_ kind: OutputKind) async throws {
    let played = try await PlayedFigures(scene: Self.pinned(Self.read))
    let words = texts(try #require(try played.figure(kind)))
    let all = words.joined(separator: " ")
    #expect(all.contains("Header Ann stays on the screen."), "\(words)")
    #expect(all.contains("content scrolls from 0 to 900"))
    #expect(!words.contains("+900"), "\(words)")
    // Only the content has a way.
    #expect(words.count { $0 == "−900" } == (kind == .timeline ? 1 : 0), "\(words)")
  }

  @Test func aScrollIsADifference() async throws {
    let played = try await PlayedFigures(scene: Self.pinned(Self.read))
    let words = texts(try #require(try played.figure(.difference))).joined(separator: " ")
    #expect(words.contains("scrolled by 900 points") && !words.contains("no difference"))
  }

  /// Those that are seen before and after are one line.
  @Test(arguments: [OutputKind.timeline, .difference])
  func allThatScrollsIsToldOnce(_ kind: OutputKind) async throws {
    let scene = Self.pinned(#"{"name": "on", "scroll": {"by": [0, 80]}}"#)
    let figure = try #require(try await PlayedFigures(scene: scene).figure(kind))
    let words = texts(figure).joined(separator: " ")
    #expect(words.contains("Seven elements only go with the content, 80 up."), "\(words)")
    #expect(texts(figure).count { $0 == "−80" } == (kind == .timeline ? 1 : 0))
  }

  /// When the scroll is how far is seen on a lane of its own, also where all that is seen first is seen no more.
  @Test(arguments: [(OutputDescription.Fit.phone, FigureWidth.phone), (.readme, .readme)])
  func theContentHasALane(_ fit: OutputDescription.Fit, _ width: FigureWidth) async throws {
    for step in [Self.read, #"{"name": "on", "scroll": {"by": [0, 80]}}"#] {
      let played = try await PlayedFigures(scene: Self.pinned(step))
      let figure = try #require(try played.figure(.timeline, fit: fit))
      #expect(texts(figure).contains("content"), "\(texts(figure))")
      #expect(texts(figure).contains { $0.hasPrefix("Only the content scrolls from 0 to ") })
      #expect(FigureRules(figure, at: width).broken == [])
    }
    let still = try await PlayedFigures(scene: Self.pinned(Self.swap))
    let words = texts(try #require(try still.figure(.timeline, fit: fit)))
    #expect(!words.contains("content"), "\(words)")
  }

  private static let cards = """
    "canvas": {"size": [390, 300]}, "layout": {"kind": "carousel", "itemSize": [200, 220]},
    "data": {"sections": [{"id": "c", "items": ["Ace", "King", "Queen", "Jack", "Ten"]}]},
    "steps": [{"name": "on", "scroll": {"by": [220, 0]}}], "outputs": [{"type": "still"}]
    """

  /// A card that leaves the middle to the left has not gone to the right.
  @Test func cardsGoWhereTheyAreSeenToGo() async throws {
    let played = try await PlayedFigures(scene: Self.cards)
    let timeline = texts(try #require(try played.figure(.timeline)))
    #expect(timeline.contains("−94.3") && !timeline.contains("125.7"), "\(timeline)")
    let table = texts(try #require(try played.figure(.difference)))
    #expect(table.contains("−189.3") && !table.contains("+30.7"), "\(table)")
    #expect(!table.contains { $0.contains("in the content") })
  }

  /// The screen goes back with the last page: all figures tell the way that is seen.
  @Test(arguments: [OutputKind.timeline, .difference])
  func whoGoesWithTheScreenGoesNowhere(_ kind: OutputKind) async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [380, 280], "contentOffset": [700, 0]},
        "layout": {"kind": "carousel", "itemSize": [150, 200], "turn": 40, "spacing": -10},
        "data": {"sections": [{"id": "p",
          "items": ["Alps", "Baltic", "Corsica", "Danube", "Elbe", "Fjord"]}]},
        "steps": [{"name": "drop", "update": {"delete": ["Danube"]}}], "outputs": [{"type": "still"}]
        """)
    let words = texts(try #require(try played.figure(kind)))
    #expect(!words.contains { $0.contains("140 left") || $0 == "−140" }, "\(words)")
  }

  /// Bea's rows come from far below: as long as nobody sees them, nothing else is said of them.
  @Test func panelsSpeakOfWhoIsSeen() async throws {
    let played = try await PlayedFigures(scene: Self.pinned(Self.swap))
    let words = texts(try #require(try played.figure(.storyboard)))
    let told = words.filter { $0.hasPrefix("Bea 1 is ") }
    #expect(told.count { $0 != "Bea 1 is not seen" } == 1 && told.count == 3, "\(words)")
  }

  /// Beside a badge, a count and a line, a phone has room for a short name, too.
  @Test func lanesHaveTheirNames() async throws {
    let scene = Self.pinned(Self.swap)
    let figure = try #require(
      try await PlayedFigures(scene: scene).figure(.timeline, fit: .phone))
    let words = texts(figure)
    #expect(words.count { $0 == "Bea" } >= 2, "\(words)")
    #expect(FigureRules(figure, at: .phone).broken == [])
  }

  /// A section that comes into view stands at its header, which is pinned.
  @Test func aSectionStandsAtItsHeader() async throws {
    let played = try await PlayedFigures(scene: Self.pinned("\(Self.swap), \(Self.read)"))
    let words = texts(try #require(try played.figure(.difference)))
    #expect(!words.contains { $0.hasPrefix("−") }, "\(words)")
  }
}
