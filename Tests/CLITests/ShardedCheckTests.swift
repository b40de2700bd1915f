import Foundation
import Readers
import Testing

/// `check --shard` with `merge`: what one check would have told, or a status that tells of the loss.
@Suite(.aside) struct ShardedCheckTests {
  private let folder: SceneFolder
  private static let files = ["junit": "xml", "code-quality": "json", "summary": "md"]

  init() throws {
    folder = try SceneFolder()
    for (name, text) in try Self.checked.get() { try folder.write(text, to: name) }
  }

  /// The files of twelve scenes, of which every third differs, and of their three parts, made once for all tests.
  private static let checked = Result { () throws -> [String: String] in
    let folder = try SceneFolder()
    func write(_ number: Int, size: Int) throws {
      try folder.write(
        SceneFolder.golden(size: size).replacing("g.attrs", with: "s\(number).attrs"),
        to: "scenes/s\(number).scene.json")
    }
    for number in 0..<12 { try write(number, size: 40) }
    _ = try folder.run("record", "scenes")
    for number in stride(from: 0, to: 12, by: 3) { try write(number, size: 44) }
    for part in 1...3 {
      _ = try folder.run(
        "check", "--shard", "\(part)/3", "--results", "part-\(part).jsonl", "scenes")
    }
    return Dictionary(
      uniqueKeysWithValues: try folder.files.map { ($0, try folder.text(of: $0)) })
  }

  private var parts: [String] { (1...3).map { "part-\($0).jsonl" } }

  private func merge(_ parts: [String], _ more: String...) throws -> BuiltProgram.Result {
    try BuiltProgram.run(["merge"] + more + parts, in: folder.url)
  }

  private func asFiles(_ name: String) -> [String] {
    Self.files.sorted { $0.key < $1.key }.flatMap { ["--\($0.key)", "\(name).\($0.value)"] }
  }

  @Test func givesTheFilesOfOneCheck() throws {
    let whole = try BuiltProgram.run(["check"] + asFiles("whole") + ["scenes"], in: folder.url)
    #expect(whole.code == 1)
    let merged = try BuiltProgram.run(
      ["merge"] + asFiles("merged") + parts.reversed(), in: folder.url)
    #expect(merged.code == 1)
    #expect(merged.error == "")
    #expect(
      merged.output == "3 parts: 12 scenes, 4 not as accepted; 8 of 12 expectations met\n")
    for ending in Self.files.values {
      #expect(try folder.text(of: "merged.\(ending)") == folder.text(of: "whole.\(ending)"))
    }
  }

  @Test func endsWell() throws {
    _ = try folder.run("record", "scenes")
    for part in parts {
      let shard = part.filter(\.isNumber) + "/3"
      #expect(try folder.run("check", "--shard", shard, "--results", part, "scenes").code == 0)
    }
    #expect(try merge(parts).code == 0)
    let events = try merge(parts, "--json").output
    #expect(
      events == """
        {"event":"merged","parts":3,"scenes":12,"failed":0,"expectations":12,"met":12,"complete":true}

        """)
  }

  @Test func aRunInOnePartCanBeReadAlone() throws {
    let checked = try folder.run("check", "--results", "all.jsonl", "scenes")
    #expect(checked.code == 1, "\(checked.error)")
    let result = try merge(["all.jsonl"], "--junit", "j.xml")
    #expect(result.code == 1)
    #expect(result.error == "")
    #expect(try folder.text(of: "j.xml").contains("tests=\"24\" failures=\"4\""))
  }

  // MARK: Losses

  private func expectLoss(
    _ code: String, _ parts: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try merge(parts, "--junit", "lost.xml", "--summary", "lost.md")
    #expect(result.code == 1, sourceLocation: sourceLocation)
    #expect(
      result.error.contains("error[\(code)]"), "\(result.error)", sourceLocation: sourceLocation)
    // Whoever looks at the files alone is told as well.
    #expect(
      try folder.text(of: "lost.xml").contains("<error type=\"\(code)\""),
      sourceLocation: sourceLocation)
    #expect(
      try folder.text(of: "lost.md").contains("**\(code)**"), sourceLocation: sourceLocation)
  }

  @Test func aPartIsMissing() throws {
    try expectLoss("merge/missing", [parts[0], parts[2]])
  }

  @Test func aPartIsThereTwice() throws {
    try expectLoss("merge/doubled", parts + [parts[1]])
    let text = try folder.text(of: "lost.xml")
    #expect(text.components(separatedBy: "<testsuite ").count == 14)
    #expect(text.contains("<testcase classname=\"tessera check\" name=\"is whole\">"))
    let told = try merge(parts + [parts[1]]).output
    #expect(told.contains(": 12 scenes, 4 not as accepted"), "\(told)")
  }

  @Test(arguments: [0, 1, 40, 400]) func aPartIsTruncated(_ kept: Int) throws {
    let text = try folder.text(of: parts[1])
    try folder.write(String(text.prefix(kept)), to: parts[1])
    try expectLoss("merge/torn", parts)
  }

  @Test func aPartHasNoEnd() throws {
    let lines = try folder.text(of: parts[1]).split(separator: "\n")
    try folder.write(lines.dropLast().joined(separator: "\n") + "\n", to: parts[1])
    try expectLoss("merge/torn", parts)
  }

  @Test func aLineOfAPartIsMissingOrChanged() throws {
    let lines = try folder.text(of: parts[1]).split(separator: "\n").map(String.init)
    try folder.write((lines[..<1] + lines[2...]).joined(separator: "\n") + "\n", to: parts[1])
    try expectLoss("merge/torn", parts)
    let other = lines.map { $0.replacing("width 40", with: "width 41") }
    try folder.write(
      (other[..<2] + [other[1].replacing("golden", with: "gilded")] + other[3...])
        .joined(separator: "\n") + "\n", to: parts[1])
    try expectLoss("merge/torn", parts)
    try folder.write(lines.joined(separator: "\n") + "\n{}\n", to: parts[1])
    try expectLoss("merge/torn", parts)
  }

  @Test func aPartIsOfOtherScenes() throws {
    try folder.write(SceneFolder.golden(size: 40), to: "scenes/z.scene.json")
    _ = try folder.run("check", "--shard", "2/3", "--results", parts[1], "scenes")
    try expectLoss("merge/mismatch", parts)
  }

  @Test func aPartIsOfTheSameNamesWithSomethingElseInThem() throws {
    try folder.write(
      try folder.text(of: "scenes/s0.scene.json").replacing("44", with: "40"),
      to: "scenes/s0.scene.json")
    _ = try folder.run("check", "--shard", "2/3", "--results", parts[1], "scenes")
    try expectLoss("merge/mismatch", parts)
  }

  /// Verdicts hold without their pictures.
  @Test func aPictureOfAPartIsMissing() throws {
    for name in ["one", "two"] {
      let scene = SceneFolder.small(
        SceneFolder.still("{name}.png"), #", "expect": [{"pictures": "{name}.pictures"}]"#)
      try folder.write(scene, to: "p/\(name).scene.json")
      #expect(try folder.run("record", "p").code == 0)
      try folder.write(scene.replacing("[20, 20]", with: "[24, 20]"), to: "p/\(name).scene.json")
    }
    let check = try folder.run("check", "--results", "p.jsonl", "p")
    #expect(check.code == 1, "\(check.error)")
    let whole = try merge(["p.jsonl"], "--junit", "whole.xml").output
    for name in folder.files where name.hasPrefix("p.blobs/") { try folder.remove(name) }
    let result = try merge(["p.jsonl"], "--junit", "lost.xml", "--report", "lost.html")
    #expect(result.code == 1 && result.output == whole, "\(result.output)")
    #expect(result.error.contains("error[merge/picture]"), "\(result.error)")
    #expect(result.error.contains(" more of that part"), "\(result.error)")
    let (before, after) = (try folder.text(of: "whole.xml"), try folder.text(of: "lost.xml"))
    let suites = before.split(separator: "\n").filter { $0.contains("<testsuite ") }
    #expect(suites.count == 2 && suites.allSatisfy(after.contains))
    #expect(after.contains("name=\"is whole\">"))
    #expect(folder.exists("lost.html"))
  }

  @Test func anEmptyPartIsNoManifest() throws {
    try folder.write("", to: "e.jsonl")
    let result = try merge(["e.jsonl"], "--junit", "j.xml")
    #expect(result.code == 5)
    #expect(result.error.contains("'e.jsonl' is no manifest"), "\(result.error)")
    #expect(!folder.exists("j.xml"))
  }

  @Test func aPartIsOfAnotherCheck() throws {
    _ = try folder.run(
      "check", "--max-shift", "1", "--shard", "2/3", "--results", parts[1], "scenes")
    try expectLoss("merge/mismatch", parts)
    let text = try folder.text(of: parts[1]).replacing(
      #""version":""#, with: #""version":"9"#)
    try folder.write(text, to: parts[1])
    try expectLoss("merge/torn", parts)
  }

  @Test func aPartIsOneOfMore() throws {
    _ = try folder.run("check", "--shard", "2/4", "--results", parts[1], "scenes")
    try expectLoss("merge/count", parts)
  }

  @Test func aPartIsNotThere() throws {
    try expectLoss("merge/torn", [parts[0], "nothing.jsonl", parts[2]])
  }

  @Test func aShardThatFailedFails() throws {
    try folder.write("{", to: "scenes/s1.scene.json")
    for part in 1...3 {
      _ = try folder.run(
        "check", "--shard", "\(part)/3", "--results", "part-\(part).jsonl", "scenes")
    }
    #expect(try merge(parts).code == 3)
  }

  @Test func partsAreNotWrittenOver() throws {
    let text = try folder.text(of: parts[0])
    #expect(try merge(parts, "--summary", parts[0]).code == 2)
    #expect(try merge(parts, "--summary", "x.md", "--junit", "x.md").code == 2)
    #expect(try folder.text(of: parts[0]) == text)
  }

  @Test func manifestsAndResultsHaveTheirOwnOptions() throws {
    #expect(try merge(parts, "--manifest", "all.json").code == 2)
    try folder.write(SceneFolder.scene(), to: "x/a.scene.json")
    _ = try folder.run("render", "-o", "out", "--shard", "1/1", "--manifest", "m.json", "x")
    #expect(try merge(["m.json"], "--junit", "j.xml").code == 2)
    #expect(!folder.exists("j.xml") && !folder.exists("all.json"))
  }
}
