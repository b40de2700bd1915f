/// The keys of a kind of object, each with its values, its meaning and the property that it sets. Decoding, checks,
/// the JSON Schema and the reference all come from it.
///
///     static let margins = KeyTable(
///       "margins", text: "Room around something.", fresh: Margins(),
///       keys: [
///         .key("top", \.top, as: .number(0...1000), text: "Points above."),
///         .key("side", \.side, as: .number(0...1000), text: "Points beside.").otherwise("as above"),
///       ])
struct KeyTable<Object>: Sendable {
  /// The table without its properties: for checks, the JSON Schema and the reference.
  let definition: Definition
  private let entries: [Entry]

  /// A table whose keys say by the fresh object which values hold without them; nil where nothing is said of it.
  init(
    _ name: String, text: String, fresh: Object? = nil, keys: [Entry], freePrefix: String? = nil
  ) {
    entries = keys
    definition = Definition(name, text, keys.map { $0.key(in: fresh) }, freePrefix: freePrefix)
  }

  /// Sets the properties whose keys the node has, in the order of the file; all others stay as they are.
  func read(_ node: Node?, into object: inout Object, by decoder: inout SceneDecoder) {
    for member in node?.members ?? [] {
      guard let index = entries.firstIndex(where: { $0.name == member.key }) else { continue }
      entries[index].read(member, &object, &decoder)
    }
  }

  /// A key and what it sets.
  struct Entry: Sendable {
    typealias Reading = @Sendable (Node.Member, inout Object, inout SceneDecoder) -> Void

    let name: String
    private let shape: Shape
    private let text: String
    private var isRequired = false
    private var substitutes: [String] = []
    private var standard: String?
    private let fresh: @Sendable (Object) -> String?
    fileprivate let read: Reading

    private init(
      _ name: String, _ shape: Shape, text: String,
      fresh: @escaping @Sendable (Object) -> String? = { _ in nil }, read: @escaping Reading
    ) {
      self.name = name
      self.shape = shape
      self.text = text
      self.fresh = fresh
      self.read = read
    }

    fileprivate func key(in object: Object?) -> Key {
      let said = isRequired ? nil : standard ?? object.flatMap(fresh)
      return Key(
        name, shape, text, standard: said, isRequired: isRequired, substitutes: substitutes)
    }
  }
}

extension KeyTable.Entry {
  /// A key that sets a property. Without it the property keeps its value, which the reference names.
  static func key<Value>(
    _ name: String, _ path: WritableKeyPath<Object, Value> & Sendable, as form: ValueForm<Value>,
    text: String
  ) -> Self {
    Self(name, form.shape, text: text, fresh: { form.written($0[keyPath: path]) }) {
      member, object, _ in
      if let value = form.read(member.node) { object[keyPath: path] = value }
    }
  }

  /// A key that sets a property which may be nil. Without it the property keeps its value.
  static func key<Value>(
    _ name: String, _ path: WritableKeyPath<Object, Value?> & Sendable, as form: ValueForm<Value>,
    text: String
  ) -> Self {
    Self(name, form.shape, text: text, fresh: { $0[keyPath: path].map(form.written) }) {
      member, object, _ in
      if let value = form.read(member.node) { object[keyPath: path] = value }
    }
  }

  /// A key whose value needs more than itself: other tables, names that are known by then, places for messages.
  static func key(
    _ name: String, as shape: Shape, text: String, read: @escaping Reading
  ) -> Self {
    Self(name, shape, text: text, read: read)
  }

  /// A key that the decoder reads by its name before the object is there.
  static func apart(_ name: String, as shape: Shape, text: String) -> Self {
    Self(name, shape, text: text) { _, _, _ in }
  }

  /// The same key, without which something holds that is said in words or as JSON.
  func otherwise(_ words: String) -> Self {
    var entry = self
    entry.standard = words
    return entry
  }

  /// The same key, without which an object is an error.
  var required: Self {
    var entry = self
    entry.isRequired = true
    return entry
  }

  /// The same key, which objects with one of these others take over from elsewhere.
  func required(unless substitutes: String...) -> Self {
    var entry = required
    entry.substitutes = substitutes
    return entry
  }
}
