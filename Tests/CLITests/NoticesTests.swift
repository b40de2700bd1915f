import Readers
import Testing

/// The notices about letters that no font has: always, and always the same.
@Suite(.aside) struct NoticesTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  /// No font has characters of private use.
  private func write(_ number: Int, _ outputs: String, to name: String) throws {
    let letters = [0xF1230, 0xF5230].map { base in
      Unicode.Scalar(UInt32(base + number)).map { String(Character($0)) } ?? ""
    }
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [120, 80]}, "layout": {"kind": "flow", "itemSize": [50, 30]},
       "data": {"sections": [{"id": "a", "items": ["x \(letters[0])", "plain", "\(letters[1])"]}]},
       "steps": [{"name": "one", "update": {"delete": ["plain"]}}], "outputs": [\(outputs)]}
      """, to: name)
  }

  private let outputs = """
    {"type": "still"}, {"type": "still", "file": "{name}.png"}, {"type": "still", "file": "{name}.pdf"},
    {"type": "animation", "file": "{name}.gif"}, {"type": "storyboard", "file": "{name}-s.png"}
    """

  @Test func aSceneThatIsSkippedWarnsAgain() throws {
    try write(4, outputs, to: "a.scene.json")
    let first = try folder.run("render", "-t", "light", "-o", "out", "a.scene.json")
    #expect(
      first.error.hasPrefix("warning[font/uncovered]: no installed font has U+F1234, U+F5234\n"))
    let second = try folder.run("render", "-t", "light", "-o", "out", "a.scene.json")
    #expect(second == .init(output: "", error: first.error, code: 0))
    let told = try folder.run("render", "-t", "light", "-v", "-o", "out", "a.scene.json")
    #expect(told == .init(output: "a.scene.json: unchanged\n", error: first.error, code: 0))
    let quiet = try folder.run("render", "-t", "light", "-q", "-o", "out", "a.scene.json")
    #expect(quiet == .init(output: "", error: "", code: 0))
  }

  @Test func aQuietRunForgetsNoWarning() throws {
    try write(4, outputs, to: "a.scene.json")
    let words = ["render", "-t", "light", "-o", "out", "a.scene.json"]
    #expect(try BuiltProgram.run(words + ["-q"], in: folder.url).error == "")
    let second = try BuiltProgram.run(words, in: folder.url)
    #expect(second.output == "")
    #expect(second.error.contains("no installed font has U+F1234"))
  }

  @Test func otherFormsTellTheSame() throws {
    try write(4, outputs, to: "a.scene.json")
    let words = ["render", "-t", "light", "-o", "out", "a.scene.json"]
    _ = try BuiltProgram.run(words, in: folder.url)
    let events = try (0..<2).map { _ in
      let lines = try BuiltProgram.run(words + ["--json"], in: folder.url).output
      return lines.split(separator: "\n").filter { $0.contains("font/uncovered") }
    }
    #expect(events[0].count == 1)
    #expect(events[0] == events[1])
  }

  @Test func theyAreTheSameForAnyNumberOfJobs() throws {
    for number in 1..<7 { try write(number, outputs, to: "in/\(number).scene.json") }
    for input in ["in", "in/3.scene.json"] {
      let results = try ["1", "4"].map { jobs in
        let result = try folder.run(
          "render", "--no-cache", "-t", "light", "--jobs", jobs, "-o", "out", input)
        return [
          result.output, result.error.replacing(/\sin\s[0-9.]+\ss\n/, with: ""), "\(result.code)",
        ]
      }
      #expect(results[0][1].contains("no installed font has U+F1233"))
      #expect(results[0] == results[1])
    }
  }

  /// Whoever lacks a font need not wait for all pictures to hear of it, nor hear it from each scene.
  @Test(arguments: ["1", "2"]) func theyAreToldOnceBeforeTheFirstPicture(_ jobs: String) throws {
    try folder.write(SceneFolder.scene(), to: "in/a.scene.json")
    for name in ["b", "c", "d"] { try write(4, outputs, to: "in/\(name).scene.json") }
    for _ in 0..<2 {
      let words = "tessera render -t light -j\(jobs) -o out in 2>&1"
      let result = try BuiltProgram.run("/bin/sh", ["-c", words], "", [:], folder.url)
      let lines = result.output.split(separator: "\n")
      #expect(lines.first == "warning[font/uncovered]: no installed font has U+F1234, U+F5234")
      #expect(lines.filter { $0.contains("font/uncovered") }.count == 1)
    }
  }
}
