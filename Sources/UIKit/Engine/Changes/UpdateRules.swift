/// A batch of updates as an animated change.
@MainActor final class UpdateRules: ChangeRules {
  private let update: UpdatePlan
  let names: UpdateIdentifiers?
  private let session: LayoutSession
  private var line: LayoutCalls { session.line }
  private let visible: CGRect
  private let updateItems: [UICollectionViewUpdateItem]
  private let before: DisplayedElements
  let warnings: [UpdateWarning]
  /// The supplementary and decoration views that the layout wants to go and to come.
  private var shifts: [ElementShift.Kind: ElementShift] = [:]

  init(
    _ plan: UpdatePlan, in view: UICollectionView, before: DisplayedElements,
    names: UpdateIdentifiers? = nil
  ) {
    update = plan
    self.names = names
    session = view.currentSession
    visible = view.bounds
    self.before = before
    // Nobody looks where nobody watches.
    warnings = names.map(plan.warnings) ?? []
    updateItems = plan.layoutUpdates.map(UICollectionViewUpdateItem.init)
  }

  var cause: CollectionAnimation.Cause { .update(updateItems) }
  var plan: UpdatePlan? { update }

  func survivor(of key: ElementKey) -> ElementKey? {
    guard let place = Self.place(of: key) else { return isGoing(key) ? nil : key }
    guard key.category != .cell else { return update.itemAfter(place).map { key.at($0.indexPath) } }
    guard let section = update.sectionAfter(place.section) else { return nil }
    return shift(of: key).itemAfter(place, in: section).map {
      key.at(IndexPath(item: $0, section: section))
    }
  }

  func origin(of key: ElementKey) -> ElementKey? {
    guard let place = Self.place(of: key) else { return isComing(key) ? nil : key }
    guard key.category != .cell else {
      return update.itemBefore(place).map { key.at($0.indexPath) }
    }
    guard let section = update.sectionBefore(place.section) else { return nil }
    return shift(of: key).itemBefore(place, in: section).map {
      key.at(IndexPath(item: $0, section: section))
    }
  }

  /// The place in the data; nil for a path that is not of a section and an item, and for that of a view of the layout as a
  /// whole, which stands in the first section, whichever that is.
  private static func place(of key: ElementKey) -> ItemPosition? {
    key.indexPath.last == NSNotFound ? nil : ItemPosition(key.indexPath)
  }

  /// A path that is not of a section and an item says nothing about the data, and stays unless the layout names it.
  private func isGoing(_ key: ElementKey) -> Bool { shift(of: key).going.contains(key.indexPath) }

  private func isComing(_ key: ElementKey) -> Bool {
    shift(of: key).coming.contains(key.indexPath)
  }

  private func shift(of key: ElementKey) -> ElementShift {
    shifts[ElementShift.Kind(category: key.category, name: key.kind ?? ""), default: .none]
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

  /// UIKit asks for the content once before it says what is updated, and again afterwards: a layout that waits for
  /// the update items has nothing to show the first time.
  func begin() {
    session.askBeforeUpdates(in: visible)
    line.layout.updateDefaults = UpdateDefaults(self, before: before)
    line.prepare(for: updateItems)
  }

  func note(_ arrivals: [PlacedElement]) {
    line.layout.updateDefaults?.note(arrivals)
  }

  /// The layout may announce supplementary and decoration views of its own for the kinds in use.
  func askWhatComesAndGoes(_ arrivals: [PlacedElement]) {
    let keys = before.keys.filter { $0.category != .cell } + arrivals.map(\.key)
    for category in [UICollectionView.ElementCategory.supplementaryView, .decorationView] {
      for kind in kinds(of: category, in: keys) {
        let paths = line.paths(ofKind: kind, category)
        shifts[ElementShift.Kind(category: category, name: kind)] =
          ElementShift(going: paths.going, coming: paths.coming)
      }
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
