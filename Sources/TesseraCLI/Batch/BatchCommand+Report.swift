internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

/// The page that shows what differs.
extension BatchCommand {
  /// Makes room for the pictures before anything is compared: answers how the program ends where there is none.
  func refusedEvidence() -> ExitCode? {
    guard arguments.value(of: .report) != nil, options.order.action == .check else { return nil }
    do throws(FileFault) {
      let folder = try ScratchFolder()
      options.order.evidence = EvidenceFolder(folder.path)
      evidence = folder
      return nil
    } catch {
      console.tell(error, form)
      return error.exitCode
    }
  }

  func writeReport(to path: String) {
    guard let evidence = options.order.evidence else { return }
    var model = ReportModel(title: "tessera check")
    model.scenes = (sceneCount, ledger.verdicts.scenes.count)
    model.surroundings = currentFingerprint?.lines ?? []
    for entry in ledger.verdicts.entries {
      model.entries += entry.verdict.outputs.map { .init(scene: entry.scene, $0) }
      model.problems += entry.verdict.reportedProblems.map { .init($0, of: entry.scene) }
    }
    do throws(FileFault) {
      try ReportFiles(model, evidence, at: path).write()
    } catch {
      tell(error)
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
