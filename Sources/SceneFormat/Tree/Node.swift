public import CoreGraphics

/// A value of a scene file, whether JSON or YAML, together with the piece of text that it stands in.
public struct Node: Equatable, Sendable {
  /// The value, with the nodes below it.
  public var value: Value
  /// The piece of text that it stands in, brackets or quotation marks included.
  public var span: SourceSpan

  /// Two nodes are the same only if their places are, too.
  public init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }

  /// A value as JSON knows it; what YAML has besides is refused by its reader.
  public indirect enum Value: Equatable, Sendable {
    case null
    case flag(Bool)
    /// The number, and how it is written.
    case number(Double, String)
    case text(String)
    case list([Node])
    /// In the order of the text.
    case object([Member])
  }

  /// A key of an object and the value under it.
  public struct Member: Equatable, Sendable {
    /// The key as it is written, without quotation marks and escapes.
    public var key: String
    /// The place of the key, for messages about the key itself.
    public var keySpan: SourceSpan
    /// The value under the key.
    public var node: Node

    /// A member of an object; that its key stands there once is up to the reader.
    public init(key: String, keySpan: SourceSpan, node: Node) {
      self.key = key
      self.keySpan = keySpan
      self.node = node
    }
  }
}

// The value that stands here, or nil where it is something else.
extension Node {
  /// The text; nil for every other value.
  public var text: String? {
    guard case .text(let text) = value else { return nil }
    return text
  }

  /// `true` or `false`; nil for every other value.
  public var flag: Bool? {
    guard case .flag(let flag) = value else { return nil }
    return flag
  }

  /// The number; nil for every other value.
  public var number: CGFloat? {
    guard case .number(let number, _) = value else { return nil }
    return CGFloat(number)
  }

  /// The number if it is a whole one; nil for every other value.
  public var integer: Int? {
    guard case .number(let number, _) = value else { return nil }
    return Int(exactly: number)
  }

  /// The entries of the list; nil for every other value.
  public var list: [Node]? {
    guard case .list(let nodes) = value else { return nil }
    return nodes
  }

  /// The members of the object in the order of the text; nil for every other value.
  public var members: [Member]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  /// The node below the key.
  public subscript(key: String) -> Node? {
    members?.first { $0.key == key }?.node
  }

  /// The list's numbers, if it is a list of nothing else.
  public var numbers: [CGFloat]? {
    guard let list else { return nil }
    let numbers = list.compactMap(\.number)
    return numbers.count == list.count ? numbers : nil
  }

  /// One value, or a list of them.
  var oneOrMany: [Node] { list ?? [self] }

  /// A few words for a message.
  var summary: String {
    switch value {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(_, let text): text
    case .text(let text): "\"\(text.shortened)\""
    case .list(let nodes): nodes.isEmpty ? "an empty list" : "a list of \(nodes.count)"
    case .object: "an object"
    }
  }
}

extension String {
  /// The first few dozen letters, for messages.
  var shortened: String {
    unicodeScalars.count <= 60
      ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(57))) + "…"
  }
}
