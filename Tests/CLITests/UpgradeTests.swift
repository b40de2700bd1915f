import Foundation
import Readers
import Rendering
import Testing

/// Goldens that another version of this program has made.
@Suite(.aside) struct UpgradeTests {
  private static let names = ["a", "b", "c"]
  private static let scenes = names.map { "\($0).scene.json" }
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    for name in Self.names { try write(name) }
    let result = try BuiltProgram.run(["record"] + Self.scenes, in: folder.url)
    #expect(result.code == 0, "\(result.error)")
  }

  private func write(_ name: String, color: String = "red", left: Int = 0) throws {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [120, 120], "theme": "light"},
       "layout": {"kind": "flow", "itemSize": [40, 40], "sectionInset": [0, \(left), 0, 0]},
       "data": {"sections": [{"id": "s", "items": [{"id": "of \(name)", "color": "\(color)"}]}]},
       "outputs": [{"type": "still", "file": "{name}.png"}, {"type": "still", "file": "{name}.svg"}],
       "expect": [{"golden": "held/\(name).attrs"}, {"pictures": "held/{name}.pictures"}]}
      """, to: "\(name).scene.json")
  }

  private func edit(_ file: String, _ change: (String) -> String) throws {
    let before = try folder.text(of: file)
    let after = change(before)
    #expect(before != after)
    try folder.write(after, to: file)
  }

  /// Lets a version that is gone have drawn and written everything.
  private func age() throws {
    try edit("held/goldens.fingerprint") { $0.replacing("tessera 0.1.0", with: "tessera 0.0.9") }
    for name in Self.names {
      try edit("held/\(name).pictures") { $0.replacing(" 0.1.0 ", with: " 0.0.9 ") }
    }
  }

  /// Lets the picture of a scene be another one of the same drawing.
  private func repaint(_ name: String) throws {
    try write(name, color: "green")
    let result = try folder.run("render", "-o", "other", "\(name).scene.json")
    #expect(result.code == 0, "\(result.error)")
    try write(name)
    let other = try Data(contentsOf: folder.url.appendingPathComponent("other/\(name).png"))
    let path = "held/\(name).png"
    let own = try Data(contentsOf: folder.url.appendingPathComponent(path))
    try other.write(to: folder.url.appendingPathComponent(path))
    let sums = [own, other].map {
      "\($0.count) \(WrittenFile(path: path, content: Array($0)).sha256)"
    }
    try edit("held/\(name).pictures") { $0.replacing(sums[0], with: sums[1]) }
  }

  private func check(_ words: [String] = scenes) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["check"] + words, in: folder.url)
  }

  private func approve(_ words: [String] = scenes) throws -> BuiltProgram.Result {
    try BuiltProgram.run(
      ["approve", "--upgrade"] + words, environment: ["CI": "1"], in: folder.url)
  }

  @Test func pixelsOfTheSameDrawingAreAlikeAndTheRestIsNot() throws {
    for name in Self.names { try repaint(name) }
    try age()
    try write("c", color: "blue")
    let before = try folder.files.map {
      try Data(contentsOf: folder.url.appendingPathComponent($0))
    }
    let result = try check()
    #expect(result.code == 1)
    let told = """
      warning[golden/upgrade]: goldens of 3 scenes were drawn by 0.0.9, now 0.1.0
         in all alike: what is drawn is the same, its pixels are not (2 goldens)
         not in all: c.scene.json, held/c.png: cell of c: background #
      """
    #expect(result.error.contains(told), "\(result.error)")
    #expect(result.error.contains("not in all: c.scene.json, held/c.svg: cell of c: background #"))
    #expect(
      result.error.contains("tessera approve --upgrade \(Self.scenes.joined(separator: " "))"))
    #expect(
      result.error.contains("drawn by 0.0.9, now 0.1.0\n   = what is drawn is the same"))
    // A check writes nothing.
    let after = try folder.files.map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
    #expect(before == after)
    let approved = try approve()
    #expect(approved.code == 0, "\(approved.error)")
    #expect(approved.output.contains("held/a.png: changed\n"))
    #expect(approved.output.contains("held/c.png: differs, kept\nheld/c.svg: differs, kept\n"))
    let rest = try check()
    #expect(rest.output.contains("a.scene.json: 2 of 2 expectations met\n"))
    #expect(rest.output.contains("c.scene.json: 1 of 2 expectations met\n"))
    #expect(try folder.text(of: "held/a.pictures").contains("a.png") == true)
    #expect(!(try folder.text(of: "held/a.pictures").contains(" 0.0.9 ")))
    // Whoever has not been looked at is still known to be of another version.
    #expect(try folder.text(of: "held/c.pictures").components(separatedBy: " 0.0.9 ").count == 3)
    #expect(try folder.text(of: "held/goldens.fingerprint").contains("program tessera 0.0.9\n"))
  }

  @Test func columnsThatAreNewAreAlike() throws {
    try age()
    for name in Self.names {
      try edit("held/\(name).attrs") { $0.replacing(#/ +(role|-)\n/#, with: "\n") }
    }
    let result = try check()
    // Tables that have fewer columns are met; another version is told, and ends with 1.
    #expect(result.code == 1)
    #expect(!result.error.contains("expect/"))
    #expect(result.error.contains("in all alike: the column \"role\" is new (3 goldens)"))
    let approved = try approve()
    #expect(
      approved.output.contains("held/a.attrs: the same, written anew\n"), "\(approved.output)")
    #expect(try folder.text(of: "held/a.attrs").contains("  role\n"))
    #expect(try check().error.contains("golden/") == false)
  }

  /// A move is nobody's but the program's only where every scene has it.
  @Test func movesAreAlikeWhereAllScenesHaveThem() throws {
    try age()
    for name in Self.names { try write(name, left: 2) }
    let all = try check()
    #expect(all.code == 1)
    #expect(all.error.contains("in all alike: cell: x +2 (3 goldens)"), "\(all.error)")
    #expect(all.error.contains("   = drawn by 0.0.9, now 0.1.0\n"))
    // Files say so, too, and so does what becomes of parts.
    let files = ["--junit", "a.xml", "--summary", "a.md"]
    #expect(try check(files + Self.scenes).code == 1)
    for file in ["a.xml", "a.md"] {
      #expect(try folder.text(of: file).contains("in all alike: cell: x +2 (3 goldens)"))
    }
    #expect(try check(["--shard", "1/1", "--results", "r.jsonl"] + Self.scenes).code == 1)
    #expect(try folder.run("merge", "--summary", "m.md", "r.jsonl").code == 1)
    #expect(try folder.text(of: "m.md").contains("in all of this part alike: cell: x +2"))
    let one = try check(["a.scene.json"])
    #expect(
      one.error.contains("not in all: a.scene.json, held/a.attrs: cell of a moved by (+2, 0)"))
    #expect(one.error.contains("none of them is the same in all scenes"))
    #expect(try approve(["a.scene.json"]).output.contains("held/a.attrs: differs, kept"))
    try write("c", left: 4)
    let some = try check()
    #expect(!some.error.contains("in all alike: cell"), "\(some.error)")
    #expect(
      some.error.contains("not in all: c.scene.json, held/c.attrs: cell of c moved by (+4, 0)"))
    try write("c", left: 2)
    let approved = try approve(["--jobs", "1"] + Self.scenes)
    #expect(approved.output.contains("held/c.attrs: 1 changed\n"), "\(approved.output)")
    #expect(try folder.text(of: "held/a.attrs").contains("2 0 40 40"))
  }

  @Test func nothingIsSaidOfGoldensOfThisVersion() throws {
    for name in Self.names { try write(name, left: 2) }
    let result = try check()
    #expect(result.code == 1)
    #expect(!result.error.contains("golden/upgrade") && !result.error.contains("drawn by"))
    #expect(try approve().output.contains("held/a.attrs: differs, kept"))
  }

  @Test func namesWhatItNeeds() throws {
    let none = try approve([])
    #expect(none.code == 2)
    #expect(none.error.contains("approve --upgrade needs the scenes"))
    let both = try approve(["--selection", "s.json", "a.scene.json"])
    #expect(both.code == 2)
    #expect(both.error.contains("error[usage/conflict]: --upgrade and --selection"))
    #expect(try approve(["gone.scene.json"]).code == 5)
  }

  @Test func aDryRunWritesNothing() throws {
    for name in Self.names { try repaint(name) }
    try age()
    let before = try folder.text(of: "held/a.pictures")
    #expect(try approve(["--dry-run"] + Self.scenes).output.contains("held/a.png: changed"))
    #expect(try folder.text(of: "held/a.pictures") == before)
  }
}
