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
