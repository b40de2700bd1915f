// For git: a drawing is needed as long as a picture of the list shows it.
extension AcceptedDrawings {
  /// Whether a text is one of drawings that were kept.
  package static func isOne(_ text: String) -> Bool { text.hasPrefix(heading) }

  /// Two files that were made of a third one: afterwards there is all that one side has added, and nothing that one side
  /// has removed. No two of them contradict each other.
  package func merging(_ ours: AcceptedDrawings, _ theirs: AcceptedDrawings) -> AcceptedDrawings {
    var merged = AcceptedDrawings()
    for entry in ours.entries { add(entry, to: &merged, besides: theirs) }
    for entry in theirs.entries { add(entry, to: &merged, besides: ours) }
    return merged
  }

  /// Leaves out pictures that the other side has no more.
  private func add(
    _ entry: Entry, to merged: inout AcceptedDrawings, besides other: AcceptedDrawings
  ) {
    let (before, there) = (sums(of: entry), other.sums(of: entry))
    var kept = entry
    kept.sums = entry.sums.filter { there.contains($0) || !before.contains($0) }
    if !kept.sums.isEmpty { merged.add(kept) }
  }

  private func sums(of entry: Entry) -> Set<String> {
    Set(entries.filter { $0.showsSame(as: entry) }.flatMap(\.sums))
  }
}
