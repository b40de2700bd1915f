import Foundation
import Readers
import Testing

/// A limit of the system is an error with its own name: no trace, no unfinished file, no waiting for ever.
@Suite(.aside) struct SystemLimitTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(SceneFolder.scene(), to: "in/a.scene.json")
    try folder.write(SceneFolder.scene(items: 2), to: "in/b.scene.json")
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [200, 160]}, "layout": {"kind": "flow", "itemSize": [60, 60]},
       "data": {"sections": [{"id": "a", "items": ["x", "y"]}]},
       "steps": [{"apply": {"a": ["y", "x"]}}],
       "outputs": [{"type": "animation", "file": "film.gif"}, {"type": "still", "file": "film.png"}]}
      """, to: "film.scene.json")
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [2400, 2400], "theme": "light"},
       "layout": {"kind": "flow", "itemSize": [60, 60]},
       "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 1000}}]}]},
       "outputs": [{"type": "still", "file": "wide.png"}]}
      """, to: "wide.scene.json")
  }

  private func run(under limit: String, _ words: String) throws -> BuiltProgram.Result {
    let program = BuiltProgram.folder.appendingPathComponent("tessera").path
    return try BuiltProgram.run(
      "/bin/bash", ["-c", "ulimit \(limit) && exec '\(program)' \(words)"], "", [:], folder.url)
  }

  private func expectCleanEnd(_ result: BuiltProgram.Result, _ limit: String) throws {
    #expect(result.code < 100, "\(limit): \(result)")
    for trace in ["Fatal error", "Backtrace", "Crash", "GLib"] {
      #expect(!result.error.contains(trace), "\(limit): \(result.error)")
    }
    #expect(try folder.everything.filter { $0.hasSuffix(".part") } == [], "\(limit)")
  }

  // MARK: Memory

  /// Whatever there is room for is done; what there is no room for is named.
  @Test(arguments: [160_000, 180_000, 200_000, 300_000, 500_000, 800_000])
  func addressSpaceEndsWithAName(_ kilobytes: Int) throws {
    for words in ["render -o out film.scene.json", "render -o out wide.scene.json", "check in"] {
      let result = try run(under: "-v \(kilobytes)", words)
      try expectCleanEnd(result, "\(kilobytes) \(words)")
      let isNamed = ["system/memory", "output/failed", "error while loading"]
        .contains(where: result.error.contains)
      #expect(result.code == 0 || isNamed, "\(kilobytes) \(words): \(result)")
    }
  }

  // MARK: Files

  @Test(arguments: [1, 8, 64]) func filesThatMayNotGrowAreNamed(_ blocks: Int) throws {
    let result = try run(under: "-f \(blocks)", "render -o out wide.scene.json film.scene.json")
    try expectCleanEnd(result, "-f \(blocks)")
    #expect(result.error.contains("error[system/file-size]: cannot write"), "\(result.error)")
    #expect(result.error.contains("ulimit -f"))
    #expect(result.code == 5)
  }

  /// The words go to a file as well.
  @Test func wordsThatMayNotGrowAreNamed() throws {
    let result = try run(under: "-f 1", "schema > words.txt")
    try expectCleanEnd(result, "-f 1")
    #expect(result.error.contains("error[system/file-size]: cannot write 'standard output'"))
    #expect(result.code == 5)
  }

  /// So few that fonts cannot be opened, nor what threads and processes wait with. With three, those of the streams,
  /// no program of the system is loaded.
  @Test(arguments: 4...20) func tooFewDescriptorsAreNamed(_ count: Int) throws {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [200, 160]}, "layout": {"kind": "flow", "itemSize": [60, 60]},
       "style": {"font": "JetBrains Mono"},
       "data": {"sections": [{"id": "a", "items": ["x", "y"]}]}, "expect": [{"contract": true}],
       "outputs": [{"type": "still", "file": "o.svg", "letters": "outlines"},
        {"type": "still", "file": "p.pdf"}]}
      """, to: "mono.scene.json")
    for words in [
      "render -o out film.scene.json", "render mono.scene.json", "render -j2 -o out in",
      "check -j2 in",
      "check mono.scene.json", "diff film.scene.json wide.scene.json", "list",
      "explain in/a.scene.json",
      "--version --long",
    ] {
      let result = try run(under: "-n \(count)", words)
      try expectCleanEnd(result, "-n \(count) \(words)")
      let isDone = result.code == (words.hasPrefix("diff") ? 1 : 0)
      let isNamed = result.error.contains("error[system/files]") && result.code == 5
      #expect(isDone || isNamed, "-n \(count) \(words): \(result)")
      #expect(!result.error.contains("install"), "-n \(count) \(words): \(result.error)")
    }
  }

  @Test(arguments: [16, 32, 64]) func fewDescriptorsAreEnoughOrNamed(_ count: Int) throws {
    for words in ["render -o out film.scene.json", "render -j8 -o out in", "check -j8 in"] {
      let result = try run(under: "-n \(count)", words)
      try expectCleanEnd(result, "-n \(count) \(words)")
      #expect(
        // With next to none it is the first font that cannot be read.
        result.code == 0 || count < 8 || result.error.contains("too many files are open"),
        "-n \(count) \(words): \(result)")
    }
  }
}
