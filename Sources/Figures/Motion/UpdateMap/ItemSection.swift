/// The items of one section by their identifiers, in order.
public struct ItemSection: Hashable, Sendable {
  /// The section's name above its items; nil for its number.
  public var name: String?
  /// The identifiers of the items from first to last; each is unique among all sections of a list.
  public var items: [String]

  /// A section by its items; it goes by its number unless it is given a name.
  public init(_ items: [String], name: String? = nil) {
    self.items = items
    self.name = name
  }
}
