internal import Glibc

extension BatchCommand {
  /// Holds the folder that outputs go to, so that another one that comes into its place is noticed.
  func holdFolder() {
    guard options.action == .render, !options.isDryRun, options.target != .standardOutput else {
      return
    }
    outputFolder = options.folder.made()
    options.folder.identity = outputFolder?.identity
  }

  /// Finds out which paths are free, now that all of them are known.
  func enterPaths(_ listed: [SceneInput]) {
    paths = BatchPaths(options: ownClaims(listed), scenes: claims)
  }

  /// Where a run that was ended from outside may have left something.
  var foldersToTidy: Set<String> {
    let notes = cacheFile == nil ? [] : [options.folder.shown(RunCache.folder)]
    return paths.allFolders.union(notes)
  }

  func tellRefusedOptions() {
    for refusal in paths.refusedOptions {
      console.tell(refusal.code, refusal.message, help: refusal.hint, form)
      ledger.summary.code = max(ledger.summary.code, .usage)
    }
  }

  /// What the command line itself reads and writes.
  private func ownClaims(_ listed: [SceneInput]) -> [PathClaim] {
    let written: [(Option, what: String, path: String?)] = [
      (.manifest, "the manifest", arguments.value(of: .manifest)),
      (.timings, "the timings", arguments.value(of: .timings)),
      (.page, "the page", arguments.value(of: .page).map(options.folder.shown)),
    ]
    let read = [arguments.projectPath].compactMap(\.self).map {
      PathClaim(.read, $0, by: PathOwner("the project's file", at: "\($0):1:1"))
    }
    // Those that cannot be read, or are another shard's, are nobody's to write over either.
    let scenes = listed.filter { $0 != .standardInput }.map {
      PathClaim(.read, $0.name, by: PathOwner("a scene", at: "\($0.name):1:1"))
    }
    let fonts = options.fonts.map { PathClaim(.read, $0, by: PathOwner("a font", at: "--fonts")) }
    return read + scenes + fonts
      + written.compactMap { option, what, path in
        path.map { PathClaim(.write, $0, by: PathOwner(what, at: "--\(option.name)")) }
      }
  }

  /// Why nothing may be written where the command line says: the program's notes lie there.
  var reservedFault: FileFault? {
    let folder = options.target == .standardOutput ? nil : options.folder.path
    let options: [Option] = [.manifest, .timings, .page]
    let named = [folder] + options.map { arguments.value(of: $0) }
    return named.compactMap(\.self).first(where: RunCache.holds).map { .reserved($0) }
  }
}
