import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// Two texts of a row in the largest letters, as apps of the system have them: beside each other where there is room for
/// both, else one below the other, and none of them cut for the other one.
@Suite @MainActor struct RowPairsTests {
  private func scene(
    _ style: String, _ item: String, _ letters: String, isHeader: Bool = false
  ) throws -> SceneDescription {
    let named = "{\"id\": \"a\", " + item.dropFirst()
    let parts =
      isHeader
      ? (#""supplementary": {"header": \#(style)}"#, #""items": ["a"], "header": \#(item)"#)
      : (#""cells": {"default": \#(style)}"#, #""items": [\#(named)]"#)
    let text = """
      {"scene": 1, "canvas": {"size": [393, 400], "textSize": "\(letters)"},
       "layout": {"kind": "flow", "headerReferenceSize": [0, 46]},
       "style": {\(parts.0)}, "data": {"sections": [{"id": "m", \(parts.1)}]}}
      """
    return try SceneLoader(kinds: SceneRunner().registry.kinds)
      .load(SourceFile(path: "test.scene.json", text: text))
  }

  private func looks(_ scene: SceneDescription) -> SceneLooks {
    SceneLooks(style: scene.style, images: SceneImages(files: [:]), canvas: scene.canvas)
  }

  private func cell(_ style: String, _ item: String, _ letters: String) throws -> ViewContent {
    let scene = try scene(style, item, letters)
    let section = try #require(scene.sections.first)
    return looks(scene).content(of: section.items[0], at: RowPlace(index: 0, in: section))
  }

  /// In a row as high as it asks for.
  private func shown(
    _ content: ViewContent, width: CGFloat = 393
  ) throws -> (measure: RowMeasure, row: RowContent, frames: RowFrames) {
    let own = RowSurface.height(of: content, width: width)
    let height = try #require(own ?? RowSurface.neededHeight(of: content, width: width))
    let measure = try #require(RowMeasure(content, frame: .zero))
    let (row, frames) = measure.arranged(in: CGSize(width: width, height: height))
    #expect(frames.wordsHeight <= height + 4)
    return (RowMeasure(content: row, texts: measure.texts, hasImage: false), row, frames)
  }

  /// Whether all of a text is seen.
  private func isWhole(_ text: RowText, _ measure: RowMeasure, _ frames: RowFrames) throws -> Bool {
    let (frame, line) = (
      try #require(frames.texts[text]), try #require(measure.content.lines[text])
    )
    let words = try #require(measure.texts[text])
    let needed = RowMeasure.size(of: words, line.font, lines: 0, width: frame.width)
    return needed.height <= frame.height + 1
      && (line.lines != 1 || measure.singleLineWidth(of: text) <= frame.width + 1)
  }

  nonisolated static let letters = ["l", "ax1", "ax2", "ax3", "ax4", "ax5"]

  @Test(arguments: letters) func theActionOfAHeaderStandsBelowItsName(_ letters: String) throws {
    let item = #"{"label": "Small Helpers", "value": "See All"}"#
    let scene = try scene(#"{"template": "store"}"#, item, letters, isHeader: true)
    let content = looks(scene).content(
      ofKind: "header", scene.sections[0].header, section: "m", index: 0)
    let (measure, _, frames) = try shown(content)
    let (title, value) = (try #require(frames.texts[.title]), try #require(frames.texts[.value]))
    #expect(try isWhole(.title, measure, frames) && isWhole(.value, measure, frames))
    #expect(!title.intersects(value))
    #expect(frames.hasValueBelow == !["l", "ax1"].contains(letters))
    if frames.hasValueBelow { #expect(value.minX == title.minX && value.minY >= title.maxY) }
  }

  /// In usual letters, too: a row that says itself how high it is takes a second line, and one that a layout keeps low
  /// cuts its name.
  @Test func aValueWithoutRoomStandsBelowItsNameInUsualLetters() throws {
    let item = #"{"label": "Background app refresh of all", "value": "Wi-Fi and mobile data"}"#
    let content = try cell(#"{"template": "settings"}"#, item, "l")
    let (measure, _, frames) = try shown(content)
    let (title, value) = (try #require(frames.texts[.title]), try #require(frames.texts[.value]))
    #expect(try isWhole(.title, measure, frames) && isWhole(.value, measure, frames))
    #expect(frames.hasValueBelow && value.minX == title.minX && value.minY >= title.maxY)
    #expect(frames.height > 56)
    let low = measure.arranged(in: CGSize(width: 393, height: 44)).frames
    #expect(!low.hasValueBelow)
    #expect(try abs(#require(low.texts[.value]).midY - 22) < 1)
    // Side by side where both have room.
    let short = try cell(#"{"template": "settings"}"#, #"{"label": "Wi-Fi", "value": "Home"}"#, "l")
    #expect(try !shown(short).frames.hasValueBelow)
    #expect(RowSurface.height(of: short, width: 393) == 44)
  }

  /// As in lists of the system: a name without room goes on below, as a value does that stands there, and two lines have
  /// some air.
  @Test func wordsOfSettingsGoOn() throws {
    let name = "A very long name of a switch that needs two lines"
    let item = #"{"label": "\#(name)", "symbol": "moon"}"#
    let content = try cell(#"{"template": "settings", "accessory": "switch"}"#, item, "l")
    let (measure, _, frames) = try shown(content)
    #expect(try isWhole(.title, measure, frames))
    #expect(frames.height >= frames.wordsHeight + 14)
    let pair = try cell(
      #"{"template": "settings"}"#,
      #"{"label": "Wireless network preferences", "value": "Guest house, upper floor, 5 GHz band"}"#,
      "l")
    let (both, _, places) = try shown(pair)
    #expect(try isWhole(.title, both, places) && isWhole(.value, both, places))
    let second = try cell(
      #"{"template": "settings"}"#, #"{"label": "Name", "subtitle": "A second line"}"#, "l")
    #expect(try #require(RowSurface.height(of: second, width: 393)) > 50)
  }

  /// Below the time, which stands where it does in all rows.
  @Test(arguments: ["l", "xxxl"]) func aBadgeStandsBesideTheSecondLine(_ letters: String) throws {
    func frames(_ badge: String) throws -> RowFrames {
      let item = """
        {"label": "Committee of the garden", "subtitle": "Birthday of the chairman on Saturday",
         "body": "Bring a cake", "time": "Yesterday"\(badge)}
        """
      return try shown(try cell(#"{"template": "mail"}"#, item, letters)).frames
    }
    let (with, without) = (try frames(#", "badge": "3""#), try frames(""))
    let badge = try #require(with.badge)
    for text in [RowText.title, .subtitle, .body, .time] {
      #expect(with.texts[text]?.intersects(badge) == false, "\(text)")
    }
    #expect(with.texts[.time] == without.texts[.time])
  }

  /// The room that a layout asks for.
  @Test func aHeaderIsAsHighAsAllOfItsLines() throws {
    let item = #"{"label": "Small Helpers", "value": "See All"}"#
    let run = try SceneRunner().run(
      scene(#"{"template": "store"}"#, item, "ax5", isHeader: true))
    let header = try #require(run.start.elements.first { $0.kind != .cell })
    let texts = Set(header.content.words.map(\.text))
    #expect(texts == ["Small Helpers", "See All"])
    #expect(header.frame.height > 150)
  }

  /// A header of a layout that keeps to its heights stays as it is, though it is asked before it stands in the view.
  @Test func aHeaderOfALayoutThatFixesItIsNoHigher() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [393, 400], "textSize": "ax5"},
       "layout": {"kind": "wall", "headerHeight": 46},
       "style": {"cells": {"default": {"template": "photo"}},
         "supplementary": {"header": {"template": "photo"}}},
       "data": {"sections": [{"id": "m", "items": ["a"],
         "header": {"label": "June", "subtitle": "7 photos"}}]}}
      """)
    let header = try #require(run.start.elements.first { $0.kind != .cell })
    #expect(header.frame.height == 46)
    #expect(header.content.bounds.maxY <= 56, "\(header.content.bounds)")
    #expect(header.content.words.map(\.text) == ["June", "7 photos"])
  }

  nonisolated static let pairs: [(style: String, item: String, texts: [RowText])] = [
    (
      #"{"template": "row", "sideBySide": true, "title": {"style": "title2", "weight": "bold"}}"#,
      #"{"label": "Thursday", "subtitle": "11 June"}"#, [.title, .subtitle]
    ),
    (
      #"{"template": "mail"}"#, #"{"label": "Bartholomew", "time": "Yesterday"}"#, [.title, .time]
    ),
    (
      #"{"template": "settings"}"#, #"{"label": "Notifications", "value": "3 on"}"#,
      [.title, .value]
    ),
    (#"{"template": "store"}"#, #"{"label": "Quarter Past", "subtitle": "A clock"}"#, [.title]),
    (
      #"{"template": "row", "accessory": "chevron"}"#,
      #"{"label": "Notifications", "badge": "Twelve new"}"#, [.title]
    ),
  ]

  @Test(arguments: pairs.indices, letters) func nothingIsCutForWhatStandsBesideIt(
    _ index: Int, _ letters: String
  ) throws {
    let (style, item, texts) = Self.pairs[index]
    let (measure, row, frames) = try shown(try cell(style, item, letters))
    for text in texts {
      #expect(try isWhole(text, measure, frames), "\(text)")
    }
    let words = texts.compactMap { frames.texts[$0] }
    if words.count == 2 { #expect(!words[0].intersects(words[1])) }
    for end in [frames.badge, frames.accessory].compactMap(\.self) {
      #expect(words.allSatisfy { !$0.intersects(end) }, "\(end) \(words)")
      #expect(end.maxX <= 393 && end.minX >= 0)
    }
    #expect(try #require(row.lines[.title]).font.pointSize >= 17)
  }

  /// A button below the words leaves them all of the width.
  @Test(arguments: [("l", false), ("xxxl", false), ("ax1", true), ("ax5", true)])
  func aButtonStandsBelowLargeWords(_ letters: String, _ isBelow: Bool) throws {
    let app = #"{"label": "Leaf Count", "subtitle": "Plants you have met"}"#
    let frames = try shown(try cell(#"{"template": "store"}"#, app, letters)).frames
    let (button, words) = (try #require(frames.accessory), try #require(frames.texts[.subtitle]))
    #expect((frames.edgeBelow != nil) == isBelow)
    #expect(
      isBelow ? button.minY > words.maxY && button.minX == words.minX : button.minX > words.maxX)
    #expect(button.maxY <= frames.ground.maxY)
  }

  /// A layout that gives no more room than usual gets smaller letters in place of half a name.
  @Test func aHeaderOfAFixedHeightIsReadAsAWhole() throws {
    let item = #"{"label": "Small Helpers", "value": "See All"}"#
    let scene = try scene(#"{"template": "store"}"#, item, "ax5", isHeader: true)
    let content = looks(scene).content(
      ofKind: "header", scene.sections[0].header, section: "m", index: 0)
    let measure = try #require(RowMeasure(content, frame: .zero))
    let (row, frames) = measure.arranged(in: CGSize(width: 393, height: 46))
    let shown = RowMeasure(content: row, texts: measure.texts, hasImage: false)
    #expect(try isWhole(.title, shown, frames) && isWhole(.value, shown, frames))
  }

  /// A second line without room beside the first leaves nothing behind, no dots either.
  @Test func aLineWithoutRoomIsNotSeen() throws {
    let surface = RowSurface(frame: CGRect(x: 0, y: 0, width: 200, height: 46))
    let item = #"{"label": "A name that is longer than its row, by far", "subtitle": "7 photos"}"#
    surface.show(try cell(Self.pairs[0].style, item, "l"))
    surface.layoutIfNeeded()
    let seen = surface.subviews.compactMap { $0 as? UILabel }.filter {
      $0.alpha > 0 && !$0.isHidden
    }
    #expect(seen.count == 1)
    surface.frame.size.width = 900
    surface.layoutIfNeeded()
    #expect(surface.subviews.filter { ($0 as? UILabel)?.alpha == 1 && !$0.isHidden }.count == 2)
  }

  /// No word of a message is broken that a wider bubble has room for.
  @Test func aBubbleOfLargeLettersIsWider() throws {
    let item = #"{"label": "Then I bring something to eat"}"#
    let content = try cell(#"{"template": "chat"}"#, item, "ax5")
    let frames = try shown(content).frames
    let font = try #require(content.row?.lines[.title]).font
    let word = RowMeasure.size(of: "something", font).width
    #expect(try #require(frames.texts[.title]).width >= word)
    #expect(try #require(frames.bubble).maxX <= 393 - 16)
  }

  /// The sign at the end of a field leaves its words their room.
  @Test func aFieldShowsItsWordsInTheLargestLetters() throws {
    let field = MessageField("Message", on: SystemPalette.systemBackground)
    field.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    field.frame = CGRect(x: 0, y: 0, width: 393, height: field.room)
    field.layoutIfNeeded()
    let label = try #require(field.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.font.pointSize > 50)
    #expect(RowMeasure.size(of: "Message", label.font).width <= label.frame.width)
  }
}
