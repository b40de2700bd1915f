import CoreGraphics
import Drawing
import SceneFormat
import Testing

@testable import Figures

/// On a narrow page screens are as large as can be read, and what has no room is said to be left out.
@Suite struct NarrowPagesTests {
  private static let least: CGFloat = 118
  /// Of three in a row, where each of several steps has one.
  private static let leastOfRow: CGFloat = 80

  private static let playlist = """
    "canvas": {"device": "iphone-16-pro", "bezel": true, "bars": {"title": "Playlist", "largeTitle": true}},
    "layout": {"kind": "columns", "cellHeight": 60},
    "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 11, "id": "Song {n}"}}]}]},
    "steps": [{"name": "drop", "update": {"delete": ["Song 3"]}},
      {"name": "next", "update": {"move": [{"item": "Song 9", "to": "s/0"}]}},
      {"name": "like", "update": {"reload": [{"id": "Song 5", "label": "Song 5!"}]}}],
    "outputs": [{"type": "still"}]
    """

  private func figure(
    _ kind: OutputKind, of scene: String = playlist, _ fit: OutputDescription.Fit = .phone
  ) async throws -> Figure {
    try #require(try await PlayedFigures(scene: scene).figure(kind, fit: fit))
  }

  @Test(arguments: [OutputDescription.Fit.phone, .half])
  func screensOfADifferenceCanBeRead(_ fit: OutputDescription.Fit) async throws {
    let figure = try await figure(.difference, fit)
    #expect(figure.views.count == 2)
    #expect(figure.views.allSatisfy { $0.rect.width >= Self.least })
    // On a phone there is room for all of the table.
    let hasRest = FigureInkwork(figure).words.map(\.text).contains { $0.hasPrefix("and ") }
    #expect(hasRest == (fit == .half))
  }

  /// Several sections are smaller there rather than left out for the words about them.
  @Test(arguments: [OutputDescription.Fit.phone, .half])
  func aPlanHasAllOfItsSections(_ fit: OutputDescription.Fit) async throws {
    let scene = #"""
      "canvas": {"size": [390, 640]},
      "layout": {"kind": "compositional", "interSectionSpacing": 12, "sections": {
        "top": {"orthogonalScrolling": "groupPagingCentered",
          "group": {"size": ["0.85w", 200], "items": [{"size": ["1w", "1h"], "insets": 6}]}},
        "*": {"orthogonalScrolling": "continuous", "contentInsets": [0, 16, 0, 16],
          "interGroupSpacing": 10, "group": {"size": [120, 120], "items": [{"size": ["1w", "1h"]}]},
          "boundary": [{"kind": "header", "size": ["1w", 40]}]}}},
      "data": {"sections": [{"id": "top", "items": ["p1", "p2", "p3"]},
        {"id": "new", "header": "New", "items": ["n1", "n2", "n3", "n4"]},
        {"id": "free", "header": "Free", "items": ["g1", "g2", "g3", "g4"]}]},
      "outputs": [{"type": "still"}]
      """#
    let figure = try await figure(.blueprint, of: scene, fit)
    let words = FigureInkwork(figure).words.map(\.text)
    #expect(words.contains("header · New") && words.contains("header · Free"), "\(words)")
    #expect(!words.contains { $0.hasSuffix("more cells") })
  }

  /// A phone on its side is wider than the half of a page.
  @Test func screensOnTheirSideStandBelowOneAnother() async throws {
    let scene = #"""
      "canvas": {"device": "iphone-13-mini", "landscape": true},
      "layout": {"kind": "carousel", "itemSize": [200, 220]},
      "data": {"sections": [{"id": "c", "items": ["Alto", "Bass", "Cello", "Drum"]}]},
      "steps": [{"name": "drop", "update": {"delete": ["Bass"]}}], "outputs": [{"type": "still"}]
      """#
    let views = try await figure(.difference, of: scene).views
    try #require(views.count == 2)
    #expect(views[1].rect.minY > views[0].rect.maxY && views[0].rect.width > 280)
  }

  @Test func aFilmStripShowsFewerFramesInstead() async throws {
    let figure = try await figure(.filmStrip)
    let frames = figure.drawing.items.frames
    #expect(frames.count == 9 && frames.allSatisfy { $0.width >= Self.leastOfRow })
    let texts = figure.drawing.items.texts.map(\.string)
    #expect(texts.contains { $0.hasSuffix("more frames, not shown.") })
  }

  @Test func panelsOfAStoryboardCanBeRead() async throws {
    let scene = Self.playlist.replacing("Song 9", with: "Song 11")
    let panels = try await figure(.storyboard, of: scene).drawing.items.panels
    #expect(!panels.isEmpty && panels.allSatisfy { $0.width >= Self.leastOfRow })
  }

  @Test(arguments: [OutputDescription.Fit.phone, .half])
  func statesOfAPlaneCanBeSeen(_ fit: OutputDescription.Fit) async throws {
    let scene = #"""
      "canvas": {"size": [390, 600]}, "layout": {"kind": "waterfall", "columnCount": 3},
      "data": {"sections": [{"id": "f", "items": [{"generate": {"count": 50, "width": 120,
        "height": [80, 170], "seed": 3}}]}]},
      "steps": [{"name": "drop", "update": {"delete": ["f-2"], "move": [{"item": "f-9", "to": "f/0"}]}}],
      "outputs": [{"type": "still"}]
      """#
    let panels = try await figure(.motion, of: scene, fit).drawing.items.panels
    #expect(panels.count == 2 && panels.allSatisfy { $0.width >= Self.least })
  }

  @Test(arguments: [OutputDescription.Fit.phone, .half])
  func picturesOfASheetCanBeSeen(_ fit: OutputDescription.Fit) async throws {
    let bare = Self.playlist.replacing("\"bezel\": true, ", with: "")
    let sheet = try await figure(.contactSheet, of: bare, fit)
    let pictures = sheet.drawing.items.clips(radius: 8)
    #expect(!pictures.isEmpty && pictures.allSatisfy { $0.width >= 100 })
  }

  /// Of the window that is the narrowest.
  @Test(arguments: ["albums.scene.yaml", "blocks.scene.json", "store.scene.json"])
  func windowsOfAMatrixCanBeSeen(_ name: String) async throws {
    let scene = try await PlayedFigures(showcase: name)
    for fit in [OutputDescription.Fit.phone, .half] {
      let figure = try #require(try scene.figure(.matrix, fit: fit))
      let windows = figure.drawing.items.clips(radius: 8).filter { $0.minX == 0 && $0.minY == 0 }
      #expect(windows.count == 5 && windows.allSatisfy { $0.width >= 46 })
    }
  }

  /// A word that is too long for a line is cut between letters.
  @Test(arguments: [
    "board.scene.json", "calendar.scene.json", "cards.scene.json", "outline.scene.yaml",
    "photos.scene.json",
  ])
  func linesOfAnUpdateMapHaveNames(_ name: String) async throws {
    let scene = try await PlayedFigures(showcase: name)
    let ink = FigureInkwork(try #require(try scene.figure(.updateMap, fit: .phone)))
    let grounds = [FigureInk.quiet, FigureInk.surface, MapRibbon.follow].map { Paint.color($0) }
    let lines = ink.areas.filter { area in
      (20...32).contains(area.bounds.height) && (60...110).contains(area.bounds.width)
        && !grounds.contains(area.paint)
    }
    let names = ink.words.filter { word in
      word.text.count(where: \.isLetter) >= 3 || word.text.allSatisfy(\.isNumber)
    }
    #expect(lines.count >= 2)
    for line in lines {
      #expect(
        names.contains { line.contains(CGPoint(x: $0.frame.midX, y: $0.frame.midY)) },
        "\(line.bounds)")
    }
  }

  /// Words that have no room beside their arrow begin before it, or leave out what the legend says, too.
  @Test(arguments: [
    "board.scene.json", "carousel.scene.json", "chat.scene.json", "grow.scene.yaml",
    "pinch.scene.json",
  ])
  func wordsOfCallsAreNotCut(_ name: String) async throws {
    let scene = try await PlayedFigures(showcase: name)
    let figure = try #require(try scene.figure(.conversation, fit: .phone))
    let cut = FigureInkwork(figure).words.map(\.text).filter { text in
      text.hasSuffix("…") && !text.hasSuffix(", …")
    }
    #expect(cut == [])
  }

  @Test func namesOfPartiesStandOverTheirLines() async throws {
    let words = FigureInkwork(try await figure(.conversation)).words
    let heads = ["your code", "collection view", "layout", "cells", "time"].compactMap { name in
      words.first { $0.text == name }?.frame
    }
    #expect(heads.count == 5 && heads.allSatisfy { $0.minX >= FigurePage.margin - 0.5 })
    #expect(zip(heads, heads.dropFirst()).allSatisfy { $1.minX - $0.maxX >= 7 })
  }
}

extension [DrawItem] {
  /// The pictures of a film strip: nothing else has such corners.
  fileprivate var frames: [CGRect] { clips(radius: 3) }

  /// The panels of a storyboard.
  fileprivate var panels: [CGRect] { clips(radius: 11) }

  fileprivate func clips(radius: CGFloat) -> [CGRect] {
    flatMap { item -> [CGRect] in
      guard case .group(let group) = item else { return [] }
      if case .rounded(let rect, let radii)? = group.clip, radii == CornerRadii(radius) {
        return [rect]
      }
      return group.children.clips(radius: radius)
    }
  }
}
