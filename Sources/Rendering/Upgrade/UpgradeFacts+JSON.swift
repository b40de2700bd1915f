package import Notation

/// How facts get from one process to the other.
extension UpgradeFacts {
  package var json: JSONText {
    .list([
      .texts(versions.sorted()), .texts(sorts.map(\.rawValue).sorted()),
      .list(changes.map(\.json)),
    ])
  }

  package init(_ node: JSONNode) throws(TextError) {
    let parts = try Self.parts(of: node, count: 3)
    for version in try parts[0].array() { versions.insert(try version.string()) }
    for sort in try parts[1].array() { sorts.insert(try Self.sort(sort)) }
    for change in try parts[2].array() { changes.append(try Change(change)) }
  }

  fileprivate static func sort(_ node: JSONNode) throws(TextError) -> Sort {
    guard let sort = Sort(rawValue: try node.string()) else {
      throw node.unexpected(expected: "a sort of golden")
    }
    return sort
  }

  fileprivate static func parts(of node: JSONNode, count: Int) throws(TextError) -> [JSONNode] {
    let parts = try node.array()
    guard parts.count == count else { throw node.unexpected(expected: "\(count) values") }
    return parts
  }
}

extension UpgradeFacts.Change {
  fileprivate var json: JSONText {
    .list([
      .text(output), .text(sort.rawValue), .text(sides.status.rawValue), .optional(sides.golden),
      .optional(sides.drawn),
      .list(traits.map { .list([.text($0.text), .flag($0.isOfProgram)]) }), .texts(sentences),
    ])
  }

  fileprivate init(_ node: JSONNode) throws(TextError) {
    let parts = try UpgradeFacts.parts(of: node, count: 7)
    guard let status = Selection.Status(rawValue: try parts[2].string()) else {
      throw parts[2].unexpected(expected: "a status")
    }
    var traits: [UpgradeFacts.Trait] = []
    for trait in try parts[5].array() {
      let words = try UpgradeFacts.parts(of: trait, count: 2)
      traits.append(.init(try words[0].string(), isOfProgram: try words[1].bool()))
    }
    var sentences: [String] = []
    for sentence in try parts[6].array() { sentences.append(try sentence.string()) }
    self.init(
      output: try parts[0].string(), sort: try UpgradeFacts.sort(parts[1]),
      sides: Selection.Sides(
        status, golden: parts[3].isNull ? nil : try parts[3].string(),
        drawn: parts[4].isNull ? nil : try parts[4].string()),
      traits: traits, sentences: sentences)
  }
}
