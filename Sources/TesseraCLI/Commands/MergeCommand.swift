internal import SceneFormat
internal import Imaging
internal import Motion
internal import Platform
internal import Rendering

/// Puts the manifests of all shards together, or hands over their results.
struct MergeCommand {
  private let arguments: ParsedArguments
  private let console: Console
  private let form: MessageForm

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    form = MessageForm(arguments, isColored: console.isErrorColored)
  }

  func run() -> ExitCode {
    if arguments.has(.driver) {
      return ListMerge(arguments: arguments, console: console, form: form).run()
    }
    let ofResults = arguments.words.contains(where: ResultsFile.isOne)
    let isForResults = Option.merged.contains(where: arguments.isGiven)
    if !ofResults, isForResults, let fault = unreadablePart {
      console.tell(fault, form)
      return fault.exitCode
    }
    if let code = refusedOption(ofResults: ofResults) { return code }
    guard ofResults else { return mergeManifests() }
    return ResultsMerge(arguments: arguments, console: console, form: form).run()
  }

  /// Whoever has an empty file wants to know that, and not what its manifest would lack.
  private var unreadablePart: FileFault? {
    for path in arguments.words {
      do throws(FileFault) { _ = try part(path) } catch { return error }
    }
    return nil
  }

  /// A file that the parts know nothing of would not be written.
  private func refusedOption(ofResults: Bool) -> ExitCode? {
    let others = ofResults ? [Option.manifest] : Option.merged
    guard let option = others.first(where: arguments.isGiven) else { return nil }
    let parts = ofResults ? "results of checks have no files" : "manifests hold no verdicts"
    console.tell(
      Diagnostic(
        code: "merge/option", "--\(option.name) means nothing here: \(parts)",
        help: ofResults ? "leave it out" : "give what tessera check --results has written"), form)
    return .usage
  }

  private func mergeManifests() -> ExitCode {
    console.ending(form, otherwise: "merge/failed") {
      try enterPaths()
      let parts = try arguments.words.map(part)
      try enterFiles(of: parts)
      let merged = MergedManifest(parts)
      for problem in merged.problems { console.tell(problem, form) }
      guard let manifest = merged.manifest else { return .different }
      return try write(manifest)
    }
  }

  /// A manifest that is merged must not be written over.
  private func enterPaths() throws {
    var ledger = PathLedger()
    for word in arguments.words {
      try ledger.read(word, for: PathOwner("a manifest that is merged", at: word))
    }
    guard let path = arguments.value(of: .manifest), path != "-" else { return }
    if RunCache.holds(path) { throw FileFault.reserved(path) }
    try ledger.write(path, for: PathOwner("the manifest", at: "--manifest"))
    Leftovers.removeUnheld(in: [RealPath.folder(of: path)])
  }

  /// Nor what the shards were made of, or have made.
  private func enterFiles(of parts: [MergedManifest.Part]) throws(PathCollision) {
    guard let path = arguments.value(of: .manifest), path != "-" else { return }
    var ledger = PathLedger()
    try ledger.write(path, for: PathOwner("the manifest", at: "--manifest"))
    for part in parts {
      for result in part.manifest.results {
        try ledger.read(result.scene, for: PathOwner("a scene", at: part.path))
        for file in result.files {
          try ledger.read(file.path, for: PathOwner("what a scene gave", at: part.path))
        }
      }
    }
  }

  private func part(_ path: String) throws(FileFault) -> MergedManifest.Part {
    do {
      let text = String(decoding: try InputFile.read(path, limit: 1 << 30), as: UTF8.self)
      return .init(path: path, manifest: try Manifest(json: text))
    } catch let error as FileError {
      throw FileFault(error, path: path)
    } catch {
      throw FileFault.noManifest(path, reason: "\(error)")
    }
  }

  /// The manifest goes where the option says, else through standard output.
  private func write(_ manifest: Manifest) throws -> ExitCode {
    let failed = manifest.results.count { !$0.isDone }
    if let path = arguments.value(of: .manifest), path != "-" {
      do throws(FileError) {
        try OutputFile.write(Array(manifest.json.utf8), to: path)
      } catch {
        throw FileFault(error, path: path)
      }
      if !form.isQuiet, !form.isEvents {
        console.write("\(path): \(manifest.results.count) scenes, \(failed) failed\n")
      }
    } else {
      console.write(lines: manifest.json)
    }
    return failed == 0 ? .done : .different
  }
}
