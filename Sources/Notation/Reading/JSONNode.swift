/// A value of a JSON text together with the place where it stands.
package struct JSONNode: Equatable, Sendable {
  package var value: Value
  package var position: TextPosition
  /// The place behind the value's last character.
  package var end: TextPosition

  package init(_ value: Value, at position: TextPosition, to end: TextPosition? = nil) {
    self.value = value
    self.position = position
    self.end = end ?? position
  }

  package indirect enum Value: Equatable, Sendable {
    case null
    case bool(Bool)
    /// As it stands in the text, so that the largest integers survive.
    case number(String)
    case string(String)
    case array([JSONNode])
    /// In the order of the text.
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package var key: String
    package var keyPosition: TextPosition
    /// The place behind the key's last character.
    package var keyEnd: TextPosition
    package var node: JSONNode
  }
}

// The questions of a reader of a known format to a node. Each says what stands there instead.
extension JSONNode {
  package var isNull: Bool { value == .null }

  package func string() throws(TextError) -> String {
    guard case .string(let string) = value else { throw unexpected(expected: "a string") }
    return string
  }

  package func bool() throws(TextError) -> Bool {
    guard case .bool(let bool) = value else { throw unexpected(expected: "true or false") }
    return bool
  }

  package func number() throws(TextError) -> Double {
    guard case .number(let text) = value, let number = Double(text) else {
      throw unexpected(expected: "a number")
    }
    // JSON's grammar has numbers that no number of ours can hold.
    guard number.isFinite else { throw unexpected(expected: "a number below 1e308") }
    return number
  }

  package func integer() throws(TextError) -> Int {
    guard case .number(let text) = value, let integer = Int(text) else {
      throw unexpected(expected: "a whole number")
    }
    return integer
  }

  package func array() throws(TextError) -> [JSONNode] {
    guard case .array(let nodes) = value else { throw unexpected(expected: "an array") }
    return nodes
  }

  /// The array's numbers; `count` of them where a count is given.
  package func numbers(count: Int? = nil) throws(TextError) -> [Double] {
    let nodes = try array()
    if let count, nodes.count != count {
      throw .unexpected(
        "\(nodes.count) elements", expected: "an array of \(count) numbers", at: position)
    }
    var numbers: [Double] = []
    for node in nodes { numbers.append(try node.number()) }
    return numbers
  }

  package func object() throws(TextError) -> JSONObject {
    guard case .object(let members) = value else { throw unexpected(expected: "an object") }
    return JSONObject(members: members, position: position)
  }

  package func unexpected(expected: String) -> TextError {
    .unexpected(summary, expected: expected, at: position)
  }

  /// A few words for a message.
  package var summary: String {
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let text): text
    case .string(let string): "'\(string)'"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The members of an object, asked by key.
package struct JSONObject: Sendable {
  package var members: [JSONNode.Member]
  package var position: TextPosition

  package var keys: [String] { members.map(\.key) }

  package subscript(key: String) -> JSONNode? {
    members.first { $0.key == key }?.node
  }

  /// The member that has to be there.
  package func required(_ key: String) throws(TextError) -> JSONNode {
    guard let node = self[key] else { throw .missingKey(key, at: position) }
    return node
  }

  /// The member, if it is there and not null.
  package func optional(_ key: String) -> JSONNode? {
    guard let node = self[key], !node.isNull else { return nil }
    return node
  }

  /// Refuses every key that is not in the list, so that nothing a file says is passed over in silence.
  package func allowOnly(_ known: [String]) throws(TextError) {
    guard let stranger = members.first(where: { !known.contains($0.key) }) else { return }
    throw .unknownKey(stranger.key, known: known, at: stranger.keyPosition)
  }
}
