package import Platform
internal import Notation
package import SceneFormat
internal import VisualDiff

/// The goldens of a folder of scenes that none of its scenes has: those of scenes that were removed or renamed. Nobody
/// would ever look at them again.
///
/// They are looked for in folders that say what their goldens were made with, and only where all scenes are known: a
/// scene may hold files beside it and below, and nowhere else. Those of a scene on some device or for some reader are as
/// much the scene's as its own.
package struct ObsoleteGoldens {
  /// The files of one folder.
  package struct Found: Equatable, Sendable {
    /// As messages name it.
    package let folder: String
    /// Lists of pictures, the drawings beside them, and tables.
    var files: [String] = []
    /// The files that these lists name, by path, with the sums that were accepted.
    var listed: [String: String] = [:]
    /// Pictures that no list has.
    var strays: [String] = []

    var isEmpty: Bool { files.isEmpty && strays.isEmpty }

    /// All that is there, sorted.
    var paths: [String] { (files + listed.keys + strays).sorted() }
  }

  package private(set) var found: [Found] = []
  /// The first scene above the folders that cannot be read, so that nobody knows what it holds.
  package private(set) var unreadable: String?
  private var claimed: Set<String>
  private let limit: Int
  /// Deeper folders are nobody's.
  private static let deepest = 64

  /// - Parameters:
  ///   - folders: as the command line names them.
  ///   - claims: of all scenes below them.
  ///   - others: reads the scenes farther up, which may hold something there.
  package init(
    below folders: [String], beside claims: [SceneClaims], reading others: OtherScenes, limit: Int
  ) throws(FileFault) {
    claimed = Set(claims.flatMap { $0.claims.map { RealPath.cleaned($0.path) } })
    self.limit = limit
    for folder in folders.map(RealPath.cleaned) {
      let before = found
      try look(in: folder, depth: 0)
      guard found.count > before.count, let real = RealPath.of(folder), real != "/" else {
        continue
      }
      let above = others.above(real)
      guard !above.isEmpty else { continue }
      found = before
      if let unknown = above.first(where: { others.claims(of: $0) == nil }) {
        unreadable = unknown
      } else {
        for path in above { claim(folder, at: real, asHeldBy: others.claims(of: path)) }
        try look(in: folder, depth: 0)
      }
    }
  }

  /// Notes the files in a folder that a scene above it holds.
  private mutating func claim(_ folder: String, at real: String, asHeldBy scene: SceneClaims?) {
    for claim in scene?.claims ?? [] where claim.path.hasPrefix(real + "/") {
      claimed.insert(Self.path(folder, String(claim.path.dropFirst(real.count + 1))))
    }
  }

  private static func isScene(_ name: String) -> Bool { SceneLoader.isScene(name) }

  fileprivate static func isTable(_ name: String) -> Bool {
    OutputFormat.attrs.kind.isEnding(of: name)
  }

  // MARK: Folder by folder

  private mutating func look(in folder: String, depth: Int) throws(FileFault) {
    let entries = try FolderListing(folder).entries.filter { !$0.name.hasPrefix(".") && $0.isText }
    let names = entries.filter { !$0.isFolder }.map(\.name)
    if names.contains(GoldenOrigin.name) { add(names, in: folder) }
    for entry in entries where entry.isFolder && depth < Self.deepest {
      try look(in: folder == "." ? entry.name : "\(folder)/\(entry.name)", depth: depth + 1)
    }
  }

  private mutating func add(_ names: [String], in folder: String) {
    let isHeld = { [self] (name: String) in isClaimed(Self.path(folder, name)) }
    let scenes = names.filter(Self.isScene).map { String($0.prefix { $0 != "." }) }
    var found = Found(folder: folder)
    for name in names where !isHeld(name) {
      let path = Self.path(folder, name)
      if name.hasSuffix(".pictures") {
        guard let entries = list(at: path)?.entries.values else { continue }
        found.files.append(path)
        for entry in entries {
          found.listed[Self.path(folder, entry.path)] = entry.sha256
        }
      } else if name.hasSuffix(".drawings") {
        found.files.append(path)
      } else if Self.isTable(name), !scenes.contains(where: name.hasPrefix) {
        // One that is called after a scene beside it may be one of its outputs.
        found.files.append(path)
      }
    }
    found.listed = found.listed.filter { !isClaimed($0.key) && FolderListing.exists($0.key) }
    if scenes.isEmpty { found.strays = strays(names, in: folder, besides: found.listed) }
    if !found.isEmpty { self.found.append(found) }
  }

  /// Whether a scene holds the file, or would on some device or for some reader, which its name tells.
  private func isClaimed(_ path: String) -> Bool {
    if claimed.contains(path) { return true }
    let text = path[...]
    let dashes = text.indices.filter { text[$0] == "-" }
    let ends = text.indices.filter { "-.~@/".contains(text[$0]) }
    return dashes.contains { dash in
      let start = text.index(after: dash)
      return ends.contains { end in
        end > start && SceneMatrix.isMark(text[start..<end])
          && claimed.contains("\(text[..<dash])\(text[end...])")
      }
    }
  }

  /// Pictures beside lists none of which has them.
  private func strays(
    _ names: [String], in folder: String, besides listed: [String: String]
  ) -> [String] {
    let lists = names.filter { $0.hasSuffix(".pictures") }
    let rest = names.filter { name in
      ComparedSide.isNamedLikeOne(name) && !Self.isTable(name)
        && !isClaimed(Self.path(folder, name)) && listed[Self.path(folder, name)] == nil
    }
    guard !lists.isEmpty, !rest.isEmpty else { return [] }
    // A row of frames is claimed by its first one, and listed with all.
    let known = lists.map { list(at: Self.path(folder, $0)) }
    guard !known.contains(where: { $0 == nil }) else { return [] }
    let all = Set(known.compactMap(\.self).flatMap(\.entries.keys))
    return rest.filter { !all.contains($0) }.map { Self.path(folder, $0) }
  }

  private func list(at path: String) -> GoldenPictures? {
    guard let bytes = try? InputFile.read(path, limit: limit),
      let file = try? SourceFile(path: path, bytes: bytes)
    else { return nil }
    return try? GoldenPictures(file)
  }

  private static func path(_ folder: String, _ name: String) -> String {
    RealPath.cleaned(folder == "." ? name : "\(folder)/\(name)")
  }
}

extension ObsoleteGoldens {
  /// The goldens that none of some parts of a run has, given those that each of them lacks.
  static func unclaimed(byAll parts: [[Found]]) -> [Found] {
    guard let first = parts.first else { return [] }
    let others = parts.dropFirst().map { Set($0.flatMap(\.paths)) }
    return first.compactMap { found in
      let paths = found.paths.filter { path in others.allSatisfy { $0.contains(path) } }
      return paths.isEmpty ? nil : Found(folder: found.folder, files: paths)
    }
  }
}

// As a part of a run tells `merge`.
extension ObsoleteGoldens.Found {
  var json: JSONText { .object([("folder", .text(folder)), ("paths", .texts(paths))]) }

  init(_ object: JSONObject) throws(TextError) {
    folder = try object.required("folder").string()
    for path in try object.required("paths").array() { files.append(try path.string()) }
  }
}

extension ObsoleteGoldens.Found {
  private static let shown = 12

  /// The words of a check about them.
  package var diagnostic: Diagnostic {
    let (paths, count) = (paths, paths.count)
    return Diagnostic(
      .pictureObsolete,
      "\(count == 1 ? "1 golden" : "\(count) goldens") in '\(folder)' belong\(count == 1 ? "s" : "") to no scene",
      details: paths.prefix(Self.shown)
        + (count > Self.shown ? ["and \(count - Self.shown) more"] : []),
      help: "record the folder of scenes: what was accepted for a scene that is gone goes as well")
  }

  /// Removes what is as it was accepted, and says of each file what became of it.
  package func remove(isDryRun: Bool, limit: Int) -> (removed: [String], kept: [Diagnostic]) {
    var (removed, kept): ([String], [Diagnostic]) = ([], [])
    for path in paths {
      if isAsAccepted(path, limit) {
        if !isDryRun { OutputFile.remove(path) }
        removed.append(path)
      } else {
        kept.append(
          Diagnostic(
            .pictureObsolete, "'\(path)' belongs to no scene, and is not what was accepted",
            severity: .warning, help: "it is kept: move it, or remove it"))
      }
    }
    return (removed, kept)
  }

  private func isAsAccepted(_ path: String, _ limit: Int) -> Bool {
    guard !strays.contains(path), let bytes = try? InputFile.read(path, limit: limit) else {
      return false
    }
    if let sum = listed[path] { return SHA256.text(of: bytes) == sum }
    guard ObsoleteGoldens.isTable(path) else { return true }
    guard let file = try? SourceFile(path: path, bytes: bytes) else { return false }
    return (try? TableFile(file).table()) != nil
  }
}
