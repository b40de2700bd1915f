internal import Platform
package import Scene
package import SceneFormat

/// The promises of layouts that scenes are held to, whatever they expect themselves.
package struct AuditOrder: Equatable, Sendable {
  /// The rules that are asked for.
  package var rules: [AuditRule]
  /// How many random scenes are tried for each layout, and the seed of the first one.
  package var count = 0
  package var seed = 0
  /// Whether the smallest scene that breaks a promise is written beside the one that it was made from.
  package var keeps = false

  package init(_ rules: [AuditRule] = AuditRule.usual) {
    self.rules = rules
  }

  /// The name of the scene that is kept: one for each that is audited, so that its path is known beforehand. Two files
  /// whose scenes have one name have two.
  static func keptName(of scene: SceneDescription) -> String {
    let file = scene.files.first.map { RealPath.fileName(of: $0.path) } ?? ""
    let stem = file.split(separator: ".").first.map(String.init) ?? ""
    let isNamedAlike = stem.isEmpty || scene.name.hasPrefix(stem)
    return (isNamedAlike ? "" : "\(stem)-") + scene.name + keptEnding
  }

  /// Whether the scene was kept by its name: it is such a random one, and is played as it stands.
  static func isKept(_ scene: SceneDescription) -> Bool {
    scene.files.first?.path.hasSuffix(keptEnding) == true
  }

  private static let keptEnding = "-found.scene.json"
}

extension SceneDescription {
  /// Expects the promises, one by one, and nothing else but the fault that it stops with.
  package mutating func expectPromises(_ rules: [AuditRule]) {
    let faults = expectations.filter { expectation in
      if case .fails = expectation.check { true } else { false }
    }
    expectations =
      faults
      + rules.map { ExpectationDescription(check: .contract([$0.name]), steps: [], span: span) }
    outputs = []
  }
}
