package import Notation
package import Scene
package import SceneFormat

/// All that a check says about one scene, for files that other programs read.
package struct SceneVerdict: Equatable, Sendable {
  /// Something that is not as it is to be.
  package struct Problem: Equatable, Sendable {
    let code: String
    let message: String
    let severity: Diagnostic.Severity
    /// nil for what stands in no file.
    let place: Place?
    /// Numbers, notes and advice, a line each.
    let lines: [String]

    /// Whether it tells of outputs that are otherwise than accepted and were let pass.
    var isLetPass: Bool {
      code == DiagnosticCode.pictureLetPass.rawValue && severity == .note
    }
  }

  /// The first character of what a problem or an expectation is about.
  package struct Place: Equatable, Sendable {
    let file: String
    let line: Int
    let column: Int
  }

  /// Something that the scene expects, and all that speaks against it.
  package struct Expectation: Equatable, Sendable {
    let check: String
    let place: Place
    let problems: [Problem]

    var isMet: Bool { problems.allSatisfy { $0.severity != .error } }
  }

  package private(set) var expectations: [Expectation] = []
  /// Problems of the scene itself, in the order in which they were found.
  package private(set) var others: [Problem] = []
  /// All that was held to a golden, where a report is wanted.
  package var outputs: [CheckedOutput] = []

  package init() {}

  /// Whether the scene is as it is to be.
  package var isMet: Bool {
    expectations.allSatisfy(\.isMet) && !others.contains { $0.severity == .error }
  }

  package mutating func add(_ diagnostic: Diagnostic) { others.append(Problem(diagnostic)) }

  /// Takes over all that stands in no expectation of another one.
  mutating func add(othersOf verdict: SceneVerdict) { others += verdict.others }

  /// Problems that were told before, and are those of the expectation, belong to it.
  package mutating func add(_ result: ExpectationResult) {
    let problems = result.diagnostics.map(Problem.init)
    others.removeAll { other in problems.contains { $0.isSame(as: other) } }
    expectations.append(
      Expectation(
        check: result.expectation.check.title, place: Place(result.expectation.span),
        problems: problems))
  }
}

extension SceneVerdict.Problem {
  init(_ diagnostic: Diagnostic) {
    let values = [
      diagnostic.label, diagnostic.found.map { "found \($0)" },
      diagnostic.expected.map { "expected \($0)" },
    ]
    let help = diagnostic.help.map { "help: \($0)" }
    self.init(
      code: diagnostic.code, message: diagnostic.message, severity: diagnostic.severity,
      place: diagnostic.span.map(SceneVerdict.Place.init),
      lines: values.compactMap(\.self) + diagnostic.details + diagnostic.notes
        + [help].compactMap(\.self))
  }

  /// Whether both tell of one thing, in however many words.
  fileprivate func isSame(as other: SceneVerdict.Problem) -> Bool {
    (code, message) == (other.code, other.message) && place == other.place
  }
}

extension SceneVerdict.Place {
  init(_ span: SourceSpan) {
    self.init(file: span.file.path, line: span.start.line, column: span.start.column)
  }

  /// `feed.scene.json:6:14`
  var text: String { "\(file):\(line):\(column)" }
}

/// How verdicts get from one process to the other.
extension SceneVerdict {
  package var json: JSONText {
    .list([
      .list(expectations.map { .list([.text($0.check), $0.place.json, Self.json($0.problems)]) }),
      Self.json(others), .list(outputs.map(\.json)),
    ])
  }

  package init(_ node: JSONNode) throws(TextError) {
    let parts = try Self.parts(of: node, count: 3)
    for node in try parts[0].array() {
      let parts = try Self.parts(of: node, count: 3)
      expectations.append(
        Expectation(
          check: try parts[0].string(), place: try Place(parts[1]),
          problems: try Self.problems(parts[2])))
    }
    others = try Self.problems(parts[1])
    for node in try parts[2].array() { outputs.append(try CheckedOutput(node)) }
  }

  private static func json(_ problems: [Problem]) -> JSONText {
    .list(
      problems.map { problem in
        .list([
          .text(problem.code), .text(problem.message), .text(problem.severity.rawValue),
          problem.place?.json ?? .null, .texts(problem.lines),
        ])
      })
  }

  private static func problems(_ node: JSONNode) throws(TextError) -> [Problem] {
    var problems: [Problem] = []
    for node in try node.array() {
      let parts = try Self.parts(of: node, count: 5)
      var lines: [String] = []
      for line in try parts[4].array() { lines.append(try line.string()) }
      problems.append(
        Problem(
          code: try parts[0].string(), message: try parts[1].string(),
          severity: Diagnostic.Severity(rawValue: try parts[2].string()) ?? .error,
          place: parts[3].isNull ? nil : try Place(parts[3]), lines: lines))
    }
    return problems
  }

  fileprivate static func parts(of node: JSONNode, count: Int) throws(TextError) -> [JSONNode] {
    let parts = try node.array()
    guard parts.count == count else { throw node.unexpected(expected: "\(count) values") }
    return parts
  }
}

extension SceneVerdict.Place {
  fileprivate var json: JSONText { .list([.text(file), .whole(line), .whole(column)]) }

  fileprivate init(_ node: JSONNode) throws(TextError) {
    let parts = try SceneVerdict.parts(of: node, count: 3)
    self.init(
      file: try parts[0].string(), line: try parts[1].integer(), column: try parts[2].integer())
  }
}
