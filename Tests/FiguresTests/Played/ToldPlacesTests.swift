import CoreGraphics
import Motion
import SceneFormat
import Testing

@testable import Figures

/// Ways, times and counts in sentences are those of the pictures and of the tables.
@Suite struct ToldPlacesTests {
  private func played(
    _ layout: String, _ items: String, _ step: String, canvas: String = #""size": [320, 400]"#
  ) async throws -> PlayedFigures {
    try await PlayedFigures(
      scene: """
        "canvas": {\(canvas)}, "layout": {\(layout)},
        "data": {"sections": [{"id": "l", "items": [\(items)]}]},
        "steps": [\(step)], "outputs": [{"type": "still"}]
        """)
  }

  private func summary(_ kind: OutputKind, _ played: PlayedFigures) throws -> String {
    try #require(try played.figure(kind)).summary
  }

  private static let columns = #""kind": "columns", "cellHeight": 60"#

  /// Starts and ends are asked for by paths, of which nobody can say whether they are one element's.
  @Test func asksAreCountedBySides() async throws {
    let scene = try await played(
      Self.columns, #""a", "b""#,
      #"{"update": {"delete": ["a"], "insert": [{"item": "c", "to": "l/1"}]}}"#)
    let words = try summary(.conversation, scene)
    #expect(words.contains("the layout is asked for 2 starts and 2 ends, each once"), "\(words)")
  }

  @Test func contentGoesAsFarAsItScrolls() async throws {
    let scene = try await played(
      #""kind": "carousel""#, #"{"generate": {"count": 9, "id": "c{n}"}}"#,
      #"{"scroll": {"to": "c6", "at": "centeredHorizontally"}}"#,
      canvas: #""size": [360, 300]"#)
    let words = try summary(.timeline, scene)
    #expect(words.contains("Content: x 0 → −803."), "\(words)")
  }

  /// Most of them wait below the screen.
  @Test func noFigureCountsOnlyThoseOnTheScreen() async throws {
    let scene = try await played(
      #""kind": "waterfall", "columnCount": 3"#,
      #"{"generate": {"count": 14, "width": 100, "height": [60, 180]}}"#,
      #"{"scroll": {"by": [0, 10]}}"#, canvas: #""size": [320, 480]"#)
    for kind in [OutputKind.matrix, .blueprint, .stack] {
      let words = try summary(kind, scene)
      #expect(!words.contains("of eleven items") && !words.contains("of twelve items"), "\(words)")
    }
  }

  /// The first second is none of the movement.
  @Test func aDelayIsNoMovement() async throws {
    let scene = try await played(
      Self.columns, #""a", "b""#,
      """
      {"timing": {"delay": 1, "duration": 0.2, "curve": "linear"},
        "update": {"move": [{"item": "b", "to": "l/0"}]}}
      """)
    let figure = try #require(try scene.figure(.storyboard))
    let words = FigureInkwork(figure).words.map(\.text)
    #expect(words.contains { $0.hasSuffix("0.2 s · linear, after 1 s") }, "\(words)")
    #expect(figure.summary.contains("0.2 s after 1 s"), "\(figure.summary)")
  }

  /// Cells that become smaller go where their middles go, in words as in arrows.
  @Test(arguments: [OutputKind.onion, .storyboard])
  func whoeverGetsAnotherSizeGoesByItsMiddle(_ kind: OutputKind) async throws {
    let scene = try await played(
      Self.columns, #""a", "b", "c""#, #"{"layout": {"kind": "circle"}}"#,
      canvas: #""size": [320, 300]"#)
    let words = try summary(kind, scene)
    #expect(words.contains("95.3 right and 95 down"), "\(words)")
  }

  /// Under a finger each has come to rest at a time of its own.
  @Test func notAllEndWithTheFinger() async throws {
    let scene = try await played(
      Self.columns, #"{"generate": {"count": 6, "id": "m{n}"}}"#,
      #"{"drag": {"item": "m1", "to": "l/3"}}"#)
    let words = try summary(.timeline, scene)
    #expect(!words.contains("all end at") && words.contains("last, at"), "\(words)")
  }

  /// As much of it as tells who it is, and what tells it from others.
  @Test func longLabelsThatAreSharedAreShortened() async throws {
    let label = "Dr. Anastasia Papadopoulou-Whitfield"
    let scene = try await played(
      Self.columns,
      #"{"id": "a", "label": "\#(label)"}, {"id": "b", "label": "\#(label)"}, {"id": "c", "label": "Max"}"#,
      #"{"update": {"delete": ["b"]}}"#)
    let words = try summary(.motion, scene)
    #expect(words.contains("… (b)") && words.contains("Dr. Anastasia "), "\(words)")
    #expect(!words.contains(label), "\(words)")
  }

  /// Of places that are none no way is told, whatever becomes of the size.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func placesThatAreNoneAreNoWays(_ place: CGFloat) {
    func element(_ x: CGFloat, _ width: CGFloat) -> ElementSnapshot {
      ElementSnapshot(
        id: .item("a"), path: [0, 0], center: CGPoint(x: x, y: 10),
        size: CGSize(width: width, height: 20))
    }
    let ways = [
      element(place, 20).way(to: element(10, 40)), element(10, 20).way(to: element(place, 40)),
    ]
    #expect(ways.allSatisfy { !$0.dx.isFinite && $0.dy == 0 }, "\(ways)")
    #expect(element(10, 20).way(to: element(20, 40)) == CGVector())
    #expect(element(10, 20).way(to: element(40, 40)) == CGVector(dx: 30, dy: 0))
  }
}
