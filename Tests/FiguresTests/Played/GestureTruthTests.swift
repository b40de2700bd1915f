import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing

@testable import Figures

/// Fingers and hands: figures tell how the content and the cells have gone, and not how they might have.
@Suite struct GestureTruthTests {
  private func rows(_ step: String, count: Int = 20) async throws -> PlayedFigures {
    try await PlayedFigures(
      scene: """
        "canvas": {"size": [300, 400]}, "layout": {"kind": "columns", "cellHeight": 60},
        "data": {"sections": [{"id": "a", "items": [{"generate": {"count": \(count)}}]}]},
        "steps": [\(step)], "outputs": [{"type": "still"}]
        """)
  }

  /// Nobody fades who is only brought onto the screen.
  @Test func whoeverAPageBringsDoesNotFade() async throws {
    let figure = try #require(try await rows(#"{"page": "next"}"#).figure(.timeline))
    #expect(!figure.summary.contains("α"), "\(figure.summary)")
    let words = FigureInkwork(figure).words.map(\.text)
    #expect(words.contains("Only the content scrolls from 0 to 400"), "\(words)")
    #expect(words.contains("content"), "\(words)")
  }

  /// Cards become paler beside the middle, and none is gone before it has left the screen.
  @Test func cardsOfACarouselGoTheirWay() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [360, 280]}, "layout": {"kind": "carousel"},
        "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 8}}]}]},
        "steps": [{"page": "next"}], "outputs": [{"type": "still"}]
        """)
    let summary = try #require(try played.figure(.timeline)).summary
    #expect(summary.contains("α 0.61 → 1."), "\(summary)")
    #expect(!summary.contains("α 0 →") && !summary.contains("α 1 → 0. "), "\(summary)")
    #expect(summary.contains("width 160 →"), "\(summary)")
  }

  @Test func swipesAreCounted() async throws {
    let figure = try #require(try await rows(#"{"page": 2}"#).figure(.curve))
    #expect(figure.summary.contains("A finger drives it and lets go twice within 0.3 s"))
  }

  @Test(arguments: [("0, 0.8, 0.3, 1", "80, 30 and 100 %"), ("0, 0.6, 0.2", "60, 20 and 0 %")])
  func aHandIsFollowed(_ progress: String, _ words: String) async throws {
    let step = #"{"transition": {"to": {"kind": "circle"}, "progress": [\#(progress)]}}"#
    let figure = try #require(try await rows(step, count: 5).figure(.curve))
    #expect(figure.summary.contains("A hand brings it to \(words)"), "\(figure.summary)")
  }

  /// The layout comes back, the content does not.
  @Test(arguments: [OutputKind.worldlines, .timeline, .motion, .difference])
  func aTransitionThatIsCalledOffIsTold(_ kind: OutputKind) async throws {
    let step =
      #"{"transition": {"to": {"kind": "waterfall", "columnCount": 3}, "progress": [0, 0.6, 0.2]}}"#
    let figure = try #require(try await rows(step, count: 6).figure(kind))
    let words =
      "All items are laid out anew, and everything comes back; the content scrolls from 0 to 20"
    #expect(figure.summary.contains(words), "\(figure.summary)")
  }

  /// A layout that is turned around is asked in its own coordinates.
  @Test func queriesOfMirroredLayoutsAreAnswered() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [300, 150], "direction": "rtl", "mirrors": true},
        "layout": {"kind": "flow", "scrollDirection": "horizontal", "itemSize": [90, 120]},
        "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 12}}]}]},
        "steps": [{"scroll": {"by": [-100, 0]}}], "outputs": [{"type": "still"}]
        """)
    let summary = try #require(try played.figure(.queries)).summary
    #expect(summary.contains("790 to 1,090, 3 of 3 answered"), "\(summary)")
  }

  /// The one that is dragged has come back to its place.
  @Test(arguments: [OutputKind.difference, .motion, .worldlines])
  func whoeverIsCopiedStays(_ kind: OutputKind) async throws {
    let step = #"{"drag": {"item": "a-1", "to": "a/2", "proposal": "copy"}}"#
    let figure = try #require(try await rows(step, count: 4).figure(kind))
    #expect(figure.summary.contains("a-1-copy appears"), "\(figure.summary)")
    #expect(!figure.summary.contains("“1” moves"), "\(figure.summary)")
  }

  @Test func contactSheetsCountAllSteps() async throws {
    let steps = (1...3).map { #"{"name": "p\#($0)", "pull": 60}"# }.joined(separator: ", ")
    let figure = try #require(try await rows(steps).figure(.contactSheet))
    #expect(figure.summary.contains("and back to 0, three times"), "\(figure.summary)")
  }

  /// From 0 to 40 by a scroll, then by a finger beyond the top and back.
  @Test func worldlinesKnowHowFarAFingerCame() async throws {
    let steps = #"{"name": "on", "scroll": {"by": [0, 40]}}, {"name": "up", "pull": 300}"#
    let figure = try #require(try await rows(steps).figure(.worldlines))
    let title = try #require(
      FigureInkwork(figure).words.map(\.text).first { $0.contains("scrolls") })
    #expect(title.contains("from 0 to −") && title.hasSuffix("and back to 0"), "\(title)")
  }

  @Test func worldlinesCallNoHeaderAnItem() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [300, 400]}, "layout": {"kind": "flow", "itemSize": [90, 60]},
        "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 12}}]},
          {"id": "b", "header": "B", "items": ["x", "y"]}]},
        "steps": [{"animated": false, "update": {"insert": [{"item": "n", "to": "a/0"}]}}],
        "outputs": [{"type": "still"}]
        """)
    let words = FigureInkwork(try #require(try played.figure(.worldlines))).words.map(\.text)
    #expect(words.contains { $0.contains("elements jump at once") }, "\(words)")
  }

  /// Headers are told in the order in which they are pinned, and one that is so again counts again.
  @Test func worldlinesTellPinsInOrder() async throws {
    let sections = ["a", "b", "c", "d"].map {
      #"{"id": "\#($0)", "header": "\#($0.uppercased())", "items": [{"generate": {"count": 4, "id": "\#($0){n}"}}]}"#
    }
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [300, 300]},
        "layout": {"kind": "flow", "itemSize": [280, 50], "headerReferenceSize": [0, 30],
          "sectionHeadersPinToVisibleBounds": true, "minimumLineSpacing": 0},
        "data": {"sections": [\(sections.joined(separator: ", "))]},
        "steps": [{"name": "one", "scroll": {"by": [0, 300]}},
          {"name": "two", "scroll": {"by": [0, 300]}}, {"name": "up", "scroll": {"by": [0, -560]}}],
        "outputs": [{"type": "still"}]
        """)
    let summary = try #require(try played.figure(.worldlines)).summary
    #expect(summary.contains("header A stays pinned from 0 s"), "\(summary)")
    #expect(summary.contains(", header B from"), "\(summary)")
    #expect(summary.contains(", two more later"), "\(summary)")
  }

  /// A section without words above it has the name that the data gives it.
  @Test(arguments: [OutputKind.motion, .worldlines])
  func sectionsHaveOneName(_ kind: OutputKind) async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"size": [300, 400]},
        "layout": {"kind": "flow", "itemSize": [90, 40], "headerReferenceSize": [0, 20]},
        "data": {"sections": [{"id": "a", "items": ["x", "y"]}]},
        "steps": [{"update": {"insertSections": [
          {"section": {"id": "z", "header": {"label": ""}, "items": ["p", "q"]}, "to": 1}]}}],
        "outputs": [{"type": "still"}]
        """)
    let words = FigureInkwork(try #require(try played.figure(kind))).words.map(\.text)
    #expect(words.contains { $0.hasPrefix("Section z appears") }, "\(words)")
  }

  @Test func stepsWithoutAnimationHaveNoCurve() async throws {
    let step = #"{"animated": false, "update": {"insert": [{"item": "n", "to": "a/0"}]}}"#
    let figure = try #require(try await rows(step, count: 3).figure(.curve))
    #expect(figure.summary.contains("at once") && !figure.summary.contains("0.3 s"))
  }

  /// A finger that takes no time makes two jumps, there and back, and not one for each of its places.
  @Test func aPullAtOnceIsNoStair() async throws {
    let steps =
      #"{"name": "tug", "animated": false, "pull": 80}, {"name": "add", "update": {"delete": ["a-1"]}}"#
    let figure = try #require(try await rows(steps).figure(.worldlines))
    #expect(figure.summary.contains("tug: The content scrolls from 0 to −"), "\(figure.summary)")
    #expect(!figure.summary.contains("jump"), "\(figure.summary)")
    let series = ChangeSeries(
      zip([0, -10, -20, -30, -10], [-10, -20, -30, -10, 0]).map(Self.scroll), name: "tug")
    #expect(series.joiningScrolls.transitions.count == 2)
  }

  private static func scroll(_ from: CGFloat, _ to: CGFloat) -> Transition {
    func state(_ y: CGFloat) -> LayoutSnapshot {
      LayoutSnapshot(
        elements: [], contentSize: CGSize(width: 100, height: 900),
        viewport: CGRect(x: 0, y: y, width: 100, height: 300))
    }
    return Transition(
      TransitionCapture(before: state(from), after: state(to), timing: .immediate))
  }
}
