/// The value that the table of keys wants at a place of a scene. Those of CSV are all written alike: it says which of
/// them are numbers.
struct WantedValue {
  private enum Kind {
    case shape(Shape)
    /// Of an object that has no name in the table.
    case keys([Key])
  }

  private let kind: Kind
  private let kinds: SceneKinds

  private init(_ kind: Kind, _ kinds: SceneKinds) {
    (self.kind, self.kinds) = (kind, kinds)
  }

  /// A whole scene.
  init(knowing kinds: SceneKinds) {
    self.init(.shape(.object(SceneKeys.scene.definition.name)), kinds)
  }

  /// The same for what stands below a key of an object.
  func below(_ key: String, of node: Node) -> WantedValue? {
    switch kind {
    case .keys(let keys): wanted(key, among: keys)
    case .shape(let shape): below(key, of: node, shape)
    }
  }

  private func below(_ key: String, of node: Node, _ shape: Shape) -> WantedValue? {
    switch shape {
    case .object(let name): return wanted(key, among: SceneKeys.definition(name)?.keys ?? [])
    case .map(let element): return with(element)
    case .layout:
      guard let kind = kinds.layouts[node["kind"]?.text ?? ""], let keys = kind.keys else {
        return nil
      }
      guard kind.usesParams else { return wanted(key, among: keys) }
      return key == "params" ? WantedValue(.keys(keys), kinds) : nil
    case .either(let shapes): return shapes.lazy.compactMap { below(key, of: node, $0) }.first
    default: return nil
    }
  }

  /// The same for an entry of a list.
  var entry: WantedValue? {
    guard case .shape(let shape) = kind else { return nil }
    return Self.entry(of: shape).map(with)
  }

  private static func entry(of shape: Shape) -> Shape? {
    switch shape {
    case .list(let element, _): element
    case .numbers(_, let range): .number(range)
    case .either(let shapes): shapes.lazy.compactMap(entry).first
    default: nil
    }
  }

  private func wanted(_ key: String, among keys: [Key]) -> WantedValue? {
    keys.first { $0.name == key }.map { with($0.shape) }
  }

  private func with(_ shape: Shape) -> WantedValue { WantedValue(.shape(shape), kinds) }

  // MARK: Values

  /// A text as the value that it is written for: a number, `true` or `false` where no text is wanted.
  func value(of text: String) -> Node.Value {
    guard case .shape(let shape) = kind, !shape.takes(text) else { return .text(text) }
    if let flag = Bool(text), shape.isAmong({ $0 == .flag }) { return .flag(flag) }
    guard text.isJSONNumber, let number = Double(text), shape.isAmong(\.isNumber) else {
      return .text(text)
    }
    return .number(number, text)
  }

  /// Whether nothing but a text is wanted.
  var isText: Bool {
    guard case .shape(let shape) = kind else { return false }
    return shape.isAmong { $0 == .text } && !shape.isAmong(\.isNumber)
  }
}

extension Shape {
  /// Whether the text is a value as it stands.
  func takes(_ text: String) -> Bool {
    isAmong { shape in
      switch shape {
      case .form(let form): form == .font || form.accepts(text)
      case .choice(let words): words.contains(text)
      default: shape == .text
      }
    }
  }

  fileprivate func isAmong(_ fits: (Shape) -> Bool) -> Bool {
    guard case .either(let shapes) = self else { return fits(self) }
    return shapes.contains { $0.isAmong(fits) }
  }

  fileprivate var isNumber: Bool {
    switch self {
    case .number, .integer, .constants: true
    default: false
    }
  }
}
