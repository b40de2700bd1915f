import Foundation

/// One figure: a name by which it can be selected, its unit, and how it is measured.
struct Benchmark {
  let name: String
  let unit: String
  let measure: @MainActor () -> Double
}

/// The clock and the memory of this process. Only benchmarks read them.
enum Meter {
  /// The best of several runs in seconds: the one that the rest of the machine disturbed the least.
  @MainActor static func bestSeconds(of runs: Int = 7, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    return (0..<runs).map { _ in
      let duration = clock.measure(body)
      return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }.min() ?? 0
  }

  /// The best of several runs of two bodies by turns, so that what disturbs one disturbs the other.
  @MainActor static func bestSecondsByTurns(
    of runs: Int = 40, _ first: () -> Void, _ second: () -> Void
  ) -> (first: Double, second: Double) {
    var best = (first: Double.infinity, second: Double.infinity)
    for _ in 0..<runs {
      best.first = min(best.first, bestSeconds(of: 1, first))
      best.second = min(best.second, bestSeconds(of: 1, second))
    }
    return best
  }

  /// The memory that the process occupies now, in megabytes.
  static func residentMegabytes() -> Double {
    let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = statm.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * 4096 / 1_048_576
  }
}
