internal import Drawing
internal import Glibc
internal import Motion

/// What work on one scene gave: all that is told about it, and all that is remembered.
struct SceneReport: Equatable, Sendable {
  let scene: String
  var code = ExitCode.done
  /// For standard output and standard error, in their final form.
  var output = ""
  var error = ""
  /// What of it warns, whether it is told or not.
  var warnings = ""
  var files: [WrittenFile] = []
  /// Every file that was read.
  var inputs: [RunCache.Entry.Input] = []
  /// What is told once in a batch, however many scenes have it to say, by what it is about.
  var once: [String: String] = [:]
  /// For each folder of goldens that were recorded, what they were made with.
  var origins: [String: String] = [:]
  var microseconds = 0
  /// Where the time went, if somebody wants to know, and which process it went by in.
  var phases: [Phase] = []
  var process: Int32?
  /// Nothing was to be done, since nothing had changed.
  var isUnchanged = false

  init(_ scene: String) {
    self.scene = scene
  }

  mutating func note(_ phase: String, since start: Int, _ options: WorkOptions) {
    guard options.keepsTimes else { return }
    let phase = Phase(phase, since: start)
    phases.append(phase)
    process = getpid()
    guard options.tellsTimes else { return }
    if options.form.isEvents {
      output += Event.phase(scene, phase)
    } else {
      error += phase.text(of: scene)
    }
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
    let files = files.map { file in
      "[\(Self.quoted(file.path)),\(file.bytes),\(Self.quoted(file.sha256))]"
    }
    let inputs = inputs.map { "[\(Self.quoted($0.path)),\(Self.quoted($0.sha256))]" }
    let phases = phases.map { "[\(Self.quoted($0.name)),\($0.start),\($0.duration)]" }
    let once = Self.pairs(once)
    let origins = Self.pairs(origins)
    return "{\"scene\":\(Self.quoted(scene)),\"code\":\(code.rawValue),"
      + "\"output\":\(Self.quoted(output)),\"error\":\(Self.quoted(error)),"
      + "\"warnings\":\(Self.quoted(warnings)),"
      + "\"files\":[\(files.joined(separator: ","))],"
      + "\"inputs\":[\(inputs.joined(separator: ","))],\"microseconds\":\(microseconds)"
      + ",\"once\":[\(once)],\"origins\":[\(origins)]"
      + ",\"process\":\(process ?? 0),\"phases\":[\(phases.joined(separator: ","))]}"
  }

  init(json text: String) throws(TextError) {
    try self.init(try JSONReader.read(text).object())
  }

  init(_ object: JSONObject) throws(TextError) {
    self.init(try object.required("scene").string())
    code = ExitCode(rawValue: Int32(try object.required("code").integer())) ?? .fault
    output = try object.required("output").string()
    error = try object.required("error").string()
    warnings = try object.required("warnings").string()
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
    for node in try object.required("phases").array() {
      let parts = try node.array()
      guard parts.count == 3 else { throw node.unexpected(expected: "three values") }
      phases.append(
        Phase(
          try parts[0].string(), start: try parts[1].integer(), duration: try parts[2].integer()))
    }
    once = try Self.pairs(object.required("once"))
    origins = try Self.pairs(object.required("origins"))
    for node in try object.required("inputs").array() {
      let parts = try node.array()
      guard parts.count == 2 else { throw node.unexpected(expected: "two values") }
      inputs.append(.init(path: try parts[0].string(), sha256: try parts[1].string()))
    }
  }

  private static func pairs(_ texts: [String: String]) -> String {
    texts.sorted { $0.key < $1.key }.map { "[\(quoted($0.key)),\(quoted($0.value))]" }
      .joined(separator: ",")
  }

  private static func pairs(_ node: JSONNode) throws(TextError) -> [String: String] {
    var texts: [String: String] = [:]
    for node in try node.array() {
      let parts = try node.array()
      guard parts.count == 2 else { throw node.unexpected(expected: "two values") }
      texts[try parts[0].string()] = try parts[1].string()
    }
    return texts
  }

  private static func quoted(_ text: String) -> String { QuotedText.quoted(text) }
}
