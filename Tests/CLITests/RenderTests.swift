import Foundation
import Readers
import Rendering
import Testing

@testable import TesseraCLI

@Suite(.aside) struct RenderTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  /// The first minute of somebody new.
  @Test(arguments: SceneTemplate.names) func makesAPictureOfEveryTemplate(_ name: String) throws {
    let template = try folder.run("init", name)
    #expect(template.code == 0)
    try folder.write(template.output, to: "feed.scene.json")
    let result = try folder.run("render", "feed.scene.json")
    #expect(result.error == "")
    #expect(result.code == 0)
    let paths = result.output.split(separator: "\n").map(String.init)
    #expect(!paths.isEmpty)
    #expect(folder.files == (paths + ["feed.scene.json"]).sorted())
  }

  @Test func goesOnAfterABadScene() throws {
    try folder.write(SceneFolder.scene(), to: "in/a.scene.json")
    try folder.write(SceneFolder.scene().replacing("flow", with: "flwo"), to: "in/b.scene.json")
    try folder.write(SceneFolder.scene(), to: "in/c.scene.json")
    let result = try folder.run("render", "-o", "out", "in", "missing.json")
    #expect(result.output == "out/a.svg\nout/c.svg\n")
    #expect(result.error.contains("in/b.scene.json:1:"))
    #expect(result.error.contains("did you mean \"flow\"?"))
    #expect(result.error.contains("there is no file 'missing.json'"))
    #expect(result.error.contains("3 scenes: 2 done, 1 failed; 2 files in"))
    #expect(result.code == 5)
  }

  /// A square that goes from one corner to another, as large as it may become.
  private func film(maxBytes: Int) -> String {
    """
    {"scene": 1, "canvas": {"size": [200, 200]}, "layout": {"kind": "flow", "itemSize": [60, 60]},
     "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 6}}]}]},
     "steps": [{"apply": {"a": ["x", "y", "z"]}}],
     "outputs": [{"type": "animation", "file": "film.gif", "maxBytes": \(maxBytes)}]}
    """
  }

  @Test func anAnimationFitsItsLimit() throws {
    try folder.write(film(maxBytes: 1_000_000), to: "film.scene.json")
    #expect(try folder.run("render", "film.scene.json").code == 0)
    let size = try Data(contentsOf: folder.url.appendingPathComponent("film.gif")).count
    try folder.write(film(maxBytes: size / 3), to: "film.scene.json")
    // Several tries on a machine that has other work, too.
    let result = try folder.run("render", "--max-seconds", "600", "film.scene.json")
    #expect(result.code == 0, "\(result.error)")
    let limited = try Data(contentsOf: folder.url.appendingPathComponent("film.gif")).count
    #expect(limited <= size / 3)
  }

  @Test func filmsOfTheSameFramesComeOutAsTheyDoAlone() throws {
    let outputs = ["gif", "png", "webp"].map { #"{"type": "animation", "file": "film.\#($0)"}"# }
    let rows = #"{"type": "frames", "file": "film-{frame:02}.png"}"#
    let all = (outputs + [rows]).joined(separator: ", ")
    try folder.write(
      film(maxBytes: 1).replacing(
        #"{"type": "animation", "file": "film.gif", "maxBytes": 1}"#, with: all),
      to: "film.scene.json")
    // Draws everything a second time, each file by itself.
    let result = try folder.run(
      "render", "-t", "light", "--verify-deterministic", "film.scene.json")
    #expect(result.code == 0, "\(result.error)")
    #expect(result.output.hasPrefix("film.gif\nfilm.png\nfilm.webp\nfilm-00.png\nfilm-01.png\n"))
  }

  @Test func whatFitsNoLimitIsAnError() throws {
    try folder.write(film(maxBytes: 40), to: "film.scene.json")
    let result = try folder.run("render", "film.scene.json")
    #expect(result.error.contains("expected 40 at most"))
    #expect(result.code == 3)
    #expect(folder.files == ["film.scene.json"])
  }

  @Test func leavesOutWhatHasNotChanged() throws {
    for name in ["a", "b"] { try folder.write(SceneFolder.scene(), to: "in/\(name).scene.json") }
    #expect(try folder.run("render", "-o", "out", "in").output == "out/a.svg\nout/b.svg\n")
    let second = try folder.run("render", "-o", "out", "in")
    #expect(second.output == "")
    #expect(second.error.hasPrefix("2 scenes: 2 unchanged; 2 files in"))
    try folder.write(SceneFolder.scene(items: 5), to: "in/b.scene.json")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("out/a.svg"))
    #expect(try folder.run("render", "-o", "out", "in").output == "out/a.svg\nout/b.svg\n")
    #expect(
      try folder.run("render", "-o", "out", "--force", "in").output == "out/a.svg\nout/b.svg\n")
    #expect(
      try folder.run("render", "-o", "out", "-t", "dark", "in").output == "out/a.svg\nout/b.svg\n")
  }

  @Test func givesTheSameWithAnyNumberOfJobs() throws {
    for index in 0..<9 {
      try folder.write(SceneFolder.scene(items: index), to: "in/\(index).scene.json")
    }
    let manifests = try ["1", "2", "5"].map { jobs in
      let result = try folder.run(
        "render", "--no-cache", "-j", jobs, "-o", "out\(jobs)", "--manifest", "m\(jobs).json", "in")
      #expect(result.code == 0)
      let names = result.output.split(separator: "\n").map { String($0.suffix(5)) }
      #expect(names == (0..<9).map { "\($0).svg" })
      return try folder.text(of: "m\(jobs).json")
    }
    #expect(Set(manifests).count == 1)
  }

  @Test func putsShardsTogether() throws {
    for index in 0..<12 {
      try folder.write(SceneFolder.scene(items: index), to: "in/\(index).scene.json")
    }
    #expect(try folder.run("render", "-qo", "one", "--manifest", "one.json", "in").code == 0)
    for index in 1...3 {
      let result = try folder.run(
        "render", "-q", "-o", "many", "--shard", "\(index)/3", "--manifest", "part-\(index).json",
        "in")
      #expect(result.code == 0)
    }
    let merged = try folder.run(
      "merge", "--manifest", "all.json", "part-2.json", "part-1.json", "part-3.json")
    #expect(merged.output == "all.json: 12 scenes, 0 failed\n")
    #expect(try folder.text(of: "all.json") == folder.text(of: "one.json"))
    let missing = try folder.run("merge", "part-1.json", "part-3.json")
    #expect(missing.error.contains("shard 2 of 3 missing"))
    #expect(missing.code == 1)
  }

  @Test func goesThroughPipes() throws {
    try folder.write(SceneFolder.scene(), to: "a.scene.json")
    let result = try BuiltProgram.run(
      "/bin/sh", ["-c", "cat a.scene.json | tessera render - -o -"], "", [:], folder.url)
    #expect(result.error == "")
    #expect(result.output.hasPrefix("<svg"))
    #expect(folder.files == ["a.scene.json"])
  }

  @Test func writesTheFileThatIsNamed() throws {
    try folder.write(SceneFolder.scene(), to: "a.scene.json")
    let result = try folder.run("render", "a.scene.json", "-o", "to/b.png", "-t", "dark", "-s2")
    #expect(result.output == "to/b.png\n")
    #expect(folder.files == ["a.scene.json", "to/b.png"])
  }

  @Test func onlyListsInADryRun() throws {
    try folder.write(SceneFolder.scene(), to: "a.scene.json")
    let result = try folder.run("render", "-n", "-o", "out", "a.scene.json")
    #expect(result.output == "out/a.svg\n")
    #expect(folder.files == ["a.scene.json"])
  }

  @Test func tellsEvents() throws {
    try folder.write(SceneFolder.scene(), to: "a.scene.json")
    try folder.write("{", to: "b.scene.json")
    let result = try folder.run("render", "--json", "a.scene.json", "b.scene.json")
    let events = result.output.split(separator: "\n").map { $0.split(separator: "\"")[3] }
    #expect(events == ["wrote", "diagnostic", "summary"])
    #expect(result.error == "")
    #expect(result.code == 3)
  }

  @Test func makesAPageOfThePictures() throws {
    try folder.write(SceneFolder.scene(), to: "a.scene.json")
    _ = try folder.run("render", "-o", "out", "--page", "index.html", "a.scene.json")
    #expect(try folder.text(of: "out/index.html").contains("<img src=\"a.svg\""))
  }

  @Test(arguments: [
    ("--max-canvas", "100"), ("--max-elements", "3"), ("--max-bytes", "50"),
  ]) func keepsToLimits(_ option: String, _ limit: String) throws {
    try folder.write(SceneFolder.scene(), to: "a.scene.json")
    let result = try folder.run("render", option, limit, "a.scene.json")
    #expect(result.code != 0)
    #expect(result.error.hasPrefix("error["))
    #expect(folder.files == ["a.scene.json"])
  }

  /// Interrupted in the middle, it says what was done; the same command goes on.
  @Test func goesOnAfterAnInterruption() throws {
    for index in 0..<120 {
      try folder.write(SceneFolder.scene(items: 9), to: "in/\(index).scene.json")
    }
    let process = Process()
    process.executableURL = BuiltProgram.folder.appendingPathComponent("tessera")
    process.arguments = ["render", "-o", "out", "in"].patient
    process.currentDirectoryURL = folder.url
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // The first file is there: the rest is interrupted.
    _ = output.fileHandleForReading.availableData
    process.interrupt()
    _ = output.fileHandleForReading.readDataToEndOfFile()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    #expect(process.terminationStatus == 130)
    #expect(text.contains("of 120 scenes are done"))
    #expect(folder.files.filter { $0.hasSuffix(".part") } == [])
    let second = try folder.run("render", "-o", "out", "in")
    #expect(second.code == 0)
    #expect(second.error.contains("unchanged"))
    #expect(folder.files.count { $0.hasSuffix(".svg") } == 120)
  }
}
