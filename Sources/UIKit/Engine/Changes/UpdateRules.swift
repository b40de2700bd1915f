/// A batch of updates as an animated change.
@MainActor final class UpdateRules: ChangeRules {
  private let update: UpdatePlan
  let names: UpdateIdentifiers?
  private let line: LayoutCalls
  private let updateItems: [UICollectionViewUpdateItem]
  private let before: DisplayedElements
  let warnings: [UpdateWarning]
  /// Elements of the old and of the new screen that the layout wants to go and come whatever their paths say.
  private var removed: Set<ElementKey> = []
  private var inserted: Set<ElementKey> = []

  init(
    _ plan: UpdatePlan, line: LayoutCalls, before: DisplayedElements,
    names: UpdateIdentifiers? = nil
  ) {
    update = plan
    self.names = names
    self.line = line
    self.before = before
    // Nobody looks where nobody watches.
    warnings = names.map(plan.warnings) ?? []
    updateItems = plan.layoutUpdates.map(UICollectionViewUpdateItem.init)
  }

  var cause: CollectionAnimation.Cause { .update(updateItems) }
  var plan: UpdatePlan? { update }

  func survivor(of key: ElementKey) -> ElementKey? {
    guard !removed.contains(key) else { return nil }
    return mapped(key, item: update.itemAfter, section: update.sectionAfter).flatMap {
      inserted.contains($0) ? nil : $0
    }
  }

  func origin(of key: ElementKey) -> ElementKey? {
    guard !inserted.contains(key) else { return nil }
    return mapped(key, item: update.itemBefore, section: update.sectionBefore).flatMap {
      removed.contains($0) ? nil : $0
    }
  }

  /// Cells go with their items, other elements with their sections. A path that is not of a section and an
  /// item says nothing about the data and stays.
  private func mapped(
    _ key: ElementKey, item: (ItemPosition) -> ItemPosition?, section: (Int) -> Int?
  ) -> ElementKey? {
    guard let place = ItemPosition(key.indexPath) else { return key }
    guard key.category == .cell else {
      return section(place.section).map { key.at(IndexPath(item: place.item, section: $0)) }
    }
    return item(place).map { key.at($0.indexPath) }
  }

  func replacement(of key: ElementKey) -> ElementKey? {
    guard key.category == .cell, let place = ItemPosition(key.indexPath),
      case .reloads(let later) = update.fate(of: place)
    else { return nil }
    return .cell(later.indexPath)
  }

  func predecessor(of key: ElementKey) -> ElementKey? {
    guard key.category == .cell, let place = ItemPosition(key.indexPath),
      case .reloaded(let earlier) = update.origin(of: place)
    else { return nil }
    return .cell(earlier.indexPath)
  }

  func begin(_ arrivals: [PlacedElement]) {
    let defaults = UpdateDefaults(self, before: before)
    defaults.note(arrivals)
    line.layout.updateDefaults = defaults
    line.prepare(for: updateItems)
    askWhatComesAndGoes(arrivals)
  }

  func note(_ arrivals: [PlacedElement]) {
    line.layout.updateDefaults?.note(arrivals)
  }

  /// The layout may announce supplementary and decoration views of its own for the kinds in use.
  private func askWhatComesAndGoes(_ arrivals: [PlacedElement]) {
    let keys = before.keys.filter { $0.category != .cell } + arrivals.map(\.key)
    for kind in kinds(of: .supplementaryView, in: keys) {
      let paths = line.paths(ofKind: kind, .supplementaryView)
      removed.formUnion(paths.going.map { .supplementaryView(kind, $0) })
      inserted.formUnion(paths.coming.map { .supplementaryView(kind, $0) })
    }
    for kind in kinds(of: .decorationView, in: keys) {
      let paths = line.paths(ofKind: kind, .decorationView)
      removed.formUnion(paths.going.map { .decorationView(kind, $0) })
      inserted.formUnion(paths.coming.map { .decorationView(kind, $0) })
    }
  }

  private func kinds(
    of category: UICollectionView.ElementCategory, in keys: [ElementKey]
  ) -> [String] {
    Set(keys.filter { $0.category == category }.compactMap(\.kind)).sorted()
  }

  func final(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    line.final(key)
  }

  func initial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    line.initial(key)
  }

  func finish() {
    line.finalizeUpdates()
    line.layout.updateDefaults = nil
  }
}
