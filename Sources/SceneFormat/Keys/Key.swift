/// A key of a scene file: what may stand under it, and what it is for.
public struct Key: Equatable, Sendable {
  public let name: String
  public let shape: Shape
  /// One line for the reference and for editors.
  public let text: String
  public let isRequired: Bool
  /// What holds without the key, as JSON or in words.
  public let standard: String?

  public init(
    _ name: String, _ shape: Shape, _ text: String, standard: String? = nil,
    isRequired: Bool = false
  ) {
    self.name = name
    self.shape = shape
    self.text = text
    self.isRequired = isRequired
    self.standard = standard
  }
}

/// A kind of object: all the keys that it may have.
public struct Definition: Equatable, Sendable {
  public let name: String
  public let text: String
  public let keys: [Key]
  /// What keys of the writer's own begin with, whose values nothing reads; nil where there are none.
  public let freePrefix: String?

  public init(_ name: String, _ text: String, _ keys: [Key], freePrefix: String? = nil) {
    self.name = name
    self.text = text
    self.keys = keys
    self.freePrefix = freePrefix
  }

  public func key(_ name: String) -> Key? { keys.first { $0.name == name } }
}

/// A kind of layout that scenes can name.
public struct LayoutKind: Equatable, Sendable {
  public let name: String
  public let text: String
  /// Its properties. nil where nobody wrote them down: then all are let through.
  public let keys: [Key]?
  /// Whether the properties stand below `params`, as for layouts of one's own.
  public let usesParams: Bool
  /// Who brought it; nil for those that come along.
  public let origin: String?
  public let isSupported: Bool

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
