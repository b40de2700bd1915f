/// A key of a scene file: its values, and its meaning.
public struct Key: Equatable, Sendable {
  /// The key as a file writes it; upper and lower case are different.
  public let name: String
  /// The values that may stand under it.
  public let shape: Shape
  /// One line for the reference and for editors.
  public let text: String
  /// Whether an object without the key is an error.
  public let isRequired: Bool
  /// The keys by which an object takes over a required one from elsewhere before it is checked.
  public let substitutes: [String]
  /// The value that holds without the key, as JSON or in words; nil for none.
  public let standard: String?

  /// A key that may be left out unless `isRequired` says otherwise.
  public init(
    _ name: String, _ shape: Shape, _ text: String, standard: String? = nil,
    isRequired: Bool = false, substitutes: [String] = []
  ) {
    self.name = name
    self.shape = shape
    self.text = text
    self.isRequired = isRequired
    self.substitutes = substitutes
    self.standard = standard
  }
}

/// A kind of object: all the keys that it may have.
public struct Definition: Equatable, Sendable {
  /// The name that shapes refer to it by, and the heading in the reference.
  public let name: String
  /// One line or more for the reference and for editors.
  public let text: String
  /// The keys in the order of the reference.
  public let keys: [Key]
  /// The beginning of keys of the writer's own, whose values nothing reads; nil where there are none.
  public let freePrefix: String?

  /// An object without keys of the writer's own, unless a prefix for them is given.
  public init(_ name: String, _ text: String, _ keys: [Key], freePrefix: String? = nil) {
    self.name = name
    self.text = text
    self.keys = keys
    self.freePrefix = freePrefix
  }

  /// The key of this name; nil where the object has none.
  public func key(_ name: String) -> Key? { keys.first { $0.name == name } }
}

/// A kind of layout that scenes can name.
public struct LayoutKind: Equatable, Sendable {
  /// The name that scenes write after `kind`.
  public let name: String
  /// One line for the reference and for editors.
  public let text: String
  /// Its properties; nil where nobody wrote them down: then all are let through.
  public let keys: [Key]?
  /// Whether the properties stand below `params`, as for layouts of one's own.
  public let usesParams: Bool
  /// The program that brought it; nil for kinds that come along.
  public let origin: String?
  /// Whether it can be played; a kind that cannot is named in messages only.
  public let isSupported: Bool

  /// A kind for a layout of one's own: its properties stand below `params` and none is refused.
  public init(
    _ name: String, _ text: String, keys: [Key]? = nil, usesParams: Bool = true,
    origin: String? = nil, isSupported: Bool = true
  ) {
    self.name = name
    self.text = text
    self.keys = keys
    self.usesParams = usesParams
    self.origin = origin
    self.isSupported = isSupported
  }
}
