internal import Platform
internal import SceneFormat

/// Accepts the pictures of a scene as they are drawn now: those that differ are written, those that nobody draws any
/// more go, and the list says so at the end.
struct PictureRecord {
  private let golden: GoldenReader
  private let making: PictureMaking
  /// Paths that somebody else reads or writes.
  private let refusals: [PathRefusal]
  private let order: WorkOrder
  private var list = GoldenPictures()
  private var failed = false

  init(
    _ golden: GoldenReader, _ making: PictureMaking, by order: WorkOrder,
    refusing refusals: [PathRefusal]
  ) {
    self.golden = golden
    self.making = making
    self.refusals = refusals
    self.order = order
  }

  mutating func write(drawnBy origin: PictureOrigin, _ result: inout WorkResult) {
    guard isReadable(&result) else { return }
    if let refusal = refusals.first(where: { $0.path == path(golden.held.expectation.list) }) {
      return result.tell(Diagnostic(refusal, at: golden.held.span), .scene)
    }
    for refusal in making.refusals {
      failed = true
      result.tell(refusal, .scene)
    }
    for file in making.files {
      do {
        try accept(file, drawnBy: origin, &result)
      } catch {
        failed = true
        result.tell(Diagnostic(error, of: file), WorkTrouble(of: error))
      }
    }
    // A list is never shorter because something could not be drawn.
    guard !failed else { return }
    if order.mode == .all { removeObsolete(&result) } else { keepObsolete() }
    if order.mode != .never { writeList(&result) }
  }

  /// A list that a merge has broken is written anew, with a warning; what is no list is kept.
  private func isReadable(_ result: inout WorkResult) -> Bool {
    guard var fault = golden.fault else { return true }
    guard fault.code == DiagnosticCode.pictureList.rawValue else {
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
    if !sums.isEmpty, sums.allSatisfy({ golden.isSame($0, drawnBy: origin) }) {
      for sum in sums { golden.list[sum.path].map { list.add($0) } }
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
  private func write(
    _ made: WrittenFile, holding bytes: [UInt8], of file: PlannedFile, _ result: inout WorkResult
  ) throws -> Bool {
    let name = golden.held.name(of: made.path)
    if let refusal = refusals.first(where: { $0.path == path(name) }) {
      throw Diagnostic(refusal, at: golden.held.span)
    }
    let before = try golden.picture(made.path)
    guard before != bytes else { return true }
    switch order.mode.ruling(isThere: before != nil) {
    case .write: break
    case .keep:
      result.tell(.recorded(path: path(name), .kept))
      return false
    case .refuse:
      let refusal = Diagnostic(
        notRecorded: path(name), isThere: before != nil, at: golden.held.span)
      result.tell(refusal, .difference)
      return false
    }
    let change = try before.map { try changed($0, to: bytes, made, of: file) } ?? .newPicture(made)
    if !order.isDryRun { try golden.home.folder.write(bytes, to: name) }
    result.files.append(made)
    result.tell(.recorded(path: path(name), change))
    return true
  }

  /// A picture that was accepted before and cannot be read is no loss.
  private func changed(
    _ before: [UInt8], to bytes: [UInt8], _ made: WrittenFile, of file: PlannedFile
  ) throws -> GoldenChange {
    var verdict = PictureVerdict(on: file, seenBy: making.maker)
    let entry = golden.list[made.path]
    do {
      try verdict.compare(
        AcceptedPicture(path: made.path, bytes: before, entry: entry, isDrawnAlike: false),
        to: bytes)
      return .changedPicture(verdict.lines, made)
    } catch is GoldenFault {
      return .changedPicture(["in place of a picture that cannot be read"], made)
    }
  }

  // MARK: The list

  /// Removes the files of pictures that nothing draws any more, as long as they are what was accepted.
  private func removeObsolete(_ result: inout WorkResult) {
    for path in golden.list.entries.keys.sorted() where list[path] == nil {
      guard let entry = golden.list[path], let bytes = try? golden.picture(path) else { continue }
      let name = golden.held.name(of: path)
      guard WrittenFile(path: path, content: bytes).sha256 == entry.sha256 else {
        result.warn(
          Diagnostic(
            .pictureObsolete,
            "'\(self.path(name))' is drawn by nothing any more, and is not what was accepted",
            severity: .warning, at: golden.held.span, help: "it is kept: move it, or remove it"))
        continue
      }
      do {
        if !order.isDryRun { try golden.home.folder.withPlace(of: name) { OutputFile.remove($0) } }
        result.tell(.recorded(path: self.path(name), .removedPicture))
      } catch {
        result.tell(Diagnostic(error, at: golden.held.span), .files)
      }
    }
  }

  private mutating func keepObsolete() {
    for entry in golden.list.entries.values where list[entry.path] == nil { list.add(entry) }
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
      result.tell(Diagnostic(error, at: golden.held.span), .files)
    }
  }
}

extension Diagnostic {
  /// Why a file of goldens could not be written.
  fileprivate init(_ error: any Error, at span: SourceSpan) {
    if let fault = error as? FileFault {
      self.init(fault, at: span)
    } else {
      self.init(code: "output/failed", "\(error)", at: span)
    }
  }
}
