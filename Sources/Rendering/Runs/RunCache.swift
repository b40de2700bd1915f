internal import Imaging
internal import Notation
package import Platform

/// The memory of earlier runs: which scenes need no work because nothing has changed that could change their
/// files.
///
/// A scene is skipped if the program, its fonts and the options are the same, every file that was read for it has
/// the same bytes, and every file that it gave is still what it was. Nothing else is believed; times of files only
/// save reading outputs again.
package struct RunCache: Sendable {
  /// Hash of the program, the fonts and the options.
  package let context: String
  private var entries: [String: Entry] = [:]
  /// Lines of the file that count no more.
  private var deadLines = 0

  /// One scene's last run.
  package struct Entry: Equatable, Sendable {
    package var context: String
    /// Every file that was read, with its hash.
    package var inputs: [ReadFile]
    package var outputs: [Output]
    /// The paths that it had claimed.
    package var claims = SceneClaims([])
    /// Its warnings, for the next run to say again.
    package var warnings = Warnings()
    /// Its whole report, where the next run is to give it again.
    package var report = ""

    package struct Warnings: Equatable, Sendable {
      /// The form that the text has.
      package var form = ""
      package var text = ""
      /// Warnings that other scenes may have given as well, by what they are about.
      package var once: [String: String] = [:]
      /// Types of outputs that were wanted, and that it does not have.
      package var missing: [String] = []

      package init(
        form: String = "", text: String = "", once: [String: String] = [:], missing: [String] = []
      ) {
        self.form = form
        self.text = text
        self.once = once
        self.missing = missing
      }
    }

    package struct Output: Equatable, Sendable {
      package let file: WrittenFile
      package let stamp: String
    }
  }

  /// Whether a path is that folder, or leads into it.
  package static func holds(_ path: String) -> Bool {
    let named = path.split(separator: "/").contains { OutputFolder.isNotesName(String($0)) }
    let ends = [path, RealPath.folder(of: path)].compactMap(RealPath.of).map {
      $0.split(separator: "/").last.map(String.init) ?? ""
    }
    return named || ends.contains(where: OutputFolder.isNotesName)
  }

  package init(context: String, text: String = "") {
    self.context = context
    for line in text.split(separator: "\n") {
      guard let (scene, entry) = Self.entry(line) else { continue }
      if entries.updateValue(entry, forKey: scene) != nil { deadLines += 1 }
    }
  }

  /// The files of a scene, if nothing has changed.
  /// - Parameter readsAll: also outputs that look as they were left.
  package func files(
    of scene: String, in folder: OutputFolder, readsAll: Bool = false
  ) -> [WrittenFile]? {
    guard let entry = entries[scene], entry.context == context else { return nil }
    let isSame =
      entry.inputs.allSatisfy { $0.sha256 == Self.hash(of: $0.path) ?? ReadFile.missing }
      && entry.outputs.allSatisfy { Self.isUnchanged($0, in: folder, read: readsAll) }
    return isSame ? entry.outputs.map(\.file) : nil
  }

  /// The warnings of a scene the last time; nil where they are known in another form only.
  package func warnings(of scene: String, in form: String) -> Entry.Warnings? {
    guard let warnings = entries[scene]?.warnings,
      !warnings.text.isEmpty || !warnings.once.isEmpty
    else { return Entry.Warnings(form: form, missing: entries[scene]?.warnings.missing ?? []) }
    return warnings.form == form ? warnings : nil
  }

  /// The files that a scene was made of the last time.
  package func inputs(of scene: String) -> [ReadFile] { entries[scene]?.inputs ?? [] }

  /// The report of a scene the last time; nothing where none was kept.
  package func report(of scene: String) -> String? {
    entries[scene].flatMap { $0.report.isEmpty ? nil : $0.report }
  }

  /// The claims of a scene the last time.
  package func claims(of scene: String) -> SceneClaims { entries[scene]?.claims ?? SceneClaims([]) }

  /// The files that the work on a scene read and gave, and its warnings.
  package struct Work {
    package var inputs: [ReadFile]
    package var files: [WrittenFile]
    package var claims: SceneClaims
    package var warnings: Entry.Warnings
    /// The whole report, where the next run is to give it again.
    package var report = ""

    package init(
      inputs: [ReadFile], files: [WrittenFile], claims: SceneClaims = SceneClaims([]),
      warnings: Entry.Warnings = Entry.Warnings()
    ) {
      self.inputs = inputs
      self.files = files
      self.claims = claims
      self.warnings = warnings
    }
  }

  /// Keeps what came of the work on a scene, and answers the line that remembers it.
  package mutating func remember(
    _ scene: String, _ work: Work, in folder: OutputFolder
  ) -> String {
    let outputs = work.files.map { file in
      Entry.Output(file: file, stamp: Self.stamp(of: folder.shown(file.path)) ?? "")
    }
    let entry = Entry(
      context: context, inputs: work.inputs, outputs: outputs, claims: work.claims,
      warnings: work.warnings, report: work.report)
    if entries.updateValue(entry, forKey: scene) != nil { deadLines += 1 }
    return Self.line(scene, entry)
  }

  package mutating func forget(_ scene: String) { entries[scene] = nil }

  /// All of it, if so many lines have become useless that writing it anew is worth it.
  package var compacted: String? {
    guard deadLines > entries.count else { return nil }
    return entries.sorted { $0.key < $1.key }.map { Self.line($0.key, $0.value) }.joined()
  }

  // MARK: Files

  private static func hash(of path: String) -> String? {
    (try? WrittenFile(path: path, at: path))?.sha256
  }

  private static func isUnchanged(
    _ output: Entry.Output, in folder: OutputFolder, read isRead: Bool
  ) -> Bool {
    let path = folder.shown(output.file.path)
    guard let stamp = stamp(of: path) else { return false }
    return !isRead && stamp == output.stamp || hash(of: path) == output.file.sha256
  }

  /// Size, times and number of a file. Whoever writes into it can give it back the time of its last change, but
  /// not the time at which that was done.
  private static func stamp(of path: String) -> String? {
    guard let status = FileStatus(path, followsLinks: false), status.isFile else { return nil }
    return "\(status.size)-\(status.changed)-\(status.touched)-\(status.number)"
  }

  // MARK: Lines

  private static func line(_ scene: String, _ entry: Entry) -> String {
    let missing = entry.warnings.missing.joined(separator: ",")
    let told = [entry.warnings.form, escaped(entry.warnings.text), missing, escaped(entry.report)]
    var fields = [entry.context, escaped(scene)] + told + ["\(entry.warnings.once.count)"]
    fields += entry.warnings.once.sorted { $0.key < $1.key }.flatMap {
      [escaped($0.key), escaped($0.value)]
    }
    fields.append("\(entry.inputs.count)")
    fields += entry.inputs.flatMap { [escaped($0.path), $0.sha256] }
    fields.append("\(entry.claims.claims.count)")
    fields += entry.claims.claims.flatMap { claim in
      [claim.access.rawValue, claim.path, claim.owner.what, claim.owner.place].map(escaped)
    }
    fields += entry.outputs.flatMap {
      [escaped($0.file.path), "\($0.file.bytes)", $0.file.sha256, $0.stamp]
    }
    return fields.joined(separator: "\t") + "\n"
  }

  /// A line that was cut off by an interruption is none.
  private static func entry(_ line: Substring) -> (String, Entry)? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 6 else { return nil }
    var warnings = Entry.Warnings(form: fields[2], text: unescaped(fields[3]))
    warnings.missing = fields[4].split(separator: ",").map(String.init)
    var rest = fields[6...]
    guard let once = Self.rows(of: 2, in: &rest), let inputs = Self.rows(of: 2, in: &rest),
      let claims = Self.rows(of: 4, in: &rest),
      rest.count.isMultiple(of: 4)
    else { return nil }
    for pair in once { warnings.once[unescaped(pair[0])] = unescaped(pair[1]) }
    var entry = Entry(context: fields[0], inputs: [], outputs: [], warnings: warnings)
    entry.report = unescaped(fields[5])
    entry.inputs = inputs.map { .init(path: unescaped($0[0]), sha256: $0[1]) }
    entry.claims = SceneClaims(
      claims.compactMap { row in
        PathClaim.Access(rawValue: row[0]).map {
          PathClaim($0, unescaped(row[1]), by: PathOwner(unescaped(row[2]), at: unescaped(row[3])))
        }
      })
    for start in stride(from: rest.startIndex, to: rest.endIndex, by: 4) {
      guard let bytes = Int(rest[start + 1]) else { return nil }
      let file = WrittenFile(path: unescaped(rest[start]), bytes: bytes, sha256: rest[start + 2])
      entry.outputs.append(.init(file: file, stamp: rest[start + 3]))
    }
    return (unescaped(fields[1]), entry)
  }

  /// A number, and so many rows of fields behind it.
  private static func rows(of width: Int, in fields: inout ArraySlice<String>) -> [[String]]? {
    guard let count = fields.popFirst().flatMap({ Int($0) }), count >= 0,
      count <= fields.count / width
    else { return nil }
    let rows = (0..<count).map { row in
      Array(fields[(fields.startIndex + row * width)...].prefix(width))
    }
    fields = fields.dropFirst(count * width)
    return rows
  }

  private static func escaped(_ text: String) -> String {
    PercentText.escaped(text) { $0 != 9 && $0 != 10 && $0 != 37 }
  }

  private static func unescaped(_ text: String) -> String { PercentText.value(of: text) }
}
