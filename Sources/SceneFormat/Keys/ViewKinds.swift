/// A class of views that scenes can name.
public struct ViewKind: Equatable, Sendable {
  /// The part that views of the class play: it tells which keys of a scene can name it.
  public enum Role: String, Equatable, Sendable, CaseIterable {
    case cell, supplementary, decoration
  }

  /// The name that a look of the style gives.
  public let name: String
  /// The part that its views play; a name may stand for one class in each role.
  public let role: Role
  /// One line for lists and for editors.
  public let text: String
  /// The program that brought it; nil for the class that comes along.
  public let origin: String?

  /// A class that comes along, unless it is said who brought it.
  public init(_ name: String, _ role: Role, _ text: String, origin: String? = nil) {
    self.name = name
    self.role = role
    self.text = text
    self.origin = origin
  }

  /// The name of the class that draws by the scene's style.
  public static let styled = "styled"
}

extension ViewKind.Role {
  /// The name that messages have for a view of this role.
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
  /// The styled class in each role, then those that were registered; one that was registered by a known name and role
  /// takes its place.
  public private(set) var all: [ViewKind]

  /// The classes that come along, and these.
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

  /// The classes for one role, in the order in which they were registered.
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
