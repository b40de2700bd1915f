internal import Platform
internal import Rendering
internal import SceneFormat

extension BatchCommand {
  /// Holds the folder that outputs go to, so that another one that comes into its place is noticed.
  func holdFolder() {
    guard options.order.action == .render, !options.order.isDryRun,
      options.order.rendering.target != .standardOutput
    else { return }
    outputFolder = options.order.rendering.folder.made()
    options.order.rendering.folder.identity = outputFolder?.identity
  }

  /// Finds out which paths are free, now that all of them are known.
  func enterPaths(_ listed: [SceneInput]) {
    paths = BatchPaths(options: ownClaims(listed), scenes: claims)
    for refusal in misnamedOptions { paths.refuse(refusal) }
  }

  /// Folders in which a run that was ended from outside may have left something.
  var foldersToTidy: Set<String> {
    let notes = cacheFile.map { [$0.home] } ?? []
    return paths.allFolders.union(notes)
  }

  func tellRefusedOptions() {
    for refusal in paths.refusedOptions {
      console.tell(refusal, form)
      ledger.summary.code = max(ledger.summary.code, .usage)
    }
  }

  /// The paths that the command line itself reads and writes.
  private func ownClaims(_ listed: [SceneInput]) -> [PathClaim] {
    let read = [
      (arguments.projectPath, "the project's file"),
      (arguments.value(of: .selection), "a selection"),
      (arguments.value(of: .rows), "a table of rows"), (arguments.value(of: .texts), "texts"),
    ].compactMap { path, what in
      path.map { PathClaim(.read, $0, by: PathOwner(what, at: "\($0):1:1")) }
    }
    // Those that cannot be read, or are another shard's, are nobody's to write over either.
    let scenes = listed.filter { $0 != .standardInput }.map {
      PathClaim(.read, $0.path, by: PathOwner("a scene", at: "\($0.path):1:1"))
    }
    let fonts = options.order.fonts.map {
      PathClaim(.read, $0, by: PathOwner("a font", at: "--fonts"))
    }
    return read + scenes + fonts
      + writtenByOptions.map { option, what, path in
        PathClaim(.write, path, by: PathOwner(what, at: "--\(option.name)"))
      }
  }

  private var writtenByOptions: [(option: Option, what: String, path: String)] {
    [
      (.manifest, "the manifest", arguments.value(of: .manifest)),
      (.timings, "the timings", arguments.value(of: .timings)),
      (.junit, "the verdicts", arguments.value(of: .junit)),
      (.codeQuality, "the problems", arguments.value(of: .codeQuality)),
      (.summary, "the summary", arguments.value(of: .summary)),
      (.report, "the report", arguments.value(of: .report)),
      (.results, "the results", arguments.value(of: .results)),
      (.page, "the page", arguments.value(of: .page).map(options.order.rendering.folder.shown)),
    ].compactMap { option, what, path in path.map { (option, what, $0) } }
  }

  /// Options that would be written in the name of something else: whoever finds a page in a picture's place has lost
  /// the picture.
  private var misnamedOptions: [PathRefusal] {
    writtenByOptions.compactMap { option, what, path in
      let ending = Self.endings[option.name] ?? "json"
      let others = OutputKinds.rendered.endings.filter { $0 != ending }.map { ".\($0)" }
      guard others.contains(where: path.lowercased().hasSuffix) else { return nil }
      return PathRefusal(
        path: path, place: "--\(option.name)", code: "output/path",
        message: "'\(path)' is no name for \(what), which is not written",
        hint: "give --\(option.name) a name that ends in .\(ending)")
    }
  }

  /// Of the files that are no JSON.
  private static let endings = ["page": "html", "report": "html", "junit": "xml", "summary": "md"]

  /// Why the page cannot be written: known before anything is drawn.
  var pageFault: FileFault? {
    guard let name = arguments.value(of: .page) else { return nil }
    do throws(FileFault) {
      _ = try OutputFolder.parts(of: name)
      return nil
    } catch {
      return error
    }
  }

  /// Why nothing may be written where the command line says: the program's notes lie there.
  var reservedFault: FileFault? {
    let folder =
      options.order.rendering.target == .standardOutput ? nil : options.order.rendering.folder.path
    let options: [Option] = [.manifest, .timings, .page] + Option.verdicts
    let named = [folder] + options.map { arguments.value(of: $0) }
    return named.compactMap(\.self).first(where: RunCache.holds).map { .reserved($0) }
  }
}
