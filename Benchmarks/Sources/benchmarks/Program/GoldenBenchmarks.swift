import Imaging

/// What goldens take: their files, and what is done with many of them.
@MainActor enum GoldenBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "golden.decode.4k", unit: "ms") {
      guard let file else { return .nan }
      return Meter.bestSeconds(of: 15) { _ = try? ImageDecoder().decode(file) } * 1000
    },
    Benchmark(name: "golden.encode.4k", unit: "ms") {
      guard let picture = FrameStage.large.draw() else { return .nan }
      return Meter.bestSeconds { _ = PNGWriter().encode(picture) } * 1000
    },
    Benchmark(name: "golden.bytes.4k", unit: "bytes") { file.map { Double($0.count) } ?? .nan },
    Benchmark(name: "motion.verify.frame", unit: "ms") { verifyFrame() },
    Benchmark(name: "report.weight.failure", unit: "bytes") { weight() },
    Benchmark(name: "approve.1000", unit: "ms") { approve() },
    Benchmark(name: "merge.1e4", unit: "ms") {
      withParts { words in Meter.bestSeconds(of: 3) { merge(words) } * 1000 }
    },
    Benchmark(name: "merge.1e4.memory", unit: "MB") {
      withParts { ProgramRun.peakMegabytes(of: "program", $0, ending: 1) }
    },
  ]

  private static var file: [UInt8]? { FrameStage.large.draw().map { PNGWriter().encode($0) } }

  /// One more frame of a film of which nothing has changed.
  private static func verifyFrame() -> Double {
    guard let few = try? SceneFolder(.heldFilm), let many = try? SceneFolder(.longHeldFilm) else {
      return .nan
    }
    for folder in [few, many] { ProgramRun.run("program", ["record", "-q", folder.scenes]) }
    let seconds = Meter.bestSecondsByTurns(
      of: 9, { ProgramRun.run("program", ["check", "-q", few.scenes]) },
      { ProgramRun.run("program", ["check", "-q", many.scenes]) })
    return (seconds.second - seconds.first) / 540 * 1000
  }

  /// The page of forty phone's screens, by their number.
  private static func weight() -> Double {
    let count = 40
    guard let picture = FrameStage.phone.draw(),
      let folder = try? PairFolder(of: picture, pairs: count)
    else { return .nan }
    ProgramRun.run(
      "program", ["diff", "-q", "--report", folder.report, folder.before, folder.after], ending: 1)
    return Double(folder.reportBytes) / Double(count)
  }

  /// A thousand pictures in five hundred scenes.
  private static func approve() -> Double {
    guard let folder = try? SceneFolder(held: 500) else { return .nan }
    ProgramRun.run("program", ["record", "-q", folder.scenes])
    do { try folder.writeHeld(500, wider: 1) } catch { return .nan }
    return Meter.bestSeconds(of: 1) {
      ProgramRun.run("program", ["approve", "-q", folder.scenes])
    } * 1000
  }

  private static func merge(_ words: [String]) { ProgramRun.run("program", words, ending: 1) }

  /// Lends the words that merge ten thousand scenes in four parts, none of which has a golden yet, into a page, a
  /// summary and JUnit.
  private static func withParts(_ measure: ([String]) -> Double) -> Double {
    guard let folder = try? SceneFolder(held: 10_000) else { return .nan }
    let parts = (1...4).map { folder.results($0) }
    for (index, path) in parts.enumerated() {
      ProgramRun.run(
        "program",
        ["check", "-q", "--shard", "\(index + 1)/4", "--results", path, folder.scenes], ending: 1)
    }
    let files = ["--junit", "\(folder.report).xml", "--summary", "\(folder.report).md"]
    return measure(["merge", "-q", "--report", folder.report] + files + parts)
  }
}
