internal import Notation
internal import Platform
internal import Rendering

/// The file of a check that `merge` puts together with those of other parts.
extension BatchCommand {
  /// - Parameter inputs: the scenes of this part; nil where not all of them were checked.
  func writeResults(
    _ fingerprint: ProgramFingerprint, _ listed: [SceneInput], of inputs: [SceneInput]?
  ) {
    guard let path = place(of: .results), let made = currentFingerprint,
      let evidence = options.order.evidence
    else { return }
    let head = Manifest(
      origin: .init(
        version: ProgramVersion.number, program: fingerprint.program,
        options: options.order.fingerprintOfCheck, fingerprint: made),
      listed: .init(listed.map { ($0.name, $0.path) }), shard: shard, results: [])
    let numbers = Dictionary(listed.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let status = inputs == nil ? .interrupted : ledger.summary.code
    var end = ResultsEnd(
      status: Int(status.rawValue), isComplete: inputs != nil, general: ledger.verdicts.general)
    end.unclaimed = inputs.flatMap(unclaimedOfPart)
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
    let parts = [fingerprint, limit, "\(drawsAll)", profile?.rawValue ?? "none"]
    return SHA256.text(of: parts.joined(separator: "\n"))
  }
}
