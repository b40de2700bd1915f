import Foundation
import Readers
import Testing

@testable import TesseraCLI

/// A switch that a command knows does something there: what it says, or how it ends, is otherwise.
@Suite(.aside) struct FlagEffectTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(SceneFolder.golden(size: 40), to: "a.scene.json")
    try folder.write(SceneFolder.golden(size: 40), to: "b/a.scene.json")
    _ = try folder.run("record", "a.scene.json")
    _ = try folder.run("render", "--shard", "1/1", "--manifest", "m.json", "a.scene.json")
    try folder.write("# A\n", to: "a.md")
    try folder.write("import UIKit\nclass A: UICollectionViewFlowLayout {}\n", to: "A.swift")
    try folder.write(film("a", to: "x"), to: "one.scene.json")
    try folder.write(film("b", to: "y"), to: "two.scene.json")
    _ = try folder.run("render", "-t", "light", "one.scene.json", "two.scene.json")
  }

  private func film(_ name: String, to item: String) -> String {
    """
    {"scene": 1, "canvas": {"size": [60, 40]}, "layout": {"kind": "flow", "itemSize": [20, 20]},
     "data": {"sections": [{"id": "a", "items": ["x", "y", "z"]}]},
     "timing": {"duration": 2, "fps": 20}, "steps": [{"update": {"delete": ["\(item)"]}}],
     "outputs": [{"type": "animation", "file": "\(name).gif"}]}
    """
  }

  /// A command line of the command without any switch; one that warns where there is nothing else to be quiet of.
  private func line(of command: Command.Name) -> [String] {
    switch command {
    case .render: ["render", "-o", "out", "a.scene.json"]
    case .check: ["check", "a.scene.json"]
    case .audit: ["audit", "a.scene.json"]
    case .record: ["record", "b"]
    case .approve: ["approve", "b"]
    case .diff: ["diff", "a.gif", "b.gif"]
    case .docs: ["docs", "a.md"]
    case .`try`: ["try", "A.swift"]
    case .preview: ["preview", "none.scene.json"]
    case .fmt: ["fmt", "--check", "b"]
    case .extract: ["extract", "a.gif"]
    case .text: ["text", "a.gif"]
    case .explain: ["explain", "--allow-read", "nowhere", "a.scene.json"]
    case .explainCode: ["explain-code", "unknown-key"]
    case .merge: ["merge", "--manifest", "all.json", "m.json"]
    case .completions: ["completions", "bash"]
    case .`init`, .list, .schema, .man, .help: [command.rawValue]
    }
  }

  @Test(arguments: Command.Name.allCases) func saysMoreOrLess(_ name: Command.Name) throws {
    let known = CommandTable[name].allFlags
    let plain = try told(by: line(of: name))
    for flag in [Flag.quiet, .verbose, .debug, .json] {
      let result = try told(by: line(of: name) + ["--\(flag.name)"])
      if known.contains(flag) {
        #expect(result.text != plain.text, "\(name) --\(flag.name) changes nothing")
        #expect(result.code == plain.code, "\(result.text)")
      } else {
        #expect(result.code == 2, "\(name) --\(flag.name)")
        #expect(result.text.contains("error[usage/"), "\(result.text)")
      }
    }
  }

  /// Each from the beginning: what one has written or noted is not there for the next.
  private func told(by words: [String]) throws -> (text: String, code: Int32) {
    for path in ["out", "b/g.attrs", "b/goldens.fingerprint", "all.json"] {
      try? FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
    }
    let result = try BuiltProgram.run(words, in: folder.url)
    return (result.output + result.error, result.code)
  }

  @Test(arguments: [["--json"], ["--version", "--json"], ["-q"], ["-v"], ["--debug"], ["--long"]])
  func withoutACommandNothingIsIgnored(_ words: [String]) throws {
    let result = try BuiltProgram.run(words, in: folder.url)
    #expect(result.code == 2)
    #expect(result.error.contains("error[usage/") || result.output.contains("usage/"))
  }
}
