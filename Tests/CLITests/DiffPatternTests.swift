import Foundation
import Testing

@testable import TesseraCLI

/// `tessera diff` of pairs by pattern.
@Suite(.aside) struct DiffPatternTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    for items in [3, 4] {
      try folder.write(SceneFolder.scene(items: items), to: "s.scene.json")
      #expect(try folder.run("render", "s.scene.json", "-o", "\(items).svg").code == 0)
    }
  }

  private func copy(_ files: [String: Int]) throws {
    for (path, items) in files {
      try folder.write(folder.text(of: "\(items).svg"), to: path)
    }
  }

  @Test func pairsAreWhatTheStarsStandFor() throws {
    try copy(["home.svg": 3, "home-2.svg": 3, "list.svg": 3, "list-2.svg": 4])
    try copy(["a-gone.svg": 3, "come-2.svg": 3])
    let result = try folder.run("diff", "*.svg", "*-2.svg")
    #expect(result.code == 1)
    #expect(result.output.contains("list: "))
    #expect(!result.output.contains("home: "))
    #expect(result.output.contains("a-gone: missing, it is only in *.svg\n"))
    #expect(result.output.contains("come: added, it is only in *-2.svg\n"))
    let events = try folder.run("diff", "--json", "./*.svg", "*-2.svg")
    #expect(events.output.contains(#"{"event":"pair","path":"home","outcome":"same"}"#))
  }

  @Test(arguments: [
    (["*.svg", "3.svg"], 2, "diff/kinds"), (["*.svg", "*-*.svg"], 2, "diff/pattern"),
    (["*.svg", "?*.svg"], 2, "diff/pattern"), (["*.svg", "*.none"], 5, "diff/no-files"),
  ])
  func saysWhyThereAreNoPairs(_ words: [String], _ code: Int32, _ name: String) throws {
    let result = try folder.run("diff", words[0], words[1])
    #expect(result.code == code)
    #expect(result.error.contains("error[\(name)]"), "\(result.error)")
  }

  @Test func warnsOfTwoNamesOfOneFile() throws {
    let result = try folder.run("diff", "*.svg", "*.svg")
    #expect(result.code == 0)
    #expect(
      result.error.contains("warning[diff/one-file]: '3.svg' and '3.svg' are one file"),
      "\(result.error)")
  }
}
