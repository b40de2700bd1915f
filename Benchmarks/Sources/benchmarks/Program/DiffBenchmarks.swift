import Foundation
import Imaging
import VisualDiff

/// What comparing takes: of files and folders by the program, and of pictures in memory.
@MainActor enum DiffBenchmarks {
  static let all: [Benchmark] =
    [
      Benchmark(name: "diff.identical.cold", unit: "ms") {
        aboveStart(try? .large(isChanged: false), ending: 0)
      },
      Benchmark(name: "diff.unchanged.hd", unit: "ms") { unchanged() },
      Benchmark(name: "diff.changed.4k", unit: "ms") {
        aboveStart(try? .large(isChanged: true), ending: 1)
      },
      Benchmark(name: "check.unchanged.1e4", unit: "ms") { checking(knowing: true) },
      Benchmark(name: "check.anew.1e4", unit: "ms") { checking(knowing: false) },
      Benchmark(name: "diff.memory.growth", unit: "times") { peak(1000) / peak(100) },
    ] + beside + opened

  /// ImageMagick counts the pixels that differ, and writes no picture of them.
  private static let compare = "/usr/bin/compare"

  /// Left out where ImageMagick is missing.
  private static var beside: [Benchmark] {
    [
      Benchmark(name: "diff.changed.4k.vs-compare", unit: "times faster") { besideCompare() }
    ].filter { isThere(compare, for: $0) }
  }

  /// Left out where there is no browser.
  private static var opened: [Benchmark] {
    [
      Benchmark(name: "report.5000.open", unit: "ms") { reportOpening() }
    ].filter { isThere(BrowserOpening.program, for: $0) }
  }

  private static func isThere(_ program: String, for benchmark: Benchmark) -> Bool {
    if FileManager.default.isExecutableFile(atPath: program) { return true }
    let sentence = "\(benchmark.name) is left out: \(program) is not there\n"
    FileHandle.standardError.write(Data(sentence.utf8))
    return false
  }

  /// The time of one pair beyond that of a program that only tells its version.
  private static func aboveStart(_ folder: PairFolder?, ending code: Int32) -> Double {
    guard let folder else { return .nan }
    let seconds = Meter.bestSecondsByTurns(
      of: 25, { diff(folder, code) }, { ProgramRun.run("program", ["--version"]) })
    return (seconds.first - seconds.second) * 1000
  }

  private static func diff(_ folder: PairFolder, _ code: Int32) {
    ProgramRun.run(
      "program", ["diff", "-q", folder.before + "/large.png", folder.after + "/large.png"],
      ending: code)
  }

  /// Ten thousand scenes that are as expected.
  /// - Parameter isKnown: whether an earlier check has remembered it.
  private static func checking(knowing isKnown: Bool) -> Double {
    guard let folder = try? SceneFolder(held: 10_000) else { return .nan }
    ProgramRun.run("program", ["record", "-q", folder.scenes])
    let words = ["check", "-q"] + (isKnown ? ["--cache", folder.output] : []) + [folder.scenes]
    if isKnown { ProgramRun.run("program", words) }
    return Meter.bestSeconds(of: isKnown ? 3 : 1) { ProgramRun.run("program", words) } * 1000
  }

  /// Two pictures of 1,920 by 1,080 pixels that are the same in other memory.
  private static func unchanged() -> Double {
    guard let before = try? PairFolder.picture(1920, 1080, block: (300, 200), sized: 100),
      let after = try? PairFolder.picture(1920, 1080, block: (300, 200), sized: 100)
    else { return .nan }
    return Meter.bestSeconds(of: 40) {
      if !PictureDifference(before, after).isNone { exit(2) }
    } * 1000
  }

  private static func besideCompare() -> Double {
    guard let folder = try? PairFolder.large(isChanged: true) else { return .nan }
    let words = [
      "-metric", "AE", folder.before + "/large.png", folder.after + "/large.png", "null:",
    ]
    let seconds = Meter.bestSecondsByTurns(
      of: 5, { diff(folder, 1) }, { ProgramRun.run(compare, words, ending: 1) })
    return seconds.second / seconds.first
  }

  private static func peak(_ pairs: Int) -> Double {
    guard let folder = try? PairFolder(pairs: pairs) else { return .nan }
    return ProgramRun.peakMegabytes(
      of: "program", ["diff", "-q", folder.before, folder.after], ending: 1)
  }

  private static func reportOpening() -> Double {
    guard let folder = try? PairFolder(pairs: 5000) else { return .nan }
    ProgramRun.run(
      "program", ["diff", "-q", "--report", folder.report, folder.before, folder.after], ending: 1)
    return (0..<3).map { _ in BrowserOpening.milliseconds(of: folder.report) }.min() ?? .nan
  }
}
