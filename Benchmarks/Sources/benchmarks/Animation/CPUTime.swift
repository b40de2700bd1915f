import Glibc

/// The time that the processor works, which the other programs of a busy machine disturb less than a clock.
enum CPUTime {
  /// Of this process, on all threads: the least of several runs.
  static func leastSeconds(of runs: Int = 3, _ body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<runs {
      let start = ownSeconds
      try body()
      least = min(least, ownSeconds - start)
    }
    return least
  }

  /// Of the programs that `body` runs and waits for.
  static func leastSecondsOfChildren(
    of runs: Int = 3, _ body: () throws -> Void
  ) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<runs {
      let start = childrenSeconds
      try body()
      least = min(least, childrenSeconds - start)
    }
    return least
  }

  private static var ownSeconds: Double { seconds(of: RUSAGE_SELF) }
  private static var childrenSeconds: Double { seconds(of: RUSAGE_CHILDREN) }

  private static func seconds(of who: __rusage_who) -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(who.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
