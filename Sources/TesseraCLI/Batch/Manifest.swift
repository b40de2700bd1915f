internal import Notation
internal import Rendering

/// What a batch gave: every scene with its files, their sizes and hashes. The same scenes give the same
/// manifest, however many processes and machines worked on them.
struct Manifest: Equatable, Sendable {
  var origin: Origin
  /// All scenes that were named, not only those of the shard.
  var listed: SceneList
  /// nil for all of them.
  var shard: Shard?
  /// Sorted by the scene's name.
  private(set) var results: [Result]

  /// What the files depend on besides the scenes.
  struct Origin: Equatable, Sendable {
    var version: String
    /// Hashes of the program and of the options.
    var program: String
    var options: String
    var fingerprint: Fingerprint
  }

  struct SceneList: Equatable, Sendable {
    let count: Int
    let sha256: String

    init(count: Int, sha256: String) {
      self.count = count
      self.sha256 = sha256
    }

    init(_ names: [String]) {
      let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      self.init(count: names.count, sha256: SHA256.text(of: sorted.joined(separator: "\n")))
    }
  }

  struct Result: Equatable, Sendable {
    let scene: String
    let isDone: Bool
    let files: [WrittenFile]
  }

  init(origin: Origin, listed: SceneList, shard: Shard?, results: [Result]) {
    self.origin = origin
    self.listed = listed
    self.shard = shard
    self.results = results.sorted { $0.scene.utf8.lexicographicallyPrecedes($1.scene.utf8) }
  }
}
