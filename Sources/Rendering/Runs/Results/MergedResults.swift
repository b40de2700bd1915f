package import SceneFormat

/// The results of all parts of a check, put together: the verdicts that one process alone would have told, and all that
/// is lost. Of the files, only one line each is in memory.
package struct MergedResults {
  /// Parts that can be trusted.
  private var sound: [Scanned] = []
  /// All that is lost, or does not belong together.
  package private(set) var problems: [MergeProblem] = []
  /// Of the scenes, and of what is wrong with the command line or the parts.
  package private(set) var counts = VerdictCounts()
  /// How many scenes were named.
  package private(set) var named = 0
  /// The things that pictures depend on.
  package private(set) var surroundings: [String] = []
  /// The goldens that no scene of a complete run has.
  package private(set) var obsolete: [Diagnostic] = []
  /// All that is wrong with the command lines of the parts, and with the parts.
  private var general = SceneVerdict()

  /// A part that is whole.
  private struct Scanned {
    let part: MergedManifest.Part
    let counts: VerdictCounts
    let end: ResultsEnd
  }

  /// Reads all parts once, and finds out what is lost.
  package init(_ paths: [String]) {
    var heads: [MergedManifest.Part] = []
    for path in paths { scan(path, &heads) }
    keepFitting(heads)
    for scanned in sound {
      counts.add(scanned.counts)
      general.add(othersOf: scanned.end.general)
      if !scanned.end.isComplete {
        problems.append(.interrupted(scanned.part.path, done: scanned.counts.scenes))
      }
    }
    named = heads.first?.manifest.listed.count ?? 0
    if problems.isEmpty, counts.scenes != named {
      problems.append(.missingScenes(found: counts.scenes, expected: named))
    }
    if var fingerprint = sound.first?.part.manifest.origin.fingerprint {
      for scanned in sound { fingerprint.add(scanned.part.manifest.origin.fingerprint) }
      surroundings = fingerprint.lines
    }
    for problem in problems { general.add(Diagnostic(problem)) }
    findObsoleteGoldens()
    if !general.others.isEmpty { counts.add(ofRun: general) }
  }

  /// The highest of the statuses with which the parts ended, or that of goldens that are obsolete.
  package var status: Int { max(sound.map(\.end.status).max() ?? 0, obsolete.isEmpty ? 0 : 1) }

  /// A golden that one part lacks may be another one's: only all of them together know.
  private mutating func findObsoleteGoldens() {
    let unclaimed = sound.compactMap(\.end.unclaimed)
    guard problems.isEmpty, unclaimed.count == sound.count else { return }
    obsolete = ObsoleteGoldens.unclaimed(byAll: unclaimed).map(\.diagnostic)
    for diagnostic in obsolete { general.add(diagnostic) }
  }

  /// Goes through a part to its end: whatever is wrong with it is found before anything is written.
  private mutating func scan(_ path: String, _ heads: inout [MergedManifest.Part]) {
    do throws(MergeProblem) {
      let part = try ResultsPart(path)
      let known = MergedManifest.Part(path: path, manifest: part.head)
      heads.append(known)
      var counts = VerdictCounts()
      var last = -1
      var lost: [(path: String, scene: String)] = []
      while let line = try part.next() {
        try check(line, behind: last, of: part)
        lost += lostPictures(of: line, from: part)
        last = line.number
        counts.add(line.verdict)
      }
      if let end = part.end { sound.append(Scanned(part: known, counts: counts, end: end)) }
      // The verdicts hold without their pictures.
      if let first = lost.first {
        problems.append(.lostPicture(first.path, of: first.scene, others: lost.count - 1))
      }
    } catch {
      problems.append(error)
    }
  }

  private func check(
    _ line: ResultsLine, behind last: Int, of part: ResultsPart
  ) throws(MergeProblem) {
    if let shard = part.head.shard, !shard.contains(line.scene) {
      throw .otherShard(scene: line.scene, path: part.path)
    }
    guard line.number > last, line.number < part.head.listed.count else {
      throw .torn(part.path, "'\(line.scene)' is not where it belongs")
    }
  }

  private func lostPictures(
    of line: ResultsLine, from part: ResultsPart
  ) -> [(path: String, scene: String)] {
    let folder = EvidenceFolder(ResultsFile.folder(beside: part.path))
    return line.verdict.outputs.flatMap { output in
      output.pictures(lostFrom: folder).map { ("\(folder.path)/\($0)", line.scene) }
    }
  }

  /// Results of another run, or of a part that was there before, are nobody's.
  private mutating func keepFitting(_ heads: [MergedManifest.Part]) {
    // One run that was not parted needs no others.
    if heads.count == 1, heads[0].manifest.shard == nil { return }
    let strange = MergedManifest.disagreements(among: heads)
    problems += strange
    let others = Set(
      strange.compactMap { problem -> String? in
        switch problem {
        case .noShard(let path), .otherCount(let path, _, _), .otherOrigin(let path, _, _),
          .otherFingerprint(let path, _, _):
          path
        default: nil
        }
      })
    var seen: Set<Shard?> = []
    sound.removeAll { scanned in
      others.contains(scanned.part.path) || !seen.insert(scanned.part.manifest.shard).inserted
    }
  }

  /// All verdicts in the order of the scenes, what is wrong with the parts first.
  package func scenes() throws -> MergedScenes {
    try MergedScenes(
      general: general.others.isEmpty ? nil : general, of: sound.map(\.part.path))
  }

  /// The folders in which the pictures of the parts lie.
  package var evidence: EvidenceFolder {
    EvidenceFolder(of: sound.map { ResultsFile.folder(beside: $0.part.path) })
  }
}
