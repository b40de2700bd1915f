internal import Platform
internal import SceneFormat

/// Collects the outputs of one list for a report, with the pictures of both sides of what is not equal.
struct PictureEvidence {
  private(set) var outputs: [CheckedOutput] = []
  private let folder: EvidenceFolder
  private let golden: GoldenReader

  init(_ folder: EvidenceFolder, _ golden: GoldenReader) {
    self.folder = folder
    self.golden = golden
  }

  /// A picture as it is drawn now.
  struct DrawnPicture {
    let file: WrittenFile
    let bytes: [UInt8]
    let origin: PictureOrigin
  }

  /// A difference, and hints about its cause.
  struct Finding {
    let difference: SeenDifference
    let notes: [String]
  }

  /// Costs a name: nothing is read and nothing is kept.
  /// - Parameter passing: all that is otherwise in it and was let pass.
  mutating func addEqual(_ path: String, of file: PlannedFile, passing words: [String] = []) {
    var output = output(path, of: file, .equal)
    output.notes = words
    outputs.append(output)
  }

  mutating func add(
    _ accepted: AcceptedPicture, _ made: DrawnPicture, of file: PlannedFile,
    because finding: Finding
  ) throws {
    let path = made.file.path
    var output = output(path, of: file, .different)
    output.golden = CheckedOutput.Side(
      sha256: WrittenFile(path: path, content: accepted.bytes).sha256,
      bytes: accepted.bytes.count, origin: accepted.entry?.origin,
      picture: try folder.keep(accepted.bytes))
    output.drawn = try side(made)
    try output.keepPatch(from: accepted.bytes, to: made.bytes, in: folder)
    (output.difference, output.notes) = (finding.difference, finding.notes)
    outputs.append(output)
  }

  /// New where the list does not name it, missing where it does.
  mutating func addMissing(_ made: DrawnPicture, of file: PlannedFile) throws {
    let entry = golden.list[made.file.path]
    var output = output(made.file.path, of: file, entry == nil ? .new : .missing)
    output.golden = entry.map { CheckedOutput.Side($0) }
    output.drawn = try side(made)
    outputs.append(output)
  }

  /// A picture that cannot be read any more is shown by its name alone.
  mutating func addObsolete(_ path: String) {
    var output = CheckedOutput(path: golden.held.name(of: path), kind: "", .obsolete)
    output.golden = golden.list[path].map { CheckedOutput.Side($0) }
    if let bytes = try? golden.picture(path) {
      output.golden?.sha256 = WrittenFile(path: path, content: bytes).sha256
      output.golden?.bytes = bytes.count
      output.golden?.picture = try? folder.keep(bytes)
    }
    outputs.append(output)
  }

  private func output(
    _ path: String, of file: PlannedFile, _ status: CheckedOutput.Status
  ) -> CheckedOutput {
    var output = CheckedOutput(
      path: golden.held.name(of: path), kind: file.output.kind.name, status)
    output.scale = file.scale
    if file.path != path { output.row = golden.held.name(of: file.path) }
    return output
  }

  private func side(_ made: DrawnPicture) throws -> CheckedOutput.Side {
    CheckedOutput.Side(
      sha256: made.file.sha256, bytes: made.file.bytes, origin: made.origin,
      picture: try folder.keep(made.bytes))
  }
}

extension CheckedOutput.Side {
  /// As the list has it.
  fileprivate init(_ entry: GoldenPictures.Entry) {
    self.init(sha256: entry.sha256, bytes: entry.bytes, origin: entry.origin)
  }
}
