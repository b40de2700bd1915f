internal import Notation
internal import Platform

/// The manifests of all shards put together: what one process alone would have written, or what is wrong.
package struct MergedManifest: Equatable, Sendable {
  /// nil if the parts do not belong together.
  package let manifest: Manifest?
  package let problems: [Problem]

  /// A manifest with the path that it was read from.
  package struct Part: Equatable, Sendable {
    package let path: String
    package let manifest: Manifest

    package init(path: String, manifest: Manifest) {
      self.path = path
      self.manifest = manifest
    }
  }

  package enum Problem: CodedError, Equatable {
    case noShard(String)
    case otherCount(String, found: Int, expected: Int)
    case otherOrigin(String, what: String, than: String)
    case otherFingerprint(String, [String], than: String)
    case doubled(Shard, paths: [String])
    case missing([Int], of: Int)
    case otherShard(scene: String, path: String)
    case missingScenes(found: Int, expected: Int)
    case samePath(String, scenes: [String])
    /// A file of the one scene that is a folder of the other.
    case fileAndFolder(String, file: String, folder: String)
    /// A file of results that is not what was written, and how that shows.
    case torn(String, String)
    /// A check that did not come to its last scene.
    case interrupted(String, done: Int)
    /// A picture that a result names is not what was kept.
    case lostPicture(String, of: String, others: Int)

    package var code: String {
      switch self {
      case .noShard: "merge/no-shard"
      case .otherCount: "merge/count"
      case .otherOrigin, .otherFingerprint: "merge/mismatch"
      case .doubled: "merge/doubled"
      case .missing: "merge/missing"
      case .otherShard: "merge/scene"
      case .missingScenes: "merge/scenes"
      case .samePath: "merge/same-file"
      case .fileAndFolder: "merge/file-and-folder"
      case .torn: "merge/torn"
      case .interrupted: "merge/interrupted"
      case .lostPicture: "merge/picture"
      }
    }

    package var message: String {
      switch self {
      case .noShard(let path): "'\(path)' is of a whole batch, not of a shard"
      case .otherCount(let path, let found, let expected):
        "'\(path)' is one of \(found) parts, the others are of \(expected)"
      case .otherOrigin(let path, let what, let other):
        "'\(path)' was made with \(what) than '\(other)'"
      case .otherFingerprint(let path, let changes, let other):
        "'\(path)' was made otherwise than '\(other)': \(changes.joined(separator: "; "))"
      case .doubled(let shard, let paths):
        "shard \(shard) is there \(paths.count) times: \(paths.joined(separator: ", "))"
      case .missing(let shards, let count):
        "\(shards.count == 1 ? "shard" : "shards") \(Self.listed(shards)) of \(count) missing"
      case .otherShard(let scene, let path): "'\(path)' holds '\(scene)', which is of another shard"
      case .missingScenes(let found, let expected):
        "the shards hold \(found) scenes, \(expected) were named"
      case .samePath(let path, let scenes):
        "'\(path)' was written by \(scenes.map { "'\($0)'" }.joined(separator: " and by "))"
      case .fileAndFolder(let path, let file, let folder):
        "'\(path)' is a file of '\(file)' and a folder of '\(folder)'"
      case .torn(let path, let reason): "'\(path)' cannot be trusted: \(reason)"
      case .interrupted(let path, let done):
        "the check of '\(path)' was interrupted after \(done) \(done == 1 ? "scene" : "scenes")"
      case .lostPicture(let path, let scene, let others):
        "the picture '\(path)' of '\(scene)' is missing, or is not what was kept"
          + (others == 0 ? "" : ", and \(others) more of that part")
      }
    }

    package var hint: String? {
      switch self {
      case .noShard:
        "give the files that render --manifest or check --results wrote with --shard I/N"
      case .otherCount, .otherOrigin, .otherShard: "run that shard again"
      case .torn: "copy it whole from where it was written, or run that shard again"
      case .interrupted: "run that shard again"
      case .lostPicture:
        "copy the folder of pictures beside the file of results, or run that shard again"
      case .otherFingerprint: "run all shards with the same libraries and fonts"
      case .doubled: "give each part once, and remove those of earlier runs"
      case .missing(let shards, let count):
        "run it again: --shard \(shards.first ?? 1)/\(count)"
      case .missingScenes: "one of the shards was interrupted: run it again"
      case .samePath, .fileAndFolder:
        "one of them is lost: give their outputs names of their own, and run both again"
      }
    }

    private static func listed(_ numbers: [Int]) -> String {
      let shown = numbers.prefix(20).map(String.init).joined(separator: ", ")
      return numbers.count > 20 ? shown + ", …" : shown
    }
  }

  package init(_ parts: [Part]) {
    guard let first = parts.first else {
      (manifest, problems) = (nil, [])
      return
    }
    let problems =
      Self.disagreements(among: parts) + parts.flatMap(Self.strangers) + Self.samePaths(parts)
    let results = parts.flatMap(\.manifest.results)
    let listed = first.manifest.listed
    if problems.isEmpty, results.count != listed.count {
      self.problems = [.missingScenes(found: results.count, expected: listed.count)]
    } else {
      self.problems = problems
    }
    // The lines that only some parts needed, such as the program that makes films.
    var origin = first.manifest.origin
    for part in parts { origin.fingerprint.add(part.manifest.origin.fingerprint) }
    manifest =
      self.problems.isEmpty
      ? Manifest(origin: origin, listed: listed, shard: nil, results: results) : nil
  }

  /// How parts are not of one run, or not all of it.
  static func disagreements(among parts: [Part]) -> [Problem] {
    guard let first = parts.first else { return [] }
    return parts.compactMap { mismatch($0, first) } + gaps(parts)
  }

  /// How a part differs from the first one.
  private static func mismatch(_ part: Part, _ first: Part) -> Problem? {
    guard let shard = part.manifest.shard else { return .noShard(part.path) }
    if let expected = first.manifest.shard?.count, shard.count != expected {
      return .otherCount(part.path, found: shard.count, expected: expected)
    }
    let (here, there) = (part.manifest.origin, first.manifest.origin)
    let differences = [
      (here.version != there.version, "another version of the program"),
      (here.program != there.program, "another build of the program"),
      (here.options != there.options, "other options"),
      (part.manifest.listed != first.manifest.listed, "other scenes, or others in the same files"),
    ]
    let changes = FingerprintDifference(from: there.fingerprint, to: here.fingerprint, .both)
      .changes
    guard changes.isEmpty else { return .otherFingerprint(part.path, changes, than: first.path) }
    return differences.first(where: \.0).map {
      .otherOrigin(part.path, what: $0.1, than: first.path)
    }
  }

  private static func gaps(_ parts: [Part]) -> [Problem] {
    let counts = Set(parts.compactMap(\.manifest.shard?.count))
    guard counts.count == 1, let count = counts.first else { return [] }
    var paths: [Int: [String]] = [:]
    for part in parts {
      if let shard = part.manifest.shard { paths[shard.index, default: []].append(part.path) }
    }
    let doubled = paths.keys.sorted().compactMap { index -> Problem? in
      guard let found = paths[index], found.count > 1 else { return nil }
      return Shard(index: index, count: count).map { .doubled($0, paths: found) }
    }
    let missing = (1...count).filter { paths[$0] == nil }
    return doubled + (missing.isEmpty ? [] : [.missing(missing, of: count)])
  }

  /// Files that more than one scene says to have written.
  private static func samePaths(_ parts: [Part]) -> [Problem] {
    var owners: [String: [String]] = [:]
    for result in parts.flatMap(\.manifest.results) {
      for file in result.files {
        let path = RealPath.cleaned(file.path)
        if owners[path]?.last != result.scene { owners[path, default: []].append(result.scene) }
      }
    }
    let doubled = owners.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
    return doubled.map { .samePath($0.key, scenes: $0.value) } + filesThatAreFolders(owners)
  }

  private static func filesThatAreFolders(_ owners: [String: [String]]) -> [Problem] {
    var found: [String: Problem] = [:]
    for (path, scenes) in owners.sorted(by: { $0.key < $1.key }) {
      var folder = RealPath.folder(of: path)
      while folder != ".", folder != "/" {
        if let file = owners[folder]?.first, found[folder] == nil {
          found[folder] = .fileAndFolder(folder, file: file, folder: scenes[0])
        }
        folder = RealPath.folder(of: folder)
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func strangers(_ part: Part) -> [Problem] {
    guard let shard = part.manifest.shard else { return [] }
    return part.manifest.results.filter { !shard.contains($0.scene) }
      .map { .otherShard(scene: $0.scene, path: part.path) }
  }
}

/// Something that is lost, or does not belong together, where the parts of a run are merged.
package typealias MergeProblem = MergedManifest.Problem
