extension String {
  /// The name as it may stand within a sentence: in quotes where nobody would take it for a name there, since it has no
  /// letters, or is a sentence of its own.
  package var asNameInProse: String {
    guard Directions.apart(self) != self else { return readsAsProse ? "“\(self)”" : self }
    // The name alone runs in its own direction: neither its quotes do, nor what tells it from others behind it.
    let end = hasSuffix(")") ? ranges(of: " (").last?.lowerBound ?? endIndex : endIndex
    let (name, addition) = (String(self[..<end]), String(self[end...]))
    let said = Directions.apart(name)
    return (name.readsAsProse ? "“\(said)”" : said) + Directions.apart(addition)
  }

  private var readsAsProse: Bool {
    guard contains(where: \.isLetter) else { return true }
    let words = split(separator: " ")
    return words.count > 2
      || words.count == 2 && ["a", "an", "the"].contains(words[0].lowercased())
  }
}
