internal import Glibc
internal import Imaging

/// What is known of earlier runs: which scenes need no work because nothing has changed that could change their
/// files.
///
/// A scene is skipped if the program, its fonts and the options are the same, every file that was read for it has
/// the same bytes, and every file that it gave is still what it was. Nothing else is believed; times of files only
/// save reading outputs again.
struct RunCache: Sendable {
  /// Hash of the program, the fonts and the options.
  let context: String
  private var entries: [String: Entry] = [:]
  /// Lines of the file that count no more.
  private var deadLines = 0

  /// One scene's last run.
  struct Entry: Equatable, Sendable {
    var context: String
    /// Every file that was read, with its hash.
    var inputs: [Input]
    var outputs: [Output]
    /// What it warned of, for the next run to say again.
    var warnings = Warnings()

    struct Warnings: Equatable, Sendable {
      /// The form that the text has.
      var form = ""
      var text = ""
    }

    struct Input: Equatable, Sendable {
      let path: String
      let sha256: String
    }

    struct Output: Equatable, Sendable {
      let file: WrittenFile
      let stamp: String
    }
  }

  static let folder = ".tessera"

  init(context: String, text: String = "") {
    self.context = context
    for line in text.split(separator: "\n") {
      guard let (scene, entry) = Self.entry(line) else { continue }
      if entries.updateValue(entry, forKey: scene) != nil { deadLines += 1 }
    }
  }

  /// The files of a scene, if nothing has changed.
  func files(of scene: String, in folder: OutputFolder) -> [WrittenFile]? {
    guard let entry = entries[scene], entry.context == context else { return nil }
    let isSame =
      entry.inputs.allSatisfy { Self.hash(of: $0.path) == $0.sha256 }
      && entry.outputs.allSatisfy { Self.isUnchanged($0, folder) }
    return isSame ? entry.outputs.map(\.file) : nil
  }

  /// What a scene has warned of the last time; nil where that is known in another form only.
  func warnings(of scene: String, in form: String) -> String? {
    guard let warnings = entries[scene]?.warnings, !warnings.text.isEmpty else { return "" }
    return warnings.form == form ? warnings.text : nil
  }

  /// What a scene was made of the last time.
  func inputs(of scene: String) -> [Entry.Input] { entries[scene]?.inputs ?? [] }

  /// Keeps what a scene read and gave, and answers the line that remembers it.
  mutating func remember(
    _ scene: String, inputs: [Entry.Input], files: [WrittenFile],
    warnings: Entry.Warnings = Entry.Warnings(), in folder: OutputFolder
  ) -> String {
    let outputs = files.map { file in
      Entry.Output(file: file, stamp: Self.stamp(of: folder.shown(file.path)) ?? "")
    }
    let entry = Entry(context: context, inputs: inputs, outputs: outputs, warnings: warnings)
    if entries.updateValue(entry, forKey: scene) != nil { deadLines += 1 }
    return Self.line(scene, entry)
  }

  mutating func forget(_ scene: String) { entries[scene] = nil }

  /// All of it, if so many lines have become useless that writing it anew is worth it.
  var compacted: String? {
    guard deadLines > entries.count else { return nil }
    return entries.sorted { $0.key < $1.key }.map { Self.line($0.key, $0.value) }.joined()
  }

  // MARK: Files

  private static func hash(of path: String) -> String? {
    (try? WrittenFile(path: path, at: path))?.sha256
  }

  private static func isUnchanged(_ output: Entry.Output, _ folder: OutputFolder) -> Bool {
    let path = folder.shown(output.file.path)
    guard let stamp = stamp(of: path) else { return false }
    return stamp == output.stamp || hash(of: path) == output.file.sha256
  }

  /// Size, time and number of a file: whoever changes it changes one of them.
  private static func stamp(of path: String) -> String? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let time = status.st_mtim
    return "\(status.st_size)-\(time.tv_sec).\(time.tv_nsec)-\(status.st_ino)"
  }

  // MARK: Lines

  private static func line(_ scene: String, _ entry: Entry) -> String {
    let warnings = [entry.warnings.form, escaped(entry.warnings.text)]
    var fields = [entry.context, escaped(scene)] + warnings + ["\(entry.inputs.count)"]
    fields += entry.inputs.flatMap { [escaped($0.path), $0.sha256] }
    fields += entry.outputs.flatMap {
      [escaped($0.file.path), "\($0.file.bytes)", $0.file.sha256, $0.stamp]
    }
    return fields.joined(separator: "\t") + "\n"
  }

  /// A line that was cut off by an interruption is none.
  private static func entry(_ line: Substring) -> (String, Entry)? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 5, let count = Int(fields[4]), count >= 0, count < fields.count else {
      return nil
    }
    let rest = fields[5...]
    let outputs = rest.dropFirst(count * 2)
    guard rest.count >= count * 2, outputs.count.isMultiple(of: 4) else { return nil }
    let warnings = Entry.Warnings(form: fields[2], text: unescaped(fields[3]))
    var entry = Entry(context: fields[0], inputs: [], outputs: [], warnings: warnings)
    for index in 0..<count {
      entry.inputs.append(
        .init(path: unescaped(fields[5 + index * 2]), sha256: fields[6 + index * 2]))
    }
    for start in stride(from: outputs.startIndex, to: outputs.endIndex, by: 4) {
      guard let bytes = Int(outputs[start + 1]) else { return nil }
      let file = WrittenFile(
        path: unescaped(outputs[start]), bytes: bytes, sha256: outputs[start + 2])
      entry.outputs.append(.init(file: file, stamp: outputs[start + 3]))
    }
    return (unescaped(fields[1]), entry)
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 9 || $0 == 10 || $0 == 37 }) else { return text }
    return text.replacing("%", with: "%25").replacing("\t", with: "%09")
      .replacing("\n", with: "%0A")
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(37) else { return text }
    return text.replacing("%0A", with: "\n").replacing("%09", with: "\t")
      .replacing("%25", with: "%")
  }
}
