/// Decides whether a batch of updates can be, from the number of items before it and after it.
///
/// Looks in this order, and stops at the first fault: places before the update, contradictions about them,
/// contradictions about places after the update, sections, the number of items, places of items after the
/// update. Sections come before items, deletes first, low indexes before high ones.
package struct UpdateValidation {
  let before: [Int]
  let after: [Int]
  private let announced: AnnouncedUpdates

  /// The way from before to after, or why there is none.
  ///
  /// - Parameters:
  ///   - before: the number of items of each section before the update.
  ///   - after: the number of items of each section that the data has now.
  package static func plan(
    for batch: UpdateBatch, before: [Int], after: [Int]
  ) throws(UpdateFault) -> UpdatePlan {
    let validation = UpdateValidation(
      before: before, after: after, announced: AnnouncedUpdates(batch))
    return try validation.plan()
  }

  private func plan() throws(UpdateFault) -> UpdatePlan {
    try checkPlacesBefore()
    try ConflictSearch(announced.sections) { .section($0) }.checkPlacesBefore()
    try ConflictSearch(announced.items) { .item($0) }.checkPlacesBefore()
    let updates = try ExpandedUpdates(announced)
    try ConflictSearch(announced.sections) { .section($0) }.checkPlacesAfter(updates.sections)
    try ConflictSearch(announced.items) { .item($0) }.checkPlacesAfter(updates.items)
    try checkMovesBetweenSections()
    try checkSectionCount()
    try checkSectionsAfter()
    let plan = UpdatePlan(updates, before: before, after: after)
    try checkItemCounts(plan)
    try checkItemsAfter(updates)
    return plan
  }
}

// MARK: Places

extension UpdateValidation {
  private func checkPlacesBefore() throws(UpdateFault) {
    let (sections, items) = (announced.sections, announced.items)
    try check(sections.deletes, .delete)
    try check(sections.reloads, .reload)
    try check(sections.moves.lazy.map(\.from), .moveFrom)
    try check(items.deletes, .delete)
    let reloads = items.reloads.lazy.filter { !announced.goneSections.contains($0.section) }
    try check(reloads, .reload)
    try check(items.reconfigures, .reconfigure)
    try check(items.moves.lazy.map(\.from), .moveFrom)
  }

  private func check(
    _ sections: some Sequence<Int>, _ operation: UpdateFault.Operation
  ) throws(UpdateFault) {
    for section in sections where !before.indices.contains(section) {
      throw .outOfRange(operation, .section(section, count: before.count))
    }
  }

  private func check(
    _ items: some Sequence<ItemPosition>, _ operation: UpdateFault.Operation
  ) throws(UpdateFault) {
    for item in items {
      if let missing = Self.missing(item, in: before) { throw .outOfRange(operation, missing) }
    }
  }

  private func checkSectionsAfter() throws(UpdateFault) {
    let (sections, items) = (announced.sections, announced.items)
    for section in sections.inserts where !after.indices.contains(section) {
      throw .outOfRange(.insert, .section(section, count: after.count))
    }
    for move in sections.movesByDestination where !after.indices.contains(move.to) {
      throw .outOfRange(
        .moveTo(from: .section(move.from)), .section(move.to, count: after.count))
    }
    for item in items.inserts where !after.indices.contains(item.section) {
      throw .outOfRange(.insert, .sectionOfItem(item, count: after.count))
    }
    for move in items.movesByDestination where !after.indices.contains(move.to.section) {
      throw .outOfRange(
        .moveTo(from: .item(move.from)), .sectionOfItem(move.to, count: after.count))
    }
  }

  private func checkItemsAfter(_ updates: ExpandedUpdates) throws(UpdateFault) {
    for item in announced.items.inserts { try checkAfter(item, .insert) }
    for reload in updates.items.reloads {
      try checkAfter(reload.to, .reloadTarget(of: .item(reload.from)))
    }
    for move in updates.items.movesByDestination {
      try checkAfter(move.to, .moveTo(from: .item(move.from)))
    }
  }

  private func checkAfter(
    _ item: ItemPosition, _ operation: UpdateFault.Operation
  ) throws(UpdateFault) {
    if let missing = Self.missing(item, in: after) { throw .outOfRange(operation, missing) }
  }

  private static func missing(_ item: ItemPosition, in counts: [Int]) -> UpdateFault.Missing? {
    guard counts.indices.contains(item.section) else {
      return .sectionOfItem(item, count: counts.count)
    }
    let count = counts[item.section]
    return item.item >= 0 && item.item < count ? nil : .item(item, count: count)
  }
}

// MARK: Sections and counts

extension UpdateValidation {
  private func checkMovesBetweenSections() throws(UpdateFault) {
    for move in announced.items.moves where announced.goneSections.contains(move.from.section) {
      throw .movedFromDeletedSection(move.from, to: move.to)
    }
    for move in announced.items.movesByDestination
    where announced.freshSections.contains(move.to.section) {
      throw .movedIntoInsertedSection(move.to, from: move.from)
    }
  }

  private func checkSectionCount() throws(UpdateFault) {
    let arithmetic = UpdateFault.SectionArithmetic(
      before: before.count, after: after.count,
      deleted: Array(announced.sections.deletes), inserted: Array(announced.sections.inserts))
    if arithmetic.expected != arithmetic.after { throw .sectionCount(arithmetic) }
  }

  private func checkItemCounts(_ plan: UpdatePlan) throws(UpdateFault) {
    for section in after.indices {
      guard let origin = plan.sectionBefore(section) else { continue }
      let (leaving, arriving) = plan.changedItemCounts(ofSection: Move(from: origin, to: section))
      if before[origin] - leaving + arriving == after[section] { continue }
      throw .itemCount(arithmetic(of: Move(from: origin, to: section), in: plan))
    }
  }

  private func arithmetic(
    of section: Move<Int>, in plan: UpdatePlan
  ) -> UpdateFault.ItemArithmetic {
    let items = plan.items
    let isHere = { (move: Move<ItemPosition>) in
      (out: move.from.section == section.from, in: move.to.section == section.to)
    }
    // A move inside the section is no change of its number.
    return UpdateFault.ItemArithmetic(
      section: section, before: before[section.from], after: after[section.to],
      deleted: items.deletes.filter { $0.section == section.from }.map(\.item),
      reloadedOut: items.reloads.filter { isHere($0).out }.map(\.from.item),
      movedOut: items.moves.filter { isHere($0).out && !isHere($0).in }.map(\.from.item),
      inserted: items.inserts.filter { $0.section == section.to }.map(\.item),
      reloadedIn: items.reloads.filter { isHere($0).in }.map(\.to.item),
      movedIn: items.movesByDestination.filter { isHere($0).in && !isHere($0).out }
        .map(\.to.item))
  }
}
