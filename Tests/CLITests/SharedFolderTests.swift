import Foundation
import Readers
import Testing

/// Two runs in one folder: the second tidies up, and touches nothing that the first has in hand.
@Suite(.aside) struct SharedFolderTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(SceneFolder.scene(), to: "b.scene.json")
  }

  private func writeFilm(_ ending: String) throws {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [400, 400], "theme": "light"},
       "layout": {"kind": "flow", "itemSize": [60, 60]},
       "data": {"sections": [{"id": "a", "items": [{"generate": {"count": 30}}]}]},
       "steps": [{"scroll": {"by": [0, 90]}}], "timing": {"duration": 4, "fps": 50},
       "outputs": [{"type": "animation", "file": "film.\(ending)"}]}
      """, to: "film.scene.json")
  }

  private var parts: [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(
        atPath: folder.url.appendingPathComponent("out").path)) ?? []
    return names.filter { $0.hasSuffix(".part") }
  }

  /// A program that stands still in the middle of its film. On a busy machine it may be done before somebody looks.
  private func programWithFilmInHand() async throws -> RunningProgram {
    for _ in 0..<50 {
      let program = try RunningProgram(["render", "-o", "out", "film.scene.json"], in: folder.url)
      try await program.wait("a film in hand") { hasFilmInHand || !program.isRunning }
      program.send(SIGSTOP)
      try await program.wait("a stop") { program.isStopped || !program.isRunning }
      if hasFilmInHand { return program }
    }
    Issue.record("the film was never seen in hand")
    throw CancellationError()
  }

  /// An empty file may not be held yet: it is made first, and made again if somebody tidies it away before it is held.
  private var hasFilmInHand: Bool {
    parts.contains { name in
      let path = folder.url.appendingPathComponent("out/\(name)").path
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      return name.hasPrefix(".film") && size ?? 0 > 0
    }
  }

  @Test(arguments: ["gif", "apng", "webp", "mp4"])
  func aFilmInHandIsKept(_ ending: String) async throws {
    try writeFilm(ending)
    #expect(try folder.run("render", "-o", "alone", "film.scene.json").code == 0)
    // One that was killed has left this.
    try folder.write("", to: "out/.old.gif.1-0.part")
    let first = try await programWithFilmInHand()
    let inHand = parts.filter { $0.hasPrefix(".film") }
    let second = try folder.run("render", "-o", "out", "b.scene.json")
    #expect(second.code == 0, "\(second.error)")
    #expect(parts == inHand)
    first.send(SIGCONT)
    #expect(try await first.code() == 0, "\(first.error)")
    #expect(parts == [])
    let files = try ["alone", "out"].map {
      try Data(contentsOf: folder.url.appendingPathComponent("\($0)/film.\(ending)"))
    }
    #expect(files[0] == files[1])
  }
}
