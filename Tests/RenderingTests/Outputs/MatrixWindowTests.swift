import CoreGraphics
import Motion
import Readers
import Scene
import SceneFormat
import Testing

@testable import Rendering

@Suite @MainActor struct MatrixWindowTests {
  private func snapshots(
    _ canvas: String, _ output: String = "", _ steps: String = ""
  ) throws -> [(String, LayoutSnapshot)] {
    let scene = try SceneLoader(kinds: SceneRegistry().kinds.rendered()).load(
      SourceFile(
        path: "w.scene.json",
        text: """
          {"scene": 1, "canvas": \(canvas), "layout": {"kind": "flow", "itemSize": [60, 40]},
           "data": {"sections": [{"id": "s", "items": [{"generate": {"count": 900}}]}]},
           "outputs": [{"type": "matrix"\(output)}]\(steps)}
          """))
    let windows = try SceneRunner().windows(of: scene)
    return MatrixWindow.windows(of: scene.outputs[0], in: scene).compactMap { window in
      windows.shown[window].map { (window.name, $0) }
    }
  }

  /// Not only the windows that are shown: those between them are tried until the width is exact.
  @Test func theWidthAtWhichColumnsChangeIsFound() throws {
    let text = """
      {"scene": 1, "name": "w", "canvas": {"size": [360, 420]}, "style": {"text": "blocks"},
       "layout": {"kind": "columns", "minColumnWidth": 300, "cellHeight": 60},
       "data": {"sections": [{"id": "s", "items": ["a", "b", "c", "d", "e"]}]},
       "outputs": [{"type": "matrix", "sizes": [[600, 400], [640, 400], [820, 400]]}]}
      """
    let folder = try TemporaryFolder()
    try folder.write(text, to: "w.scene.json")
    let scene = try PlayedScene(folder.path("w.scene.json"))
    let words = try scene.figure(.matrix).sentence
    let width = try #require(words.firstMatch(of: /1 column at 600, 2 from (\d+)\./)?.1)
    let edge = try #require(Int(width))
    #expect(600 < edge && edge < 640)
    let other = text.replacing("[640, 400]", with: "[\(edge - 1), 400]")
    try folder.write(other, to: "w.scene.json")
    let again = try PlayedScene(folder.path("w.scene.json")).figure(.matrix).sentence
    #expect(again.contains("1 column at 600, 2 from \(edge)."))
  }

  private func insets(_ canvas: String, _ sizes: String) throws -> [EdgeInsets] {
    try snapshots(canvas, ", \"sizes\": \(sizes)").map(\.1.insets)
  }

  @Test func everyWindowHasTheSafeAreaOfItsDevice() throws {
    let sizes = "[[320, 568], [393, 852], [852, 393], [1024, 768], [820, 1180]]"
    // At the sides too, whether the content is inset there or not.
    let expected = [
      EdgeInsets.zero, EdgeInsets(top: 59, bottom: 34), EdgeInsets(left: 59, bottom: 21, right: 59),
      .zero, EdgeInsets(top: 24, bottom: 20),
    ]
    #expect(try insets(#"{"device": "iphone"}"#, sizes) == expected)
    #expect(try insets(#"{"size": [100, 100]}"#, sizes) == expected)
  }

  /// As figures write numbers: nobody has to say a size beside its own name.
  @Test func windowsAreCalledByTheirSizes() throws {
    let names = try snapshots(#"{"device": "iphone"}"#, ", \"sizes\": [[320, 568], [1024, 768]]")
      .map(\.0)
    #expect(names == ["320 × 568", "1,024 × 768"])
  }

  /// A step that gives the window another size does not make all windows of one size.
  @Test(arguments: [#""rotate""#, "[320, 500]"]) func windowsStayAsTheyAreNamed(_ bounds: String)
    throws
  {
    let steps = ", \"steps\": [{\"bounds\": \(bounds)}]"
    let windows = try snapshots(#"{"device": "iphone"}"#, "", steps)
    let sizes = windows.map(\.1.viewport.size)
    #expect(
      sizes == [
        CGSize(width: 393, height: 852), CGSize(width: 393, height: 852),
        CGSize(width: 375, height: 820), CGSize(width: 820, height: 1180),
        CGSize(width: 852, height: 393),
      ])
  }

  @Test func theScenesOwnWindowIsAsTheSceneSays() throws {
    let own = EdgeInsets(top: 7, bottom: 9)
    let canvas = #"{"size": [300, 400], "safeArea": [7, 0, 9, 0]}"#
    #expect(try insets(canvas, "[[300, 400], [301, 400]]") == [own, .zero])
    let device = #"{"device": "iphone", "safeArea": [7, 0, 9, 0]}"#
    #expect(try insets(device, "[[393, 852], [852, 393]]") == [own, own])
  }

  @Test func aWindowThatReadsTheOtherWayIsTurnedAround() throws {
    let windows = try snapshots("{}")
    let (phone, turned) = (windows[0].1, windows[1].1)
    #expect(windows[1].0 == "Right to left")
    let width = phone.viewport.width
    for element in phone.elements {
      let other = try #require(turned[element.id])
      #expect(abs(other.frame.minX - (width - element.frame.maxX)) < 0.01)
    }
    // As in UIKit, where the scene says so.
    let plain = try snapshots(#"{"mirrors": false}"#)
    #expect(plain[0].1.elements.map(\.frame) == plain[1].1.elements.map(\.frame))
  }
}
