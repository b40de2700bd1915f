/// A batch whose numbers come out although it is wrong: an item that it lets stay or move is another one in the
/// data afterwards.
///
/// UIKit notices nothing; the cell goes on showing the item of before.
package struct UpdateWarning: Equatable, Sendable {
  /// Stable, as the codes of faults.
  package static let code = "suspicious-update/identity"

  package var place: Move<ItemPosition>
  package var nameBefore: String
  package var nameAfter: String

  package var finding: String {
    "the cell of \"\(nameBefore)\" (\(place.from)) goes on at \(place.to), where the data has "
      + "\"\(nameAfter)\" now"
  }

  package var help: String {
    "correct the indexes of the batch, or reload the item if \"\(nameAfter)\" took its place"
  }
}

extension UpdatePlan {
  /// A warning for each survivor under another name, in the order of the places afterwards.
  package func warnings(naming identifiers: UpdateIdentifiers) -> [UpdateWarning] {
    identifiers.after.indices.flatMap { section in
      identifiers.after[section].items.indices.compactMap { item in
        warning(at: ItemPosition(section, item), naming: identifiers)
      }
    }
  }

  private func warning(
    at place: ItemPosition, naming identifiers: UpdateIdentifiers
  ) -> UpdateWarning? {
    guard let origin = itemBefore(place),
      identifiers.before.indices.contains(origin.section),
      identifiers.before[origin.section].items.indices.contains(origin.item)
    else { return nil }
    let before = identifiers.before[origin.section].items[origin.item]
    let after = identifiers.after[place.section].items[place.item]
    if before == after { return nil }
    return UpdateWarning(
      place: Move(from: origin, to: place), nameBefore: before, nameAfter: after)
  }
}
