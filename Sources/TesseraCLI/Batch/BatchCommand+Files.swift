internal import CairoBackend
internal import Platform
internal import Rendering
internal import SceneFormat

/// The files that a batch writes about itself, beside those of its scenes.
extension BatchCommand {
  func writeManifest(_ fingerprint: ProgramFingerprint, _ listed: [SceneInput]) {
    guard let path = place(of: .manifest) else { return }
    touched.addOutput(path)
    guard let made = currentFingerprint else { return }
    let manifest = Manifest(
      origin: .init(
        version: ProgramVersion.number, program: fingerprint.program,
        options: options.order.fingerprint, fingerprint: made),
      listed: .init(listed.map { ($0.name, $0.path) }), shard: shard, results: ledger.results)
    write(manifest.json, to: path)
  }

  func writeTimings() {
    if let path = place(of: .timings) { write(trace.json, to: path) }
  }

  /// Also after an interruption: nothing that was found is lost.
  func writeVerdicts() {
    if let path = place(of: .junit) { write(JUnitReport.text(of: ledger.verdicts), to: path) }
    if let path = place(of: .codeQuality) {
      write(CodeQualityReport.text(of: ledger.verdicts), to: path)
    }
    if let path = place(of: .summary) {
      let summary = CheckSummary(ledger.verdicts.counts, options.order.evidence)
      write(CheckSummary.text(of: ledger.verdicts, by: summary), to: path)
    }
    if let path = place(of: .report) { writeReport(to: path) }
  }

  /// The path that an option has written, unless it is in the way of something else.
  func place(of option: Option) -> String? {
    options.order.isDryRun
      ? nil : arguments.value(of: option).flatMap { paths.isFree($0) ? $0 : nil }
  }

  private func write(_ text: String, to path: String) {
    do throws(FileError) {
      try OutputFile.write(Array(text.utf8), to: path)
    } catch {
      tell(FileFault(error, path: path))
    }
  }

  func writePage() {
    guard let name = arguments.value(of: .page), !options.order.isDryRun,
      paths.isFree(options.order.rendering.folder.shown(name))
    else { return }
    let page = ContactPage(ledger.results, title: "Scenes", reader: exhibitReader)
    do {
      try options.order.rendering.folder.write(Array(page.html.utf8), to: name)
    } catch {
      tell(error as? FileFault ?? .failed(name, step: "write", reason: "\(error)"))
    }
  }

  private var exhibitReader: ExhibitReader {
    let loader = SceneLoader(
      kinds: program.registry.kinds.rendered(with: fonts.ownFamilies),
      limits: options.order.rendering.limits, allowing: options.order.allowed)
    let folder = options.order.rendering.folder
    return ExhibitReader(
      scene: { [changes = options.order.changes] in
        let input = SceneInput(named: $0, changes)
        var loader = loader
        loader.change = input.change(among: changes)
        return input == .standardInput ? nil : try? loader.load(input.path)
      },
      options: options.order.rendering,
      bytes: { try? InputFile.read(folder.shown($0), limit: 64 << 20) })
  }

  /// Everything that the files of this run depend on.
  var currentFingerprint: Fingerprint? {
    let films = ledger.results.contains { $0.files.contains(where: \.isFilm) }
    do throws(FontError) {
      var made = try Fingerprint.current(fonts: fonts, films: films)
      for path in ledger.ownFonts { made.add(try FontPrint(path)) }
      return made
    } catch {
      let code = tellFingerprint("the fonts cannot be read", error)
      ledger.summary.code = max(ledger.summary.code, code)
      return nil
    }
  }

  /// Beside each folder of goldens, a note of the things that they were made with.
  func writeOrigins() {
    guard options.order.action == .record, !options.order.isDryRun else { return }
    do {
      try origins.write()
    } catch {
      tell(error as? FileFault ?? .failed(GoldenOrigin.name, step: "write", reason: "\(error)"))
    }
  }
}
