internal import Platform
internal import Rendering
internal import SceneFormat

/// Works again as soon as something changes that the scenes are made of, until it is interrupted.
@MainActor struct SceneWatch {
  private let words: [String]
  private let console: Console

  init(_ words: [String], _ console: Console) {
    self.words = words
    self.console = console
  }

  /// `work` tells how it ended, and which files it has read and written.
  func run(_ work: () -> (code: ExitCode, files: TouchedFiles)) -> ExitCode {
    let interruption = Interruption()
    guard let watch = FolderWatch() else { return work().code }
    var known = TouchedFiles()
    // A change during the work is not lost: the folders are watched before it.
    watch.add(folders)
    while true {
      let (code, files) = work()
      if code == .interrupted { return code }
      known.add(files)
      // Files may have come from further folders; those that are watched already stay as they are.
      watch.add(folders.union(known.folders))
      let folders = watch.count == 1 ? "1 folder" : "\(watch.count) folders"
      console.writeError("watching \(folders); ctrl-C ends it\n")
      guard waitForChange(of: watch, known, until: interruption) else { return .done }
    }
  }

  /// The folders of all scenes, and those that were named.
  private var folders: Set<String> {
    let named = words.filter { FolderListing.isFolder($0) }
    return Set(
      named.map(RealPath.cleaned)
        + SceneInputs(words).inputs.map { RealPath.folder(of: $0.name) })
  }

  /// Waits until a file changes that counts and nothing more does for a moment; false if interrupted.
  private func waitForChange(
    of watch: FolderWatch, _ known: TouchedFiles, until interruption: Interruption
  ) -> Bool {
    var hasChanged = false
    while !interruption.hasCome() {
      guard let changed = watch.changes(within: 100) else { return false }
      if changed.isEmpty, hasChanged { return true }
      hasChanged = hasChanged || changed.contains(where: known.isConcerned)
    }
    return false
  }
}
