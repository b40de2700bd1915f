import Foundation
import Readers
import Testing

/// A matrix shows a layout in the windows that it is asked for, or in those where layouts prove themselves.
@Suite(.aside) struct MatrixTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  private func summary(_ output: String, direction: String = "ltr") throws -> String {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [200, 160], "direction": "\(direction)", "theme": "light"},
       "layout": {"kind": "flow", "itemSize": [90, 60]},
       "data": {"sections": [{"id": "a", "items": ["Ann", "Bob"]}]},
       "outputs": [{"type": "matrix", "file": "a.svg"\(output)}]}
      """, to: "a.scene.json")
    #expect(try folder.run("render", "a.scene.json").code == 0)
    let svg = try String(contentsOf: folder.url.appendingPathComponent("a.svg"), encoding: .utf8)
    let start = try #require(svg.range(of: "<desc")).upperBound
    return String(svg[start...].prefix { $0 != "/" })
  }

  @Test func withoutSizesItShowsTheUsualWindows() throws {
    let told = try summary("")
    #expect(told.contains("in five windows"))
    for window in [
      "iPhone 16, 393 × 852", "Right to left, 393 × 852", "iPad, a third, 375 × 820",
      "iPad (10th generation), 820 × 1,180", "iPhone 16 on its side, 852 × 393",
    ] {
      #expect(told.contains(window + ": "))
    }
  }

  @Test func whatIsReadFromTheRightIsAlsoShownFromTheLeft() throws {
    #expect(try summary("", direction: "rtl").contains("Left to right, 393 × 852: "))
  }

  @Test func withSizesItShowsTheseAlone() throws {
    let told = try summary(#", "sizes": [[320, 480], [480, 320]]"#)
    #expect(told.contains("in two windows. 320 × 480: "))
    #expect(!told.contains("iPhone"))
  }
}
