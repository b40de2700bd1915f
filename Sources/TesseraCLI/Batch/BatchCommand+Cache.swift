internal import CairoBackend
internal import Imaging
internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

/// Results of earlier runs.
extension BatchCommand {
  /// Folders that somebody has chosen have notes; what goes elsewhere is made anew every time.
  private var usesCache: Bool {
    guard case .folder = options.order.rendering.target, arguments.value(of: .output) != nil else {
      return false
    }
    return options.order.action == .render && !arguments.has(.noCache) && !options.order.isDryRun
  }

  /// Everything that outputs depend on besides their scenes; nil where nobody asks.
  func neededFingerprint(searchPath: String?) throws -> ProgramFingerprint? {
    let isAsked = [Option.manifest, .results].contains { arguments.value(of: $0) != nil }
    guard usesCache || isAsked else { return nil }
    return try ProgramFingerprint(notes: notes, searchPath: searchPath, fonts: fonts)
  }

  private var notes: String? {
    guard usesCache else { return nil }
    let folder = options.order.rendering.folder
    // Makes the folder, and refuses a link in its place.
    guard (try? folder.withNotes("program", { _ in })) != nil else { return nil }
    return folder.shown("\(OutputFolder.notes)/program")
  }

  func openCache(_ fingerprint: ProgramFingerprint) {
    guard usesCache else { return }
    let styles = program.registry.styles.map { SHA256.text(of: $0.file.text) }
    let parts = [
      fingerprint.program, fingerprint.libraries, fingerprint.fonts, options.order.fingerprint,
      styles ?? "",
    ]
    let context = SHA256.text(of: parts.joined(separator: "\n"))
    cacheFile = CacheFile(options.order.rendering.folder, context: context, shard: shard)
  }

  func unchanged(_ input: SceneInput) -> SceneReport? {
    guard !arguments.has(.force), let cacheFile,
      let files = cacheFile.cache.files(
        of: input.name, in: options.order.rendering.folder, readsAll: arguments.has(.verify)),
      let warnings = cacheFile.cache.warnings(of: input.name, in: form.fingerprint)
    else { return nil }
    var report = SceneReport(input.name)
    report.repeatWarnings(TerminalText(written: warnings.text), form)
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
    guard let fault = cacheFile?.fault, ledger.summary.code == .done, !form.isQuiet else { return }
    console.tell(
      Diagnostic(
        code: "cache/unwritable", "nothing is remembered for the next run: \(fault.message)",
        severity: .warning,
        help:
          "look at the rights of '\(options.order.rendering.folder.shown(OutputFolder.notes))', or say --no-cache"
      ), form)
  }
}
