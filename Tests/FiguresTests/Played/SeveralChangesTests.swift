import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing

@testable import Figures

/// A step of several changes is told by all of its figures as one, with the same times, ways and turns.
@Suite struct SeveralChangesTests {
  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  private func figure(_ kind: OutputKind, of scene: String) async throws -> Figure {
    try #require(try await PlayedFigures(scene: scene).figure(kind))
  }

  private static let pinched = """
    "canvas": {"size": [320, 420]},
    "layouts": {"s": {"kind": "flow", "itemSize": [60, 60]},
      "l": {"kind": "flow", "itemSize": [150, 150]}},
    "layout": "s", "data": {"sections": [{"id": "p", "items": [
      {"generate": {"count": 14, "id": "p{n}"}}]}]},
    "steps": [{"name": "in", "transition": {"to": "l", "progress": [0, 0.7, 0.2, 0.9, 0.1]}},
      {"name": "full", "transition": {"to": "l", "progress": [0, 0.4, 1]}}],
    "outputs": [{"type": "still"}]
    """

  /// In the table, the middle of 7 goes from 203, 100 to 113, 419 and comes back: nobody ends as far from its start as that.
  @Test func worldlinesKnowWhoGoesFarthestOnTheWay() async throws {
    let figure = try await figure(.worldlines, of: Self.pinched)
    #expect(
      figure.summary.hasPrefix("“7” goes farthest of those seen, 90 left and 319 down. "),
      "\(figure.summary)")
  }

  /// On a narrow page not every change has a chart.
  @Test func timelinesSayWhichChangesHaveNoChart() async throws {
    let played = try await PlayedFigures(scene: Self.pinched)
    let words = texts(try #require(try played.figure(.timeline, fit: .half)))
    #expect(words.joined(separator: " ").ranges(of: "no room for a chart").count == 4, "\(words)")
  }

  @Test func timelinesTellEachChangeOfAStep() async throws {
    let figure = try await figure(.timeline, of: Self.pinched)
    // By their middles, as arrows have it: in the table 13 goes 75 up, and 14 a little to the left, too.
    #expect(
      figure.summary.contains("in, 5 of 5: “14” goes farthest, its middle 12.8 left and 79.5 up"),
      "\(figure.summary)")
  }

  private static let dragged = """
    "canvas": {"size": [300, 360]},
    "layout": {"kind": "columns", "cellHeight": 44, "minimumLineSpacing": 4},
    "data": {"sections": [{"id": "t", "items": ["Milk", "Eggs", "Flour", "Sugar", "Salt", "Yeast"]}]},
    "steps": [{"name": "carry", "drag": {"item": "Yeast", "to": "t/1"}}],
    "outputs": [{"type": "still"}]
    """

  private static let swiped = """
    "canvas": {"device": "iphone-13-mini", "landscape": true},
    "layout": {"kind": "carousel", "itemSize": [200, 220]},
    "data": {"sections": [{"id": "c", "items": ["Alto", "Bass", "Cello", "Drum", "Erhu", "Flute"]}]},
    "steps": [{"name": "next", "page": "next"}], "outputs": [{"type": "still"}]
    """

  @Test(arguments: [OutputKind.motion, .onion, .storyboard])
  func aTimeIsToldInTheSameWords(_ kind: OutputKind) async throws {
    for (scene, time) in [(Self.dragged, "0.11 s"), (Self.swiped, "0.15 s")] {
      let told = texts(try await figure(kind, of: scene)).joined(separator: " ")
      let words = "0.3 s · linear for \(time), then ease in-out"
      #expect(told.contains(words), "\(told)")
      #expect(told.ranges(of: "0.3 s · ").count == told.ranges(of: words).count, "\(told)")
    }
  }

  @Test func theCurveOfAFingerIsNoCurveOfTheStep() async throws {
    for (scene, time) in [(Self.dragged, "0.11 s"), (Self.swiped, "0.15 s")] {
      let summary = try await figure(.curve, of: scene).summary
      #expect(
        summary.hasPrefix("A finger drives it evenly for \(time), then it goes ease in-out"),
        "\(summary)")
    }
  }

  /// Half of the time is not half of the way: a tenth of it in the first half, and the rest in the second.
  private func expectATenthHalfWay(_ states: [LayoutSnapshot]) throws {
    let changes = try zip(states, states.dropFirst()).map { before, after in
      Transition(
        TransitionCapture(
          before: before, after: after, timing: try Timing(duration: 0.15, curve: .linear)))
    }
    let hand = try #require(HandCourse(changes))
    #expect(abs(hand.value(at: 0.15) - 0.1) < 1e-6)
  }

  @Test func aSwipeHasComeAsFarAsTheContent() throws {
    try expectATenthHalfWay(
      [0, 100, 1000].map { x in
        LayoutSnapshot(
          elements: [], contentSize: CGSize(width: 2000, height: 100),
          viewport: CGRect(x: x, y: 0, width: 100, height: 100))
      })
  }

  @Test func aDragHasComeAsFarAsTheItem() throws {
    try expectATenthHalfWay(
      [0, 40, 400].map { y in
        MotionCases.snapshot([
          MotionCases.cell("Ann", [0, 0], CGRect(x: 8, y: y, width: 300, height: 40))
        ])
      })
  }

  @Test func changesOfOneKindAreCounted() throws {
    let (a, b) = (MotionCases.friends, MotionCases.friends)
    #expect(TimingWords([a, b]).text.hasSuffix(" · two changes, each ease in-out"))
    #expect(TimingWords([a, b]).finger.hasPrefix("It goes ease in-out twice within "))
    #expect(TimingWords([a]).text.hasSuffix(" s · ease in-out"))
    #expect(TimingWords([MotionCases.immediate]).text == "at once")
  }
}
