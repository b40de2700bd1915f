import CoreGraphics
import Drawing
import Figures
import Motion
import Scene
import SceneFormat
import Testing

/// Figures that show cells show them as the style has them.
@Suite @MainActor struct StyledFigureTests {
  /// Small, and so large that words come out too small to be read.
  nonisolated private static let canvases = ["[200, 160]", "[390, 300]", "[820, 600]"]

  private func run(_ canvas: String, step: String = #"{"move": [{"item": "A", "to": "s/2"}]}"#)
    throws -> SceneRun
  {
    let text = """
      {"scene": 1, "canvas": {"size": \(canvas), "background": "#EAF2D8"},
       "layout": {"kind": "flow", "itemSize": [44, 60], "headerReferenceSize": [0, 40]},
       "style": {
         "cells": {"default": {"fill": "#FFEEDD", "stroke": "#FF0000", "corner": 7},
           "photo": {"stroke": "#0000FF", "dash": true}},
         "supplementary": {"header": {"fill": "#7030A0"}}},
       "data": {"sections": [{"id": "s", "header": "Photos", "items": ["A", "B",
         {"id": "C", "color": "#00AA44", "label": "Green"},
         {"id": "p", "image": "board.png", "style": "photo"}]}]},
       "steps": [{"update": \(step)}]}
      """
    let runner = SceneRunner(images: ["board.png": [UInt8](ImageBoard.pixels)])
    let file = SourceFile(path: "test.scene.json", text: text)
    return try runner.run(try SceneLoader(kinds: runner.registry.kinds).load(file))
  }

  private func figures(_ run: SceneRun) throws -> [(name: String, figure: Figure)] {
    let step = try #require(run.steps.first)
    let series = [ChangeSeries(step.transitions, name: step.name)]
    return [
      ("storyboard", Storyboard(series).figure), ("onion", OnionSkin(series).figure),
      ("motion", MotionPaths(series).figure),
      ("difference", DifferenceTriptych(before: step.before, after: step.after).figure),
      ("stack", LayerStack(step.after).figure),
      ("matrix", SizeMatrix([("window", step.after)]).figure),
    ]
  }

  @Test(arguments: canvases) func everyPaintOfTheStillIsThere(_ canvas: String) throws {
    let run = try run(canvas)
    let expected = Set(run.end.drawing(of: .viewport).items.flatMap(\.paints))
      .union(["fill \(ThemedColor(0xEAF2D8, 0xEAF2D8))"])
    #expect(expected.count >= 7)
    // All but one element are empty places in an onion skin.
    for (name, figure) in try figures(run) where name != "onion" {
      let found = Set(figure.drawing.items.flatMap(\.paints))
      #expect(expected.subtracting(found) == [], "\(name) of \(canvas)")
    }
  }

  @Test func aCellKeepsItsOwnWordsAndColourWhereItIsSmall() throws {
    let run = try run("[820, 600]")
    let texts = Storyboard(
      [ChangeSeries(try #require(run.steps.first).transitions, name: "x")]
    ).figure.drawing.items.flatMap(\.words)
    #expect(texts.contains("A"))
    #expect(!texts.contains("C"))
  }

  @Test func cornersOfMarksAreThoseOfTheCells() throws {
    let step = try #require(try run("[200, 160]").steps.first)
    let figure = MotionPaths([ChangeSeries(step.transitions, name: "x")]).figure
    // The mark of what moved lies one point inside of a cell with corners of 7 points, shown at nine tenths.
    #expect(figure.drawing.items.flatMap(\.corners).contains { abs($0 - 5.3) < 0.01 })
  }
}

extension DrawItem {
  /// Colours and pictures, whatever they are painted on.
  fileprivate var paints: [String] {
    switch self {
    case .group(let group): group.children.flatMap(\.paints)
    case .shape(let shape):
      [shape.fill.map { "fill \($0.name)" }, shape.stroke.map { "stroke \($0.paint.name)" }]
        .compactMap(\.self)
    case .image: ["image"]
    case .text: []
    }
  }

  fileprivate var words: [String] {
    switch self {
    case .group(let group): group.children.flatMap(\.words)
    case .text(let text): [text.string]
    case .shape, .image: []
    }
  }

  fileprivate var corners: [CGFloat] {
    switch self {
    case .group(let group): return group.children.flatMap(\.corners)
    case .shape(let shape):
      guard shape.stroke != nil, case .rounded(_, let radii) = shape.geometry else { return [] }
      return [radii.topLeft]
    case .text, .image: return []
    }
  }
}

extension Paint {
  fileprivate var name: String {
    if case .color(let color) = self { "\(color)" } else { "\(self)" }
  }
}
