internal import Imaging
internal import Notation
internal import Platform
internal import SceneFormat
internal import VisualDiff

/// Holds the pictures of a scene to those that were accepted, as cheaply as can be: by the sums of their drawings, then
/// by those of their bytes, then by what is seen.
struct PictureCheck {
  /// Something that speaks against the pictures, or that keeps them from being compared.
  struct Finding {
    let diagnostic: Diagnostic
    let trouble: WorkTrouble
  }

  private let golden: GoldenReader
  private let making: PictureMaking
  private var allowance = PictureAllowance.nothing
  /// Whether everything is drawn, also where its drawing is the same.
  private let drawsAll: Bool
  /// Those of the command line that make another scene of what the file says, with a space behind them.
  private let options: String
  /// The name of the scene, where they do.
  private let variant: String?
  private var seen: Set<String> = []
  private var missing: [String] = []
  /// Whether any picture had to be looked at.
  private var comparesPictures = false
  private(set) var findings: [Finding] = []
  /// The pictures that pass, although something in them is otherwise, and what.
  private var passes: [(path: String, words: [String])] = []
  /// The words for what was let pass.
  private(set) var notes: [Diagnostic] = []
  /// The accepted pictures that were compared, with the bytes that they have to have for the verdict to hold.
  private(set) var inputs: [ReadFile] = []
  /// Of pictures that another version has drawn.
  private(set) var upgrade = UpgradeFacts()
  /// For a report, where one is wanted.
  private var evidence: PictureEvidence?
  /// Read where something differs.
  private lazy var drawings = AcceptedDrawings(of: golden, limit: limit)
  private let limit: Int
  /// May hold the same list.
  private let others: OtherScenes
  /// All outputs, where a report is wanted.
  var outputs: [CheckedOutput] { evidence?.outputs ?? [] }

  init(
    _ golden: GoldenReader, _ making: PictureMaking, ordered order: WorkOrder,
    beside others: OtherScenes
  ) {
    self.golden = golden
    self.others = others
    self.making = making
    drawsAll = order.drawsAll
    options = order.options
    variant = order.variant(making.maker.scene)
    limit = order.rendering.limits.fileBytes
    evidence = order.evidence.map { PictureEvidence($0, golden) }
  }

  mutating func run(drawnBy origin: PictureOrigin) {
    if let fault = golden.fault { return note(fault, .files) }
    do throws(Diagnostic) {
      allowance = try PictureAllowance(golden.held.expectation, in: golden.home, limit: limit)
      inputs += allowance.inputs
    } catch { return note(error, .files) }
    for refusal in making.refusals { note(refusal, .scene) }
    for file in making.files {
      do {
        try check(file, drawnBy: origin)
      } catch let fault as GoldenFault {
        var diagnostic = fault.diagnostic
        diagnostic.span = diagnostic.span ?? golden.held.span
        note(diagnostic, .files)
      } catch {
        note(Diagnostic(error, of: file), WorkTrouble(of: error))
      }
    }
    tellMissing()
    tellPasses()
    warnOfAbsentParts()
    if comparesPictures { warnOfBrokenDrawings() }
    // A picture that could not be made has not gone.
    if findings.allSatisfy({ $0.trouble == .difference }) { tellObsolete() }
  }

  /// The scene on a command line.
  private var sceneWord: String {
    let path = making.maker.scene.files.first?.path ?? SceneHome.pipedPath
    return options + ShellText.file(path).text
  }

  private mutating func note(_ diagnostic: Diagnostic, _ trouble: WorkTrouble) {
    findings.append(Finding(diagnostic: diagnostic, trouble: trouble))
  }

  private mutating func check(_ file: PlannedFile, drawnBy origin: PictureOrigin) throws {
    let sums = try making.maker.drawnSums(of: file)
    if !drawsAll, !sums.isEmpty, sums.allSatisfy({ golden.isSame($0, drawnBy: origin) }) {
      seen.formUnion(sums.map(\.path))
      for sum in sums {
        noteAsListed(sum.path)
        evidence?.addEqual(sum.path, of: file)
      }
      return
    }
    var verdict = PictureVerdict(on: file, seenBy: making.maker, allowing: allowance)
    defer { passes += verdict.passes }
    var row: [WrittenFile] = []
    try making.forEachPicture(of: file) { made, bytes in
      seen.insert(made.path)
      row.append(made)
      upgrade.note(golden.list[made.path], file, now: origin)
      let drawn = PictureEvidence.DrawnPicture(file: made, bytes: bytes, origin: origin)
      try compare(drawn, of: file, summed: sums, &verdict)
    }
    verdict.runs = runs(of: row, in: file)
    let finding = verdict.finding(at: golden.held.span, drawnBy: origin, of: sceneWord)
    if var finding {
      finding.output = verdict.path.map { golden.home.path(golden.held.name(of: $0)) }
      note(finding, .difference)
    }
  }

  /// The pictures that came between those of a row, or went from there: the others have other numbers since.
  private func runs(of row: [WrittenFile], in file: PlannedFile) -> [SeenDifference.Run] {
    guard row.count > 1, let name = FrameName(file.path) else { return [] }
    var accepted: [UInt64] = []
    while let entry = golden.list[name[accepted.count]] { accepted.append(Self.sum(entry.sha256)) }
    return AnimationDifference.runs(from: accepted, to: row.map { Self.sum($0.sha256) }).map {
      SeenDifference.Run(label: $0.kind.rawValue, text: $0.text)
    }
  }

  private static func sum(_ sha256: String) -> UInt64 { UInt64(sha256.prefix(16), radix: 16) ?? 0 }

  /// By its bytes, then by what is seen.
  private mutating func compare(
    _ drawn: PictureEvidence.DrawnPicture, of file: PlannedFile, summed sums: [DrawnSum],
    _ verdict: inout PictureVerdict
  ) throws {
    let path = drawn.file.path
    let entry = golden.list[path]
    if let entry, entry.sha256 == drawn.file.sha256, try isAsListed(entry) {
      noteAsListed(path)
      evidence?.addEqual(path, of: file)
      return
    }
    guard let accepted = try golden.picture(path) else {
      missing.append(path)
      try evidence?.addMissing(drawn, of: file)
      return
    }
    inputs.append(golden.input(path, sha256: SHA256.text(of: accepted)))
    let picture = AcceptedPicture(
      path: path, bytes: accepted, entry: entry,
      isDrawnAlike: sums.contains { $0.path == path && $0.text == entry?.drawing },
      isOfNow: entry?.origin == drawn.origin,
      drawings: entry.map { drawings.entries(of: $0.drawing) } ?? [])
    comparesPictures = comparesPictures || accepted != drawn.bytes
    let difference =
      accepted == drawn.bytes ? SeenDifference() : try verdict.compare(picture, to: drawn.bytes)
    guard !difference.isNone else {
      evidence?.addEqual(
        path, of: file, passing: verdict.passes.first { $0.path == path }?.words ?? [])
      return
    }
    upgrade.note(
      picture, difference, of: file,
      as: (golden.held.name(of: path), drawn.file.sha256, drawn.origin))
    let notes = verdict.notes(on: picture, drawnBy: drawn.origin)
    try evidence?.add(
      picture, drawn, of: file, because: .init(difference: difference, notes: notes))
  }

  private mutating func noteAsListed(_ path: String) {
    if let entry = golden.list[path] { inputs.append(golden.input(path, sha256: entry.sha256)) }
  }

  /// Whether the file is what its list says: where everything is drawn, everything is read as well.
  private func isAsListed(_ entry: GoldenPictures.Entry) throws -> Bool {
    guard golden.isInPlace(entry) else { return false }
    return try !drawsAll || golden.holds(entry)
  }

  // MARK: Allowances

  private mutating func tellPasses() {
    guard !passes.isEmpty else { return }
    let (verb, isOtherwise) = passes.count == 1 ? ("passes", "is") : ("pass", "are")
    notes.append(
      Diagnostic(
        .pictureLetPass,
        "\(passes.count) \(passes.count == 1 ? "picture" : "pictures") of "
          + "\"\(golden.held.expectation.list)\" \(verb), and \(isOtherwise) otherwise than accepted",
        severity: .note, at: golden.held.span,
        details: Self.listed(passes.map { "\($0.path): \($0.words.joined(separator: "; "))" })))
  }

  /// A part that lies in no picture is spelt wrongly, or can go. Elements are looked for in all that is drawn where nothing
  /// was compared, and nobody knows about areas then.
  private mutating func warnOfAbsentParts() {
    guard let ignored = allowance.rules.ignored else { return }
    if !comparesPictures, ignored.nameElements {
      for file in making.files {
        let elements = (try? making.maker.elements(of: file)) ?? SeenElements([])
        ignored.meet { !elements.areas(of: $0, scale: 1).isEmpty }
      }
    }
    let place = comparesPictures ? "the pictures that differ" : "the pictures"
    for word in comparesPictures ? ignored.absent : ignored.absentElements {
      notes.append(
        Diagnostic(
          .pictureLetPass, "the ignored part '\(word)' is in none of \(place)",
          severity: .warning, at: golden.held.span,
          help: "leave it out, or look at how it is written"))
    }
  }

  /// Without them only pixels tell what changed.
  private mutating func warnOfBrokenDrawings() {
    guard let line = drawings.brokenLine else { return }
    let name = AcceptedDrawings.name(besideList: golden.held.expectation.list)
    notes.append(
      Diagnostic(brokenDrawings: golden.home.path(name), line, at: golden.held.span))
  }

  // MARK: On one side only

  private mutating func tellMissing() {
    guard !missing.isEmpty else { return }
    note(
      Diagnostic(
        .pictureMissing, "\(counted(missing)) not there",
        at: golden.held.span, details: Self.listed(missing),
        help: "look at what is drawn now, and record it"),
      .difference)
  }

  private mutating func tellObsolete() {
    let siblings = SiblingPictures(
      of: seen, variant: variant, inList: golden.held.expectation.list)
    let obsolete = golden.list.entries.keys.filter { !seen.contains($0) && !siblings.have($0) }
      .sorted()
    guard !obsolete.isEmpty else { return }
    if let other = others.holder(of: golden, besides: making) {
      return note(Diagnostic(listOf: golden.held, heldBy: other), .scene)
    }
    for path in obsolete { evidence?.addObsolete(path) }
    note(
      Diagnostic(
        .pictureObsolete, "\(counted(obsolete)) drawn by nothing any more",
        at: golden.held.span, details: Self.listed(obsolete),
        help: "record the scene: what nobody draws goes from the list and from the folder"),
      .difference)
  }

  private func counted(_ paths: [String]) -> String {
    let list = "of \"\(golden.held.expectation.list)\""
    return paths.count == 1 ? "1 picture \(list) is" : "\(paths.count) pictures \(list) are"
  }

  private static func listed(_ paths: [String]) -> [String] {
    let most = 12
    return paths.prefix(most) + (paths.count > most ? ["and \(paths.count - most) more"] : [])
  }
}
