internal import Drawing
internal import Imaging
internal import Motion
internal import Notation
internal import Scene
internal import SceneFormat

/// Compares two scenes, tables, pictures or animations and says how they differ.
@MainActor struct DiffCommand {
  private static let largestFile = 1 << 28

  private let arguments: ParsedArguments
  private let console: Console
  private let registry: SceneRegistry
  private let form: MessageForm

  init(_ arguments: ParsedArguments, _ console: Console, _ registry: SceneRegistry) {
    self.arguments = arguments
    self.console = console
    self.registry = registry
    form = MessageForm(arguments, isColored: console.isErrorColored)
  }

  /// Something that can be compared.
  private enum Side {
    /// A scene is as good as the table that it gives.
    case table(AttributeTable)
    /// A still picture is an animation of one frame.
    case frames(ComparedFrames)
  }

  func run() -> ExitCode {
    if let mask = arguments.value(of: .mask), !MaskFile.isName(mask) {
      console.tell(
        "diff/mask-name", "the mask '\(mask)' has another ending than .png or .apng",
        help: "masks are PNG files, also those of GIF and WebP", form)
      return .usage
    }
    do {
      try enterPaths()
      let before = try side(arguments.words[0])
      let after = try side(arguments.words[1])
      return try compare(before, after)
    } catch let fault as FileFault {
      console.tell(fault.code, fault.message, help: fault.hint, form)
    } catch let collision as PathCollision {
      console.tell(collision, form)
      return .usage
    } catch let fault as DiffFault {
      console.tell(fault.code, fault.message, help: fault.hint, form)
    } catch let diagnostic as Diagnostic {
      return tell([diagnostic], .files)
    } catch let faults as SceneFaults {
      return tell(faults.diagnostics, faults.exitCode)
    } catch let scene as StoppedScene {
      return tell([scene.stop], .layout)
    } catch {
      console.tell("diff/mask", "the mask could not be written: \(error)", form)
    }
    return .files
  }

  /// The mask must not be written over what is compared.
  private func enterPaths() throws {
    var ledger = PathLedger()
    for (word, name) in zip(arguments.words, ["BEFORE", "AFTER"]) where word != "-" {
      try ledger.read(word, for: PathOwner("what is compared", at: name))
    }
    guard let mask = arguments.value(of: .mask) else { return }
    if RunCache.holds(mask) { throw FileFault.reserved(mask) }
    try ledger.write(mask, for: PathOwner("the mask", at: "--mask"))
    Leftovers.removeUnheld(in: [TouchedFiles.folder(of: mask)])
  }

  /// A scene that stopped where it was not to: half a table says nothing about the whole one.
  private struct StoppedScene: Error {
    let stop: Diagnostic
  }

  private func side(_ path: String) throws -> Side {
    if SceneTable.isScene(path) {
      let scene = try SceneTable(path, registry, arguments)
      if let stop = scene.stop { throw StoppedScene(stop: stop) }
      return .table(scene.table)
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes =
        try path == "-"
        ? StandardInput.read(limit: Self.largestFile)
        : InputFile.read(path, limit: Self.largestFile)
    } catch {
      throw FileFault(error, path: path)
    }
    if PictureFormat(of: bytes) != nil { return .frames(try ComparedFrames(path, bytes)) }
    return .table(try table(bytes, path))
  }

  /// A file that is named or begins like a table is one, and what is wrong with it is said with its place.
  private func table(_ bytes: [UInt8], _ path: String) throws -> AttributeTable {
    let text = SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))
    let isNamedSo = [".attrs", ".json"].contains(where: path.hasSuffix)
    let isMeant = TableFile(text).isMeantAsTable && !bytes.isEmpty
    guard isNamedSo || isMeant else { throw DiffFault.unknown(path) }
    return try TableFile(try SourceFile(path: path, bytes: bytes)).table()
  }

  private func compare(_ before: Side, _ after: Side) throws -> ExitCode {
    switch (before, after) {
    case (.table(let before), .table(let after)):
      let tolerance = arguments.number(of: .tolerance) ?? 0
      return tell(TableDifference(before, after, tolerance: tolerance))
    case (.frames(let before), .frames(let after)):
      return try compare(before, after)
    case (.table, .frames), (.frames, .table):
      console.tell(
        "diff/kinds", "a table is compared to a picture",
        help: "give two tables or scenes, or two pictures", form)
      return .usage
    }
  }

  private func compare(_ before: ComparedFrames, _ after: ComparedFrames) throws -> ExitCode {
    let mask = try arguments.value(of: .mask).map {
      try MaskFile($0, before.head, after.head)
    }
    let difference = try AnimationDifference(before, after) { try mask?.add($0, $1) }
    // Where nothing differs there is nothing to see, and the file disappears with its writer.
    if !difference.isNone { try mask?.finish() }
    return tell(difference)
  }

  private func tell(_ diagnostics: [Diagnostic], _ code: ExitCode) -> ExitCode {
    var report = SceneReport(arguments.words[0])
    for diagnostic in diagnostics { report.tell(diagnostic, form) }
    console.write(report.output)
    console.writeError(report.error)
    return code
  }

  private func tell(_ difference: TableDifference) -> ExitCode {
    if form.isEvents {
      console.write(difference.events)
    } else if !form.isQuiet {
      let lines = difference.isNone ? ["the tables are the same"] : difference.lines
      console.write(lines.map { "\($0)\n" as TerminalText }.joined())
    }
    return difference.isNone ? .done : .different
  }

  private func tell(_ difference: AnimationDifference) -> ExitCode {
    if form.isEvents {
      console.write(difference.still?.event ?? difference.events)
    } else if !form.isQuiet {
      let still = difference.still.map { $0.text + "\n" }
      console.write(lines: still ?? difference.text(isVerbose: form.isVerbose))
    }
    return difference.isNone ? .done : .different
  }
}

extension TableDifference {
  /// A line of JSON for each element.
  fileprivate var events: TerminalText {
    let order = stepOrders.map { orders in
      Event.line(
        "difference", [("steps", .list([.texts(orders.before), .texts(orders.after)]))])
    }
    return (order ?? "") + changes.map(Self.event).joined()
  }

  private static func event(_ change: Change) -> TerminalText {
    let (kind, clauses): (String, [String]) =
      switch change.kind {
      case .added: ("added", [])
      case .removed: ("removed", [])
      case .changed(let clauses): ("changed", clauses)
      }
    return Event.line(
      "difference",
      [
        ("element", .text(change.place.text)), ("kind", .text(kind)),
        ("changes", .texts(clauses)),
      ])
  }
}

extension PictureDifference {
  fileprivate var event: TerminalText {
    Event.line(
      "difference",
      [("identical", .flag(isNone)), ("pixels", .whole(count))]
        + (area.map { [("box", .wholes([$0.x, $0.y, $0.width, $0.height]))] } ?? []))
  }
}
