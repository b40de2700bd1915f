internal import Notation
internal import Platform
internal import Scene
internal import SceneFormat

extension SceneWork {
  /// Tries the layout of a scene with random ones, and tells what they break.
  func fuzz(
    _ scene: SceneDescription, by runner: SceneRunner, for audit: AuditOrder,
    _ result: inout WorkResult
  ) throws(SceneFaults) {
    let loader = SceneLoader(
      kinds: runner.registry.kinds.rendered(with: fonts.ownFamilies),
      limits: order.rendering.limits, allowing: order.allowed)
    let fuzz = try LayoutFuzz(scene, loader: loader, runner: runner, rules: audit.rules)
    // Each takes about as long as a frame.
    place.board.allow(megapixels: audit.count)
    let found = fuzz.findings(
      of: audit.seed..<(audit.seed + audit.count), stops: place.isInterrupted)
    let isWhole = !place.isInterrupted()
    if !isWhole { result.tell(.interrupted) }
    for finding in found {
      var diagnostic = Diagnostic(
        code: finding.code, finding.sentence, at: scene.layout.span,
        notes: ["in a random scene, with the seed \(finding.seed)"], help: finding.help)
      if !audit.keeps {
        let words = "tessera audit --fuzz 1 --seed \(finding.seed) --keep"
        diagnostic.notes.append("to keep it: \(words) \(ShellText.file(result.scene).text)")
      }
      result.tell(diagnostic, .difference)
    }
    if isWhole { result.tell(.fuzzed(audit.count, found: found.count)) }
    if audit.keeps, let first = found.first { keep(first, of: scene, &result) }
  }

  private func keep(
    _ finding: FuzzFinding, of scene: SceneDescription, _ result: inout WorkResult
  ) {
    guard scene.files.first?.path != SceneHome.pipedPath else {
      return result.tell(
        Diagnostic(
          .notSupported, "a scene from standard input has no file that another one could extend",
          help: "put it into a file, and audit that"), .request)
    }
    let name = AuditOrder.keptName(of: scene)
    let home = SceneHome(scene, allowing: order.allowed)
    let bytes = Array(finding.text.utf8)
    guard isFree(home.path(name), for: bytes) else {
      return result.tell(
        Diagnostic(
          code: "output/exists", concern: .files,
          "'\(home.path(name))' is there, and is another scene",
          help: "give it another name, or delete it: it is where what breaks the layout is kept"),
        .files)
    }
    do {
      try home.folder.write(bytes, to: name)
      let file = WrittenFile(path: name, content: bytes)
      result.files.append(file)
      result.tell(.kept(path: home.path(name), file))
    } catch let fault as FileFault {
      result.tell(Diagnostic(fault), .files)
    } catch {
      result.tell(Diagnostic(code: "output/failed", "'\(name)': \(error)"), .files)
    }
  }

  /// Whether nothing is there, or the same: what was kept before may be somebody's test by now.
  private func isFree(_ path: String, for bytes: [UInt8]) -> Bool {
    guard FileStatus(path, followsLinks: false) != nil else { return true }
    return (try? InputFile.read(path, limit: bytes.count)) == bytes
  }
}
