import CoreGraphics
import Drawing
import SceneFormat
import Testing

@testable import Figures

/// Whoever stands behind a bar is told at its edge and in words, and nothing is marked on the bar itself.
@Suite struct BarBadgesTests {
  private static func chat(_ update: String) -> String {
    #"""
    "canvas": {"device": "iphone-16", "bars": {"title": "Mia", "input": "Message"}},
    "layout": {"kind": "flow", "minimumLineSpacing": 2},
    "style": {"cells": {"default": {"template": "chat"}}},
    "data": {"sections": [{"id": "c", "items": [{"generate": {"count": 60,
      "label": ["Yes", "No, I do not think so at all, and let me tell you why", "Maybe"]}}]}]},
    "steps": [
      {"name": "end", "scroll": {"to": "c-60", "at": "bottom"}},
      {"name": "new", "update": \#(update)}]
    """#
  }

  private static let below =
    #"{"insert": [{"item": {"id": "n", "label": "New one"}, "to": "c/60"}]}"#
  private static let seen =
    #"{"insert": [{"item": {"id": "n", "label": "New one"}, "to": "c/56"}]}"#
  private static let note = "New one is behind the bar at the bottom."

  /// The badges of a role, without those of legends and tables: on the page's left.
  private func badges(_ figure: Figure, left: CGFloat) -> [FigureInkwork.Area] {
    FigureInkwork(figure).areas.filter { area in
      guard case .color(let color) = area.paint else { return false }
      return color == FigureInk.inserted && area.bounds.maxX < left
    }
  }

  @Test func aDifferenceMarksAtTheBarWhatItCovers() async throws {
    let played = try await PlayedFigures(scene: Self.chat(Self.below))
    let figure = try #require(try played.figure(.difference))
    let ink = FigureInkwork(figure)
    let bar = try #require(ink.words.last { $0.text == "Message" })
    let marks = badges(figure, left: bar.frame.maxX + 130)
    #expect(marks.count == 1)
    #expect(marks.allSatisfy { $0.bounds.midY < bar.frame.minY })
    #expect(ink.words.contains { $0.text.contains(Self.note) })
  }

  @Test func aStoryboardPaintsNoBarInTheColourOfARole() async throws {
    let played = try await PlayedFigures(scene: Self.chat(Self.below))
    let figure = try #require(try played.figure(.storyboard))
    #expect(badges(figure, left: .infinity).filter { $0.bounds.width > 20 }.map(\.bounds) == [])
    #expect(FigureInkwork(figure).words.contains { $0.text.contains(Self.note) })
  }

  @Test(arguments: [OutputKind.difference, .storyboard])
  func nobodyIsSaidToBeBehindABarWhoIsSeen(_ kind: OutputKind) async throws {
    let played = try await PlayedFigures(scene: Self.chat(Self.seen))
    let figure = try #require(try played.figure(kind))
    #expect(!FigureInkwork(figure).words.contains { $0.text.contains("behind the bar") })
  }
}
