internal import SceneFormat

/// The types of outputs, as `--only` takes them.
enum OutputNames {
  static let all = OutputKind.allCases.map(\.rawValue)
  /// Endings of files that outputs can be.
  static let endings = Set(OutputKind.allCases.flatMap(\.extensions))
}
