internal import CairoBackend
internal import Platform
internal import Rendering

extension BatchCommand {
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

  /// Beside each folder of goldens, what they were made with.
  func writeOrigins() {
    guard options.order.action == .record, !options.order.isDryRun else { return }
    do {
      try origins.write()
    } catch {
      let fault =
        error as? FileFault ?? .failed(GoldenOrigin.name, step: "write", reason: "\(error)")
      tell(fault)
    }
  }
}
