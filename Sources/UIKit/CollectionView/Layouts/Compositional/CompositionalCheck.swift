/// Refuses descriptions that UIKit refuses, in its own sentences.
@MainActor enum CompositionalCheck {
  /// - Parameter index: the section's number; nil for items along the edges of all of the layout.
  static func fault(
    of items: [NSCollectionLayoutBoundarySupplementaryItem], inSection index: Int? = nil
  ) -> Fault? {
    let kinds = items.map(\.elementKind)
    let twice = kinds.filter { kind in kinds.count { $0 == kind } > 1 }
    guard !twice.isEmpty else { return nil }
    var named: [String] = []
    for kind in twice where !named.contains(kind) { named.append(kind) }
    return Fault(
      "compositional/kinds-twice",
      "Error: Every supplementary must have a unique elementKind: duplicates detected: "
        + named.joined(separator: ", "),
      facts: [index.map { Fault.Fact("section", "\($0)") }].compactMap(\.self)
        + [Fault.Fact("kinds", named.joined(separator: " "))])
  }
}

@MainActor extension Fault {
  static func noSection(_ index: Int) -> Fault {
    Fault(
      "compositional/no-section",
      "Invalid section definition. Please specify a valid section definition when content is to be "
        + "rendered for a section. This is a client error.",
      facts: [Fact("section", "\(index)")])
  }
}

@MainActor extension GroupLength {
  /// Raises UIKit's fault of a length that is no number.
  func check() {
    guard !value.isFinite else { return }
    let (name, noun) =
      switch kind {
      case .fractionalWidth: ("fractional width", "fraction")
      case .fractionalHeight: ("fractional height", "fraction")
      case .absolute: ("absolute dimension", "dimension")
      case .estimated, .uniform: ("estimated dimension", "dimension")
      }
    FaultScope.raise(
      Fault(
        "compositional/dimension",
        "Invalid \(name): \(AttributesDescription.number(value)). The \(noun) must be a finite value."
      ))
  }
}

@MainActor extension GroupLength {
  /// Says on the console, as UIKit does, that an estimate is no length.
  func tellEstimate() {
    guard isOpen, value <= 0 else { return }
    UIKitLog.write(
      "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please "
        + "update your call site.", about: .estimate,
      finding:
        "an estimate is \(AttributesDescription.number(value)) points, and has to be more than 0")
  }
}

@MainActor extension GroupGap {
  func check() {
    let value =
      switch self {
      case .fixed(let gap), .flexible(let gap): gap
      }
    guard !value.isFinite else { return }
    FaultScope.raise(
      Fault(
        "compositional/spacing",
        "Invalid spacing: \(AttributesDescription.number(value)). The spacing must be a finite value."
      ))
  }
}
