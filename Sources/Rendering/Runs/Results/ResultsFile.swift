internal import Notation
package import Platform

/// Writes the verdicts of a check for `tessera merge`: a line about the run, a line for each scene, and a line that
/// counts them. The pictures of what differs lie in a folder beside it, under the sums of their bytes.
package struct ResultsFile {
  /// Of the format.
  static let version = 1
  /// In bytes, of a line.
  static let longestLine = 1 << 28

  private let path: String
  private let head: Manifest
  private let evidence: EvidenceFolder

  /// - Parameter head: the run, without results.
  package init(_ head: Manifest, _ evidence: EvidenceFolder, at path: String) {
    (self.head, self.evidence, self.path) = (head, evidence, path)
  }

  /// Whether a file begins as one of results.
  package static func isOne(_ path: String) -> Bool {
    guard let first = try? FileLines(of: path, longest: longestLine).next() else { return false }
    let object = try? JSONReader.read(String(decoding: first, as: UTF8.self)).object()
    return object?.optional("results") != nil
  }

  /// The folder of the pictures beside a results file: `part.blobs` beside `part.jsonl`.
  package static func folder(beside path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
    return path.dropLast(ending.count) + ".blobs"
  }

  /// The pictures come first and the file last and whole, so that whoever reads it finds all that it names.
  /// - Parameter number: the place of a scene among all that were named.
  package func write(
    _ verdicts: BatchVerdicts, numbered number: [String: Int], _ end: ResultsEnd
  ) throws(FileFault) {
    let kept = try writePictures(of: verdicts)
    var hash = SHA256()
    var end = end
    do throws(FileError) {
      var file = try OutputFile(at: path)
      for line in lines(of: verdicts, numbered: number) {
        let bytes = Array((line.compact + "\n").utf8)
        hash.add(bytes[...])
        try file.write(bytes)
      }
      end.scenes = verdicts.scenes.count
      end.sha256 = hash.finish()
      try file.write(Array((end.json.compact + "\n").utf8))
      try file.finish()
    } catch { throw FileFault(error, path: path) }
    removeOthers(than: kept)
  }

  /// Those about the run and the scenes, each made when it is written.
  private func lines(
    of verdicts: BatchVerdicts, numbered number: [String: Int]
  ) -> some Sequence<JSONText> {
    let first = JSONText.object(
      [("results", .whole(Self.version))] + head.headMembers { .list($0) })
    return (-1..<verdicts.scenes.count).lazy.map { index in
      guard index >= 0 else { return first }
      let entry = verdicts.scenes[index]
      return ResultsLine(
        scene: entry.scene, number: number[entry.scene] ?? 0, verdict: entry.verdict
      ).json
    }
  }

  private func writePictures(of verdicts: BatchVerdicts) throws(FileFault) -> Set<String> {
    let names = Set(verdicts.scenes.flatMap(\.verdict.outputs).flatMap(\.pictures))
    let folder = OutputFolder(Self.folder(beside: path))
    for name in names.sorted() {
      do {
        try folder.write(try evidence.picture(name), to: name)
      } catch {
        throw error as? FileFault ?? .failed(name, step: "write", reason: "\(error)")
      }
    }
    return names
  }

  /// Takes pictures of earlier checks away; whatever else lies there is somebody's.
  private func removeOthers(than kept: Set<String>) {
    let folder = Self.folder(beside: path)
    for entry in (try? FolderListing(folder))?.entries ?? [] {
      guard !kept.contains(entry.name), EvidenceFolder.isName(entry.name) else { continue }
      OutputFile.remove("\(folder)/\(entry.name)")
    }
  }
}

extension CheckedOutput {
  /// The names of its pictures in the folder of evidence.
  package var pictures: [String] {
    [golden, drawn].compactMap(\.self).flatMap { side in
      [side.picture, side.patch?.picture, side.ground?.picture].compactMap(\.self)
    }
  }

  /// Those that are not in a folder, or not as they were kept.
  func pictures(lostFrom folder: EvidenceFolder) -> [String] {
    [golden, drawn].compactMap(\.self).flatMap { $0.pictures(lostFrom: folder) }
  }

  /// The same without the pictures that are lost.
  func withoutPictures(lostFrom folder: EvidenceFolder) -> CheckedOutput {
    var output = self
    output.golden = golden?.withoutPictures(lostFrom: folder)
    output.drawn = drawn?.withoutPictures(lostFrom: folder)
    // A part of the drawn side lies over the golden.
    if output.golden?.shown.isEmpty ?? true, golden?.picture != nil { output.drawn?.patch = nil }
    return output
  }
}

extension CheckedOutput.Side {
  fileprivate func pictures(lostFrom folder: EvidenceFolder) -> [String] {
    let parts = [
      (picture, bytes), (patch?.picture, patch?.bytes), (ground?.picture, ground?.bytes),
    ]
    return parts.compactMap { picture, bytes in
      picture.flatMap { folder.size(of: $0) == bytes ? nil : $0 }
    }
  }

  fileprivate func withoutPictures(lostFrom folder: EvidenceFolder) -> CheckedOutput.Side {
    let lost = Set(pictures(lostFrom: folder))
    var side = self
    if picture.map(lost.contains) ?? false { side.picture = nil }
    let isTorn = [patch?.picture, ground?.picture].compactMap(\.self).contains(where: lost.contains)
    if side.picture == nil || isTorn { (side.patch, side.ground) = (nil, nil) }
    return side
  }
}
