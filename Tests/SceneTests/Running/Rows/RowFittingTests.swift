import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// Rows whose words have less room than they want: letters that somebody has made larger, and heights that a layout gives.
@Suite @MainActor struct RowFittingTests {
  private func scene(_ style: String, _ item: String, letters: String) throws -> SceneDescription {
    let text = """
      {"scene": 1, "canvas": {"size": [393, 400], "textSize": "\(letters)"},
       "style": {"cells": {"default": \(style)}, "supplementary": {"header": {"template": "store"}}},
       "data": {"sections": [{"id": "m", "items": [\(item)],
         "header": {"label": "Small Helpers", "value": "See All"}}]}}
      """
    return try SceneLoader(kinds: SceneRunner().registry.kinds)
      .load(SourceFile(path: "test.scene.json", text: text))
  }

  private func content(_ style: String, _ item: String, _ letters: String = "l", at index: Int = 0)
    throws -> ViewContent
  {
    let scene = try scene(style, item, letters: letters)
    let looks = SceneLooks(
      style: scene.style, images: SceneImages(files: [:]), canvas: scene.canvas)
    looks.enroll(scene.sections)
    let section = try #require(scene.sections.first)
    return looks.content(of: section.items[index], at: RowPlace(index: index, in: section))
  }

  private func frames(_ style: String, _ item: String, _ size: CGSize, _ letters: String = "l")
    throws -> (content: RowContent, frames: RowFrames)
  {
    try #require(RowMeasure(try content(style, item, letters), frame: .zero)).arranged(in: size)
  }

  private static let app = #"{"id": "a", "label": "Leaf Count", "subtitle": "Plants you have met"}"#

  // MARK: Times

  /// Without a title the first line ends before the time.
  @Test(arguments: [
    #"{"id": "a", "label": "", "subtitle": "s", "body": "b", "time": "9:41"}"#,
    #"{"id": "a", "label": "", "body": "b", "time": "9:41"}"#,
    #"{"id": "a", "label": "", "time": "9:41"}"#,
  ])
  func aTimeStandsOnTheFirstLineThereIs(_ item: String) throws {
    let frames = try frames(
      #"{"template": "mail"}"#, item, CGSize(width: 393, height: 86)
    ).frames
    let time = try #require(frames.texts[.time])
    let lines = [RowText.subtitle, .body].compactMap { frames.texts[$0] }
    for line in lines { #expect(!line.intersects(time), "\(line) \(time)") }
    if let first = lines.first { #expect(abs(first.midY - time.midY) <= 1) }
    #expect(time.minY >= 0 && time.maxY <= 86)
  }

  // MARK: Heights

  @Test(arguments: ["xl", "xxxl", "ax1", "ax3", "ax5"], ["store", "settings", "mail"])
  func wordsStayInARowOfAFixedHeight(_ letters: String, _ template: String) throws {
    let size = CGSize(width: 313, height: 76)
    let (row, frames) = try frames("{\"template\": \"\(template)\"}", Self.app, size, letters)
    let texts = [RowText.title, .subtitle].compactMap { frames.texts[$0] }
    #expect(texts.count == 2)
    for text in texts { #expect(text.minY >= -2 && text.maxY <= 78, "\(text)") }
    #expect(texts[0].maxY <= texts[1].minY)
    #expect(try #require(row.lines[.title]).font.pointSize >= 17)
    let usual = try self.frames("{\"template\": \"\(template)\"}", Self.app, size).content
    #expect(
      try #require(row.lines[.title]).font.pointSize
        >= (try #require(usual.lines[.title]).font.pointSize))
  }

  /// Labels are drawn as they were placed.
  @Test func labelsHaveTheLettersOfTheirRoom() throws {
    let surface = RowSurface(frame: CGRect(x: 0, y: 0, width: 313, height: 76))
    let content = try content(#"{"template": "store"}"#, Self.app, "ax5")
    surface.show(content)
    surface.layoutIfNeeded()
    let label = try #require(
      surface.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Leaf Count" })
    let asked = try #require(content.row?.lines[.title]).font.pointSize
    #expect(asked > 50 && label.font.pointSize < asked && label.font.pointSize >= 17)
    #expect(label.font.lineHeight <= 76 && label.frame.maxY <= 78)
  }

  @Test func linesWithoutRoomAreLeftOut() throws {
    let item = #"{"id": "a", "label": "A", "subtitle": "s", "body": "one\ntwo"}"#
    let size = CGSize(width: 300, height: 30)
    let frames = try frames(#"{"template": "row"}"#, item, size).frames
    #expect(frames.texts[.title] != nil && frames.texts[.body] == nil)
    #expect(frames.wordsHeight <= 34)
    let roomy = try self.frames(#"{"template": "row"}"#, item, CGSize(width: 300, height: 90))
      .frames
    #expect(roomy.texts[.subtitle] != nil && roomy.texts[.body] != nil)
  }

  /// Of a number in a narrow cell nothing is cut.
  @Test func lettersOfANarrowRoomAreNoWiderThanIt() throws {
    let day =
      #"{"template": "row", "padding": 0, "title": {"size": 18, "alignment": "center"}, "height": 48}"#
    let content = try content(day, #"{"id": "d", "label": "28"}"#, "ax5")
    let height = try #require(RowSurface.height(of: content, width: 49))
    let (row, frames) = try #require(RowMeasure(content, frame: .zero))
      .arranged(in: CGSize(width: 49, height: height))
    let line = try #require(row.lines[.title])
    #expect(
      RowMeasure.size(of: "28", line.font).width <= (try #require(frames.texts[.title]).width))
    #expect(height < 60)
  }

  // MARK: The largest letters

  /// As in lists of the system: a name has all of its lines, and a value without room beside it stands below.
  @Test(arguments: [("l", false), ("ax3", true)]) func aValueStandsBelowALargeName(
    _ letters: String, _ isBelow: Bool
  ) throws {
    let item = #"{"id": "a", "label": "Notifications", "value": "3 on", "symbol": "bell"}"#
    let content = try content(#"{"template": "settings"}"#, item, letters)
    let height = try #require(RowSurface.height(of: content, width: 393))
    let frames = try #require(RowMeasure(content, frame: .zero))
      .arranged(in: CGSize(width: 393, height: height)).frames
    let (title, value) = (try #require(frames.texts[.title]), try #require(frames.texts[.value]))
    #expect(frames.hasValueBelow == isBelow)
    #expect(isBelow ? value.minY >= title.maxY : abs(value.midY - title.midY) < 1)
    #expect(value.maxY <= height)
  }

  @Test func aWordAtTheEndOfAHeaderStandsInTheMiddleOfItsName() throws {
    let scene = try scene(#"{"template": "store"}"#, Self.app, letters: "l")
    let looks = SceneLooks(
      style: scene.style, images: SceneImages(files: [:]), canvas: scene.canvas)
    let content = looks.content(
      ofKind: "header", scene.sections[0].header, section: "m", index: 0)
    let frames = try #require(RowMeasure(content, frame: .zero))
      .arranged(in: CGSize(width: 393, height: 46)).frames
    let (title, value) = (try #require(frames.texts[.title]), try #require(frames.texts[.value]))
    #expect(abs(title.midY - value.midY) <= 0.5)
  }

  // MARK: Colours and lines

  /// Whoever writes twice has one colour; others have others.
  @Test func facesHaveTheColourOfTheirLetter() throws {
    let items =
      #"{"id": "a", "label": "Ann"}, {"id": "b", "label": "Bob"}, {"id": "c", "label": "Ann"}"#
    let colors = try (0..<3).map {
      try content(#"{"template": "mail"}"#, items, at: $0).row?.accent
    }
    #expect(colors[0] == colors[2] && colors[0] != colors[1])
    let own = ##"{"id": "a", "label": "Ann", "color": "#112233"}"##
    #expect(
      try content(#"{"template": "mail"}"#, own).row?.accent == ThemedColor(0x112233, 0x112233))
  }

  @Test(arguments: [(16.0, true), (60, true), (16, false), (60, false)])
  func smallSymbolsAreAsStrongAsLetters(_ side: CGFloat, _ isTiled: Bool) throws {
    let view = SymbolView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.show(RowContent.Mark(symbol: .magnifier, color: .white, tile: isTiled ? .white : nil))
    view.layoutIfNeeded()
    let layers = view.layer.sublayers?.first?.sublayers ?? []
    let line = try #require(layers.compactMap { $0 as? CAShapeLayer }.first)
    let usual = Symbol.lineWidth * side / Symbol.side
    #expect(isTiled ? line.lineWidth > 0.75 * usual : line.lineWidth >= max(2, usual))
  }

  @Test(arguments: [(Symbol.bell, true), (.lock, true), (.wave, false)])
  func symbolsOnTilesAreFilled(_ symbol: Symbol, _ isFilled: Bool) throws {
    for tile in [ThemedColor.white, nil] {
      let view = SymbolView(frame: CGRect(x: 0, y: 0, width: 29, height: 29))
      view.show(
        RowContent.Mark(symbol: symbol, color: .white, tile: tile, isFilled: tile != nil))
      view.layoutIfNeeded()
      let layers =
        view.layer.sublayers?.first?.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
      let areas = try #require(layers.first { $0.fillColor != nil })
      #expect(areas.isHidden == !(isFilled && tile != nil))
      #expect(areas.fillRule == .evenOdd)
    }
  }

  /// The lines of a plain list go on to the edge of the screen, though its rows end beside the cutout.
  @Test(arguments: [("mail", 59.0), ("settings", 0), ("store", 0)]) func linesGoOnToTheEdge(
    _ template: String, _ way: CGFloat
  ) throws {
    for direction in ["ltr", "rtl"] {
      let text = """
        {"scene": 1, "canvas": {"device": "iphone-16", "landscape": true, "direction": "\(direction)",
           "bars": {"title": "T"}},
         "layout": {"kind": "flow", "minimumLineSpacing": 0},
         "style": {"cells": {"default": {"template": "\(template)"}}},
         "data": {"sections": [{"id": "m", "items": ["a", "b"]}]}}
        """
      let runner = SceneRunner()
      let scene = try SceneLoader(kinds: runner.registry.kinds)
        .load(SourceFile(path: "x.scene.json", text: text))
      let cell = try #require(try runner.run(scene).start.elements.first { $0.kind == .cell })
      let drawn = cell.content.bounds
      let beyond = direction == "ltr" ? drawn.maxX - cell.size.width : -drawn.minX
      #expect(max(0, beyond) == way, "\(direction)")
    }
  }

  /// A value begins where the name above it does, and else ends at the end of the row.
  @Test(arguments: [("l", NSTextAlignment.right), ("ax3", .left)])
  func aValueBelowANameBeginsWhereItDoes(_ letters: String, _ alignment: NSTextAlignment) throws {
    let item = #"{"id": "a", "label": "Notifications", "value": "3 on", "symbol": "bell"}"#
    let content = try content(#"{"template": "settings"}"#, item, letters)
    let height = try #require(RowSurface.height(of: content, width: 393))
    let row = RowSurface(frame: CGRect(x: 0, y: 0, width: 393, height: height))
    row.show(content)
    row.layoutIfNeeded()
    let label = row.subviews.compactMap { $0 as? UILabel }.first { $0.text == "3 on" }
    #expect(label?.textAlignment == alignment)
  }

  // MARK: Headers and footers

  /// A footer of several lines has room for all of them, unless somebody has said how high it is.
  @Test func footersAreAsHighAsTheirLines() throws {
    func height(_ words: String, _ more: String = "") throws -> CGFloat {
      let run = try PlayedScenes.run(
        """
        {"scene": 1, "canvas": {"size": [390, 600]}, "layout": {"kind": "flow"},
         "style": {"cells": {"default": {"template": "settings"}},
           "supplementary": {"footer": {"template": "settings"}}},
         "data": {"sections": [{"id": "m", "items": ["a"],
           "footer": {"label": "\(words)"\(more)}}]}, "steps": [{"scroll": {"by": [0, 0]}}]}
        """)
      let elements = try #require(run.steps.last).layout.elements
      return try #require(elements.first { $0.kind != .cell }).size.height
    }
    let long = [String](repeating: "Nobody hears it ring", count: 9).joined(separator: ", ")
    let line = try height("Nobody hears it ring")
    #expect(try height(long) >= line + 40)
    #expect(try height(long, #", "size": [390, 36]"#) == 36)
  }
}
