extension SceneDescription {
  /// The texts that cells, headers and footers show, at the start and in steps, as far as the scene says them: what
  /// letters its pictures need is known from them before anything is played.
  public var texts: [String] {
    let looks = [style.cells, style.supplementary, style.decoration].flatMap(\.values)
    return sections.flatMap(\.texts) + steps.flatMap(\.cause.texts)
      + looks.flatMap(\.texts)
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
    items.flatMap(\.texts) + [header, footer].compactMap(\.self).flatMap(\.texts)
  }
}

extension ItemDescription {
  fileprivate var texts: [String] {
    [label] + [subtitle].compactMap { $0 } + row.texts + children.flatMap(\.texts)
  }
}

extension SupplementaryDescription {
  fileprivate var texts: [String] { [label] + [subtitle].compactMap { $0 } + row.texts }
}

extension Look {
  fileprivate var texts: [String] {
    [label, subtitle].compactMap { $0 } + RowText.allCases.compactMap { row.texts[$0]?.text }
      + (isRow ? [Self.buttonWord] : [])
  }

  /// The word on buttons of items that say none.
  public static let buttonWord = "Get"
}
