/// A rule of the contract between a layout and its collection view, as scenes name it.
public struct ContractRule: Equatable, Sendable {
  /// The name that scenes write.
  public let name: String
  /// Whether it is one of those that `"contract": true` asks for.
  public let isUsual: Bool

  /// A rule that `true` asks for, unless it is said that only those are held to it who name it.
  public init(_ name: String, isUsual: Bool = true) {
    self.name = name
    self.isUsual = isUsual
  }

  /// The code of its findings.
  public var code: String { "contract/\(name)" }
}
