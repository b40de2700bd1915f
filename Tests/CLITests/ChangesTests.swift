import Foundation
import Readers
import Testing

/// Changes of tables have the form of all changes in `diff --json`.
@Suite(.aside) struct ChangesTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(
      SceneFolder.small(
        SceneFolder.still("{name}.svg"), #", "expect": [{"golden": "{name}.attrs"}]"#),
      to: "one.scene.json")
    #expect(try folder.run("record", "one.scene.json").code == 0)
  }

  @Test func ofATableHaveTheColumnAndTheBox() throws {
    let table = try folder.text(of: "one.attrs")
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.first { $0.contains("before") && $0.contains(" 20 ") })
    let place = try #require(row.range(of: " 20 "))
    try folder.write(
      table.replacing(row, with: row.replacingCharacters(in: place, with: " 21 ")), to: "b.attrs")
    let result = try folder.run("diff", "--json", "one.attrs", "b.attrs")
    #expect(result.code == 1)
    #expect(
      result.output.contains(
        #""changes":[{"label":"changed","box":["#), "\(result.output)")
    #expect(result.output.contains(#""attribute":"width","change":"width 20 → 21 (+1)"}]"#))
  }

  /// Two transforms, one in the other, of which the product is no number.
  @Test(arguments: [("one.svg", "b.svg"), ("b.svg", "one.svg"), ("b.svg", "c.svg")])
  func ofWhatIsNowhereHaveNoBox(_ before: String, _ after: String) throws {
    #expect(try folder.run("render", "one.scene.json").code == 0)
    let drawing = try folder.text(of: "one.svg")
    let far = "matrix(1e308 1e308 1e308 1e308 1e308 1e308)"
    for (name, color) in [("b.svg", "#f00"), ("c.svg", "#0f0")] {
      let shape = "<rect width=\"10\" height=\"10\" fill=\"\(color)\"/>"
      let group = "<g transform=\"\(far)\"><g transform=\"-\(far)\">\(shape)</g></g>"
      try folder.write(
        drawing.replacing(
          "</svg>", with: group.replacing("-matrix(1e308", with: "matrix(-1e308") + "</svg>"),
        to: name)
    }
    let result = try folder.run("diff", "--json", before, after)
    #expect(result.code == 1, "\(result.error)")
    #expect(result.output.contains(#""event":"difference""#))
    #expect(!result.output.contains("nan,"))
  }
}
