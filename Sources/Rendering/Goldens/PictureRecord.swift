internal import Notation
internal import Platform
internal import SceneFormat

/// Accepts the pictures of a scene as they are drawn now: those that differ are written, those that nobody draws any
/// more go, and the list says so at the end.
struct PictureRecord {
  private let golden: GoldenReader
  private let making: PictureMaking
  /// Of whoever accepts some: what is let pass stays as it is.
  private var allowance = PictureAllowance.nothing
  /// Paths that somebody else reads or writes.
  private let refusals: [PathRefusal]
  private let order: WorkOrder
  private var list = GoldenPictures()
  private let drawingsBefore: AcceptedDrawings
  private var drawings = AcceptedDrawings()
  /// As the command line names it.
  private var scene = ""
  /// Who draws now.
  private var origin: PictureOrigin?
  /// May hold the same pictures.
  private var others: OtherScenes?
  private var failed = false
  /// Of the changes that were asked for their group.
  private(set) var groups: Set<String> = []
  /// The pictures that are as they were accepted, as the scene sees them, with the sums of their files.
  private(set) var unchanged: [String: String] = [:]

  init(
    _ golden: GoldenReader, _ making: PictureMaking, by order: WorkOrder,
    refusing refusals: [PathRefusal]
  ) {
    self.golden = golden
    self.making = making
    self.refusals = refusals
    self.order = order
    drawingsBefore = AcceptedDrawings(of: golden, limit: order.rendering.limits.fileBytes)
  }

  /// - Parameter others: may hold the same list.
  mutating func write(
    drawnBy origin: PictureOrigin, beside others: OtherScenes, _ result: inout WorkResult
  ) {
    guard isReadable(&result) else { return }
    do throws(Diagnostic) {
      if order.acceptance != nil {
        allowance = try PictureAllowance(
          golden.held.expectation, in: golden.home, limit: order.rendering.limits.fileBytes)
      }
    } catch { return result.tell(error, .files) }
    scene = result.scene
    self.origin = origin
    self.others = others
    guard !isListOfOthers(others, &result) else { return }
    for refusal in making.refusals {
      failed = true
      result.tell(refusal, .scene)
    }
    for file in making.files {
      do {
        try accept(file, drawnBy: origin, &result)
      } catch let refused as RefusedPicture {
        failed = true
        result.tell(refused.diagnostic, .scene)
      } catch {
        failed = true
        result.tell(Diagnostic(error, of: file), WorkTrouble(of: error))
      }
    }
    let siblings = SiblingPictures(
      of: list.entries.keys, variant: order.variant(making.maker.scene),
      inList: golden.held.expectation.list)
    for entry in obsolete {
      // A list is never shorter because something could not be drawn, and says what was written all the same.
      if failed || siblings.have(entry.path) { list.add(entry) } else { rule(on: entry, &result) }
    }
    guard order.mode != .never else { return }
    writeList(&result)
    writeDrawings(&result)
  }

  /// Whether somebody else writes the list, or has pictures in it.
  private func isListOfOthers(_ others: OtherScenes, _ result: inout WorkResult) -> Bool {
    if let refusal = refusals.first(where: { $0.path == path(golden.held.expectation.list) }) {
      result.tell(Diagnostic(refusal, at: golden.held.span), .scene)
      return true
    }
    guard let other = holder(among: others) else { return false }
    result.tell(Diagnostic(listOf: golden.held, heldBy: other), .scene)
    return true
  }

  /// A scene that holds the same list, where that has pictures of which this one knows nothing.
  private func holder(among others: OtherScenes) -> String? {
    let drawn = Set(making.files.map(\.path))
    let rows = drawn.compactMap { NamePattern(row: $0) }
    let isKnown = { (path: String) in
      drawn.contains(path) || rows.contains { $0.meets(NamePattern(path)) }
    }
    guard !golden.list.entries.keys.allSatisfy(isKnown) else { return nil }
    return others.holder(of: golden, besides: making)
  }

  /// Whether everything is accepted, so that nothing of what was is needed.
  private var isAnew: Bool { order.mode == .all && order.acceptance == nil }

  /// A list that a merge has broken is written anew, with a warning, where all of it is; what is no list is kept.
  private func isReadable(_ result: inout WorkResult) -> Bool {
    guard var fault = golden.fault else { return true }
    guard fault.code == DiagnosticCode.pictureList.rawValue, isAnew else {
      result.tell(fault, .files)
      return false
    }
    fault.severity = .warning
    result.warn(fault)
    return true
  }

  private func path(_ name: String) -> String { golden.home.path(name) }

  // MARK: Pictures

  private mutating func accept(
    _ file: PlannedFile, drawnBy origin: PictureOrigin, _ result: inout WorkResult
  ) throws {
    let sums = try making.maker.drawnSums(of: file)
    try keepDrawings(of: file, sums)
    if !sums.isEmpty, sums.allSatisfy({ golden.isSame($0, drawnBy: origin) }) {
      for sum in sums {
        guard let entry = golden.list[sum.path] else { continue }
        list.add(entry)
        unchanged[golden.held.name(of: sum.path)] = entry.sha256
      }
      return
    }
    var accepted: [GoldenPictures.Entry] = []
    try making.forEachPicture(of: file) { made, bytes in
      if try write(made, holding: bytes, of: file, &result) {
        accepted.append(
          GoldenPictures.Entry(
            path: made.path, bytes: made.bytes, sha256: made.sha256,
            drawing: sums.first { $0.path == made.path }?.text ?? "-", origin: origin))
      } else if let entry = golden.list[made.path] {
        accepted.append(entry)
      }
    }
    for entry in accepted { list.add(entry) }
  }

  /// Whether the picture is what lies there afterwards.
  private mutating func write(
    _ made: WrittenFile, holding bytes: [UInt8], of file: PlannedFile, _ result: inout WorkResult
  ) throws -> Bool {
    let name = golden.held.name(of: made.path)
    if let refusal = refusals.first(where: { $0.path == path(name) }) {
      throw RefusedPicture(diagnostic: Diagnostic(refusal, at: golden.held.span))
    }
    let before = try golden.picture(made.path)
    guard before != bytes else {
      unchanged[name] = made.sha256
      return true
    }
    if before != nil { try refusePictureOfOthers(made) }
    if let before, try passes(made, from: before, to: bytes, of: file) { return false }
    switch try ruling(on: made, from: before, to: bytes, of: file) {
    case .write: break
    case .keep:
      let isRead = try before.map { try verdict(on: made, from: $0, to: bytes, of: file) } != nil
      result.tell(.recorded(path: path(name), isRead ? .kept : .keptUnread))
      return false
    case .refuse:
      let span = golden.held.span
      result.tell(
        order.refusal(of: path(name), isThere: before != nil, at: span), .difference)
      return false
    }
    var change = GoldenChange.newPicture(made)
    if let before {
      let lines =
        order.tellsChanges ? try verdict(on: made, from: before, to: bytes, of: file)?.lines : []
      change = .changedPicture(lines ?? ["in place of a picture that cannot be read"], made)
    }
    if !order.isDryRun { try golden.home.folder.write(bytes, to: name) }
    result.files.append(made)
    result.tell(.recorded(path: path(name), change))
    return true
  }

  /// A file that the list does not have may be what another scene's list has.
  private func refusePictureOfOthers(_ made: WrittenFile) throws(RefusedPicture) {
    let name = golden.held.name(of: made.path)
    guard golden.list[made.path] == nil,
      let other = others?.holder(ofPicture: path(name), besides: making)
    else { return }
    throw RefusedPicture(diagnostic: Diagnostic(picture: name, of: golden.held, heldBy: other))
  }

  /// Whether a picture is what was accepted, but for what is let pass.
  private func passes(
    _ made: WrittenFile, from before: [UInt8], to bytes: [UInt8], of file: PlannedFile
  ) throws -> Bool {
    guard !allowance.isNothing else { return false }
    return try verdict(on: made, from: before, to: bytes, of: file)?.passes.isEmpty == false
  }

  private mutating func ruling(
    on made: WrittenFile, from before: [UInt8]?, to bytes: [UInt8], of file: PlannedFile
  ) throws -> RecordMode.Ruling {
    let entry = golden.list[made.path]
    let sides = Selection.Sides(
      before != nil ? .different : entry == nil ? .new : .missing,
      golden: before.map { SHA256.text(of: $0) } ?? entry?.sha256, drawn: made.sha256)
    return try order.ruling(on: key(of: made.path), sides) {
      let group =
        try before.map {
          try verdict(on: made, from: $0, to: bytes, of: file)?.group ?? "unreadable"
        }
        ?? sides.status.rawValue
      groups.insert(group)
      return group
    }
  }

  private func key(of path: String) -> Selection.Key {
    Selection.Key(scene: scene, output: golden.held.name(of: path))
  }

  /// All pictures that are drawn now, or that the list had, as the scene sees them.
  var names: Set<String> {
    Set((Array(golden.list.entries.keys) + list.entries.keys).map(golden.held.name))
  }

  /// nil for a picture that was accepted before and cannot be read, which is no loss.
  private func verdict(
    on made: WrittenFile, from before: [UInt8], to bytes: [UInt8], of file: PlannedFile
  ) throws -> PictureVerdict? {
    var verdict = PictureVerdict(on: file, seenBy: making.maker, allowing: allowance)
    let entry = golden.list[made.path]
    do {
      try verdict.compare(
        AcceptedPicture(
          path: made.path, bytes: before, entry: entry, isDrawnAlike: false,
          isOfNow: entry != nil && entry?.origin == origin,
          drawings: entry.map { drawingsBefore.entries(of: $0.drawing) } ?? []),
        to: bytes)
      return verdict
    } catch is GoldenFault {
      return nil
    }
  }

  // MARK: The list

  /// The pictures that nothing draws any more.
  private var obsolete: [GoldenPictures.Entry] {
    golden.list.entries.values.filter { list[$0.path] == nil }.sorted { $0.path < $1.path }
  }

  private mutating func rule(on entry: GoldenPictures.Entry, _ result: inout WorkResult) {
    let sides = Selection.Sides(.obsolete, golden: entry.sha256, drawn: nil)
    let ruling = order.ruling(on: key(of: entry.path), sides) {
      groups.insert(sides.status.rawValue)
      return sides.status.rawValue
    }
    switch ruling {
    case .write: remove(entry, &result)
    case .keep: list.add(entry)
    case .refuse:
      list.add(entry)
      guard order.acceptance != nil else { return }
      let path = path(golden.held.name(of: entry.path))
      result.tell(
        order.refusal(of: path, isThere: true, at: golden.held.span), .difference)
    }
  }

  /// Removes the file, as long as it is what was accepted.
  private func remove(_ entry: GoldenPictures.Entry, _ result: inout WorkResult) {
    guard let bytes = try? golden.picture(entry.path) else { return }
    let name = golden.held.name(of: entry.path)
    guard SHA256.text(of: bytes) == entry.sha256 else {
      return result.warn(
        Diagnostic(
          .pictureObsolete,
          "'\(path(name))' is drawn by nothing any more, and is not what was accepted",
          severity: .warning, at: golden.held.span, help: "it is kept: move it, or remove it"))
    }
    do {
      if !order.isDryRun { try golden.home.folder.withPlace(of: name) { OutputFile.remove($0) } }
      result.tell(.recorded(path: path(name), .removedPicture))
    } catch {
      result.tell(Diagnostic(ofWriting: error, at: golden.held.span), .files)
    }
  }

  private func writeList(_ result: inout WorkResult) {
    let name = golden.held.expectation.list
    guard golden.list != list || golden.fault != nil else {
      return result.tell(.recorded(path: path(name), .unchanged))
    }
    let bytes = Array(list.text.utf8)
    do {
      if !order.isDryRun { try golden.home.folder.write(bytes, to: name) }
      let file = WrittenFile(path: name, content: bytes)
      result.files.append(file)
      result.tell(.recorded(path: path(name), .pictures(list.entries.count, file)))
    } catch {
      result.tell(Diagnostic(ofWriting: error, at: golden.held.span), .files)
    }
  }
}

/// A picture in whose place somebody else reads or writes.
private struct RefusedPicture: Error {
  let diagnostic: Diagnostic
}

extension PictureRecord {
  /// Those that are known stay as they are.
  private mutating func keepDrawings(of file: PlannedFile, _ sums: [DrawnSum]) throws {
    let known = sums.map { drawingsBefore.entries(of: $0.text) }
    let entries =
      known.contains(where: \.isEmpty)
      ? try making.maker.acceptedDrawings(of: file, summed: sums) : known.flatMap(\.self)
    for entry in entries { drawings.add(entry) }
  }

  /// Those of all pictures of the list, also of such as were kept as they are.
  private mutating func writeDrawings(_ result: inout WorkResult) {
    if let line = drawingsBefore.brokenLine {
      let warning = Diagnostic(
        brokenDrawings: golden.home.path(
          AcceptedDrawings.name(besideList: golden.held.expectation.list)), line,
        at: golden.held.span)
      result.warn(warning)
      guard isAnew else { return }
    }
    for entry in drawingsBefore.entries { drawings.add(entry) }
    let kept = drawings.only(of: Set(list.entries.values.map(\.drawing)))
    guard kept != drawingsBefore, !order.isDryRun else { return }
    let name = AcceptedDrawings.name(besideList: golden.held.expectation.list)
    do {
      if kept.entries.isEmpty {
        try golden.home.folder.withPlace(of: name) { OutputFile.remove($0) }
      } else {
        try golden.home.folder.write(Array(kept.text.utf8), to: name)
      }
    } catch {
      result.tell(Diagnostic(ofWriting: error, at: golden.held.span), .files)
    }
  }
}

extension Diagnostic {
  /// Why a file of goldens could not be written.
  fileprivate init(ofWriting error: any Error, at span: SourceSpan) {
    if let fault = error as? FileFault {
      self.init(fault, at: span)
    } else if let fault = error as? any CodedError {
      self.init(fault, at: span)
    } else {
      self.init(code: "output/failed", "\(error)", at: span)
    }
  }
}
