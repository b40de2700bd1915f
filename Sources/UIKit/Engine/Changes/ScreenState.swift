/// The screen of a collection view, to compare with later or to go back to.
@MainActor struct ScreenState {
  /// With attributes of its own: a layout may use its objects again for the new state.
  let displayed: DisplayedElements
  let bounds: CGRect
  let contentSize: CGSize
  /// The states of the views themselves, where somebody watches.
  let states: [ElementKey: ViewState]
  /// The way from the items of the data to these.
  let places: ShownPlaces
  private let live: DisplayedElements
  private let counts: DataCounts?
  private let selection: Selection

  /// - Parameter bounds: what the bounds were, where they have changed already.
  init(of view: UICollectionView, bounds: CGRect? = nil) {
    live = view.displayed
    displayed = view.displayed.copied
    self.bounds = bounds ?? view.bounds
    contentSize = view.contentSize
    states =
      view.animationObserver == nil
      ? [:]
      : Dictionary(
        uniqueKeysWithValues: displayed.sorted.map { key, entry in
          (key, ViewState(of: entry.view, showing: entry.attributes))
        })
    places = ShownPlaces(
      movement: view.movement,
      placeholders: view.interaction.placeholdersBefore ?? view.interaction.placeholders)
    counts = view.counts
    selection = view.selection
  }

  /// Brings all of it back after a fault.
  func restore(in view: UICollectionView) {
    view.counts = counts
    view.selection = selection
    view.movement = places.movement
    view.interaction.placeholders.restore(places.placeholders)
    view.displayed = live
    for (key, entry) in displayed.sorted {
      entry.view.reuse.displayedAs = key
      entry.view.show(entry.attributes)
    }
    view.contentSize = contentSize
    view.bounds = bounds
  }
}
