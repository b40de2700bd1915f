import CoreGraphics
import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// Canvases that are as high as their content.
@Suite @MainActor struct ContentHeightTests {
  private func run(
    _ canvas: String,
    _ layout: String = #"{"kind": "flow", "itemSize": [200, 50], "minimumLineSpacing": 0}"#,
    then steps: String = ""
  ) throws -> SceneRun {
    try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"height": "content", \(canvas)}, "layout": \(layout),
       "data": {"sections": [{"id": "m", "items": [{"generate": {"count": 12, "id": "r{n}"}}]}]},
       "steps": [\(steps)]}
      """)
  }

  @Test func aCanvasIsAsHighAsItsContent() throws {
    let run = try run(#""size": [200, 100], "contentInset": [8, 0, 4, 0]"#)
    #expect(run.scene.canvas.size == CGSize(width: 200, height: 612))
    #expect(run.start.viewport.height == 612)
    #expect(run.start.elements.count == 12)
    #expect(run.scene.canvas.sizeText == "200xcontent")
  }

  /// Nor is it smaller where all of the content has room.
  @Test func aCanvasShrinksToShortContent() throws {
    #expect(try run(#""size": [200, 900]"#).scene.canvas.size.height == 600)
  }

  @Test func thereIsRoomForAllThatStepsLeadTo() throws {
    let insert = #"{"update": {"insert": [{"item": "x", "to": "m/0"}]}}"#
    let delete = #"{"update": {"delete": ["x", "r1", "r2"]}}"#
    let run = try run(#""size": [200, 100]"#, then: "\(insert), \(delete)")
    #expect(run.scene.canvas.size.height == 650)
    #expect(run.end.elements.count == 10)
  }

  @Test func barsStandAtTheEndsOfIt() throws {
    let run = try run(
      #""device": "iphone-16", "bars": {"title": "T", "largeTitle": true, "tabs": [{"title": "A"}]}"#
    )
    let (start, size) = (run.start, run.scene.canvas.size)
    #expect(size.width == 393)
    #expect(size.height == 600 + start.insets.top + start.insets.bottom)
    let tabs = try #require(start[ElementID(.decoration("TabRow"), .path([0]))])
    #expect(tabs.frame.maxY == start.viewport.maxY)
    #expect(start.elements.filter { $0.kind == .cell }.count == 12)
    // A short window of a phone that stands is not one of a phone on its side.
    #expect(!run.scene.canvas.isOnItsSide)
  }

  @Test func contentThatGrowsWithTheCanvasHasNoHeight() throws {
    let layout = #"""
      {"kind": "compositional", "sections": {"*": {"group": {"size": ["1w", "0.5h"],
        "items": [{"size": ["1w", "1h"]}]}}}}
      """#
    do {
      _ = try run(#""size": [200, 100]"#, layout)
      Issue.record("there is no such height")
    } catch let faults as SceneFaults {
      let fault = try #require(faults.diagnostics.first)
      #expect(fault.message.contains("as high as its content"))
      #expect(fault.span?.start.line == 1)
      #expect(fault.help != nil)
    }
  }

  /// Rows of 50 points, whose heights are known only once they are seen where `guess` is another number.
  private func looks(guessing guess: Int) throws -> (count: Int, height: CGFloat) {
    var count = 0
    var registry = SceneRegistry()
    registry.register("guessed") {
      count += 1
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: guess == 50 ? .absolute(50) : .estimated(CGFloat(guess)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
    let text = """
      {"scene": 1, "canvas": {"size": [200, 100], "height": "content"},
       "layout": {"kind": "guessed"}, "style": {"cells": {"default": {"template": "row", "height": 50}}},
       "data": {"sections": [{"id": "m", "items": [{"generate": {"count": 12, "id": "r{n}"}}]}]},
       "steps": [{"update": {"insert": [{"item": "x", "to": "m/0"}]}}]}
      """
    let file = SourceFile(path: "test.scene.json", text: text)
    let scene = try SceneLoader(kinds: registry.kinds).load(file)
    let run = try SceneRunner(registry: registry).run(scene)
    return (count, run.scene.canvas.size.height)
  }

  /// One look tells the height, and the play itself that it is right.
  @Test func heightsThatAreKnownNeedOneLook() throws {
    let looks = try self.looks(guessing: 50)
    #expect(looks.count == 2)
    #expect(looks.height == 650)
  }

  /// Cells that are seen in a higher window only then tell how high they are.
  @Test func heightsThatAreGuessedNeedMoreLooks() throws {
    let looks = try self.looks(guessing: 30)
    #expect(looks.height == 650)
    #expect(3...6 ~= looks.count)
  }
}
