internal import Notation

/// The problems of all scenes in the form that GitLab shows beside the lines of a merge request.
package struct CodeQualityReport {
  private let entries: [BatchVerdicts.Entry]

  package init(_ verdicts: BatchVerdicts) {
    entries = verdicts.entries
  }

  package var text: String { JSONText.lines(issues).compact + "\n" }

  private var issues: [JSONText] {
    var seen: [String: Int] = [:]
    return entries.flatMap { entry in
      let all = entry.verdict.others + entry.verdict.expectations.flatMap(\.problems)
      return all.map { issue($0, of: entry.scene, &seen) }
    }
  }

  /// - Parameter seen: how often each problem came before: two of them need two fingerprints.
  private func issue(
    _ problem: SceneVerdict.Problem, of scene: String, _ seen: inout [String: Int]
  ) -> JSONText {
    let path = problem.place?.file ?? scene
    // Without the line, so that a problem stays the same when others are put before it.
    let identity = [path, problem.code, problem.message].joined(separator: "\n")
    seen[identity, default: 0] += 1
    let number = seen[identity] ?? 1
    return .object([
      ("description", .text(([problem.message] + problem.lines).joined(separator: "\n"))),
      ("check_name", .text(problem.code)),
      ("fingerprint", .text(SHA256.text(of: "\(identity)\n\(number)"))),
      ("severity", .text(severity(of: problem))),
      (
        "location",
        .object([
          ("path", .text(path)),
          ("lines", .object([("begin", .whole(problem.place?.line ?? 1))])),
        ])
      ),
    ])
  }

  private func severity(of problem: SceneVerdict.Problem) -> String {
    switch problem.severity {
    case .error: problem.code.hasPrefix("expect/") ? "major" : "critical"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
