internal import Drawing
internal import Imaging
internal import Motion
internal import Notation
internal import Platform
internal import Rendering
internal import Scene
internal import SceneFormat
internal import VisualDiff

/// Compares two scenes, tables, pictures or animations and says how they differ.
@MainActor struct DiffCommand {
  private static let largestFile = 1 << 28

  private let arguments: ParsedArguments
  private let console: Console
  private let registry: SceneRegistry
  private let form: MessageForm

  init(_ arguments: ParsedArguments, on console: Console, knowing registry: SceneRegistry) {
    self.arguments = arguments
    self.console = console
    self.registry = registry
    form = MessageForm(arguments, isColored: console.isErrorColored)
  }

  func run() -> ExitCode {
    if let mask = arguments.value(of: .mask), !MaskFile.isName(mask) {
      console.tell(
        Diagnostic(
          code: "diff/mask-name", "the mask '\(mask)' has another ending than .png or .apng",
          help: "masks are PNG files, also those of GIF and WebP"), form)
      return .usage
    }
    do {
      try enterPaths()
      let (first, second) = (try file(arguments.words[0]), try file(arguments.words[1]))
      if let first, let second, let identity = ComparedIdentity(first, second) {
        return tell(identity)
      }
      let before = try side(arguments.words[0], first)
      let after = try side(arguments.words[1], second, like: before)
      return try compare(before, after)
    } catch let fault as FileFault {
      console.tell(fault, form)
      return fault.exitCode
    } catch let collision as PathCollision {
      console.tell(collision, form)
      return .usage
    } catch let fault as DiffFault {
      console.tell(fault, form)
    } catch let diagnostic as Diagnostic {
      return tell([diagnostic], ExitCode.files.telling(of: diagnostic.concern))
    } catch let faults as SceneFaults {
      return tell(faults.diagnostics, faults.exitCode)
    } catch let scene as StoppedScene {
      return tell([scene.stop], .layout)
    } catch {
      console.tell(Diagnostic(code: "diff/mask", "the mask could not be written: \(error)"), form)
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
    Leftovers.removeUnheld(in: [RealPath.folder(of: mask)])
  }

  /// A scene that stopped where it was not to: half a table says nothing about the whole one.
  private struct StoppedScene: Error {
    let stop: Diagnostic
  }

  /// The bytes of what is compared; nothing for a scene, which is played.
  private func file(_ path: String) throws -> [UInt8]? {
    guard !SceneTable.isScene(path) else { return nil }
    if path == "-" { return try StandardStream.readInput(limit: Self.largestFile) }
    do throws(FileError) {
      return try InputFile.read(path, limit: Self.largestFile)
    } catch {
      throw FileFault(error, path: path)
    }
  }

  private func side(
    _ path: String, _ bytes: [UInt8]?, like other: ComparedSide? = nil
  ) throws -> ComparedSide {
    if let bytes { return try ComparedSide(path, bytes, like: other) }
    let scene = try SceneTable(path, knowing: registry, by: arguments)
    if let stop = scene.stop { throw StoppedScene(stop: stop) }
    return .table(ComparedTable(scene.table))
  }

  /// Nothing is decoded where the files tell that their pictures are the same, and no mask is made.
  private func tell(_ identity: ComparedIdentity) -> ExitCode {
    guard isWithout(.tolerance, Self.onlyTables) else { return .usage }
    if form.isEvents {
      console.write(identity.event)
    } else if !form.isQuiet {
      tell([PictureDifference.noneText])
    }
    return .done
  }

  private func compare(_ before: ComparedSide, _ after: ComparedSide) throws -> ExitCode {
    switch (before, after) {
    case (.table(let before), .table(let after)):
      guard isWithout(.mask, Self.noPixels) else { return .usage }
      let tolerance = arguments.number(of: .tolerance) ?? 0
      return tell(TableComparison(before, after, tolerance: tolerance))
    case (.frames(let before), .frames(let after)):
      guard isWithout(.tolerance, Self.onlyTables) else { return .usage }
      return try compare(before, after)
    case (.drawing(let before), .drawing(let after)):
      guard isWithout(.tolerance, Self.onlyTables),
        isWithout(.mask, "--mask shows pixels, and an SVG file has none")
      else { return .usage }
      return tell(try drawings(before, after))
    case (.table, .frames), (.table, .drawing), (.frames, .table), (.frames, .drawing),
      (.drawing, .table), (.drawing, .frames):
      console.tell(
        Diagnostic(
          code: "diff/kinds", "\(before.noun) is compared to \(after.noun)",
          help: "give two tables or scenes, two pictures, or two SVG files"), form)
      return .usage
    }
  }

  private static let noPixels = "--mask shows pixels, and tables have none"
  private static let onlyTables =
    "--tolerance is for the numbers of tables and scenes: drawings and pictures are compared exactly"

  /// An option that would not do anything is refused where it stands on the command line.
  private func isWithout(_ option: Option, _ message: String) -> Bool {
    guard arguments.isGiven(option) else { return true }
    console.tell(Diagnostic(code: "diff/option", message, help: "leave it out"), form)
    return false
  }

  private func drawings(_ before: [UInt8], _ after: [UInt8]) throws -> DrawingDifference {
    do throws(DrawingDifference.Fault) {
      return try DrawingDifference(before, after)
    } catch {
      let path = arguments.words[error.isSecond ? 1 : 0]
      throw DiffFault.torn(path, error.isSecond ? after : before) ?? DiffFault(path, error.error)
    }
  }

  private func compare(_ before: ComparedFrames, _ after: ComparedFrames) throws -> ExitCode {
    let mask = try arguments.value(of: .mask).map {
      try MaskFile($0, before: before.head, after: after.head)
    }
    let difference = try AnimationDifference(before, after) { try mask?.add($0, $1) }
    // If nothing differs there is nothing to see, and the file disappears with its writer.
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

  /// Who reads all of it gets each change as soon as it is found; others get the first ones and a count.
  private func tell(_ comparison: TableComparison) -> ExitCode {
    guard form.isEvents || (form.isVerbose && !form.isQuiet) else {
      let difference = TableDifference(comparison)
      if !form.isQuiet {
        tell(difference.isNone ? ["the tables are the same"] : difference.lines)
      }
      return difference.isNone ? .done : .different
    }
    if let orders = comparison.stepOrders {
      if form.isEvents { console.write(orders.event) } else { tell([orders.text]) }
    }
    let count = walk(comparison)
    let isNone = count == 0 && comparison.stepOrders == nil
    if isNone, !form.isEvents { tell(["the tables are the same"]) }
    return isNone ? .done : .different
  }

  /// Writes every change, some hundreds at a time; how many there were.
  private func walk(_ comparison: TableComparison) -> Int {
    var pending: [TerminalText] = []
    let sum = comparison.walk { change in
      pending.append(form.isEvents ? change.event : "\(change.text)\n")
      guard pending.count == 500 else { return }
      console.write(pending.joined())
      pending = []
    }
    console.write(pending.joined())
    return sum.count
  }

  private func tell(_ lines: [String]) {
    console.write(lines.map { "\($0)\n" as TerminalText }.joined())
  }

  private func tell(_ difference: DrawingDifference) -> ExitCode {
    if form.isEvents {
      console.write(difference.events)
    } else if !form.isQuiet {
      tell(difference.isNone ? ["the drawings are the same"] : difference.lines)
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
