/// Words for update faults, with the identifiers of sections and items where they are known.
struct UpdateWording {
  private let identifiers: UpdateIdentifiers?

  init(_ identifiers: UpdateIdentifiers?) {
    self.identifiers = identifiers
  }

  func claim(of fault: UpdateFault) -> String {
    switch fault {
    case .outOfRange(let operation, let missing): finding(operation, missing)
    case .deletedTwice(let place): "\(before(place)) is deleted twice"
    case .deletedAndReloaded(let place): "\(before(place)) is both deleted and reloaded"
    case .deletedAndMoved(let place, let destination):
      "\(before(place)) is both deleted and moved to \(bare(destination))"
    case .reloadedAndMoved(let place, let destination):
      "\(before(place)) is both reloaded and moved to \(bare(destination))"
    case .insertedAndMovedTo(let place, let origin):
      "\(after(place)) is inserted, and \(before(origin)) moves to the same place"
    case .reloadedOntoMove(let place, let reloaded, let origin):
      "the reload of \(before(reloaded)) inserts \(bare(place)), and \(before(origin)) moves to the "
        + "same place"
    case .movedToBoth(let place, let one, let other):
      "\(before(place)) is moved to both \(bare(one)) and \(bare(other))"
    case .bothMoved(let one, let other, let place):
      "both \(before(one)) and \(before(other)) are moved to \(bare(place))"
    case .movedFromDeletedSection(let item, let destination):
      "\(before(.item(item))) is moved to \(bare(.item(destination))), but its section is deleted or "
        + "reloaded"
    case .movedIntoInsertedSection(let item, let origin):
      "\(before(.item(origin))) is moved to \(bare(.item(item))), but that section is inserted or "
        + "reloaded"
    case .reloadedInDeletedSection(let item):
      "\(before(.item(item))) is reloaded, but its section is deleted"
    case .sectionCount(let arithmetic):
      "there would be \(arithmetic.expected.counted("section"))"
    case .itemCount(let arithmetic):
      "\(section(of: arithmetic)) would hold \(arithmetic.expected.counted("item"))"
    }
  }

  /// The number that the data has, for faults of counting.
  func comparison(with fault: UpdateFault) -> String? {
    switch fault {
    case .sectionCount(let arithmetic): "the data has \(arithmetic.after)"
    case .itemCount(let arithmetic): "the data has \(arithmetic.after)"
    default: nil
    }
  }

  private func finding(
    _ operation: UpdateFault.Operation, _ missing: UpdateFault.Missing
  ) -> String {
    let place = missing.place
    return switch operation {
    case .delete: "\(bare(place)) is deleted, but \(missing.held("before"))"
    case .reload: "\(bare(place)) is reloaded, but \(missing.held("before"))"
    case .reconfigure: "\(bare(place)) is reconfigured, but \(missing.held("before"))"
    case .moveFrom: "\(bare(place)) is moved, but \(missing.held("before"))"
    case .insert: "\(bare(place)) is inserted, but \(missing.held("after"))"
    case .reloadTarget(let reloaded):
      "the reload of \(before(reloaded)) inserts \(bare(place)), but \(missing.held("after"))"
    case .moveTo(let origin):
      "\(before(origin)) is moved to \(bare(place)), but \(missing.held("after"))"
    }
  }

  // MARK: Names

  /// A place before the update, with its name.
  private func before(_ place: UpdateFault.Place) -> String {
    named(place, in: identifiers?.before ?? [])
  }

  /// A place after the update, with its name.
  private func after(_ place: UpdateFault.Place) -> String {
    named(place, in: identifiers?.after ?? [])
  }

  private func bare(_ place: UpdateFault.Place) -> String { place.description }

  private func named(
    _ place: UpdateFault.Place, in sections: [UpdateIdentifiers.Section]
  ) -> String {
    switch place {
    case .section(let section):
      guard sections.indices.contains(section) else { return bare(place) }
      return "section \"\(sections[section].name)\" (\(section))"
    case .item(let item):
      guard sections.indices.contains(item.section),
        sections[item.section].items.indices.contains(item.item)
      else { return bare(place) }
      return "item \"\(sections[item.section].items[item.item])\" (\(item))"
    }
  }

  private func section(of arithmetic: UpdateFault.ItemArithmetic) -> String {
    let (from, to) = (arithmetic.section.from, arithmetic.section.to)
    if let sections = identifiers?.after, sections.indices.contains(to) {
      return "section \"\(sections[to].name)\""
    }
    return from == to ? "section \(to)" : "section \(from), now \(to),"
  }
}

extension UpdateFault.Missing {
  /// Such as "section 0 holds 3 items before the update".
  fileprivate func held(_ side: String) -> String {
    switch self {
    case .section(_, let count), .sectionOfItem(_, let count):
      "there \(count == 1 ? "is" : "are") \(count.counted("section")) \(side) the update"
    case .item(let item, let count):
      "section \(item.section) holds \(count.counted("item")) \(side) the update"
    }
  }
}

extension Int {
  /// Such as "1 item" and "3 items".
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
