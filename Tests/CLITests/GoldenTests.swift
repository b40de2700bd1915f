import Foundation
import Readers
import Testing

/// Goldens that are no tables, or no whole ones, in every command that reads them.
@Suite(.aside) struct GoldenTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(SceneFolder.golden(size: 40), to: "a.scene.json")
    _ = try folder.run("record", "a.scene.json")
  }

  /// A golden of some steps holds their rows, and nothing of the others changes it.
  @Test func holdTheStepsThatTheyAreOf() throws {
    func scene(_ golden: String, last: String = "z") -> String {
      """
      {"scene": 1, "canvas": {"size": [120, 120]}, "layout": {"kind": "flow", "itemSize": [40, 40]},
       "data": {"sections": [{"id": "a", "items": ["x", "y", "z"]}]},
       "steps": [{"name": "one", "update": {"delete": ["x"]}},
       {"name": "two", "update": {"delete": ["\(last)"]}}], "expect": [\(golden)]}
      """
    }
    let both = #"{"golden": "{step}.attrs", "steps": ["one"]}, {"golden": "all.attrs"}"#
    try folder.write(scene(both), to: "b.scene.json")
    #expect(try folder.run("record", "b.scene.json").code == 0)
    let one = try folder.text(of: "one.attrs").split(separator: "\n").dropFirst()
    #expect(one.isEmpty == false && one.allSatisfy { $0.hasPrefix("one ") })
    #expect(try folder.text(of: "all.attrs").contains("\ntwo "))
    #expect(try folder.run("check", "b.scene.json").code == 0)
    try folder.write(scene(both, last: "y"), to: "b.scene.json")
    let check = try folder.run("check", "b.scene.json")
    #expect(check.output == "b.scene.json: 1 of 2 expectations met\n")
    #expect(check.error.contains("differs from \"all.attrs\""))
  }

  /// The damage to the table, and the line in which it shows.
  struct Damage: CustomTestStringConvertible {
    let name: String
    let line: Int
    let change: @Sendable (String) -> String

    var testDescription: String { name }
  }

  static let damages = [
    Damage(name: "x", line: 2) { $0.replacing("0 0 40 40", with: "nan 0 40 40") },
    Damage(name: "height", line: 3) { $0.replacing("80 0 40 40", with: "80 0 40 inf") },
    Damage(name: "too large", line: 2) { $0.replacing("0 0 40 40", with: "0 1e999 40 40") },
    Damage(name: "alpha", line: 3) { $0.replacing("40 40  1 ", with: "40 40  nan ") },
    Damage(name: "z", line: 2) { $0.replacing("1      0  -", with: "1      nan  -") },
    Damage(name: "hidden", line: 2) { $0.replacing("0  -       -", with: "0  nan       -") },
    Damage(name: "transform", line: 2) { $0.replacing("-       -", with: "-       rotate(nan)") },
    Damage(name: "cut off", line: 3) { String($0.dropLast(20)) },
    Damage(name: "conflict", line: 2) {
      $0.replacing("\n", with: "\n<<<<<<< HEAD\n", maxReplacements: 1)
    },
    Damage(name: "empty", line: 1) { _ in "" },
  ]

  @Test(arguments: damages) func areRefusedWithTheirPlace(_ damage: Damage) throws {
    let whole = try folder.text(of: "g.attrs")
    let broken = damage.change(whole)
    #expect(broken != whole)
    try folder.write(broken, to: "g.attrs")
    let place = "--> g.attrs:\(damage.line):"
    let check = try folder.run("check", "a.scene.json")
    #expect(check.error.contains("error[table/unreadable]"))
    #expect(check.error.contains(place), "\(check.error)")
    #expect(check.code == 5)
    for words in [
      ["a.scene.json", "g.attrs"], ["g.attrs", "g.attrs"], ["g.attrs", "a.scene.json"],
    ] {
      let diff = try folder.run("diff", words[0], words[1])
      #expect(diff.output == "")
      #expect(diff.error.contains(place), "\(diff.error)")
      #expect(diff.code == 5)
    }
    let record = try folder.run("record", "a.scene.json")
    #expect(record.error.contains("warning[table/unreadable]"))
    #expect(record.error.contains(place), "\(record.error)")
    #expect(record.output == "g.attrs: 2 rows, in place of a table that cannot be read\n")
    #expect(record.code == 0)
    #expect(try folder.text(of: "g.attrs") == whole)
  }

  @Test(arguments: ["svg", "png", "csv", "swift", "apng", "attrs.bak"])
  func areNotNamedLikeSomethingElse(_ ending: String) throws {
    try folder.write("mine", to: "g.\(ending)")
    try folder.write(
      SceneFolder.golden(size: 40).replacing("g.attrs", with: "g.\(ending)"), to: "b.scene.json")
    for command in ["check", "record", "render"] {
      let result = try folder.run(command, "b.scene.json")
      #expect(result.error.contains("\"golden\" cannot be \"g.\(ending)\""), "\(result.error)")
      #expect(result.error.contains("\".attrs\", \".json\" or \".txt\" at its end"))
      #expect(result.code == 3)
    }
    #expect(try folder.text(of: "g.\(ending)") == "mine")
  }

  /// A file that was never a table is nobody's golden.
  @Test(arguments: ["notes", "{\"name\": \"package\"}", "[1, 2]", "\u{0}\u{1}"])
  func areNeverWrittenOverOtherFiles(_ content: String) throws {
    for name in ["g.json", "g.txt"] {
      try folder.write(content, to: name)
      try folder.write(
        SceneFolder.golden(size: 40).replacing("g.attrs", with: name), to: "b.scene.json")
      let result = try folder.run("record", "b.scene.json")
      #expect(result.error.contains("'\(name)' is something else than an attribute table"))
      #expect(result.code == 5)
      #expect(try folder.text(of: name) == content)
    }
  }

  @Test(arguments: ["nan", "inf", "-1", "1e999", "", "half"])
  func haveATolerance(_ tolerance: String) throws {
    let result = try folder.run("diff", "--tolerance=\(tolerance)", "g.attrs", "g.attrs")
    #expect(result.error.contains("--tolerance"))
    #expect(result.code == 2)
  }

  @Test(arguments: ["-1", "1e9", "1e999", "\"nan\""])
  func haveAToleranceInTheirScene(_ tolerance: String) throws {
    try folder.write(
      SceneFolder.golden(size: 40).replacing(
        "\"g.attrs\"", with: "\"g.attrs\", \"tolerance\": \(tolerance)"), to: "b.scene.json")
    let result = try folder.run("check", "b.scene.json")
    #expect(result.error.contains("tolerance") || result.error.contains("1e999"))
    #expect(result.code == 3)
  }

  @Test(arguments: [".nan", ".inf", "-.Inf"])
  func haveAToleranceInYAML(_ tolerance: String) throws {
    let text = """
      scene: 1
      data: {sections: [{id: a, items: [x]}]}
      expect: [{golden: g.attrs, tolerance: \(tolerance)}]

      """
    try folder.write(text, to: "b.scene.yaml")
    #expect(try folder.run("check", "b.scene.yaml").code == 3)
  }

  /// A golden that `record` would refuse is not recommended: the link is named at once.
  @Test func aLinkOnTheWayIsNamedBeforeItIsRecorded() throws {
    try folder.write("", to: "store/kept")
    try folder.write("", to: "in/inside/kept")
    for (name, target) in [("out", "../store"), ("near", "inside"), ("gone", "../nothing")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent("in/\(name)").path, withDestinationPath: target)
    }
    for place in ["out", "near", "gone"] {
      let text = SceneFolder.golden(size: 40).replacing("g.attrs", with: "\(place)/g.attrs")
      try folder.write(text, to: "in/\(place).scene.json")
      let check = try folder.run("check", "in/\(place).scene.json")
      #expect(!check.error.contains("record it"), "\(check.error)")
      #expect(check.error.contains("link"), "\(check.error)")
      #expect(check.code == (place == "near" ? 1 : 5))
      let record = try folder.run("record", "in/\(place).scene.json")
      #expect(record.error.contains("link") && record.code == 5, "\(record.error)")
    }
    let check = try folder.run("check", "--allow-read", "store", "in/out.scene.json")
    #expect(check.error.contains("'in/out' is a symbolic link"), "\(check.error)")
    #expect(!check.error.contains("record it"))
  }
}
