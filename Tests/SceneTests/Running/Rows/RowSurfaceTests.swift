import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// Rows and cards as a style and its items have them.
@Suite @MainActor struct RowSurfaceTests {
  private func looks(
    _ style: String, _ items: String, canvas: String = "{}"
  ) throws -> (SceneLooks, SectionDescription) {
    let text = """
      {"scene": 1, "canvas": \(canvas), "style": {"cells": {"default": \(style)}},
       "data": {"sections": [{"id": "m", "items": [\(items)]}]}}
      """
    let runner = SceneRunner()
    let scene = try SceneLoader(kinds: runner.registry.kinds)
      .load(SourceFile(path: "test.scene.json", text: text))
    let looks = SceneLooks(
      style: scene.style, images: SceneImages(files: [:]), canvas: scene.canvas)
    looks.enroll(scene.sections)
    return (looks, try #require(scene.sections.first))
  }

  private func content(_ style: String, _ items: String, index: Int = 0) throws -> ViewContent {
    let (looks, section) = try looks(style, items)
    return looks.content(of: section.items[index], at: RowPlace(index: index, in: section))
  }

  private func frames(
    _ style: String, _ item: String, _ size: CGSize = CGSize(width: 393, height: 86)
  ) throws -> RowFrames {
    let content = try content(style, item)
    let measure = try #require(RowMeasure(content, frame: .zero))
    return RowArrangement(measure, width: size.width, height: size.height).frames()
  }

  private func height(_ style: String, _ item: String, width: CGFloat = 393) throws -> CGFloat? {
    RowSurface.height(of: try content(style, item), width: width)
  }

  /// The item's colour stands for an image that is missing, its symbol in the middle of that.
  @Test(arguments: ["photo", "feature"]) func aColourStandsForAnImage(_ template: String) throws {
    let content = try content(
      "{\"template\": \"\(template)\"}", ##"{"id": "p", "symbol": "sun", "color": "#112233"}"##)
    let row = try #require(content.row)
    #expect(row.isBlank && row.mark?.tile == nil && row.mark?.color == row.accent.readableInk)
    let surface = RowSurface(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    surface.show(content)
    surface.layoutIfNeeded()
    let picture = try #require(surface.subviews.first { $0 is UIImageView })
    let symbol = try #require(surface.subviews.last { $0 is SymbolView })
    #expect(picture.backgroundColor != nil && !picture.isHidden && picture.frame.width > 250)
    #expect(picture.frame.contains(symbol.frame) && symbol.frame.width >= 29)
    #expect(symbol.frame.width < picture.frame.height)
  }

  @Test func aButtonWithoutAWordIsNone() throws {
    let item = #"{"id": "a", "label": "A", "button": ""}"#
    #expect(try content(#"{"template": "store"}"#, item).row?.accessory == RowLook.Accessory.none)
  }

  // MARK: Rows

  @Test(arguments: [("xs", 14.0), ("l", 17.0), ("xxxl", 23.0), ("ax5", 53.0)])
  func aTitleFollowsTheSizeOfLetters(_ size: String, _ points: CGFloat) throws {
    let (looks, section) = try looks(
      #"{"template": "row"}"#, #""Ann""#, canvas: #"{"textSize": "\#(size)"}"#)
    let content = looks.content(of: section.items[0], at: RowPlace(index: 0, in: section))
    let title = try #require(content.row?.lines[.title])
    #expect(abs(title.font.pointSize - points) <= 1)
  }

  /// Heights in points are for letters as they are mostly set: larger ones are not cut off.
  @Test(arguments: [("xs", 86.0), ("l", 86.0), ("xxxl", 100.0), ("ax5", 200.0)])
  func aRowGrowsWithItsLetters(_ size: String, _ least: CGFloat) throws {
    let (looks, section) = try looks(
      #"{"template": "mail"}"#, #"{"id": "a", "label": "A", "subtitle": "s", "body": "b"}"#,
      canvas: #"{"textSize": "\#(size)"}"#)
    let place = RowPlace(index: 0, in: section)
    let height = try #require(looks.height(of: section.items[0], at: place, width: 393))
    #expect(least == 86 ? height == 86 : height > least)
    let content = looks.content(of: section.items[0], at: place)
    #expect(RowSurface.height(of: content, width: 393) == height)
    let measure = try #require(RowMeasure(content, frame: .zero))
    let frames = RowArrangement(measure, width: 393, height: height).frames()
    #expect(try #require(frames.texts[.body]).maxY <= height)
  }

  @Test func badgesTagsAndButtonsGrowToo() throws {
    let style = #"{"template": "row", "accessory": "button"}"#
    let item = #"{"id": "a", "badge": "12", "tags": ["x"], "button": "Get"}"#
    let frames = try ["l", "ax3"].map { size in
      let (looks, section) = try looks(style, item, canvas: #"{"textSize": "\#(size)"}"#)
      let content = looks.content(of: section.items[0], at: RowPlace(index: 0, in: section))
      return RowArrangement(try #require(RowMeasure(content, frame: .zero)), width: 393).frames()
    }
    #expect(frames[0].badge?.height == 20 && frames[0].accessory?.height == 28)
    #expect(frames[0].tags.map(\.height) == [20])
    // A button leaves the room to what it is about, as those in bars do.
    for (part, growth) in [(\RowFrames.badge, 1.5), (\RowFrames.accessory, 1.25)] {
      let (usual, large) = (try #require(frames[0][keyPath: part]), frames[1][keyPath: part])
      #expect(try #require(large).height > growth * usual.height)
    }
    #expect(frames[1].tags[0].height > 30)
    let badge = try #require(frames[1].badge)
    #expect(frames[1].height >= badge.maxY)
  }

  /// A sheet of data has a column of badges, empty in most of its rows.
  @Test func capsulesWithoutWordsAreNone() throws {
    let frames = try frames(
      #"{"template": "row"}"#, #"{"id": "a", "badge": "", "tags": ["", "x"]}"#)
    #expect(frames.badge == nil)
    #expect(frames.tags.count == 1)
  }

  @Test func aHeaderOfRowsGrowsToo() throws {
    let text = """
      {"scene": 1, "canvas": {"size": [300, 300], "textSize": "%"},
       "layout": {"kind": "flow", "headerReferenceSize": [0, 36]},
       "style": {"cells": {"default": {"template": "chat"}},
         "supplementary": {"header": {"template": "chat"}}},
       "data": {"sections": [{"id": "m", "header": "Today 9:24", "items": ["a"]}]}}
      """
    let heights = try ["l", "ax5"].map { size in
      let runner = SceneRunner()
      let scene = try SceneLoader(kinds: runner.registry.kinds)
        .load(SourceFile(path: "x.scene.json", text: text.replacing("%", with: size)))
      return try runner.run(scene).start.elements.first { $0.kind != .cell }?.frame.height ?? 0
    }
    #expect(heights[0] == 36 && heights[1] > 50)
  }

  /// Also one that was shown before it knew how the language is read.
  @Test(arguments: ["Sea", "البحر"]) func wordsBeginWhereReadingDoes(_ words: String) throws {
    let surface = RowSurface()
    surface.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    surface.show(
      try content(#"{"template": "row"}"#, #"{"id": "a", "label": "\#(words)"}"#))
    surface.layoutIfNeeded()
    surface.semanticContentAttribute = .forceRightToLeft
    surface.setNeedsLayout()
    surface.layoutIfNeeded()
    let labels = surface.subviews.compactMap { $0 as? UILabel }.filter { $0.text == words }
    #expect(labels.map(\.textAlignment) == [.right])
  }

  @Test func aMailHasItsPictureBesideThreeLines() throws {
    let frames = try frames(
      #"{"template": "mail"}"#,
      #"{"id": "a", "label": "Ann", "subtitle": "s", "body": "b", "time": "9:41", "unread": true}"#)
    #expect(frames.picture == CGRect(x: 20, y: 12, width: 44, height: 44))
    let title = try #require(frames.texts[.title])
    let subtitle = try #require(frames.texts[.subtitle])
    let body = try #require(frames.texts[.body])
    let time = try #require(frames.texts[.time])
    #expect([title.minX, subtitle.minX, body.minX] == [76, 76, 76])
    #expect(title.maxY <= subtitle.minY && subtitle.maxY <= body.minY && body.maxY <= 86)
    #expect(title.maxX <= time.minX)
    #expect(body.maxX == 377)
    #expect(frames.textEdge == 76)
    let chevron = try #require(frames.accessory)
    #expect(time.maxX < chevron.minX && chevron.maxX == 377)
    #expect(abs(chevron.midY - time.midY) <= 1)
    let dot = try #require(frames.dot)
    #expect(dot.maxX < 20 && abs(dot.midY - 34) < 0.01)
  }

  @Test func aSettingHasATileAValueAndAChevron() throws {
    let frames = try frames(
      #"{"template": "settings"}"#,
      #"{"id": "a", "label": "Sound", "symbol": "bell", "value": "On"}"#,
      CGSize(width: 393, height: 44))
    #expect(frames.ground == CGRect(x: 16, y: 0, width: 361, height: 44))
    #expect(frames.picture == CGRect(x: 32, y: 8, width: 29, height: 29))
    #expect(frames.texts[.title]?.minX == 77)
    let value = try #require(frames.texts[.value])
    #expect(value.maxX < (frames.accessory?.minX ?? 0))
    #expect(abs(value.midY - 22) <= 1)
  }

  @Test func wordsEndBeforeBadgesAndValues() throws {
    let frames = try frames(
      #"{"template": "settings"}"#,
      #"{"id": "a", "label": "Sound", "subtitle": "s", "badge": "12", "value": "On"}"#)
    let (badge, value) = (try #require(frames.badge), try #require(frames.texts[.value]))
    #expect(value.maxX < badge.minX)
    #expect(
      [frames.texts[.title], frames.texts[.subtitle]].allSatisfy { $0?.maxX ?? 999 < value.minX })
  }

  @Test func onlyTheEndsOfAGroupHaveCorners() throws {
    let items = #"{"id": "a"}, {"id": "b"}, {"id": "c"}"#
    let rows = try (0..<3).map { try content(#"{"template": "settings"}"#, items, index: $0).row }
    #expect(rows.map { $0?.corners.top } == [true, false, false])
    #expect(rows.map { $0?.corners.bottom } == [false, false, true])
    #expect(rows.map { $0?.separator == nil } == [false, false, true])
  }

  @Test func aCardHasItsPictureAboveItsWords() throws {
    let frames = try frames(
      #"{"template": "card", "symbol": "photo"}"#,
      #"{"id": "a", "label": "A", "tags": ["x", "y"]}"#,
      CGSize(width: 170, height: 220))
    let picture = try #require(frames.picture)
    #expect(picture.minY == 0 && picture.width == 170)
    #expect(try #require(frames.texts[.title]).minY > picture.maxY)
    #expect(frames.tags.count == 2)
    #expect(frames.tags.allSatisfy { $0.maxY <= 220 })
  }

  // MARK: Bubbles

  @Test func aBubbleIsAsWideAsItsWords() throws {
    let short = try frames(#"{"template": "chat"}"#, #"{"id": "a", "label": "Hi"}"#)
    let long = try frames(
      #"{"template": "chat"}"#,
      #"{"id": "a", "label": "Words that go on and on until they need another line"}"#)
    let (first, second) = (try #require(short.bubble), try #require(long.bubble))
    #expect(first.minX == 16 && first.width < 60 && first.height == 38)
    #expect(second.width <= 288 && second.height > 50)
    let own = try frames(
      #"{"template": "chat"}"#, #"{"id": "a", "label": "Hi", "side": "trailing"}"#)
    #expect(own.bubble?.maxX == 377)
  }

  @Test func whoIsWritingHasThreeDotsInPlaceOfWords() throws {
    let typing = try frames(
      #"{"template": "chat"}"#, #"{"id": "a", "label": "Hi", "typing": true}"#)
    #expect(typing.bubble == CGRect(x: 16, y: 0, width: 64, height: 38))
    #expect(typing.texts[.title] == nil)
    let content = try content(#"{"template": "chat"}"#, #"{"id": "a", "typing": true}"#)
    let view = BubbleView(frame: .zero)
    view.show(try #require(content.row?.bubble))
    view.place(try #require(typing.bubble), isRightToLeft: false)
    let dots = (view.layer.sublayers ?? []).filter { $0.bounds.width == 8 }
    #expect(dots.map(\.frame.midX) == [19, 32, 45])
    // An answer takes its place.
    view.show(try #require(try self.content(#"{"template": "chat"}"#, #""b""#).row?.bubble))
    #expect((view.layer.sublayers ?? []).count == 1)
  }

  @Test func theLastOfARunHasATail() throws {
    let items = ["leading", "leading", "trailing", "leading"].enumerated()
      .map { "{\"id\": \"i\($0)\", \"side\": \"\($1)\"}" }.joined(separator: ", ")
    let bubbles = try (0..<4).map {
      try content(#"{"template": "chat"}"#, items, index: $0).row?.bubble
    }
    #expect(bubbles.map { $0?.hasTail } == [false, true, true, true])
    #expect(bubbles.map { $0?.gap } == [0, 0, 8, 8])
  }

  @Test func aNewMessageTakesTheTailOverFromTheOneBefore() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [320, 300]}, "layout": {"kind": "flow"},
       "style": {"cells": {"default": {"template": "chat"}}},
       "data": {"sections": [{"id": "m", "items": ["a", "b"]}]},
       "steps": [{"update": {"insert": [{"item": "c", "to": "m/2"}]}}]}
      """)
    let step = try #require(run.steps.first)
    func content(_ item: String, _ snapshot: LayoutSnapshot) -> [DrawItem]? {
      snapshot.elements.first { $0.id == .item(item) }?.content
    }
    #expect(content("a", step.before) == content("a", step.after))
    #expect(content("b", step.before) != content("b", step.after))
  }

  /// A card with a second line stays a card.
  @Test func aSubtitleAloneIsNoRow() throws {
    let card = try content(#"{"corner": 12, "subtitle": "{id}"}"#, #"{"id": "a"}"#)
    #expect(card.row == nil)
    let row = try content(#"{"template": "row", "subtitle": "{id}"}"#, #"{"id": "a"}"#)
    #expect(row.row?.lines[.subtitle]?.template == "{id}")
  }

  // MARK: Heights

  @Test func rowsAreAsHighAsTheirTemplateSays() throws {
    #expect(try height(#"{"template": "mail"}"#, #"{"id": "a"}"#) == 86)
    #expect(try height(#"{"template": "settings"}"#, #"{"id": "a"}"#) == 44)
    #expect(try height(#"{"template": "photo"}"#, #"{"id": "a"}"#) == nil)
    #expect(try height(#"{"fill": "red"}"#, #"{"id": "a"}"#) == nil)
  }

  @Test func wordsMakeARowHigher() throws {
    let style = #"{"template": "row", "height": "text", "title": {"lines": 0}}"#
    let one = try #require(try height(style, #"{"id": "a"}"#))
    let words = String(repeating: "word ", count: 40)
    let many = try #require(try height(style, "{\"id\": \"a\", \"label\": \"\(words)\"}"))
    let narrow = try #require(
      try height(style, "{\"id\": \"a\", \"label\": \"\(words)\"}", width: 200))
    #expect(one < many && many < narrow)
  }

  @Test func cellsOfAFlowTakeTheWidthAndTheirHeight() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [320, 300]}, "layout": {"kind": "flow", "sectionInset": 10},
       "style": {"cells": {"default": {"template": "settings"}}},
       "data": {"sections": [{"id": "m", "items": ["a", "b"]}]}}
      """)
    let frames = run.start.elements.map(\.frame.size)
    #expect(frames == Array(repeating: CGSize(width: 300, height: 44), count: 2))
  }

  @Test func cellsThatSizeThemselvesAreAsHighAsTheirWords() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [320, 300]},
       "layout": {"kind": "flow", "estimatedItemSize": [320, 30]},
       "style": {"cells": {"default": {"template": "chat"}}},
       "data": {"sections": [{"id": "m", "items": [
         "a", "Words that go on and on until they need another line of their own"]}]}}
      """)
    let heights = run.start.elements.map(\.frame.height)
    #expect(heights.contains(38))
    #expect(heights.contains { $0 > 50 })
  }

  // MARK: Hostile texts

  static let texts: [String] = [
    "", " ", String(repeating: "a", count: 10_000), String(repeating: "\u{5E9}", count: 500),
    "left \u{5E9}\u{5DC}\u{5D5}\u{5DD} right", "日本語の長い文章がここにあります", "👩‍👩‍👧‍👦🇯🇵", "a\n\n\nb",
  ]

  @Test(arguments: RowTemplate.allCases) func noTextLeavesTheRow(_ template: RowTemplate) throws {
    for text in Self.texts {
      let label = text.replacingOccurrences(of: "\n", with: "\\n")
      let item = """
        {"id": "a", "label": "\(label)", "subtitle": "\(label)", "body": "\(label)", "time": "\(label)",
         "value": "\(label)", "tags": ["\(label)"], "badge": "\(label)"}
        """
      for width in [0, 1, 40, 393] as [CGFloat] {
        let frames = try frames(
          "{\"template\": \"\(template.rawValue)\"}", item, CGSize(width: width, height: 80))
        let all = Array(frames.texts.values) + frames.tags
        #expect(all.allSatisfy { $0.isFinite && $0.width >= 0 && $0.height >= 0 })
        #expect(frames.height.isFinite)
        let words = [frames.texts[.title], frames.texts[.subtitle], frames.texts[.body]]
        #expect(
          words.compactMap(\.self).allSatisfy { $0.maxX <= max(width, 60) + 0.5 },
          "\(text.prefix(9)) \(width)")
      }
    }
  }

  @Test func whoReadsFromTheRightHasThePictureThere() throws {
    let content = try content(#"{"template": "mail"}"#, #"{"id": "a", "label": "A"}"#)
    let surface = RowSurface(frame: CGRect(x: 0, y: 0, width: 393, height: 86))
    surface.semanticContentAttribute = .forceRightToLeft
    surface.show(content)
    surface.layoutIfNeeded()
    let picture = surface.subviews.first { $0 is UIImageView }
    #expect(picture?.frame.maxX == 373)
  }
}
