internal import SceneFormat

/// The types of outputs, as `--only` takes them.
package enum OutputNames {
  package static let all = OutputKind.allCases.map(\.rawValue)
  /// Endings of files that outputs can be.
  package static let endings = Set(OutputKind.allCases.flatMap(\.extensions))
}
