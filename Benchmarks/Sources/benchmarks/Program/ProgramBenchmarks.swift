import Foundation

/// What the command line takes, with its start and its end.
@MainActor enum ProgramBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "cli.version", unit: "ms") {
      Meter.bestSeconds(of: 25) { ProgramRun.run("program", ["--version"]) } * 1000
    },
    Benchmark(name: "cli.version.vs-trivial", unit: "times") {
      let seconds = Meter.bestSecondsByTurns(
        { ProgramRun.run("program", ["--version"]) }, { ProgramRun.run("trivial") })
      return seconds.first / seconds.second
    },
    Benchmark(name: "audit.fuzz.1000", unit: "s") {
      Meter.bestSeconds(of: 3) {
        ProgramRun.run("program", ["audit", "-q", "--fuzz", "1000", friendsSync])
      }
    },
    Benchmark(name: "cli.friends-sync", unit: "ms") {
      Meter.bestSeconds { render(friendsSync, output: output(of: "friends-sync")) } * 1000
    },
    Benchmark(name: "program.file", unit: "MB") {
      ProgramRun.file(of: "program").map { Double($0.fileBytes) / 1e6 } ?? .nan
    },
    Benchmark(name: "program.loaded", unit: "MB") {
      ProgramRun.file(of: "program").map { Double($0.loadedBytes) / 1e6 } ?? .nan
    },
    Benchmark(name: "play.step", unit: "ms") { playStep() * 1000 },
    Benchmark(name: "batch.scenes.per-second", unit: "scenes") {
      let count = 1000
      return Double(count)
        / withScenes(count) { folder in Meter.bestSeconds(of: 3) { render(folder) } }
    },
    Benchmark(name: "batch.no-change.1e4", unit: "ms") {
      withScenes(10_000) { folder in
        render(folder, isCached: true)
        return Meter.bestSeconds(of: 3) { render(folder, isCached: true) } * 1000
      }
    },
    Benchmark(name: "docs.current.100", unit: "ms") {
      guard let folder = try? SceneFolder(figures: 100) else { return .nan }
      let look = ["docs", "--check", "-q", folder.document]
      ProgramRun.run("program", ["docs", "-q", folder.document])
      return Meter.bestSeconds(of: 3) { ProgramRun.run("program", look) } * 1000
    },
    Benchmark(name: "batch.memory.growth", unit: "times") {
      withScenes(1000) { peak(of: $0) } / withScenes(100) { peak(of: $0) }
    },
    Benchmark(name: "still.tall.memory", unit: "MB") { peak(of: .tall) },
    Benchmark(name: "still.4k.memory", unit: "MB") { peak(of: .large) },
    Benchmark(name: "still.elements.1e4.memory", unit: "MB") { peak(of: .crowded) },
    Benchmark(name: "memory.600-vs-60", unit: "times") { peak(of: .longFilm) / peak(of: .film) },
  ]

  private static let friendsSync = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../../Fixtures/showcase/friends-sync.scene.json").standardized
    .path

  /// The seconds for one step of a scene that is played: what a hundred more of them take, by a hundred.
  private static func playStep() -> Double {
    guard let few = try? SceneFolder(.steps(20)), let many = try? SceneFolder(.steps(120)) else {
      return .nan
    }
    let seconds = Meter.bestSecondsByTurns(
      of: 9, { ProgramRun.run("program", ["check", "-q", few.scenes]) },
      { ProgramRun.run("program", ["check", "-q", many.scenes]) })
    return (seconds.second - seconds.first) / 100
  }

  private static func output(of name: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(name)").path
  }

  /// The most memory for one scene.
  private static func peak(of scene: SceneFolder.Large) -> Double {
    guard let folder = try? SceneFolder(scene) else { return .nan }
    return peak(of: folder)
  }

  private static func withScenes(_ count: Int, _ measure: (SceneFolder) -> Double) -> Double {
    guard let folder = try? SceneFolder(scenes: count) else { return .nan }
    return measure(folder)
  }

  private static func render(_ folder: SceneFolder, isCached: Bool = false) {
    render(folder.scenes, output: folder.output, isCached: isCached)
  }

  private static func render(_ scenes: String, output: String, isCached: Bool = false) {
    ProgramRun.run("program", arguments(scenes, output, isCached))
  }

  private static func peak(of folder: SceneFolder) -> Double {
    ProgramRun.peakMegabytes(of: "program", arguments(folder.scenes, folder.output, false))
  }

  private static func arguments(
    _ scenes: String, _ output: String, _ isCached: Bool
  ) -> [String] {
    ["render", "-q", "--output", output, scenes] + (isCached ? [] : ["--no-cache"])
  }
}
