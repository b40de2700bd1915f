internal import Notation

/// The problems of all scenes in the form that GitLab shows beside the lines of a merge request.
package struct CodeQualityReport: VerdictReport {
  /// How often each problem came before: two of them need two fingerprints.
  private var seen: [String: Int] = [:]

  package init(_ counts: VerdictCounts) {}

  package var head: String { "[" }

  package mutating func part(on scene: String, _ verdict: SceneVerdict) -> String {
    let problems = verdict.others + verdict.expectations.flatMap(\.problems)
    return problems.map { problem in
      (seen.isEmpty ? "\n" : ",\n") + issue(problem, of: scene).compact
    }.joined()
  }

  package var end: String { seen.isEmpty ? "]\n" : "\n]\n" }

  private mutating func issue(_ problem: SceneVerdict.Problem, of scene: String) -> JSONText {
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
