internal import Notation
internal import Rendering

/// The results of work on one scene: all that is told about it, and all that is remembered.
struct SceneReport: Equatable, Sendable {
  let scene: String
  var code = ExitCode.done
  /// For standard output and standard error, in their final form.
  var output: TerminalText = ""
  var error: TerminalText = ""
  /// The part of it that warns, whether it is told or not.
  var warnings: TerminalText = ""
  var files: [WrittenFile] = []
  /// Every file that was read.
  var inputs: [ReadFile] = []
  /// The warnings that are told once in a batch, however many scenes have them, by what they are about.
  var once: [String: TerminalText] = [:]
  /// For each folder of goldens that were recorded, what they were made with.
  var origins: [String: String] = [:]
  var microseconds = 0
  /// The time of each phase, if somebody wants to know, and the process that it went by in.
  var phases: [WorkTime] = []
  var process: Int32?
  /// The types of its outputs, where those that are wanted are none of them.
  var leftOut: [String] = []
  /// Types of outputs that are wanted, and that it does not have.
  var missing: [String] = []
  /// Words of the command line that name outputs or groups, of which the scene has none, and the groups that it has.
  var unmet: [String] = []
  var groups: Set<String> = []
  /// For files that other programs read, if somebody wants some.
  var verdict = SceneVerdict()
  /// The goldens that another version of this program has made.
  var upgrade = UpgradeFacts()
  /// Whether some golden was left as it was, although something else comes now.
  var keepsGoldens = false
  /// Nothing was to be done, since nothing had changed.
  var isUnchanged = false

  init(_ scene: String) {
    self.scene = scene
  }

  mutating func addTime(since start: ContinuousClock.Instant) {
    let time = start.duration(to: .now).components
    microseconds += Int(time.seconds) * 1_000_000 + Int(time.attoseconds / 1_000_000_000_000)
  }

  var isDone: Bool { code == .done || code == .different }
}

/// How reports get from one process to the other.
extension SceneReport {
  var json: String {
    JSONText.object([
      ("scene", .text(scene)), ("code", .whole(Int(code.rawValue))),
      ("output", .text(output.text)), ("error", .text(error.text)),
      ("warnings", .text(warnings.text)),
      ("files", .list(files.map { .list([.text($0.path), .whole($0.bytes), .text($0.sha256)]) })),
      ("inputs", .list(inputs.map { .texts([$0.path, $0.sha256]) })),
      ("microseconds", .whole(microseconds)), ("once", Self.pairs(once.mapValues(\.text))),
      ("origins", Self.pairs(origins)), ("leftOut", .texts(leftOut)),
      ("missing", .texts(missing)), ("unmet", .texts(unmet)), ("groups", .texts(groups.sorted())),
      ("process", .whole(Int(process ?? 0))), ("verdict", verdict.json),
      ("upgrade", upgrade.json), ("keepsGoldens", .flag(keepsGoldens)),
      (
        "phases",
        .list(
          phases.map {
            .list([
              .text($0.part), $0.files.map { .text($0) } ?? .null, .whole($0.start),
              .whole($0.duration),
            ])
          })
      ),
    ]).compact
  }

  init(json text: String) throws(TextError) {
    try self.init(try JSONReader.read(text).object())
  }

  init(_ object: JSONObject) throws(TextError) {
    self.init(try object.required("scene").string())
    code = ExitCode(rawValue: Int32(try object.required("code").integer())) ?? .fault
    output = TerminalText(written: try object.required("output").string())
    error = TerminalText(written: try object.required("error").string())
    warnings = TerminalText(written: try object.required("warnings").string())
    microseconds = try object.required("microseconds").integer()
    for node in try object.required("files").array() {
      let parts = try node.array()
      guard parts.count == 3 else { throw node.unexpected(expected: "three values") }
      files.append(
        WrittenFile(
          path: try parts[0].string(), bytes: try parts[1].integer(),
          sha256: try parts[2].string()))
    }
    let number = try object.required("process").integer()
    process = number == 0 ? nil : Int32(truncatingIfNeeded: number)
    for node in try object.required("leftOut").array() { leftOut.append(try node.string()) }
    for node in try object.required("missing").array() { missing.append(try node.string()) }
    for node in try object.required("unmet").array() { unmet.append(try node.string()) }
    for node in try object.required("groups").array() { groups.insert(try node.string()) }
    for node in try object.required("phases").array() { phases.append(try Self.phase(node)) }
    once = try Self.pairs(object.required("once")).mapValues { TerminalText(written: $0) }
    origins = try Self.pairs(object.required("origins"))
    verdict = try SceneVerdict(object.required("verdict"))
    upgrade = try UpgradeFacts(object.required("upgrade"))
    keepsGoldens = try object.required("keepsGoldens").bool()
    for node in try object.required("inputs").array() {
      let parts = try node.array()
      guard parts.count == 2 else { throw node.unexpected(expected: "two values") }
      inputs.append(.init(path: try parts[0].string(), sha256: try parts[1].string()))
    }
  }

  private static func phase(_ node: JSONNode) throws(TextError) -> WorkTime {
    let parts = try node.array()
    guard parts.count == 4 else { throw node.unexpected(expected: "four values") }
    return WorkTime(
      try parts[0].string(), of: parts[1].isNull ? nil : try parts[1].string(),
      start: try parts[2].integer(), duration: try parts[3].integer())
  }

  static func pairs(_ texts: [String: String]) -> JSONText {
    .list(texts.sorted { $0.key < $1.key }.map { .texts([$0.key, $0.value]) })
  }

  static func pairs(_ node: JSONNode) throws(TextError) -> [String: String] {
    var texts: [String: String] = [:]
    for node in try node.array() {
      let parts = try node.array()
      guard parts.count == 2 else { throw node.unexpected(expected: "two values") }
      texts[try parts[0].string()] = try parts[1].string()
    }
    return texts
  }
}
