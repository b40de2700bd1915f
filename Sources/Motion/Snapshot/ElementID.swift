public import CoreGraphics

/// Who an element is, across updates and layouts: the data's identifier where there is one, else the place
/// where it stands. The kind always belongs to it, since a section and its header share an identifier.
public struct ElementID: Hashable, Sendable {
  /// The kind that the element is of; elements of two kinds are never the same.
  public var kind: ElementKind
  /// How the element is told from others of its kind.
  public var name: Name

  /// How elements of one kind are told apart: by the data's identifier, or by their place where there is none.
  public enum Name: Hashable, Sendable {
    /// The data's name of the item, or of the section that the element belongs to.
    case identifier(String)
    /// The element's section and item, for data without identifiers: after an update it may be another element.
    case path(IndexPath)
  }

  /// An identity of a kind; `item(_:)` is shorter for the cell of an identifier.
  public init(_ kind: ElementKind, _ name: Name) {
    self.kind = kind
    self.name = name
  }

  /// The cell of the item with this identifier.
  public static func item(_ identifier: String) -> ElementID {
    ElementID(.cell, .identifier(identifier))
  }

  /// The data's identifier, if there is one.
  public var identifier: String? {
    guard case .identifier(let identifier) = name else { return nil }
    return identifier
  }
}
