import CoreGraphics
import Drawing
import SceneFormat
import Testing

@testable import Figures

/// Differences leave out nothing that was asked for, measure in one place, and say of a section what becomes of it.
@Suite struct DifferenceTruthTests {
  private func difference(
    _ scene: String, fit: OutputDescription.Fit? = nil
  ) async throws -> Figure {
    try #require(try await PlayedFigures(scene: scene).figure(.difference, fit: fit))
  }

  private func texts(_ figure: Figure) -> [String] { figure.drawing.items.texts.map(\.string) }

  // MARK: Beside a scroll

  private static let falls = #"""
    "canvas": {"size": [400, 500]}, "layout": {"kind": "columns", "cellHeight": 50},
    "data": {"sections": [{"id": "feed", "items": [{"generate": {"count": 60, "id": "f{n}"}}]}]},
    "steps": [
      {"name": "drop", "update": {"delete": ["f2", "f3", "f50"], "move": [{"item": "f40", "to": "feed/1"}],
        "insert": [{"item": "new", "to": "feed/55"}]}},
      {"name": "scroll", "scroll": {"by": [0, 120]}}]
    """#

  @Test func titlesTellAllThatWasAskedFor() async throws {
    let title = try await difference(Self.falls).summary
    for words in ["are removed", "“40” moves", "new appears", "scrolls from 0 to 120"] {
      #expect(title.split(separator: ".")[0].contains(words), "\(words): \(title)")
    }
  }

  /// Numbers are those of the screen, wherever the content is.
  @Test func tablesSayWhereTheyMeasure() async throws {
    let scrolled = texts(try await difference(Self.falls))
    #expect(scrolled.contains { $0.contains("as on the screen") }, "\(scrolled)")
    #expect(!scrolled.contains { $0.contains("in the content") })
  }

  // MARK: Sections

  private static let weeks: String = {
    func days(_ numbers: ClosedRange<Int>) -> String {
      numbers.map { #"{"id": "d\#($0)", "label": "\#($0)"}"# }.joined(separator: ", ")
    }
    return #"""
      "canvas": {"size": [371, 400]},
      "layout": {"kind": "flow", "itemSize": [53, 48], "minimumLineSpacing": 0,
        "minimumInteritemSpacing": 0, "headerReferenceSize": [0, 28]},
      "data": {"sections": [{"id": "w1", "header": "Week 1", "items": [\#(days(1...7))]},
        {"id": "w3", "header": "Week 3", "items": [\#(days(15...21))]},
        {"id": "w4", "header": "Week 4", "items": [\#(days(22...28))]}]},
      "steps": [{"name": "insert-week", "update": {"insertSections": [{"section": {"id": "w2",
          "header": "Week 2", "items": [\#(days(8...14))]}, "to": 1}]}},
        {"name": "drop-week", "update": {"deleteSections": ["w4"]}}]
      """#
  }()

  @Test func sectionsThatComeOrGoDoNotMove() async throws {
    let notes = texts(try await difference(Self.weeks, fit: .page)).joined(separator: " ")
    #expect(notes.contains("A section’s cells appear, are removed or move with it"), "\(notes)")
  }

  @Test func narrowTablesKeepTheNamesOfSections() async throws {
    let texts = texts(try await difference(Self.weeks, fit: .page))
    #expect(!texts.contains("…4") && texts.contains("Week 4"), "\(texts)")
  }

  /// Those at the ends of an outline have their names as well, and a header's stays in its row.
  @Test func outlinesCostNoNames() async throws {
    let figure = try await difference(Self.weeks, fit: .page)
    let words = FigureInkwork(figure).words
    for name in ["22", "28", "14"] { #expect(words.contains { $0.text == name }, "\(name)") }
    let header = try #require(words.first { $0.text == "Week 4" }).frame
    let cell = try #require(words.first { $0.text == "23" }).frame
    #expect(header.maxY < cell.minY - 2, "\(header) \(cell)")
  }

  // MARK: Cards

  private static let board = ##"""
    "canvas": {"device": "ipad-air-11", "landscape": true, "bezel": true,
      "background": "systemGroupedBackground", "bars": {"title": "Garden"}},
    "layout": {"kind": "board", "columnWidth": 250, "headerHeight": 40},
    "style": {"cells": {"default": {"template": "row", "corner": 10, "separator": false,
        "fill": {"light": "#FFFFFF", "dark": "#2C2C2E"}}},
      "supplementary": {"header": {"template": "row"}}},
    "data": {"sections": [{"id": "todo", "header": "To do", "items": ["Dig the beds", "Buy seeds"]},
      {"id": "done", "header": "Done", "items": ["Sharpen tools"]}]},
    "steps": [{"name": "more", "update": {"insert": [{"item": "Clean up", "to": "todo/2"}]}}]
    """##

  @Test(arguments: [OutputKind.difference, .motion, .storyboard])
  func cardsThatComeKeepTheirFaces(_ kind: OutputKind) async throws {
    let figure = try #require(try await PlayedFigures(scene: Self.board).figure(kind, fit: .readme))
    let role = RoleMark(.inserted).color
    let areas = FigureInkwork(figure).areas.filter { $0.paint == .color(role) }
    #expect(areas.allSatisfy { $0.bounds.width <= 20 }, "\(areas.map(\.bounds))")
  }

  @Test func headersOfSmallScreensHaveTheirWords() async throws {
    let motion = try #require(
      try await PlayedFigures(scene: Self.board).figure(.motion, fit: .readme))
    #expect(texts(motion).contains("To do") && texts(motion).contains("Done"))
  }

  /// Words that are too small to be read are bars, so that a header is no blank strip.
  @Test func screensBesideStacksHaveBarsForWords() async throws {
    let stack = try #require(try await PlayedFigures(scene: Self.board).figure(.stack))
    let label = try #require(FigureInkwork(stack).words.first { $0.text == "as it is seen" })
    let bars = FigureInkwork(stack).areas.filter {
      $0.bounds.maxX < 240 && $0.bounds.maxY < label.frame.minY && $0.bounds.height < 6
        && $0.bounds.width > 6
    }
    #expect(bars.count >= 5, "\(bars.map(\.bounds))")
  }

  // MARK: Below marks

  private static let switches = #"""
    "canvas": {"device": "iphone-se", "bars": {"title": "Sound"}},
    "layout": {"kind": "flow", "minimumLineSpacing": 0, "sectionInset": [14, 0, 0, 0]},
    "style": {"cells": {"default": {"template": "settings", "accessory": "switch"}}},
    "data": {"sections": [{"id": "one", "items": [{"id": "quiet", "label": "Quiet"},
      {"id": "bell", "label": "Bell", "on": true}]}]},
    "steps": [{"name": "on", "update": {"reload": [{"id": "quiet", "label": "Quiet", "on": true}]}}]
    """#

  @Test(arguments: [OutputKind.difference, .motion])
  func marksKeepOffSwitches(_ kind: OutputKind) async throws {
    let figure = try #require(
      try await PlayedFigures(scene: Self.switches).figure(kind, fit: .half))
    let ink = FigureInkwork(figure)
    let green = ink.areas.filter {
      $0.bounds.width > 12 && $0.bounds.width < $0.bounds.height * 2.5
    }
    .filter { $0.bounds.height < 40 && $0.bounds.height > 8 && !$0.isRound }
    let badges = ink.areas.filter { $0.paint == .color(RoleMark(.reloaded).color) && $0.isRound }
    for badge in badges {
      #expect(!green.contains { $0.bounds.insetBy(dx: 1, dy: 1).intersects(badge.bounds) })
    }
    let words = ink.words.filter { $0.text == "reloaded" }
    for word in words {
      #expect(!green.contains { $0.bounds.insetBy(dx: 1, dy: 1).intersects(word.frame) })
    }
  }

  // MARK: From right to left

  private static let chat = #"""
    "title": "محادثة", "canvas": {"device": "iphone-14", "bezel": true, "direction": "rtl",
      "bars": {"title": "ليلى"}},
    "layout": {"kind": "flow", "minimumLineSpacing": 2},
    "style": {"cells": {"default": {"template": "chat"}}},
    "data": {"sections": [{"id": "t", "items": [
      {"id": "a", "label": "هل ما زلنا ذاهبين إلى الساحل؟"},
      {"id": "b", "label": "نعم، القطار يغادر في العاشرة وعشر دقائق", "side": "trailing"},
      {"id": "d", "label": "حسنا، سأحضر الطعام والكاميرا الكبيرة وشيئا للطريق"}]}]},
    "steps": [{"name": "unsend", "update": {"delete": ["b"]}},
      {"name": "more", "update": {"delete": ["a"]}}]
    """#

  @Test func narrowPanelsHaveTheirWholeHeadings() async throws {
    let texts = texts(try await difference(Self.chat, fit: .half))
    #expect(texts.contains("Before unsend") && texts.contains("After more"), "\(texts)")
  }

  /// Each line ends what it begins, however its words were broken.
  @Test(arguments: [OutputKind.difference, .contactSheet, .stack])
  func linesOfNamesStandAlone(_ kind: OutputKind) async throws {
    let figure = try #require(try await PlayedFigures(scene: Self.chat).figure(kind, fit: .half))
    for text in texts(figure) {
      let (starts, ends) = (
        text.unicodeScalars.count { $0 == "\u{2068}" },
        text.unicodeScalars.count { $0 == "\u{2069}" }
      )
      #expect(starts == ends, "\(text)")
    }
  }
}
