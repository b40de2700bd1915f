import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing

@testable import Figures

/// Of many small cells all have their names, or none but those that something was asked of.
@Suite struct EvenNamesTests {
  private static let ring = #"""
    "canvas": {"size": [380, 380]}, "layout": {"kind": "circle", "itemSize": [20, 20]},
    "data": {"sections": [{"id": "d", "items": [{"generate": {"count": 50, "label": "{n}"}}]}]},
    "steps": [{"name": "cut", "update": {"delete": ["d-3", "d-30"]}}]
    """#

  @Test(arguments: [OutputKind.storyboard, .motion])
  func numbersOfADigitDoNotStandAlone(_ kind: OutputKind) async throws {
    let played = try await PlayedFigures(scene: Self.ring)
    let words = FigureInkwork(try #require(try played.figure(kind))).words.map(\.text)
    let ones = (4...9).filter { words.contains("\($0)") }
    let tens = (40...49).filter { words.contains("\($0)") }
    #expect(ones.isEmpty || tens.count > 8, "\(ones) \(tens)")
  }

  /// Larger words than the drawing has stay on it: with the room beside them that its own words leave.
  @Test func enlargedWordsStayInTheirBubbles() async throws {
    let ink = FigureInkwork(
      try #require(try await PlayedFigures(template: "chat").figure(.difference)))
    let words = ink.words.filter { word in
      ["Deal", "Morning", "The boat", "I have", "Then I"].contains { word.text.hasPrefix($0) }
    }
    #expect(words.count >= 4, "\(ink.words.map(\.text))")
    for word in words {
      let bubble = ink.areas.last { area in
        area.order < word.order && area.bounds.height < 120
          && area.bounds.contains(CGPoint(x: word.frame.midX, y: word.frame.midY))
      }
      let box = try #require(bubble?.bounds)
      #expect(
        box.insetBy(dx: 3, dy: 0).contains(word.frame), "\(word.text): \(word.frame) in \(box)")
    }
  }

  /// Names stand beside what a drawing has for a picture, and not on it.
  @Test func namesStandBesideIcons() async throws {
    let ink = FigureInkwork(
      try #require(try await PlayedFigures(template: "store").figure(.motion)))
    let words = ink.words.filter { ["Tide", "Leaf Count"].contains($0.text) }
    #expect(!words.isEmpty, "\(ink.words.map(\.text))")
    for word in words {
      let icons = ink.areas.filter { area in
        abs(area.bounds.width - area.bounds.height) < 1 && 15...60 ~= area.bounds.width
          && area.bounds.intersects(word.frame)
      }
      #expect(icons.isEmpty, "\(word.text): \(word.frame) on \(icons.map(\.bounds))")
    }
  }

  /// A bubble that is too low for letters has an area in it, whatever its word is.
  @Test func wordsStayInTheirBubbles() async throws {
    let played = try await PlayedFigures(
      scene: #"""
        "canvas": {"device": "iphone-16", "bars": {"title": "Mia", "input": "Message"}},
        "layout": {"kind": "flow", "minimumLineSpacing": 2},
        "style": {"cells": {"default": {"template": "chat"}}},
        "data": {"sections": [{"id": "c", "items": [{"generate": {"count": 60, "label": ["Yes", "Maybe"],
          "side": ["leading", "trailing"]}}]}]},
        "steps": [{"name": "end", "scroll": {"to": "c-60", "at": "bottom"}}]
        """#)
    let words = FigureInkwork(try #require(try played.figure(.storyboard))).words.map(\.text)
    #expect(words.contains("Yes") == words.contains("Maybe"))
  }

  @Test func aFewLongerNamesLeaveOutNoOthers() {
    let places = (0..<20).map { (id: ElementID.item("\($0)"), fits: $0 != 3) }
    #expect(EvenNames(places).omitted.isEmpty)
    #expect(
      EvenNames(
        places.map { ($0.id, $0.id != .item("3") && $0.id != .item("4") && $0.id != .item("5")) }
      ).omitted.count == 20)
    #expect(EvenNames(places.prefix(8).map { ($0.id, false) }).omitted.isEmpty)
  }
}
