internal import SceneFormat

extension ReportModel {
  /// - Parameters:
  ///   - named: how many scenes were to be checked.
  ///   - surroundings: the things that the pictures were drawn with, a line for each.
  package init(
    title: String, _ verdicts: BatchVerdicts, named: Int, surroundings: [String]
  ) {
    self.init(title: title)
    scenes = (named, verdicts.scenes.count)
    self.surroundings = surroundings
    for entry in verdicts.entries { add(entry.verdict, of: entry.scene) }
  }

  /// All parts of a check.
  package init(title: String, _ merged: MergedResults) throws {
    self.init(title: title)
    surroundings = merged.surroundings
    var rest = try merged.scenes()
    while let (scene, verdict) = try rest.next() {
      add(verdict, of: scene)
      scenes.done += 1
    }
    scenes.named = merged.named
  }

  private mutating func add(_ verdict: SceneVerdict, of scene: String) {
    entries += verdict.outputs.map { Entry(scene: scene, $0) }
    problems += verdict.reportedProblems.map { Problem($0, of: scene) }
  }
}

extension SceneVerdict {
  /// Those that are not told by the outputs of the report.
  fileprivate var reportedProblems: [Problem] {
    let all = others + expectations.flatMap(\.problems)
    return all.filter { $0.severity == .error && !Self.codesOfOutputs.contains($0.code) }
  }

  private static let codesOfOutputs = Set(
    [DiagnosticCode.golden, .goldenMissing, .picture, .pictureMissing, .pictureObsolete]
      .map(\.rawValue))
}

extension ReportModel.Problem {
  fileprivate init(_ problem: SceneVerdict.Problem, of scene: String) {
    self.init(
      scene: scene, code: problem.code, message: problem.message, place: problem.place?.text,
      lines: problem.lines)
  }
}
