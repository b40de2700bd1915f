internal import Figures
internal import Motion
package import SceneFormat

/// A type of outputs: what scenes know of it, and what its files are made of. Reading, the schema, the reference,
/// plans, `--only` and lists follow from the list of all.
package struct OutputType: Sendable {
  /// The content of its files, and how that is made of a scene.
  enum Making: Sendable {
    case drawing(@Sendable (SceneFigures, PlannedFile) throws -> Figure)
    case film
    case frames
    case table(@Sendable (SceneFigures, PlannedFile) -> AttributeTable)
    case page(@Sendable (SceneFigures, PlannedFile) throws -> [UInt8])
    case snippet
  }

  package private(set) var kind: OutputKind
  let making: Making

  init(_ name: String, _ text: String, making: Making) {
    kind = OutputKind(name, text, holding: making.content)
    self.making = making
  }

  /// A figure: one drawing that explains the scene.
  /// - Parameter keys: the names of the keys that mean something to it, besides those of every drawing.
  static func figure(
    _ name: String, _ text: String, keys: Set<String>,
    making: @escaping @Sendable (SceneFigures, PlannedFile) throws -> Figure
  ) -> OutputType {
    OutputType(name, text, making: .drawing(making)).with { $0.keys = keys }
  }

  /// The same type of which more is said.
  func with(_ change: (inout OutputKind) -> Void) -> OutputType {
    var type = self
    change(&type.kind)
    return type
  }

  /// The type by its kind; nil for kinds that nobody makes.
  static func of(_ kind: OutputKind) -> OutputType? { byName[kind.name] }

  private static let byName = Dictionary(
    all.map { ($0.kind.name, $0) }, uniquingKeysWith: { first, _ in first })
}

extension OutputType.Making {
  fileprivate var content: OutputKind.Content {
    switch self {
    case .drawing: .drawing
    case .film: .film
    case .frames: .frames
    case .table: .table
    case .page: .page
    case .snippet: .snippet
    }
  }
}
