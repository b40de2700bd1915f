extension SceneDescription {
  /// The texts that cells, headers and footers show, at the start and in steps, as far as the scene says them: what
  /// letters its pictures need is known from them before anything is played.
  public var texts: [String] {
    let looks = [style.cells, style.supplementary, style.decoration].flatMap(\.values)
    return sections.flatMap(\.texts) + steps.flatMap(\.cause.texts)
      + looks.flatMap { [$0.label, $0.subtitle].compactMap { $0 } }
  }
}

extension StepDescription.Cause {
  fileprivate var texts: [String] {
    switch self {
    case .update(let update):
      (update.inserts.flatMap(\.items) + update.changedItems).flatMap(\.texts)
        + update.insertedSections.flatMap(\.section.texts)
    case .apply(let apply): apply.sections.flatMap(\.items).flatMap(\.texts)
    default: []
    }
  }
}

extension SectionDescription {
  fileprivate var texts: [String] {
    items.flatMap(\.texts) + [header, footer].compactMap { $0?.label }
  }
}

extension ItemDescription {
  fileprivate var texts: [String] { [label] + [subtitle].compactMap { $0 } }
}
