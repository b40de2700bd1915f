internal import Platform
internal import SceneFormat

/// The origins of the goldens that a batch has recorded, for the file beside each folder of them.
package struct RecordedOrigins {
  private struct Folder {
    var fingerprint = Fingerprint()
    /// Scenes that were recorded and have goldens there.
    var scenes: Set<String> = []
  }

  private var folders: [String: Folder] = [:]
  private var recorded: Set<String> = []

  package init() {}

  /// - Parameters:
  ///   - origins: for each folder of the scene's goldens, what they were made with.
  ///   - isWhole: whether none of its goldens was left as it was.
  package mutating func add(
    _ scene: String, _ origins: [String: String], isWhole: Bool = true
  ) {
    if isWhole { recorded.insert(scene) }
    for (folder, text) in origins {
      guard let fingerprint = Fingerprint(text: text) else { continue }
      folders[folder, default: Folder()].fingerprint.add(fingerprint)
      folders[folder, default: Folder()].scenes.insert(scene)
    }
  }

  /// Writes the files that say something else than before.
  package func write() throws {
    for (folder, made) in folders.sorted(by: { $0.key < $1.key }) {
      let before = GoldenOrigin.text(in: folder)
      var fingerprint = made.fingerprint
      // Goldens of other scenes lie there as they were: they keep what is known of them.
      if !isWhole(made.scenes), let known = before.flatMap({ Fingerprint(text: $0) }) {
        fingerprint.add(known)
      }
      guard fingerprint.text != before else { continue }
      try OutputFolder(folder).write(Array(fingerprint.text.utf8), to: GoldenOrigin.name)
    }
  }

  /// Whether all scenes that lie beside these were recorded.
  private func isWhole(_ scenes: Set<String>) -> Bool {
    let homes = Set(
      scenes.map { scene in
        scene.split(separator: "/", omittingEmptySubsequences: false).dropLast()
          .joined(separator: "/")
      })
    return homes.allSatisfy { home in
      let names = ((try? FolderListing(home.isEmpty ? "." : home))?.entries ?? []).map(\.name)
      return names.filter(SceneLoader.isScene)
        .allSatisfy { recorded.contains(home.isEmpty ? $0 : "\(home)/\($0)") }
    }
  }
}
