internal import Notation
internal import Platform

/// The results of a batch: every scene with its files, their sizes and hashes. The same scenes give the same
/// manifest, however many processes and machines worked on them.
package struct Manifest: Equatable, Sendable {
  package var origin: Origin
  /// All scenes that were named, not only those of the shard.
  package var listed: SceneList
  /// nil for all of them.
  package var shard: Shard?
  /// Sorted by the scene's name.
  package private(set) var results: [Result]

  /// Everything that the files depend on besides the scenes.
  package struct Origin: Equatable, Sendable {
    package var version: String
    /// Hashes of the program and of the options.
    package var program: String
    package var options: String
    package var fingerprint: Fingerprint

    package init(version: String, program: String, options: String, fingerprint: Fingerprint) {
      self.version = version
      self.program = program
      self.options = options
      self.fingerprint = fingerprint
    }
  }

  package struct SceneList: Equatable, Sendable {
    package let count: Int
    package let sha256: String

    package init(count: Int, sha256: String) {
      self.count = count
      self.sha256 = sha256
    }

    /// - Parameter scenes: by their names, each with the path of its file: the same names with something else in the files
    ///   are another list.
    package init(_ scenes: [(name: String, path: String)]) {
      var sums: [String: String] = [:]
      let lines = scenes.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }.map {
        scene in
        let sum = sums[scene.path] ?? Self.sum(of: scene.path)
        sums[scene.path] = sum
        return "\(scene.name)\t\(sum)"
      }
      self.init(count: scenes.count, sha256: SHA256.text(of: lines.joined(separator: "\n")))
    }

    /// Nothing for what is no file, such as a pipe that was read already.
    private static func sum(of path: String) -> String {
      (try? InputFile.read(path, limit: 1 << 26)).map { SHA256.text(of: $0) } ?? ""
    }
  }

  package struct Result: Equatable, Sendable {
    package let scene: String
    package let isDone: Bool
    package let files: [WrittenFile]

    package init(scene: String, isDone: Bool, files: [WrittenFile]) {
      self.scene = scene
      self.isDone = isDone
      self.files = files
    }
  }

  package init(origin: Origin, listed: SceneList, shard: Shard?, results: [Result]) {
    self.origin = origin
    self.listed = listed
    self.shard = shard
    self.results = results.sorted { $0.scene.utf8.lexicographicallyPrecedes($1.scene.utf8) }
  }
}
