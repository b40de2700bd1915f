internal import Imaging
internal import Platform
internal import SceneFormat

/// The words of a project for all command lines: values of options, in `tessera.json`.
///
///     {"output": "Pictures", "theme": ["light", "dark"], "scale": 2}
///
/// It counts where neither the command line nor the environment says anything. Besides them stand `styles` that all
/// scenes of the project may use.
struct ProjectFile: Equatable, Sendable {
  static let name = "tessera.json"
  /// The names that tell the folder a project starts at.
  private static let roots = ["Package.swift", ".git"]

  /// By the name of the option, as the command line would have them.
  let values: [String: String]
  /// The file that was found; nil where there is none.
  private(set) var file: SourceFile?
  /// Its path; nil where there is none.
  var path: String? { file?.path }

  init(values: [String: String] = [:]) {
    self.values = values
  }

  /// The file of the folder, or of the next one above it that has one, up to the project's root. Without a
  /// root, only the folder itself counts; a home folder's file never does.
  static func find(
    from folder: String = ".", home: String?
  ) throws(Diagnostic) -> ProjectFile {
    guard let place = place(from: folder, home: home) else { return ProjectFile() }
    let path = place.isEmpty ? name : "\(place)/\(name)"
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: 1 << 20)
    } catch {
      throw Diagnostic(FileFault(error, path: path))
    }
    return try ProjectFile(try SourceFile(path: path, bytes: bytes), folder: place)
  }

  /// The folder that has the file, as seen from here; nil where none counts.
  private static func place(from folder: String, home: String?) -> String? {
    var steps = folder == "." ? "" : folder
    var found: String?
    // No tree of folders is deeper.
    for depth in 0..<64 {
      let here = steps.isEmpty ? "." : steps
      if found == nil, FolderListing.exists("\(here)/\(name)"),
        home.map({ !FolderListing.isSame(here, $0) }) ?? true
      {
        found = steps
      }
      if roots.contains(where: { FolderListing.exists("\(here)/\($0)") }) { return found }
      if FolderListing.isSame(here, "/") { break }
      if depth == 0 { steps = steps.isEmpty ? ".." : "\(steps)/.." } else { steps += "/.." }
    }
    return found == (folder == "." ? "" : folder) ? found : nil
  }

  /// - Parameter folder: where the file lies: its paths count from there.
  init(_ file: SourceFile, folder: String) throws(Diagnostic) {
    let root = try NodeReader().read(file, as: .json)
    guard let members = root.members else {
      throw Diagnostic(
        .wrongType, "\(Self.name) holds no object", at: root.span, found: "another value",
        expected: "an object with options, such as {\"output\": \"Pictures\"}")
    }
    self.file = file
    var values: [String: String] = [:]
    for member in members where !Self.otherKeys.contains(member.key) {
      let option = try Self.option(member)
      let value = Self.resolved(
        try Self.value(of: member, option), option.value, folder: folder)
      try Self.checkLinks(value, option, of: member, folder: folder)
      values[option.name] = value
    }
    self.values = values
  }

  /// Every option that has a value, each once, in the order of the commands.
  static var options: [Option] {
    var seen: Set<String> = []
    return (CommandTable.commands.flatMap(\.options) + Option.everywhere)
      .filter { seen.insert($0.name).inserted }
  }

  /// Keys that are no options.
  static let otherKeys = ["$schema", SharedStyles.key]

  private static func option(_ member: Node.Member) throws(Diagnostic) -> Option {
    if let option = options.first(where: { $0.name == member.key }) { return option }
    let names = options.map(\.name) + [SharedStyles.key]
    throw Diagnostic(
      .unknownKey, "unknown key \"\(member.key)\" in \(name)", at: member.keySpan,
      label: Spelling.nearest(to: member.key, in: names).map { "did you mean \"\($0)\"?" },
      notes: ["known here: \(names.joined(separator: ", "))"])
  }

  private static func value(
    of member: Node.Member, _ option: Option
  ) throws(Diagnostic) -> String {
    let words = (member.node.list ?? [member.node]).map(word)
    guard !words.contains(nil), member.node.list == nil || option.value.isList else {
      throw Diagnostic(
        .wrongType, "\"\(member.key)\" cannot stand so", at: member.node.span,
        found: "another value", expected: "a text or a number, as on the command line")
    }
    let text = words.compactMap(\.self).joined(separator: option.value.separator)
    try checkPlaces(option.value.paths(in: text), of: member)
    guard let objection = option.value.objection(to: text) else { return text }
    throw Diagnostic(
      .wrongValue, "\"\(member.key)\" cannot be \"\(objection.found)\"", at: member.node.span,
      label: objection.nearest.map { "did you mean \"\($0)\"?" },
      found: "\"\(objection.found)\"", expected: objection.expected)
  }

  /// A project reads and writes in its folder: who gets it gets all of it, and what comes with somebody's work does
  /// not reach any further without the word of whoever runs it.
  private static func checkPlaces(
    _ paths: [String], of member: Node.Member
  ) throws(Diagnostic) {
    for path in paths where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
      throw Diagnostic(
        .wrongValue, "\"\(member.key)\" leads out of the project's folder", at: member.node.span,
        found: "\"\(path)\"", expected: "a place beside \(name) or below",
        help: "choose one there, or name it on the command line: --\(member.key)")
    }
  }

  /// The same for a place that a link leads to.
  private static func checkLinks(
    _ value: String, _ option: Option, of member: Node.Member, folder: String
  ) throws(Diagnostic) {
    let home = folder.isEmpty ? "." : folder
    for path in option.value.paths(in: value) {
      guard let real = RealPath.ofNearest(path), !RealPath.isBelow(real, home) else { continue }
      throw Diagnostic(
        .wrongValue, "\"\(member.key)\" leads out of the project's folder by a link",
        at: member.node.span, found: "\"\(path)\", which leads to \"\(real)\"",
        expected: "a place beside \(name) or below",
        help: "choose one there, or name it on the command line: --\(member.key)")
    }
  }

  private static func word(_ node: Node) -> String? {
    if case .number(_, let text) = node.value { return text }
    return node.text
  }

  private static func resolved(_ value: String, _ kind: ValueKind, folder: String) -> String {
    if case .paths = kind {
      return kind.parts(of: value).map { resolved($0, .path(""), folder: folder) }
        .joined(separator: kind.separator)
    }
    guard kind.paths(in: value) == [value], !value.hasPrefix("/"), !folder.isEmpty else {
      return value
    }
    return "\(folder)/\(value)"
  }
}
