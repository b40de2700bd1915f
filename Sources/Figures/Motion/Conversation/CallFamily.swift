import Motion

/// Methods that ask the same about elements of different kinds, and share a row.
struct CallFamily: Equatable {
  /// The same for all methods of the family.
  let name: String
  /// For a row in which several of them stand; nil for a method without relatives.
  let title: String?

  private static let families: [(prefix: String, title: String)] = [
    ("finalLayoutAttributesForDisappearing", "finalLayoutAttributes…(at:)"),
    ("initialLayoutAttributesForAppearing", "initialLayoutAttributes…(at:)"),
    ("indexPathsTo", "indexPathsTo…(ofKind:)"),
    ("referenceSizeFor", "referenceSizeForHeader, … Footer(at:)"),
    ("layoutAttributesForItem", "layoutAttributesFor…(at:)"),
    ("layoutAttributesForSupplementary", "layoutAttributesFor…(at:)"),
    ("layoutAttributesForDecoration", "layoutAttributesFor…(at:)"),
  ]

  init(_ method: String) {
    let family = Self.families.first { method.hasPrefix($0.prefix) }
    name = family?.title ?? method
    title = family?.title
  }
}
