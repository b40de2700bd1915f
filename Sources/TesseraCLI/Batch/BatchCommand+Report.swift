internal import Platform
internal import Rendering

/// The page that shows what differs.
extension BatchCommand {
  /// Makes room for the pictures before anything is compared: answers how the program ends where there is none.
  func refusedEvidence() -> ExitCode? {
    let isAsked = [Option.report, .results, .summary].contains { arguments.value(of: $0) != nil }
    guard isAsked, options.order.action == .check else { return nil }
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
    var model = ReportModel(
      title: "tessera check", ledger.verdicts, named: sceneCount,
      surroundings: currentFingerprint?.lines ?? [])
    model.rules = (options.order.profile?.rawValue ?? "exact") + ", if a scene says nothing else"
    do throws(FileFault) {
      try ReportFiles(model, evidence, at: path).write()
    } catch {
      tell(error)
    }
  }
}
