/// The kinds of layouts that a scene may name.
public struct LayoutKinds: Equatable, Sendable {
  /// In the order of lists and pages.
  public private(set) var all: [LayoutKind] = []

  /// These kinds, and no others. A kind that has the name of one before it takes that one's place.
  public init(_ kinds: [LayoutKind] = []) {
    for kind in kinds {
      if let index = all.firstIndex(where: { $0.name == kind.name }) {
        all[index] = kind
      } else {
        all.append(kind)
      }
    }
  }

  /// The kind of scenes that name no layout: the first one that can be played.
  public var standard: LayoutKind? { all.first(where: \.isSupported) }

  /// The kind of this name; nil where there is none.
  public subscript(name: String) -> LayoutKind? { all.first { $0.name == name } }

  /// `flow, columns, HexLayout (registered by MyLayouts)`.
  public var listed: String {
    all.filter(\.isSupported).map { kind in
      kind.origin.map { "\(kind.name) (registered by \($0))" } ?? kind.name
    }
    .joined(separator: ", ")
  }
}
