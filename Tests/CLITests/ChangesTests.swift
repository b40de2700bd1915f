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
}
