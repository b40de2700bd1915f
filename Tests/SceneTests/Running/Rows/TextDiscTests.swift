import CoreGraphics
import Drawing
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// The disc behind a text.
@Suite @MainActor struct TextDiscTests {
  private func surface(
    _ words: String, _ size: CGSize, letters: String = "l", fill: String = "#D70015"
  ) throws -> (surface: RowSurface, height: CGFloat) {
    let text = """
      {"scene": 1, "canvas": {"textSize": "\(letters)"}, "style": {"cells": {"default": {
         "template": "row", "height": 50, "padding": 0, "separator": false,
         "title": {"size": 18, "alignment": "center", "fill": "\(fill)"},
         "body": {"text": "{body} ", "size": 9, "alignment": "center"}}}},
       "data": {"sections": [{"id": "m", "items": [{"id": "d", "label": "\(words)", "body": "••"}]}]}}
      """
    let scene = try SceneLoader(kinds: SceneRunner().registry.kinds)
      .load(SourceFile(path: "test.scene.json", text: text))
    let looks = SceneLooks(
      style: scene.style, images: SceneImages(files: [:]), canvas: scene.canvas)
    let section = try #require(scene.sections.first)
    let content = looks.content(of: section.items[0], at: RowPlace(index: 0, in: section))
    let height = try #require(RowSurface.height(of: content, width: size.width))
    let surface = RowSurface(
      frame: CGRect(x: 0, y: 0, width: size.width, height: max(height, size.height)))
    surface.show(content)
    surface.layoutIfNeeded()
    return (surface, height)
  }

  private func parts(_ surface: RowSurface, _ words: String) throws -> (
    disc: CGRect, label: UILabel
  ) {
    let disc = try #require(surface.subviews.first { $0 is TextDisc && !$0.isHidden })
    let labels = surface.subviews.compactMap { $0 as? UILabel }
    return (disc.frame, try #require(labels.first { $0.text == words }))
  }

  /// Whatever the width of the cell and the size of letters.
  @Test(arguments: [43.0, 52, 83, 120, 188], ["xs", "l", "xxxl", "ax3", "ax5"])
  func aDayStandsInTheMiddleOfACircle(_ width: CGFloat, _ letters: String) throws {
    for day in ["1", "28"] {
      let surface = try surface(day, CGSize(width: width, height: 50), letters: letters).surface
      let (disc, label) = try parts(surface, day)
      #expect(disc.width == disc.height, "\(disc)")
      #expect(abs(disc.midX - width / 2) < 0.01)
      #expect(disc.midY == label.frame.midY)
      #expect(disc.minX >= -0.5 && disc.maxX <= width + 0.5 && disc.minY >= -0.5)
      #expect(RowMeasure.size(of: day, label.font).width <= disc.width * 0.9)
      // The dots below keep clear of it.
      let below = surface.subviews.compactMap { $0 as? UILabel }.first { $0.text == "•• " }
      if let below, !below.isHidden { #expect(below.frame.minY >= disc.maxY) }
    }
  }

  @Test func longWordsHaveALongerOne() throws {
    let surface = try surface("Thursday", CGSize(width: 300, height: 50)).surface
    let (disc, label) = try parts(surface, "Thursday")
    #expect(disc.width > disc.height * 1.5)
    #expect(disc.width >= RowMeasure.size(of: "Thursday", label.font).width)
  }

  @Test func noneIsWiderThanItsCell() throws {
    let words = String(repeating: "W", count: 40)
    let surface = try surface(words, CGSize(width: 52, height: 50)).surface
    let disc = try parts(surface, words).disc
    #expect(disc.minX >= 0 && disc.maxX <= 52)
  }

  /// So that days without a disc stand on the line of the one that has it.
  @Test func aClearOneTakesItsPlace() throws {
    let size = CGSize(width: 52, height: 50)
    let (filled, clear) = (try surface("11", size), try surface("11", size, fill: "clear"))
    #expect(filled.height == 50 && clear.height == 50)
    #expect(!clear.surface.subviews.contains { $0 is TextDisc && !$0.isHidden })
    let labels = [filled, clear].map { shown in
      shown.surface.subviews.compactMap { $0 as? UILabel }.first { $0.text == "11" }?.frame
    }
    #expect(labels[0] == labels[1] && labels[0] != nil)
  }
}
