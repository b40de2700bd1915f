internal import CairoBackend
internal import Imaging
internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

/// Results of earlier runs.
extension BatchCommand {
  /// Folders that somebody has chosen have notes; what goes elsewhere is made anew every time.
  private var cacheFolder: OutputFolder? {
    switch options.order.action {
    case .check: return arguments.value(of: .cache).map { OutputFolder($0) }
    case .render:
      guard case .folder = options.order.rendering.target, arguments.value(of: .output) != nil,
        !arguments.has(.noCache), !options.order.isDryRun
      else { return nil }
      return options.order.rendering.folder
    default: return nil
    }
  }

  /// Everything that outputs depend on besides their scenes; nil where nobody asks.
  func neededFingerprint(searchPath: String?) throws -> ProgramFingerprint? {
    let isAsked = [Option.manifest, .results].contains { arguments.value(of: $0) != nil }
    guard cacheFolder != nil || isAsked else { return nil }
    return try ProgramFingerprint(notes: notes, searchPath: searchPath, fonts: fonts)
  }

  private var notes: String? {
    guard let folder = cacheFolder else { return nil }
    // Makes the folder, and refuses a link in its place.
    guard (try? folder.withNotes("program", { _ in })) != nil else { return nil }
    return folder.shown("\(OutputFolder.notes)/program")
  }

  func openCache(_ fingerprint: ProgramFingerprint) {
    guard let folder = cacheFolder else { return }
    let styles = program.registry.styles.map { SHA256.text(of: $0.file.text) }
    let parts = [
      fingerprint.program, fingerprint.libraries, fingerprint.fonts, options.fingerprint,
      styles ?? "",
    ]
    let context = SHA256.text(of: parts.joined(separator: "\n"))
    cacheFile = CacheFile(folder, for: options.order.action, context: context, shard: shard)
  }

  func unchanged(_ input: SceneInput) -> SceneReport? {
    options.order.action == .check ? heldAsBefore(input) : madeBefore(input)
  }

  /// All that was told of a scene that was as expected, if it and its goldens are what they were.
  private func heldAsBefore(_ input: SceneInput) -> SceneReport? {
    guard let cache = cacheFile?.cache, let folder = cacheFolder,
      cache.files(of: input.name, in: folder) != nil,
      let text = cache.report(of: input.name), var report = try? SceneReport(json: text)
    else { return nil }
    (report.isUnchanged, report.phases, report.microseconds) = (true, [], 0)
    return report
  }

  private func madeBefore(_ input: SceneInput) -> SceneReport? {
    guard !arguments.has(.force), let cacheFile,
      let files = cacheFile.cache.files(
        of: input.name, in: options.order.rendering.folder, readsAll: arguments.has(.verify)),
      let warnings = cacheFile.cache.warnings(of: input.name, in: form.fingerprint)
    else { return nil }
    var report = SceneReport(input.name)
    report.warn(TerminalText(written: warnings.text), form)
    report.once = warnings.once.mapValues { TerminalText(written: $0) }
    report.inputs = cacheFile.cache.inputs(of: input.name)
    report.files = files
    report.missing = warnings.missing
    report.isUnchanged = true
    if form.isEvents {
      report.output += Event.unchanged(input.name)
    } else if form.isVerbose {
      report.output += "\(input.name): unchanged\n"
    }
    return report
  }

  /// A result that cannot be remembered is drawn anew every time, which somebody may wonder about.
  func warnOfCache() {
    guard let cacheFile, let fault = cacheFile.fault, ledger.summary.code == .done, !form.isQuiet
    else { return }
    console.tell(
      Diagnostic(
        code: "cache/unwritable", "nothing is remembered for the next run: \(fault.message)",
        severity: .warning,
        help:
          "look at the rights of '\(cacheFile.home)'\(options.order.action == .check ? "" : ", or say --no-cache")"
      ), form)
  }
}
