package import Notation

extension Selection {
  /// The name and the number of the format.
  package static let schema = "tessera.selection/1"

  /// A line for each decision.
  package var json: String {
    JSONText.object([
      ("schema", .text(Self.schema)), ("version", .text(version)), ("complete", .flag(isComplete)),
      ("decisions", .lines(decisions.map(\.json))),
    ]).written(width: 160) + "\n"
  }

  /// Reads what `json`, or the page of a report, gives. Keys that a later version adds are passed over.
  package init(json text: String) throws(TextError) {
    let object = try JSONReader.read(text).object()
    let schema = try object.required("schema")
    guard try schema.string() == Self.schema else {
      throw schema.unexpected(expected: "\"\(Self.schema)\"")
    }
    let version = try object.required("version").string()
    let isComplete = try object.required("complete").bool()
    var decisions: [Decision] = []
    var keys: Set<Key> = []
    for node in try object.required("decisions").array() {
      let decision = try Decision(node)
      guard keys.insert(decision.key).inserted else {
        throw node.unexpected(expected: "one decision on '\(decision.output)'")
      }
      decisions.append(decision)
    }
    self.init(version: version, isComplete: isComplete, decisions)
  }
}

extension Selection.Decision {
  fileprivate var json: JSONText {
    .object([
      ("scene", .text(scene)), ("output", .text(output)), ("decision", .text(verdict.rawValue)),
      ("status", .text(status.rawValue)), ("golden", .optional(golden)),
      ("drawn", .optional(drawn)),
    ])
  }

  fileprivate init(_ node: JSONNode) throws(TextError) {
    let object = try node.object()
    let key = Selection.Key(
      scene: try object.required("scene").string(), output: try object.required("output").string())
    let verdict: Selection.Verdict = try Self.word(object.required("decision"))
    let status: Selection.Status = try Self.word(object.required("status"))
    self.init(
      key, verdict,
      on: Selection.Sides(
        status, golden: try Self.sum(object.optional("golden")),
        drawn: try Self.sum(object.optional("drawn"))))
  }

  private static func word<Word: RawRepresentable & CaseIterable>(
    _ node: JSONNode
  ) throws(TextError) -> Word where Word.RawValue == String {
    guard let word = Word(rawValue: try node.string()) else {
      let known = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw node.unexpected(expected: "one of \(known)")
    }
    return word
  }

  private static func sum(_ node: JSONNode?) throws(TextError) -> String? {
    guard let node, !node.isNull else { return nil }
    let sum = try node.string()
    guard sum.utf8.count == 64, sum.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw node.unexpected(expected: "a sum of 64 digits")
    }
    return sum
  }
}
