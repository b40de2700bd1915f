/// The items of one section by their identifiers, in order.
public struct ItemSection: Hashable, Sendable {
  /// What the section is called; nil for its number.
  public var name: String?
  public var items: [String]

  public init(_ items: [String], name: String? = nil) {
    self.items = items
    self.name = name
  }
}
