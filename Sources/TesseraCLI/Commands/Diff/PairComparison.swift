internal import CoreGraphics
internal import Drawing
internal import Imaging
internal import Motion
internal import Notation
internal import Platform
internal import Rendering
internal import Scene
internal import SceneFormat
internal import VisualDiff

/// Compares two scenes, tables, drawings, pictures or animations and says how they differ.
@MainActor struct PairComparison {
  private static let largestFile = 1 << 28

  private let before: String
  private let after: String
  private let command: DiffCommand
  /// Stands before each line of a pair of many.
  private let name: String?
  private let pair: ComparedPair

  private var arguments: ParsedArguments { command.arguments }
  private var console: Console { command.console }
  private var form: MessageForm { command.form }

  init(_ before: String, _ after: String, of command: DiffCommand, named name: String? = nil) {
    (self.before, self.after) = (before, after)
    (self.command, self.name) = (command, name)
    pair = ComparedPair(name: name ?? after, before: before, after: after)
  }

  /// How a comparison ends, and all that is seen for a page.
  private struct Outcome {
    let code: ExitCode
    var seen = SeenDifference()
    var frames: AnimationDifference?
  }

  /// Says what differs, or why it cannot be said.
  func run(_ rules: ComparisonRules) -> ExitCode {
    do {
      return try compared(rules)
    } catch let fault as FileFault {
      return fail(Diagnostic(fault), fault.exitCode)
    } catch let fault as DiffFault {
      return fail(Diagnostic(fault), .files)
    } catch let fault as FramesFault {
      return fail(Diagnostic(fault), .files)
    } catch let diagnostic as Diagnostic {
      return tell([diagnostic], ExitCode.files.telling(of: diagnostic.concern))
    } catch let faults as SceneFaults {
      return tell(faults.diagnostics, faults.exitCode)
    } catch let scene as StoppedScene {
      return tell([scene.stop], .layout)
    } catch {
      return fail(
        Diagnostic(code: "diff/mask", "the mask could not be written: \(error)"), .files)
    }
  }

  private func fail(_ diagnostic: Diagnostic, _ code: ExitCode) -> ExitCode {
    console.tell(diagnostic, form)
    command.report?.add(
      failed: pair, code: diagnostic.code, because: diagnostic.message)
    return code
  }

  private func compared(_ rules: ComparisonRules) throws -> ExitCode {
    let isRow = arguments.has(.frames)
    if !isRow, let identity = identityOfFiles {
      let code = tell(identity)
      if code == .done { command.report?.add(equal: pair) }
      return code
    }
    let rows = isRow ? try [before, after].map { try FolderFrames($0).paths } : []
    let (first, second) = isRow ? (nil, nil) : (try file(before), try file(after))
    let outcome: Outcome
    if let first, let second, let identity = ComparedIdentity(first, second) {
      outcome = Outcome(code: tell(identity))
    } else if isRow {
      let frames = try rows.map { try ComparedFrames(pictures: $0) }
      outcome = try compare(.frames(frames[0]), .frames(frames[1]), by: rules)
    } else if SceneTable.isScene(before), SceneTable.isScene(after) {
      outcome = try compareScenes(by: rules)
    } else {
      let sides = try sides(first, second)
      outcome = try compare(sides.before, sides.after, by: rules)
    }
    switch outcome.code {
    case .done: command.report?.add(equal: pair, passing: outcome.seen)
    case .different:
      if isRow, let frames = outcome.frames {
        command.report?.add(pair, of: (rows[0], rows[1]), differing: frames)
      } else {
        command.report?.add(
          pair, of: .init(before: first, after: second), differing: outcome.seen)
      }
    default: break
    }
    return outcome.code
  }

  /// A scene that stopped where it was not to: half a table says nothing about the whole one.
  private struct StoppedScene: Error {
    let stop: Diagnostic
  }

  /// The bytes of what is compared; nothing for a scene, which is played.
  /// Of two files with the same bytes, which need not be in memory for that.
  private var identityOfFiles: ComparedIdentity? {
    guard ![before, after].contains(where: { $0 == "-" || SceneTable.isScene($0) }) else {
      return nil
    }
    return InputFile.firstBlockOfEqual(before, after).flatMap { ComparedIdentity(ofEqual: $0) }
  }

  private func file(_ path: String) throws -> [UInt8]? {
    guard !SceneTable.isScene(path) else { return nil }
    if path == "-" { return try StandardStream.readInput(limit: Self.largestFile) }
    do throws(FileError) {
      return try InputFile.read(path, limit: Self.largestFile)
    } catch {
      throw FileFault(error, path: path)
    }
  }

  /// Both at once, where decoding them takes longer than another thread does.
  private func sides(
    _ first: [UInt8]?, _ second: [UInt8]?
  ) throws -> (before: ComparedSide, after: ComparedSide) {
    let (before, after) = (before, after)
    if let first, let second, [first, second].allSatisfy({ Self.isLargePicture($0) }) {
      return try BothAtOnce.run(
        { try ComparedSide(before, first) }, { try ComparedSide(after, second) })
    }
    let one = try side(before, first)
    return (one, try side(after, second, like: one))
  }

  private static func isLargePicture(_ bytes: [UInt8]) -> Bool {
    bytes.count > 1 << 16 && PictureFormat(of: bytes) != nil
  }

  private func side(
    _ path: String, _ bytes: [UInt8]?, like other: ComparedSide? = nil
  ) throws -> ComparedSide {
    if let bytes { return try ComparedSide(path, bytes, like: other) }
    return .table(ComparedTable(try scene(path).table))
  }

  private func scene(_ path: String) throws -> SceneTable {
    let scene = try SceneTable(path, knowing: command.registry, by: arguments)
    if let stop = scene.stop { throw StoppedScene(stop: stop) }
    return scene
  }

  /// Their tables, then what they draw: texts and colours stand in no table. Who lets numbers pass compares numbers.
  private func compareScenes(by rules: ComparisonRules) throws -> Outcome {
    let scenes = try (before: scene(before), after: scene(after))
    let sides = [scenes.before, scenes.after].map { ComparedSide.table(ComparedTable($0.table)) }
    var outcome = try compare(sides[0], sides[1], by: rules)
    guard [.done, .different].contains(outcome.code), !arguments.isGiven(.tolerance) else {
      return outcome
    }
    let drawn = try scenes.before.states().difference(to: scenes.after.states())
    let rest = outcome.code == .done ? drawn : drawn.withoutPlaces
    guard !rest.isNone else { return outcome }
    outcome.seen.causes += rest.causes
    outcome.seen.lines += rest.lines
    return Outcome(code: tell(rest, movingFrom: nil), seen: outcome.seen)
  }

  /// Nothing is decoded where the files tell that their pictures are the same, and no mask is made.
  private func tell(_ identity: ComparedIdentity) -> ExitCode {
    guard isWithout(.tolerance, Self.onlyTables) else { return .usage }
    if form.isEvents {
      console.write(identity.event)
    } else if !form.isQuiet, name == nil {
      tell([PictureDifference.noneText])
    }
    return .done
  }

  private func compare(
    _ before: ComparedSide, _ after: ComparedSide, by rules: ComparisonRules
  ) throws -> Outcome {
    switch (before, after) {
    case (.table(let before), .table(let after)):
      guard isWithout(.mask, Self.noPixels), isWithout(.profile, Self.noProfile),
        isWithout(.ignore, Self.noParts)
      else { return Outcome(code: .usage) }
      let tolerance = arguments.number(of: .tolerance) ?? 0
      let comparison = TableComparison(before, after, tolerance: tolerance)
      return outcome(tell(comparison)) { SeenDifference(TableDifference(comparison)) }
    case (.frames(let before), .frames(let after)):
      guard isWithout(.tolerance, Self.onlyTables) else { return Outcome(code: .usage) }
      return try compare(before, after, by: rules)
    case (.drawing(let before), .drawing(let after)):
      guard isWithout(.tolerance, Self.onlyTables),
        isWithout(.mask, "--mask shows pixels, and drawings have none")
      else { return Outcome(code: .usage) }
      let all = try drawings(before, after)
      let kept = rules.ignored.map { $0.seen(all, SeenElements([])) } ?? all
      let counted = (rules.profile == .exact ? kept : kept.exceptFonts)
        .withoutTitles(stem(of: self.before), stem(of: self.after))
      let seen = SeenDifference(counted, SeenElements([]))
      if counted.isNone, !all.isNone { return Outcome(code: tellAllIsLetPass()) }
      return outcome(tell(seen, movingFrom: counted.firstMoment)) { seen }
    case (.table, .frames), (.table, .drawing), (.frames, .table), (.frames, .drawing),
      (.drawing, .table), (.drawing, .frames):
      console.tell(
        Diagnostic(
          code: "diff/kinds", "\(before.noun) is compared to \(after.noun)",
          help: "give two tables or scenes, two pictures, or two drawings (SVG, PDF)"), form)
      return Outcome(code: .usage)
    }
  }

  /// The name of a file without its ending: drawings have it as their title, if their scene gives none.
  private func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// A difference is looked at for a page alone.
  private func outcome(_ code: ExitCode, _ seen: () -> SeenDifference) -> Outcome {
    Outcome(code: code, seen: command.report == nil ? SeenDifference() : seen())
  }

  private static let noProfile = "--profile is for pictures and drawings: numbers have --tolerance"
  private static let noParts = "--ignore is for parts of pictures and drawings"
  private static let noPixels = "--mask shows pixels, and tables have none"
  private static let onlyTables =
    "--tolerance is for the numbers of tables and scenes: drawings and pictures are compared exactly"

  /// An option that would not do anything is refused where it stands on the command line.
  private func isWithout(_ option: Option, _ message: String) -> Bool {
    // Of many pairs it does something for others.
    guard name == nil, arguments.isGiven(option) else { return true }
    console.tell(Diagnostic(code: "diff/option", message, help: "leave it out"), form)
    return false
  }

  private func drawings(_ before: [UInt8], _ after: [UInt8]) throws -> DrawingDifference {
    do throws(DrawingDifference.Fault) {
      return try DrawingDifference(before, after)
    } catch {
      let path = error.isSecond ? self.after : self.before
      throw DiffFault.torn(path, error.isSecond ? after : before) ?? DiffFault(path, error.error)
    }
  }

  private func compare(
    _ before: ComparedFrames, _ after: ComparedFrames, by rules: ComparisonRules
  ) throws -> Outcome {
    try rules.ignored?.checkMasks(before.head, after.head)
    let known = rules.ignored?.hidden ?? .init()
    let frames = try AlignedFrames(before, after, by: rules.profile)
    let mask = try arguments.value(of: .mask).map { try MaskFile($0, of: frames) }
    let difference = try AnimationDifference(frames, by: rules) { try mask?.add($0, $1) }
    // If nothing differs there is nothing to see, and the file disappears with its writer.
    if !difference.isNone { try mask?.finish() }
    let code = tell(difference, ignoring: (rules.ignored?.hidden ?? .init()) - known)
    var outcome = outcome(code) {
      guard let still = difference.still else { return SeenDifference(difference) }
      return SeenDifference(still, SeenElements([]), scale: 1)
    }
    outcome.frames = difference
    return outcome
  }

  private func tell(_ diagnostics: [Diagnostic], _ code: ExitCode) -> ExitCode {
    for diagnostic in diagnostics where diagnostic.severity == .error {
      command.report?.add(
        failed: pair, code: diagnostic.code, because: diagnostic.message)
    }
    var report = SceneReport(before)
    for diagnostic in diagnostics { report.tell(diagnostic, form) }
    console.write(report.output)
    console.writeError(report.error)
    return code
  }

  /// Who reads all of it gets each change as soon as it is found; others get the first ones and a count.
  private func tell(_ comparison: TableComparison) -> ExitCode {
    guard form.isEvents || (form.isVerbose && !form.isQuiet) else {
      let difference = TableDifference(comparison)
      if !form.isQuiet, name == nil || !difference.isNone {
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
    let start = name.map { "\($0): " } ?? ""
    console.write(lines.map { "\(start)\($0)\n" as TerminalText }.joined())
  }

  /// Drawings that differ in nothing that is looked at.
  private func tellAllIsLetPass() -> ExitCode {
    if form.isEvents { console.write(Event.line("difference", [("identical", .flag(false))])) }
    if form.isEvents || form.isQuiet || name != nil { return .done }
    tell(["the drawings differ, and all that differs is let pass"])
    return .done
  }

  /// The sentences of `check` about two drawings.
  private func tell(_ seen: SeenDifference, movingFrom start: Double?) -> ExitCode {
    if form.isEvents {
      console.write(seen.events)
    } else if !form.isQuiet, name == nil || !seen.isNone {
      tell(seen.isNone ? ["the drawings are the same"] : seen.lines)
      if let start {
        tell(["something moves otherwise from \(NumberText.text(CGFloat(start), decimals: 3)) s on"]
        )
      }
    }
    return seen.isNone ? .done : .different
  }

  private func tell(
    _ difference: AnimationDifference, ignoring ignored: IgnoredParts.Count
  ) -> ExitCode {
    if form.isEvents {
      console.write(difference.still?.event ?? difference.events(ignoring: ignored))
    } else if !form.isQuiet {
      if name == nil || !difference.isNone {
        let text =
          difference.still?.text
          ?? difference.text(isVerbose: form.isVerbose, isWhole: ignored.differing == 0)
        tell(text.split(separator: "\n").map(String.init))
      }
      // Of many pairs only those are told of whose outcome may hang on it.
      if let words = ignored.text, name == nil || ignored.differing > 0 { tell([words]) }
    }
    return difference.isNone ? .done : .different
  }
}
