import CoreGraphics
import Drawing
import SceneFormat
import Testing

@testable import Figures

/// Nobody is named whom a bar covers, and nothing is written or drawn over a bar.
@Suite struct CoveredWordsTests {
  private static let list = #"""
    "canvas": {"device": "iphone-16", "bars": {"title": "List"}},
    "layout": {"kind": "columns", "cellHeight": 60},
    "data": {"sections": [{"id": "r", "items": [{"generate": {"count": 30, "label": "Row {n}"}}]}]}
    """#

  private static let scroll = #"[{"name": "down", "scroll": {"by": [0, 300]}}]"#
  private static let swap = #"""
    [{"name": "down", "scroll": {"by": [0, 300]}, "timing": {"duration": 0.5}},
      {"name": "swap", "update": {"move": [{"item": "r-20", "to": "r/5"}]}}]
    """#

  private func words(_ kind: OutputKind, _ steps: String) async throws -> [FigureInkwork.Word] {
    let played = try await PlayedFigures(scene: #"\#(Self.list), "steps": \#(steps)"#)
    return FigureInkwork(try #require(try played.figure(kind))).words
  }

  /// The names of rows, and not what headings and notes say about them.
  private func names(_ words: [FigureInkwork.Word]) -> [FigureInkwork.Word] {
    words.filter { $0.text.hasPrefix("Row ") && $0.text.dropFirst(4).allSatisfy(\.isNumber) }
  }

  @Test(arguments: [OutputKind.motion, .storyboard, .difference], [scroll, swap])
  func nothingIsNamedUnderABar(_ kind: OutputKind, _ steps: String) async throws {
    let words = try await words(kind, steps)
    let titles = words.filter { $0.text == "List" }
    // In a storyboard, rows whose letters would be too small to be read have bars.
    #expect(!titles.isEmpty && names(words).count > (kind == .storyboard ? 0 : 8))
    for title in titles {
      // The status bar is 54 points high, and as much below it belongs to the bar.
      let bar = CGRect(
        x: title.frame.midX - 60, y: title.frame.midY - 3 * title.size, width: 120,
        height: 4 * title.size)
      // Its own letters lie behind the bar with the row.
      let above = names(words).filter { $0.order > title.order || !$0.isScaled }
      #expect(above.filter { $0.frame.intersects(bar) }.map(\.text) == [])
    }
  }

  /// An outline around a section ends at the bar that covers the section's first rows.
  @Test(arguments: [OutputKind.motion, .storyboard])
  func noOutlineLiesOverABar(_ kind: OutputKind) async throws {
    let played = try await PlayedFigures(
      scene: #"""
        "canvas": {"device": "iphone-16", "bars": {"title": "Week"}},
        "layout": {"kind": "columns", "cellHeight": 60, "headerReferenceSize": [0, 40]},
        "data": {"sections": [
          {"id": "a", "header": "A", "items": ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"]},
          {"id": "b", "header": "B", "items": ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8"]}]},
        "steps": [{"name": "down", "scroll": {"by": [0, 200]}},
          {"name": "swap", "update": {"moveSections": [{"section": "b", "to": 0}]}}]
        """#)
    let ink = FigureInkwork(try #require(try played.figure(kind)))
    let title = try #require(ink.words.last { $0.text == "Week" })
    let above = ink.lines.filter { line in
      guard line.order > title.order, line.width >= 1.5 else { return false }
      return line.points.contains {
        abs($0.x - title.frame.midX) < 150 && abs($0.y - title.frame.midY) < 2 * title.size
      }
    }
    #expect(above.map(\.points) == [])
  }

  /// Words of a drawing that have no room are told by an area as long as they are.
  @Test func wordsWithoutRoomAreNotCut() async throws {
    let played = try await PlayedFigures(
      scene: #"""
        "canvas": {"device": "iphone-16", "bars": {"title": "Mia"}},
        "layout": {"kind": "flow", "minimumLineSpacing": 2},
        "style": {"cells": {"default": {"template": "chat"}}},
        "data": {"sections": [{"id": "c", "items": [{"generate": {"count": 40,
          "label": ["Yes", "Maybe", "No, I do not think so at all, and let me tell you why"]}}]}]},
        "steps": [{"name": "end", "scroll": {"to": "c-40", "at": "bottom"}}]
        """#)
    for kind in [OutputKind.motion, .storyboard] {
      let words = FigureInkwork(try #require(try played.figure(kind))).words.map(\.text)
      #expect(words.filter { $0.hasSuffix("…") && "Maybe".hasPrefix($0.dropLast()) } == [])
      #expect(words.contains { $0.hasPrefix("No, I do") })
    }
  }
}
