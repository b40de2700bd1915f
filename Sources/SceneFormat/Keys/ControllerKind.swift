/// A view controller that scenes can name in place of data.
public struct ControllerKind: Equatable, Sendable {
  /// The name that scenes write after `controller`.
  public let name: String
  /// One line for lists and for editors.
  public let text: String
  /// The program that brought it; nil where nobody says so.
  public let origin: String?

  /// A controller under a name.
  public init(_ name: String, text: String, origin: String? = nil) {
    self.name = name
    self.text = text
    self.origin = origin
  }
}
