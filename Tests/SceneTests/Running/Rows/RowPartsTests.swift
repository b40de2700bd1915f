import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// The parts of rows and cards side by side: nothing is printed over something else.
@Suite @MainActor struct RowPartsTests {
  private func content(
    _ style: String, _ item: String, width: Double = 393
  ) throws -> ViewContent {
    let text = """
      {"scene": 1, "canvas": {"size": [\(width), 400]}, "layout": {"kind": "flow"},
       "style": {"cells": {"default": \(style)}},
       "data": {"sections": [{"id": "m", "items": [{"id": "a", \(item)}]}]}}
      """
    let scene = try SceneLoader(kinds: SceneRunner().registry.kinds)
      .load(SourceFile(path: "test.scene.json", text: text))
    let section = try #require(scene.sections.first)
    let looks = SceneLooks(
      style: scene.style, images: SceneImages(files: [:]), canvas: scene.canvas)
    return looks.content(of: section.items[0], at: RowPlace(index: 0, in: section))
  }

  private func frames(
    _ style: String, _ item: String, width: CGFloat = 393
  ) throws -> RowFrames {
    let content = try content(style, item)
    let own = RowSurface.height(of: content, width: width)
    let height = try #require(own ?? RowSurface.neededHeight(of: content, width: width))
    let measure = try #require(RowMeasure(content, frame: .zero))
    return measure.arranged(in: CGSize(width: width, height: height)).frames
  }

  /// Lines may meet by what they have beside their letters.
  private func expectApart(_ frames: RowFrames, width: CGFloat, _ name: String) {
    var parts = frames.texts.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ($0.key.rawValue, $0.value) }
    for (name, part) in [
      ("badge", frames.badge), ("accessory", frames.accessory), ("picture", frames.picture),
    ] {
      if let part { parts.append((name, part)) }
    }
    parts += frames.tags.map { ("tag", $0) }
    for (place, part) in parts.enumerated() {
      #expect(part.1.minX >= -0.5 && part.1.maxX <= width + 0.5, "\(name): \(part)")
      for other in parts[(place + 1)...] where !part.1.isEmpty && !other.1.isEmpty {
        let both = part.1.intersection(other.1)
        #expect(both.isNull || both.width < 1 || both.height < 4, "\(name): \(part) \(other)")
      }
    }
  }

  private static let all =
    #""label": "Name", "subtitle": "Second line", "caption": "Above", "body": "Some more words", "#
    + #""time": "Mon", "value": "42", "badge": "7", "tags": ["new", "red one"], "symbol": "star""#
  private static let long =
    #""label": "A name that goes on and on and on and on", "subtitle": "A second line that is no shorter", "#
    + #""time": "a time that nobody has", "value": "a value that is long as well", "#
    + #""badge": "99999999999999999999", "tags": ["a tag that is as long as a sentence may be"]"#
  private static let bare =
    #""label": "Name", "time": "Mon", "value": "42", "badge": "7", "tags": ["new"]"#

  nonisolated static let styles = [
    #""template": "row""#, #""template": "mail""#, #""template": "settings""#,
    #""template": "store""#, #""template": "card""#, #""template": "feature""#,
    #""template": "row", "accessory": "switch""#, #""template": "row", "accessory": "button""#,
    #""template": "row", "sideBySide": true"#,
    #""template": "row", "sideBySide": true, "accessory": "chevron""#,
  ]

  @Test(arguments: styles) func noPartLiesOverAnother(_ style: String) throws {
    for (name, item) in [("all", Self.all), ("long", Self.long), ("bare", Self.bare)] {
      for width in [180.0, 393] {
        let frames = try frames("{\(style), \"height\": \"text\"}", item, width: width)
        expectApart(frames, width: width, "\(style) \(name) \(width)")
      }
    }
  }

  /// The time has the end of its line, whatever stands on the next one.
  @Test func aValueBelowTheTimeTakesNothingOfItsLine() throws {
    let with = try frames(#"{"template": "row"}"#, Self.all)
    let without = try frames(
      #"{"template": "row"}"#, Self.all.replacing(#""value": "42", "#, with: ""))
    #expect(with.texts[.time] == without.texts[.time])
    let (value, subtitle) = (try #require(with.texts[.value]), try #require(with.texts[.subtitle]))
    #expect(abs(value.midY - subtitle.midY) <= 1)
    #expect(subtitle.maxX <= value.minX)
  }

  @Test func aCellThatIsTooNarrowKeepsItsWords() throws {
    let item = #""label": "Name", "badge": "7", "symbol": "star""#
    let frames = try frames(#"{"template": "store"}"#, item, width: 150)
    #expect(frames.badge == nil && frames.accessory == nil)
    #expect(frames.texts[.title]?.width ?? 0 >= 30)
  }

  @Test func theBadgeOfAMessageStandsBesideItsBubble() throws {
    for side in ["leading", "trailing"] {
      let frames = try frames(
        #"{"template": "chat"}"#, "\"label\": \"Hello\", \"badge\": \"3\", \"side\": \"\(side)\"")
      let (bubble, badge) = (try #require(frames.bubble), try #require(frames.badge))
      #expect(badge.midY == bubble.midY)
      let gap = side == "leading" ? badge.minX - bubble.maxX : bubble.minX - badge.maxX
      #expect(gap == 8)
    }
    let long = try frames(
      #"{"template": "chat", "bubble": {"maxWidth": 600}}"#,
      "\"label\": \"\(String(repeating: "word ", count: 40))\", \"badge\": \"3\"")
    #expect(long.badge == nil)
  }

  @Test func wordsOnAPictureAreWhiteUnlessTheSceneSaysTheirColour() throws {
    let filled = #""image": {"placement": "background"}"#
    let white = try content("{\"template\": \"feature\", \(filled)}", Self.all)
    let row = try #require(white.row)
    #expect(row.isOnPicture)
    #expect(RowText.allCases.allSatisfy { row.lines[$0]?.color == .white })
    let own = try content(
      "{\"template\": \"feature\", \(filled), \"title\": {\"color\": \"#FF0000\"}}", Self.all)
    #expect(own.row?.lines[.title]?.color == ThemedColor(RGBAColor(hex: 0xFF0000)))
    #expect(own.row?.lines[.body]?.color == .white)
    // Without a picture there is nothing to be dark.
    let plain = try content("{\"template\": \"row\", \(filled)}", #""label": "Name""#)
    #expect(plain.row?.isOnPicture == false)
    #expect(plain.row?.lines[.title]?.color != .white)
  }

  /// As titles do: 20 points on screens from 414 points on, as UIKit's margins are.
  @Test(arguments: [(393.0, 16.0), (414, 20), (820, 20)]) func rowsStandAtTheMarginOfTheScreen(
    _ width: Double, _ margin: Double
  ) throws {
    func row(_ style: String) throws -> RowContent {
      try #require(content(style, #""label": "Name""#, width: width).row)
    }
    #expect(try row(#"{"template": "row"}"#).padding.left == margin)
    let settings = try row(#"{"template": "settings"}"#)
    #expect(settings.margin.left == margin && settings.padding.right == margin)
    #expect(try row(#"{"template": "mail"}"#).padding.left == 20)
    // Whatever the scene says stays.
    #expect(try row(#"{"template": "row", "padding": 16}"#).padding.left == 16)
    #expect(try row(#"{"template": "settings", "margin": 16}"#).margin.left == 16)
  }

  // MARK: Lines around them

  private func surface(_ style: String) throws -> RowSurface {
    let surface = RowSurface(frame: CGRect(x: 0, y: 0, width: 393, height: 80))
    surface.show(try content(style, #""label": "Name""#))
    surface.layoutIfNeeded()
    return surface
  }

  @Test func aRowHasItsBorderInDashesOrWhole() throws {
    for (dash, pattern) in [("true", [4, 3] as [NSNumber]?), ("false", nil)] {
      let surface = try surface(
        "{\"template\": \"row\", \"stroke\": \"#008800\", \"dash\": \(dash), \"margin\": 10}")
      let border = try #require(surface.subviews.last as? RowBorder)
      let line = try #require(border.layer.sublayers?.first as? CAShapeLayer)
      #expect(border.frame == CGRect(x: 10, y: 10, width: 373, height: 60))
      #expect(line.lineWidth == 1 && line.strokeColor != nil)
      #expect(line.lineDashPattern == pattern)
      #expect(line.path?.boundingBox == CGRect(x: 0.5, y: 0.5, width: 372, height: 59))
    }
    #expect(try !surface(#"{"template": "row"}"#).subviews.contains { $0 is RowBorder })
  }

  @Test func aMessageHasItsBorderAroundItsBubble() throws {
    let surface = try surface(##"{"template": "chat", "stroke": "#008800", "dash": true}"##)
    #expect(!surface.subviews.contains { $0 is RowBorder })
    let bubble = try #require(surface.subviews.first { $0 is BubbleView })
    let line = try #require(bubble.layer.sublayers?.first as? CAShapeLayer)
    #expect(line.lineWidth == 1 && line.lineDashPattern == [4, 3])
  }
}
