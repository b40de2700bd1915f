import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// Rows and cards that lack something, or have more than their template has room for.
@Suite @MainActor struct RowRoomTests {
  private func content(_ style: String, _ item: String, bars: String = "{}") throws -> ViewContent {
    let scene = try scene(style, item, bars: bars)
    let looks = SceneLooks(
      style: scene.style, images: SceneImages(files: [:]), canvas: scene.canvas)
    let section = try #require(scene.sections.first)
    return looks.content(of: section.items[0], at: RowPlace(index: 0, in: section))
  }

  private func scene(_ style: String, _ item: String, bars: String) throws -> SceneDescription {
    let text = """
      {"scene": 1, "canvas": {"size": [393, 400], "bars": \(bars)},
       "layout": {"kind": "flow", "headerReferenceSize": [0, 46]},
       "style": {"cells": {"default": \(style)}, "supplementary": {"header": {"template": "photo"}}},
       "data": {"sections": [{"id": "m", "items": [\(item)],
         "header": {"label": "A month with a very long name indeed", "subtitle": "7 photos"}}]}}
      """
    return try SceneLoader(kinds: SceneRunner().registry.kinds)
      .load(SourceFile(path: "test.scene.json", text: text))
  }

  private func frames(_ style: String, _ item: String, width: CGFloat = 393) throws -> RowFrames {
    let measure = try #require(RowMeasure(try content(style, item), frame: .zero))
    return RowArrangement(measure, width: width).frames()
  }

  private func surface(_ content: ViewContent) -> RowSurface {
    let surface = RowSurface(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    surface.show(content)
    surface.layoutIfNeeded()
    return surface
  }

  // MARK: Pictures

  private static let dusk =
    ##"{"template": "photo", "gradient": {"colors": ["#F7C59F", "#6B4E71"]}, "symbol": "sun"}"##

  /// The colour that items get in turn does not cover what the style says.
  @Test func aGradientIsSeenWhereAnImageIsMissing() throws {
    let content = try content(Self.dusk, #"{"id": "p"}"#)
    let picture = try #require(surface(content).subviews.first { $0 is UIImageView })
    #expect(picture.backgroundColor == nil)
    #expect(content.row?.gradient != nil && content.row?.mark != nil)
    #expect(content.row?.mark?.color == ThemedColor(0x6B4E71, 0x6B4E71).readableInk)
  }

  @Test func anItemsOwnColourGoesBeforeAGradient() throws {
    let content = try content(Self.dusk, ##"{"id": "p", "color": "#112233"}"##)
    let picture = try #require(surface(content).subviews.first { $0 is UIImageView })
    #expect(picture.backgroundColor != nil)
  }

  // MARK: Nothing to say

  @Test(arguments: ["mail", "settings"]) func aRowWithoutANameKeepsThePlaceOfItsPicture(
    _ template: String
  ) throws {
    let style = "{\"template\": \"\(template)\"}"
    let named = try frames(style, #"{"id": "a", "label": "A", "subtitle": "s"}"#)
    let nameless = try frames(style, #"{"id": "a", "label": "", "subtitle": "s"}"#)
    #expect(named.picture != nil && nameless.picture?.size == named.picture?.size)
    #expect(nameless.texts[.subtitle]?.minX == named.texts[.subtitle]?.minX)
  }

  @Test func aMessageWithoutWordsIsABubble() throws {
    let content = try content(#"{"template": "chat"}"#, #"{"id": "a", "label": ""}"#)
    let bubble = try #require(surface(content).subviews.first { $0 is BubbleView })
    #expect(bubble.frame == CGRect(x: 16, y: 0, width: 36, height: 38) && !bubble.isHidden)
  }

  /// Nothing of a bubble is there beside a picture without words, its tail neither.
  @Test func aMessageThatIsAPictureHasNoBubble() throws {
    var content = try content(#"{"template": "chat"}"#, #"{"id": "a", "label": ""}"#)
    content.image = UIImage()
    let bubble = try #require(surface(content).subviews.first { $0 is BubbleView })
    #expect(bubble.isHidden)
  }

  // MARK: Too much to say

  @Test func aRowGrowsWhereItsWordsHaveNoRoom() throws {
    func height(_ item: String) throws -> CGFloat? {
      let scene = try scene(#"{"template": "settings"}"#, item, bars: "{}")
      let looks = SceneLooks(
        style: scene.style, images: SceneImages(files: [:]), canvas: scene.canvas)
      let place = RowPlace(index: 0, in: scene.sections[0])
      let item = scene.sections[0].items[0]
      let height = looks.height(of: item, at: place, width: 393)
      #expect(height == RowSurface.height(of: looks.content(of: item, at: place), width: 393))
      return height
    }
    #expect(try height(#"{"id": "a", "label": "A"}"#) == 44)
    // Two lines in it would touch its edges.
    #expect(try height(#"{"id": "a", "label": "A", "subtitle": "s"}"#) == 53)
    let words = "words that go on and on until they need a second line in any row"
    let item = "{\"id\": \"a\", \"label\": \"A\", \"body\": \"\(words)\"}"
    let high = try #require(try height(item))
    let body = try #require(try frames(#"{"template": "settings"}"#, item).texts[.body])
    #expect(high >= 60 && body.maxY <= high - 7)
  }

  /// Words that are too long are cut before the ends of a capsule, others have all of it.
  @Test(arguments: [("3", 0.0), ("A long word in a capsule", 8.0)])
  func wordsKeepClearOfTheEndsOfACapsule(_ words: String, _ inset: CGFloat) {
    let capsule = CapsuleLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    capsule.show(words, .systemFont(ofSize: 13), fill: .white, ink: .white)
    capsule.layoutIfNeeded()
    #expect(capsule.subviews.map(\.frame.minX) == [inset])
  }

  /// A tab with little room keeps its badge.
  @Test(arguments: [(49.0, "999+"), (49, "A long badge"), (98, "3"), (98, "WWW")])
  func badgesStayInTheirTab(_ width: CGFloat, _ badge: String) {
    var tab = BarsDescription.Tab()
    (tab.symbol, tab.badge) = ("mail", badge)
    let mark = TabMark(tab, isSelected: false)
    mark.frame = CGRect(x: 0, y: 0, width: width, height: 49)
    mark.layoutIfNeeded()
    #expect(mark.badge.frame.minX >= 0 && mark.badge.frame.maxX <= width)
    #expect(mark.badge.frame.width >= 20)
  }

  // MARK: Too much at the ends

  nonisolated private static let ends: [String] = [
    #""time": "Wednesday, 23 September""#, #""badge": "99,999 unread messages""#,
    #""value": "A very long value that goes on and on""#,
  ]
  /// Every choice of these.
  nonisolated private static let crowds = (0..<8).map { choice in
    ends.indices.filter { choice >> $0 & 1 == 1 }.map { ", " + ends[$0] }.joined()
  }

  private func checkEnds(_ frames: RowFrames, _ measure: RowMeasure, _ words: Comment) throws {
    let title = try #require(frames.texts[.title], words)
    #expect(title.width >= measure.singleLineWidth(of: .title), words)
    let all =
      [RowText.title, .subtitle, .time, .value].compactMap { frames.texts[$0] }
      + [frames.badge, frames.accessory].compactMap(\.self)
    for (index, one) in all.enumerated() {
      for other in all[(index + 1)...] { #expect(!one.intersects(other), words) }
    }
    #expect(frames.texts.values.allSatisfy { $0.width >= 24 }, words)
  }

  /// Values, times and badges give way before the name loses its first word; nothing is a letter or two.
  @Test(arguments: [220, 320, 393, 820] as [CGFloat], crowds)
  func aShortNameStaysWhole(_ width: CGFloat, _ ends: String) throws {
    let style = #"{"template": "row", "accessory": "chevron"}"#
    for second in ["", #", "subtitle": "Second line""#] {
      let item = #"{"id": "a", "label": "Rent"\#(ends)\#(second)}"#
      let measure = try #require(RowMeasure(try content(style, item), frame: .zero))
      let words = Comment(rawValue: "\(width) \(item)")
      try checkEnds(RowArrangement(measure, width: width).frames(), measure, words)
      // A layout that leaves no room for another line.
      let fixed = measure.arranged(in: CGSize(width: width, height: 44))
      try checkEnds(fixed.frames, measure, words)
    }
  }

  /// Of a long name as much is seen as of its time.
  @Test func aLongNameHasHalfOfItsLine() throws {
    let item = #"{"id": "a", "label": "Internationalization of things"\#(Self.crowds[7])}"#
    let frames = try frames(#"{"template": "row", "accessory": "chevron"}"#, item, width: 320)
    let (title, time) = (
      try #require(frames.texts[.title]), try #require(frames.texts[.time])
    )
    #expect(title.width >= time.width && title.width > 100)
    let (value, badge) = (try #require(frames.texts[.value]), try #require(frames.badge))
    #expect(value.minY >= title.maxY && badge.minY >= time.maxY)
    #expect(value.minX == title.minX && value.maxX < badge.minX)
  }

  /// The lines of a value below its name have all the width, as the badge stands beside the name.
  @Test func aValueBelowGoesOnUnderTheBadge() throws {
    let item = #"{"id": "a", "label": "Rent"\#(Self.crowds[6])}"#
    let frames = try frames(#"{"template": "row"}"#, item, width: 320)
    let (value, badge) = (try #require(frames.texts[.value]), try #require(frames.badge))
    #expect(value.minY >= badge.maxY && value.maxX > badge.minX)
  }

  // MARK: Beside buttons

  /// A header that stands in the bar ends before the buttons that stand there, and says nothing by halves.
  @Test func headersEndBeforeTheButtonsOfTheirBar() throws {
    let bars = #"{"leading": ["plus"], "trailing": ["Select"], "holdsHeaders": true}"#
    let run = try SceneRunner().run(
      try scene(#"{"template": "photo"}"#, #"{"id": "p"}"#, bars: bars))
    let header = try #require(
      run.start.elements.first { if case .supplementary = $0.kind { true } else { false } })
    let frames = texts(of: header.content, .identity)
    let title = try #require(frames.first)
    #expect(title.minX >= 16 + 26 + 12 && title.maxX <= 393 - 16 - 70 - 12)
    #expect(frames.count == 1)
  }

  private func texts(of items: [DrawItem], _ place: PlaneTransform) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item {
      case .group(let group): texts(of: group.children, group.transform.concatenating(place))
      case .text(let text): text.frame.width > 0 ? [place.bounds(of: text.frame)] : []
      case .shape, .image: []
      }
    }
  }
}
