import Foundation
import Readers
import Testing

/// A fault in one scene of a batch leaves the others alone, and nothing stays half done.
@Suite(.aside) struct BatchSafetyTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  /// A film that takes minutes.
  private static let slow = """
    {"scene": 1, "canvas": {"size": [200, 200], "scale": 1}, "layout": {"kind": "flow", "itemSize": [8, 8]},
     "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 400}}]}]},
     "timing": {"duration": 300},
     "steps": [{"apply": {"a": ["x", "y", "z"]}}],
     "outputs": [{"type": "animation", "file": "slow.gif", "theme": "light"}]}
    """

  private func writeScenes() throws {
    try folder.write(Self.slow, to: "in/a-slow.scene.json")
    for name in ["b", "c"] { try folder.write(SceneFolder.scene(), to: "in/\(name).scene.json") }
  }

  private var parts: [String] { folder.files.filter { $0.hasSuffix(".part") } }

  @Test func aSceneThatTakesTooLongIsStopped() throws {
    try writeScenes()
    let result = try folder.run("render", "-j2", "--max-seconds", "4", "-o", "out", "in")
    #expect(result.output == "out/b.svg\nout/c.svg\n")
    #expect(result.error.contains("error[limit/time]: in/a-slow.scene.json: not done after 8 s"))
    #expect(result.error.contains(": stopped while 'slow.gif' was drawn"))
    #expect(result.error.contains("raise --max-seconds"))
    #expect(result.code == 4)
    #expect(parts == [])
    #expect(!folder.exists("out/slow.gif"))
  }

  /// The only scene is worked on without a process of its own.
  @Test func theOnlySceneIsStoppedAsWell() throws {
    try folder.write(Self.slow, to: "slow.scene.json")
    let result = try folder.run("render", "--max-seconds", "1", "-o", "out", "slow.scene.json")
    #expect(result.error.hasPrefix("error[limit/time]: slow.scene.json: not done after 2 s"))
    #expect(result.error.contains(": stopped while 'slow.gif' was drawn"))
    #expect(result.code == 4)
    #expect(parts == [])
  }

  /// Documents draw in this process, too, and stay as they were.
  @Test func aDocumentsSceneIsStoppedAsWell() throws {
    try folder.write("```scene\n\(Self.slow)\n```\n", to: "a.md")
    let result = try folder.run("docs", "--max-seconds", "1", "a.md")
    #expect(result.error.hasPrefix("error[limit/time]: a.md:1:1: not done after 2 s"))
    #expect(result.code == 4)
    #expect(try folder.text(of: "a.md").hasSuffix("```\n") && folder.files == ["a.md"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aDocumentStaysAsItIsWhenSomebodyWantsAnEnd(_ signal: Int32) async throws {
    try folder.write("```scene\n\(Self.slow)\n```\n", to: "a.md")
    let program = try RunningProgram(["docs", "--max-seconds", "600", "a.md"], in: folder.url)
    // Long before the film is done, and long after signals are held back.
    try await Task.sleep(for: .seconds(3))
    program.send(signal)
    #expect(try await program.code() == 130)
    #expect(program.error.contains("interrupted: documents stay as they are"))
    #expect(folder.files == ["a.md"])
  }

  @Test func aProcessThatIsKilledTakesOnlyItsSceneWithIt() async throws {
    try writeScenes()
    let program = try RunningProgram(["render", "-j1", "-o", "out", "in"], in: folder.url)
    try await program.wait("a part of a film") { !parts.isEmpty }
    let worker = try #require(program.children.first)
    kill(worker, SIGKILL)
    #expect(try await program.code() == 6)
    #expect(program.output == "out/b.svg\nout/c.svg\n")
    #expect(
      program.error.contains(
        "error[system/killed]: in/a-slow.scene.json: its process was killed (signal 9) while 'slow.gif'"
      ))
    #expect(program.error.contains("the scene is not done"))
    #expect(program.error.contains("3 scenes: 2 done, 1 failed; 2 files in"))
    #expect(parts == [])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func theSecondSignalEndsWhatIsInHand(_ signal: Int32) async throws {
    try writeScenes()
    let program = try RunningProgram(["render", "-j1", "-o", "out", "in"], in: folder.url)
    try await program.wait("a part of a film") { !parts.isEmpty }
    program.send(signal)
    try await program.wait("an answer") { program.error.contains("finishing the scenes in hand") }
    program.send(signal)
    #expect(try await program.code() == 130)
    #expect(program.error.contains("of 3 scenes are done"))
    #expect(program.error.contains("the same command goes on where this one ended"))
    #expect(parts == [])
    // The rest is done by the next run.
    try folder.write(SceneFolder.scene(items: 2), to: "in/a-slow.scene.json")
    let second = try folder.run("render", "-o", "out", "in")
    #expect(second.code == 0)
    #expect(folder.exists("out/c.svg"))
  }

  @Test func animationsAreTheSameWithAnyNumberOfJobs() throws {
    let outputs = ["f.gif", "f.png", "f.webp", "frames/{frame:04}.png", "f.svg"].map {
      #"{"type": "\#($0.contains("{") ? "frames" : "animation")", "file": "\#($0)"}"#
    }
    let scene = """
      {"scene": 1, "canvas": {"size": [160, 120]}, "layout": {"kind": "flow", "itemSize": [40, 40]},
       "data": {"sections": [{"id": "a", "items": ["x", "y", "z"]}]},
       "steps": [{"apply": {"a": ["z", "new", "x"]}}], "outputs": [\(outputs.joined(separator: ","))]}
      """
    try folder.write(scene, to: "in/a.scene.json")
    try folder.write(
      scene.replacing("f.", with: "g.").replacing("frames/", with: "g/"), to: "more/b.scene.json")
    func manifest(_ jobs: Int, _ words: String...) throws -> String {
      let name = "\(jobs)-of-\(words.count).json"
      let result = try BuiltProgram.run(
        [
          "render", "-q", "--no-cache", "-j", "\(jobs)", "-o", "out-\(jobs)-\(words.count)",
          "--manifest", name,
        ]
          + words, in: folder.url)
      #expect(result.code == 0, "\(result.error)")
      return try folder.text(of: name)
    }
    // One scene whose frames are shared out, and two that each have a process.
    #expect(try manifest(1, "in") == manifest(4, "in"))
    #expect(try manifest(1, "in", "more") == manifest(4, "in", "more"))
  }
}
