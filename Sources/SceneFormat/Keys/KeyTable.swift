/// The keys of a kind of object, each with its values, its meaning and the property that it sets. Decoding, checks,
/// the JSON Schema and the reference all come from it.
///
///     static let margins = KeyTable(
///       "margins", text: "Room around something.", fresh: Margins(),
///       keys: [
///         .key("top", \.top, as: .number(0...1000), text: "Points above."),
///         .key("side", \.side, as: .number(0...1000), text: "Points beside.").otherwise("as above"),
///       ])
public struct KeyTable<Object>: Sendable {
  /// The table without its properties: for checks, the JSON Schema and the reference.
  public let definition: Definition
  private let entries: [Entry]

  /// A table whose keys say by the fresh object which values hold without them; nil where nothing is said of it.
  public init(_ name: String, text: String, fresh: Object? = nil, keys: [Entry]) {
    entries = keys
    definition = Definition(name, text, keys.map { $0.key(in: fresh) })
  }

  /// Sets the properties whose keys the node has, in the order of the table; all others stay as they are.
  public func read(_ node: Node?, into object: inout Object) {
    guard let node else { return }
    for entry in entries {
      if let value = node[entry.name] { entry.read(value, &object) }
    }
  }

  /// A key and the property that it sets.
  public struct Entry: Sendable {
    let name: String
    private let shape: Shape
    private let text: String
    private var isRequired = false
    private var standard: String?
    private let fresh: @Sendable (Object) -> String?
    let read: @Sendable (Node, inout Object) -> Void

    private init(
      _ name: String, _ shape: Shape, text: String,
      fresh: @escaping @Sendable (Object) -> String? = { _ in nil },
      read: @escaping @Sendable (Node, inout Object) -> Void
    ) {
      self.name = name
      self.shape = shape
      self.text = text
      self.fresh = fresh
      self.read = read
    }

    func key(in object: Object?) -> Key {
      let said = isRequired ? nil : standard ?? object.flatMap(fresh)
      return Key(name, shape, text, standard: said, isRequired: isRequired)
    }
  }
}

extension KeyTable.Entry {
  /// A key that sets a property. Without it the property keeps its value, which the reference names.
  public static func key<Value>(
    _ name: String, _ path: WritableKeyPath<Object, Value> & Sendable, as form: ValueForm<Value>,
    text: String
  ) -> Self {
    Self(name, form.shape, text: text, fresh: { form.written($0[keyPath: path]) }) {
      if let value = form.read($0) { $1[keyPath: path] = value }
    }
  }

  /// A key that sets a property which may be nil. Without it the property keeps its value.
  public static func key<Value>(
    _ name: String, _ path: WritableKeyPath<Object, Value?> & Sendable, as form: ValueForm<Value>,
    text: String
  ) -> Self {
    Self(name, form.shape, text: text, fresh: { $0[keyPath: path].map(form.written) }) {
      if let value = form.read($0) { $1[keyPath: path] = value }
    }
  }

  /// A key that sets no single property: the decoder of the object reads it by its name.
  public static func apart(_ name: String, as shape: Shape, text: String) -> Self {
    Self(name, shape, text: text) { _, _ in }
  }

  /// The same key, without which something holds that is said in words or as JSON.
  public func otherwise(_ words: String) -> Self {
    var entry = self
    entry.standard = words
    return entry
  }

  /// The same key, without which an object is an error.
  public var required: Self {
    var entry = self
    entry.isRequired = true
    return entry
  }
}
