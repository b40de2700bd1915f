/// The results of a run over a folder of recordings, line by line.
struct ConformanceReport: Sendable {
  private(set) var lines: [String] = []
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var skipped = 0
  /// More than these many differences of one case help nobody.
  private static let differencesShown = 12

  /// The last line, and whether everything that could be played was as recorded.
  var total: String { "\(passed) passed, \(failed) failed, \(skipped) skipped" }
  var isClean: Bool { failed == 0 }

  mutating func add(_ verdict: Verdict, on id: String, in file: String) {
    switch verdict {
    case .passed: passed += 1
    case .skipped: skipped += 1
    case .broken(let reason): fail(id, in: file, [reason])
    case .failed(let differences): fail(id, in: file, Self.text(of: differences))
    }
  }

  /// A file, or a case in it, that cannot even be named.
  mutating func addUnreadable(_ reason: String, in file: String) {
    failed += 1
    lines.append("FAIL \(file):\(reason)")
  }

  private mutating func fail(_ id: String, in file: String, _ details: [String]) {
    failed += 1
    lines.append("FAIL \(id) (\(file))")
    lines += details.map { "  " + $0 }
  }

  /// Two lines a difference, the recorded value above ours, in one column.
  private static func text(of differences: [Difference]) -> [String] {
    let shown = differences.prefix(differencesShown)
    let width = shown.reduce(0) { max($0, $1.subject.unicodeScalars.count) }
    let lines = shown.flatMap { difference in
      let gap = String(repeating: " ", count: width - difference.subject.unicodeScalars.count + 2)
      return [
        "- \(difference.subject)\(gap)\(difference.expected)",
        "+ \(difference.subject)\(gap)\(difference.actual)",
      ]
    }
    let rest = differences.count - shown.count
    return rest > 0 ? lines + ["… and \(rest) more"] : lines
  }
}
