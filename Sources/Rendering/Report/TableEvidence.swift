internal import Motion
internal import Platform
internal import Scene
internal import SceneFormat

/// The golden tables of a scene for a report.
struct TableEvidence {
  private let run: SceneRun
  /// The goldens that were read.
  private let inputs: [ReadFile]
  private let home: SceneHome

  init(_ run: SceneRun, in home: SceneHome, read inputs: [ReadFile]) {
    (self.run, self.inputs, self.home) = (run, inputs, home)
  }

  /// Nothing for what is expected of no table.
  func outputs(of result: ExpectationResult) -> [CheckedOutput] {
    guard case .golden(let name, _) = result.expectation.check else { return [] }
    var output = CheckedOutput(path: name, kind: "table", status(of: result))
    guard output.status != .equal else { return [output] }
    let drawn = WrittenFile(
      path: name,
      content: TableFile.bytes(
        of: run.table(ofSteps: result.expectation.steps.map(\.value)), named: name))
    output.drawn = CheckedOutput.Side(sha256: drawn.sha256, bytes: drawn.bytes)
    if let read = inputs.first(where: { $0.path == home.path(name) }) {
      output.golden = CheckedOutput.Side(
        sha256: read.sha256, bytes: FileStatus(home.path(name))?.size ?? 0)
    }
    output.difference.lines = result.diagnostics.flatMap { [$0.message] + $0.details }
    output.difference.causes = result.diagnostics.flatMap(\.details).map {
      SeenDifference.Cause(tableLine: $0)
    }
    return [output]
  }

  private func status(of result: ExpectationResult) -> CheckedOutput.Status {
    guard !result.isMet else { return .equal }
    let codes = result.diagnostics.map(\.code)
    return codes.contains(DiagnosticCode.goldenMissing.rawValue) ? .new : .different
  }
}
