extension String {
  /// The name as it may stand within a sentence: in quotes where nobody would take it for a name there, since it has no
  /// letters, or is a sentence of its own.
  package var asNameInProse: String { Directions.apart(readsAsProse ? "“\(self)”" : self) }

  private var readsAsProse: Bool {
    guard contains(where: \.isLetter) else { return true }
    let words = split(separator: " ")
    return words.count > 2
      || words.count == 2 && ["a", "an", "the"].contains(words[0].lowercased())
  }
}
