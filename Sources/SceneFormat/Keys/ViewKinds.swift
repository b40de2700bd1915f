/// A class of views that scenes can name.
public struct ViewKind: Equatable, Sendable {
  /// What views of the class stand for: which keys of a scene can name it.
  public enum Role: String, Equatable, Sendable, CaseIterable {
    case cell, supplementary, decoration
  }

  public let name: String
  public let role: Role
  public let text: String
  /// Who brought it; nil for those that come along.
  public let origin: String?

  public init(_ name: String, _ role: Role, _ text: String, origin: String? = nil) {
    self.name = name
    self.role = role
    self.text = text
    self.origin = origin
  }

  /// The class that shows what the style says.
  public static let styled = "styled"
}

extension ViewKind.Role {
  /// What messages call a view of this role.
  var noun: String {
    switch self {
    case .cell: "cell"
    case .supplementary: "supplementary view"
    case .decoration: "decoration view"
    }
  }
}

/// The classes of views that a scene may name: the one that comes along, and those that a program registers.
public struct ViewKinds: Equatable, Sendable {
  public private(set) var all: [ViewKind]

  public init(registered: [ViewKind] = []) {
    all = Self.builtIn
    for kind in registered {
      if let index = all.firstIndex(where: { $0.name == kind.name && $0.role == kind.role }) {
        all[index] = kind
      } else {
        all.append(kind)
      }
    }
  }

  /// Those that can stand for one thing, in the order in which they were registered.
  public subscript(role: ViewKind.Role) -> [ViewKind] { all.filter { $0.role == role } }

  /// `styled, photo (registered by MyCells)`.
  public func listed(_ role: ViewKind.Role) -> String {
    self[role].map { kind in
      kind.origin.map { "\(kind.name) (registered by \($0))" } ?? kind.name
    }
    .joined(separator: ", ")
  }

  private static let builtIn = [
    ViewKind(
      ViewKind.styled, .cell, "What the style says: a fill, a border, two lines, an image."),
    ViewKind(ViewKind.styled, .supplementary, "What the style says, text at the left."),
    ViewKind(ViewKind.styled, .decoration, "What the style says, without text."),
  ]
}
