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
    for entry in verdicts.entries {
      entries += entry.verdict.outputs.map { Entry(scene: entry.scene, $0) }
      problems += entry.verdict.reportedProblems.map { Problem($0, of: entry.scene) }
    }
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
