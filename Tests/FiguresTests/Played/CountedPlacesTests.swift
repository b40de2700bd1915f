import CoreGraphics
import Drawing
import SceneFormat
import Testing

@testable import Figures

/// Counts, names and times as they are, wherever in a sentence or on an axis they stand.
@Suite struct CountedPlacesTests {
  private func played(_ body: String, _ steps: String) async throws -> PlayedFigures {
    try await PlayedFigures(
      scene: "\(body), \"steps\": [\(steps)], \"outputs\": [{\"type\": \"still\"}]")
  }

  private static let two = """
    "canvas": {"size": [320, 480]}, "layout": {"kind": "columns", "cellHeight": 30},
    "data": {"sections": [
      {"id": "d1", "items": [{"generate": {"count": 100, "id": "a{n}", "label": "a{n}"}}]},
      {"id": "d2", "items": [{"generate": {"count": 100, "id": "b{n}", "label": "b{n}"}}]}]}
    """

  @Test(arguments: [OutputKind.motion, .storyboard, .timeline])
  func allBeyondTheScreenAreCounted(_ kind: OutputKind) async throws {
    let played = try await played(
      Self.two,
      """
      {"name": "u", "update": {"insert": [{"item": "n0", "to": "d2/0"}, {"item": "n1", "to": "d2/1"},
        {"item": "n2", "to": "d2/2"}], "delete": ["b50"],
        "move": [{"item": "a100", "to": "d2/20"}]}}
      """)
    let figure = try #require(try played.figure(kind))
    let words = figure.drawing.items.texts.map(\.string).joined(separator: " ") + figure.summary
    #expect(words.contains("Beyond the screen: five items."), "\(words)")
  }

  @Test func namesKeepTheirLettersAtTheStartOfASentence() async throws {
    let played = try await played(
      """
      "canvas": {"size": [320, 200]}, "layout": {"kind": "compositional", "sections": {
        "eggs": {"orthogonalScrolling": "continuous", "group": {"size": [120, 120]}}}},
      "data": {"sections": [{"id": "eggs", "items": ["iPhone", "iPad", "iMac", "iPod"]}]}
      """, #"{"name": "b", "scroll": {"section": "eggs", "by": [60, 0]}}"#)
    let figure = try #require(try played.figure(.motion))
    #expect(figure.summary.hasPrefix("iPhone, iPad and iMac scroll 60 left"), "\(figure.summary)")
  }

  @Test func eachTimeStandsOnceBelowWorldlines() async throws {
    let played = try await played(
      """
      "canvas": {"size": [300, 200]}, "layout": {"kind": "columns", "cellHeight": 40},
      "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 40}}]}]}
      """,
      """
      {"name": "down", "scroll": {"by": [0, 300]}}, {"name": "more", "scroll": {"by": [0, 300]}}
      """)
    let words = FigureInkwork(try #require(try played.figure(.worldlines))).words
    let times = words.map(\.text).filter { $0.hasSuffix(" s") && $0.count < 7 }
    #expect(times.count > 3 && Set(times).count == times.count, "\(times)")
  }

  /// A switch and a badge at the end leave the name its place beside the symbol.
  @Test func aNameStandsBesideItsSymbol() async throws {
    let item =
      #"{"id": "2", "label": "A very long name of a switch that needs two lines", "symbol": "moon""#
    let played = try await played(
      """
      "canvas": {"device": "iphone-16"}, "layout": {"kind": "flow", "minimumLineSpacing": 0},
      "style": {"cells": {"default": {"template": "settings"}, "switch": {"accessory": "switch"}}},
      "data": {"sections": [{"id": "a", "items": [{"id": "1", "label": "Air", "symbol": "airplane"},
        \(item), "style": "switch"}]}]}
      """, #"{"name": "on", "update": {"reload": [\#(item), "style": "switch", "on": true}]}}"#)
    let words = FigureInkwork(try #require(try played.figure(.storyboard))).words
    let names = words.filter { $0.text == "Air" }.map(\.frame.minX)
    let long = words.filter { $0.text.hasPrefix("A very") && $0.frame.minY > 70 }.map(\.frame.minX)
    #expect(names.count > 1 && long.count > 1)
    for (name, other) in zip(names, long) { #expect(abs(name - other) < 4, "\(names) \(long)") }
  }

  /// The first of a content that goes on at its sides stands at no top.
  @Test func aContentThatRunsSidewaysHasAStart() async throws {
    let played = try await played(
      """
      "canvas": {"size": [375, 300]}, "layout": {"kind": "carousel", "itemSize": [200, 200]},
      "data": {"sections": [{"id": "c", "items": [{"generate": {"count": 7, "id": "c{n}",
        "label": "c{n}"}}]}]}
      """, #"{"name": "first", "update": {"move": [{"item": "c3", "to": "c/0"}]}}"#)
    let words = try #require(try played.figure(.storyboard)).summary
    #expect(words.contains("c3 moves to the start"), "\(words)")
  }

  /// A note explains no line that is not drawn.
  @Test func nothingIsCalledDashedThatIsNot() async throws {
    let played = try await played(
      """
      "canvas": {"size": [320, 320]}, "layout": {"kind": "circle", "itemSize": [30, 30], "margin": 16},
      "data": {"sections": [{"id": "dial", "items": [{"generate": {"count": 20, "id": "d{n}",
        "label": "d{n}"}}]}]}
      """,
      """
      {"name": "m", "update": {"delete": ["d3", "d9"],
        "move": [{"item": "d18", "to": "dial/2"}, {"item": "d5", "to": "dial/15"}]}}
      """)
    let words = FigureInkwork(try #require(try played.figure(.motion))).words.map(\.text)
    #expect(!words.contains { $0.hasPrefix("Dashed:") }, "\(words)")
  }

  /// A line without its head would point nowhere.
  @Test(arguments: [(CGFloat(-500), false), (100, true)])
  func noArrowLeavesThePicture(_ end: CGFloat, _ isDrawn: Bool) {
    let paths = WaySet(MotionStory(MotionCases.friends))
    let after = paths.story.transition.after
    let size = after.viewport.size
    let stage = ScreenPart(CGRect(origin: .zero, size: size), fitting: size)
    var panel = GridPanel(after, paths, on: stage, paint: .init())
    panel.addBlocks([
      WayArrow(start: CGPoint(x: 60, y: 60), end: CGPoint(x: 60, y: end), color: FigureInk.ink)
    ])
    #expect(panel.hasBlocks == isDrawn)
  }

  @Test(arguments: [("shelves.scene.yaml", true), ("albums.scene.yaml", false)])
  func bracketsOfABlueprintAreExplained(_ scene: String, _ hasThem: Bool) async throws {
    let played = try await PlayedFigures(showcase: scene)
    let words = FigureInkwork(try #require(try played.figure(.blueprint))).words.map(\.text)
    let entry = "what shows of a section that scrolls by itself"
    #expect(words.contains(entry) == hasThem, "\(words)")
  }

  /// Of two that change as much, neither changes most.
  @Test func nobodyIsFirstOfTwoThatAreEqual() async throws {
    let played = try await played(
      """
      "canvas": {"size": [320, 300]}, "layout": {"kind": "columns", "cellHeight": 40},
      "data": {"sections": [{"id": "a", "items": ["A1", "A2"]}, {"id": "c", "items": ["C1"]}]}
      """,
      """
      {"name": "one", "update": {"move": [{"item": "A1", "to": "a/1"}], "reload": ["C1"]}},
      {"name": "two", "update": {"deleteSections": ["a"],
        "insertSections": [{"section": {"id": "z", "items": ["Z1", "Z2"]}, "to": 0}]}}
      """)
    let figure = try #require(try played.figure(.contactSheet))
    #expect(!figure.summary.contains("changes most"), "\(figure.summary)")
  }
}
