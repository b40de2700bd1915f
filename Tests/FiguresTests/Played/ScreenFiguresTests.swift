import CoreGraphics
import Drawing
import SceneFormat
import Testing

@testable import Figures

/// Figures of the screen of an app show what is on it: words without a ground are no areas, messages are their bubbles, and
/// nothing stands over a bar.
@Suite struct ScreenFiguresTests {
  private func areas(_ figure: Figure, _ color: ThemedColor) -> [CGRect] {
    FigureInkwork(figure).areas.filter { $0.paint == .color(color) }.map(\.bounds)
  }

  private static let showing: [OutputKind] = [.storyboard, .difference, .motion]

  // MARK: A month

  @Test(arguments: showing) func aMonthKeepsItsDays(_ kind: OutputKind) async throws {
    let played = try await PlayedFigures(showcase: "calendar.scene.json")
    let figure = try #require(try played.figure(kind))
    let words = Set(FigureInkwork(figure).words.map(\.text))
    #expect(words.isSuperset(of: ["2", "9", "11", "15", "22", "30"]), "\(words)")
    #expect(!words.contains("•"))
    #expect(areas(figure, FigureInk.quiet) == [])
  }

  /// A ring of the ground would cut the disc of the day, and keep nothing apart.
  @Test(arguments: showing) func noRingCutsWhatHasNoGround(_ kind: OutputKind) async throws {
    let played = try await PlayedFigures(showcase: "calendar.scene.json")
    let figure = try #require(try played.figure(kind))
    let rings = FigureInkwork(figure).lines.filter {
      $0.width == 4 && $0.paint == .color(FigureInk.surface)
    }
    #expect(rings.isEmpty)
  }

  // MARK: Messages

  private static let chat = """
    "canvas": {"device": "iphone-16", "bars": {"title": "Mia", "input": "Message"}},
    "layout": {"kind": "flow", "minimumLineSpacing": 2},
    "style": {"cells": {"default": {"template": "chat"}}},
    "data": {"sections": [{"id": "c", "items": [
      {"id": "a", "label": "Is the ferry running, or do we have to swim?"},
      {"id": "b", "label": "It runs until noon", "side": "trailing"}, {"id": "d", "label": "Good"},
      {"id": "e", "label": "See you under the clock", "side": "trailing"}]}]},
    "steps": [{"name": "m", "update": {"move": [{"item": "b", "to": "c/3"}]}}],
    "outputs": [{"type": "still"}]
    """

  /// Neither a badge nor a line at the other end of the row.
  @Test(arguments: [OutputKind.motion, .onion])
  func aMessageIsMarkedAtItsBubble(_ kind: OutputKind) async throws {
    let played = try await PlayedFigures(scene: Self.chat)
    let ink = FigureInkwork(try #require(try played.figure(kind)))
    let bubbles = ink.areas.filter { area in
      guard case .color(let color) = area.paint else { return false }
      return color.light == ThemedColor(0x0068DA, 0).light && area.bounds.width > 30
    }
    let bubble = try #require(bubbles.last?.bounds)
    let marks = ink.lines.filter { $0.paint == .color(FigureInk.moved) && $0.points.count > 8 }
      .map { CGRect(around: $0.points) }.filter { $0.width > 20 }
    #expect(!marks.isEmpty)
    for mark in marks { #expect(abs(mark.width - bubble.width) < 12, "\(mark) \(bubble)") }
    let badges = ink.areas.filter {
      $0.paint == .color(FigureInk.moved) && $0.isRound && $0.bounds.width >= 10
    }.map(\.bounds).filter { $0.midY < bubble.maxY + 20 }
    #expect(badges.contains { $0.intersects(bubble.insetBy(dx: -14, dy: -14)) }, "\(badges)")
  }

  /// Below a photo, where the message has it.
  @Test func theWordsBelowAPhotoStandBelowIt() async throws {
    let played = try await PlayedFigures(showcase: "chat.scene.json")
    let ink = FigureInkwork(try #require(try played.figure(.motion)))
    let words = try #require(ink.words.first { $0.text.hasPrefix("Last year") })
    let next = try #require(ink.words.first { $0.text == "Today 9:41" })
    #expect(next.frame.minY - words.frame.minY < 30)
  }

  // MARK: A plane

  /// The first state is higher than the second one: what is explained stands in the room below that.
  @Test func notesStandBelowTheLowerState() async throws {
    let played = try await PlayedFigures(showcase: "mosaic-to-waterfall.scene.json")
    let figure = try #require(try played.figure(.motion))
    let words = FigureInkwork(figure).words
    let note = try #require(words.first { $0.text.hasPrefix("Arrow in a cell") })
    let second = try #require(words.first { $0.text == "After" })
    #expect(note.frame.minX == second.frame.minX)
    #expect(note.frame.maxY < figure.drawing.size.height - 60)
  }

  /// However wide they are.
  @Test func namesOfPlainCellsStandInTheMiddle() async throws {
    let played = try await PlayedFigures(showcase: "mosaic-to-waterfall.scene.json")
    let ink = FigureInkwork(try #require(try played.figure(.motion)))
    for name in ["1", "12"] {
      let word = try #require(ink.words.first { $0.text == name })
      let cell = try #require(
        ink.areas.last { $0.contains(word.frame.center) && $0.bounds.width > 40 })
      #expect(abs(cell.bounds.midX - word.frame.midX) < 2, "\(word.text)")
    }
  }

  // MARK: Bars

  @Test func noNameStandsOverABar() async throws {
    let played = try await PlayedFigures(
      scene: """
        "canvas": {"device": "iphone-16", "bars": {"title": "Mia", "input": "Message"}},
        "layout": {"kind": "flow", "itemSize": [393, 50], "minimumLineSpacing": 0},
        "data": {"sections": [{"id": "c", "items": [{"generate": {"count": 60}}]}]},
        "steps": [{"name": "end", "scroll": {"to": "c-40", "at": "bottom"}},
          {"name": "up", "scroll": {"by": [0, 20]}}], "outputs": [{"type": "still"}]
        """)
    let ink = FigureInkwork(try #require(try played.figure(.storyboard)))
    let bars = ink.words.filter { $0.text == "Message" }
    #expect(bars.count > 1)
    for bar in bars {
      let panel = bar.frame.insetBy(dx: -30, dy: -4)
      let others = ink.words.filter { $0.frame.intersects(panel) && $0.text != "Message" }
      #expect(others.map(\.text) == [])
    }
  }
}

extension CGRect {
  init(around points: [CGPoint]) {
    self = points.reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
