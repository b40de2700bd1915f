internal import Notation
internal import Platform
internal import Rendering

/// The file of a check that `merge` puts together with those of other parts.
extension BatchCommand {
  /// - Parameter isComplete: whether all scenes of this part were checked.
  func writeResults(
    _ fingerprint: ProgramFingerprint, _ listed: [SceneInput], isComplete: Bool
  ) {
    guard let path = place(of: .results), let made = currentFingerprint,
      let evidence = options.order.evidence
    else { return }
    let head = Manifest(
      origin: .init(
        version: ProgramVersion.number, program: fingerprint.program,
        options: options.order.fingerprintOfCheck, fingerprint: made),
      listed: .init(listed.map(\.name)), shard: shard, results: [])
    let numbers = Dictionary(listed.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let status = isComplete ? ledger.summary.code : .interrupted
    let end = ResultsEnd(
      status: Int(status.rawValue), isComplete: isComplete, general: ledger.verdicts.general)
    do throws(FileFault) {
      try ResultsFile(head, evidence, at: path).write(ledger.verdicts, numbered: numbers, end)
    } catch {
      tell(error)
    }
  }
}

extension WorkOrder {
  /// Everything that can change a verdict, as a text that stays the same.
  var fingerprintOfCheck: String {
    let limit = maxShift.map { "\($0)" } ?? "none"
    return SHA256.text(of: [fingerprint, limit, "\(drawsAll)"].joined(separator: "\n"))
  }
}
