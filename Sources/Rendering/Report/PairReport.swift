internal import Notation
package import Platform
package import VisualDiff

/// Collects pairs of files as they are compared, with the pictures of those that differ, for a page that shows them.
package final class PairReport {
  /// The bytes of both sides of a pair; nothing for a scene, which is played.
  package struct Files {
    let before: [UInt8]?
    let after: [UInt8]?

    package init(before: [UInt8]?, after: [UInt8]?) {
      (self.before, self.after) = (before, after)
    }
  }

  private let path: String
  /// Holds the pictures until the page is written.
  private let scratch: ScratchFolder
  private let evidence: EvidenceFolder
  private var model: ReportModel
  /// The first picture that could not be kept.
  private var fault: FileFault?

  /// - Parameters:
  ///   - path: that of the page.
  ///   - rules: how much is let pass, and what is not looked at, in words.
  package init(_ path: String, title: String, rules: String) throws(FileFault) {
    self.path = path
    scratch = try ScratchFolder()
    evidence = EvidenceFolder(scratch.path)
    model = ReportModel(title: title, .comparison)
    model.rules = rules
  }

  /// - Parameter seen: all that was let pass.
  package func add(equal pair: ComparedPair, passing seen: SeenDifference = SeenDifference()) {
    var output = CheckedOutput(path: pair.name, kind: "", .equal)
    if let pixels = seen.pixels, pixels.count > 0 { output.notes = seen.lines }
    model.entries.append(.init(scene: "", output))
  }

  package func add(_ pair: ComparedPair, of files: Files, differing seen: SeenDifference) {
    let (golden, drawn) = (side(pair.before, files.before), side(pair.after, files.after))
    let isPicture = golden?.picture != nil || drawn?.picture != nil
    var output = CheckedOutput(path: pair.name, kind: isPicture ? "" : "table", .different)
    (output.golden, output.drawn, output.difference) = (golden, drawn, seen)
    append(output, of: files)
  }

  private func append(_ output: CheckedOutput, of files: Files) {
    var output = output
    if let before = files.before, let after = files.after {
      do throws(FileFault) {
        try output.keepPatch(from: before, to: after, in: evidence)
      } catch {
        fault = fault ?? error
      }
    }
    model.entries.append(.init(scene: "", output))
  }

  /// Two rows of numbered pictures: each that differs stands for itself, so that the page can play them.
  /// - Parameter paths: those of all pictures of both sides.
  package func add(
    _ pair: ComparedPair, of paths: (before: [String], after: [String]),
    differing difference: AnimationDifference
  ) {
    let all = SeenDifference(difference)
    for (index, frame) in difference.frames.enumerated() {
      let before = frame.numbers.before.map { paths.before[$0 - 1] }
      let after = frame.numbers.after.map { paths.after[$0 - 1] }
      let name = (before ?? after ?? "").split(separator: "/").last ?? ""
      var seen = frame.pixels.map { SeenDifference($0, SeenElements([]), scale: 1) } ?? .init()
      // The first one stands for the row in the list.
      if index == 0 { (seen.lines, seen.causes) = (all.lines, all.causes) }
      add(frame: "\(pair.name)/\(name)", of: pair.name, (before, after), seen)
    }
    let known = Set(difference.frames.compactMap(\.numbers.before))
    for (index, path) in paths.before.enumerated() where !known.contains(index + 1) {
      let name = path.split(separator: "/").last ?? ""
      model.entries.append(
        .init(scene: "", CheckedOutput(path: "\(pair.name)/\(name)", kind: "", .equal)))
    }
    // Something else than a frame differs: their number, or their size.
    if difference.frames.isEmpty {
      add(pair, of: Files(before: nil, after: nil), differing: all)
    }
  }

  private func add(
    frame path: String, of row: String, _ sides: (before: String?, after: String?),
    _ seen: SeenDifference
  ) {
    let status: CheckedOutput.Status =
      sides.before == nil ? .new : sides.after == nil ? .obsolete : .different
    var output = CheckedOutput(path: path, kind: "", status)
    (output.row, output.difference) = (row, seen)
    let files = Files(
      before: sides.before.flatMap(evidence.bytes), after: sides.after.flatMap(evidence.bytes))
    output.golden = side(sides.before, files.before)
    output.drawn = side(sides.after, files.after)
    append(output, of: files)
  }

  /// A file without a partner.
  package func add(alone pair: ComparedPair) {
    var output = CheckedOutput(path: pair.name, kind: "", pair.before == nil ? .new : .obsolete)
    output.golden = side(pair.before, pair.before.flatMap(evidence.bytes))
    output.drawn = side(pair.after, pair.after.flatMap(evidence.bytes))
    model.entries.append(.init(scene: "", output))
  }

  /// A pair that could not be compared.
  package func add(failed pair: ComparedPair, code: String, because message: String) {
    model.problems.append(
      .init(scene: pair.name, code: code, message: message, place: nil, lines: []))
  }

  package func write() throws(FileFault) {
    if let fault { throw fault }
    let count = model.entries.count + model.problems.count
    model.scenes = (count, count)
    try ReportFiles(model, evidence, at: path).write()
  }

  private func side(_ path: String?, _ bytes: [UInt8]?) -> CheckedOutput.Side? {
    guard let path else { return nil }
    var side = CheckedOutput.Side(
      sha256: bytes.map { WrittenFile(path: path, content: $0).sha256 }, bytes: bytes?.count ?? 0)
    side.place = path
    do throws(FileFault) {
      if let bytes { side.picture = try evidence.keep(bytes) }
    } catch {
      fault = fault ?? error
    }
    return side
  }
}
