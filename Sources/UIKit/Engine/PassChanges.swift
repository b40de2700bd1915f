/// The changes of one pass on screen, so that a fault can take all of it back.
@MainActor struct PassChanges {
  private let view: UICollectionView
  private let contentSize: CGSize
  private let contentOffset: CGPoint
  private let answer: DisplayedElements.Answer?
  /// Views that the data source provided, for measuring or showing.
  private var provided: [ElementKey: UICollectionReusableView] = [:]
  private var placed: [ElementKey] = []
  private var isPlaced: Set<ElementKey> = []
  private var moved: [ElementKey: DisplayedElements.Entry] = [:]

  init(in view: UICollectionView) {
    self.view = view
    contentSize = view.contentSize
    contentOffset = view.contentOffset
    answer = view.displayed.answer
  }

  /// The view of an element: on screen, already provided, or asked for now. Nothing after a fault.
  mutating func view(for element: PlacedElement) -> UICollectionReusableView? {
    if let entry = view.displayed[element.key] {
      remember(entry, of: element.key)
      return entry.view
    }
    if let known = provided[element.key] { return known }
    guard let later = view.provideView(for: element) else { return nil }
    provided[element.key] = later
    return later
  }

  /// Brings an element on screen, or up to date if it is there already.
  mutating func show(_ element: PlacedElement, fitting: DisplayedElements.Entry.Fitting?) {
    if let entry = view.displayed[element.key] {
      update(entry, to: element, fitting: fitting)
    } else if let target = view(for: element) {
      provided[element.key] = nil
      placed.append(element.key)
      isPlaced.insert(element.key)
      view.beginDisplaying(target, element)
      view.displayed[element.key]?.fitting = fitting
    }
  }

  /// Most elements of most passes are as they were, and cost nothing.
  private mutating func update(
    _ entry: DisplayedElements.Entry, to element: PlacedElement,
    fitting: DisplayedElements.Entry.Fitting?
  ) {
    let isApplied = entry.view.reuse.applied?.isEqual(element.shown) ?? false
    if isApplied, entry.original === element.original, fitting == nil { return }
    remember(entry, of: element.key)
    entry.view.show(element.shown)
    view.displayed[element.key]?.attributes = element.shown
    view.displayed[element.key]?.original = element.original
    if let fitting { view.displayed[element.key]?.fitting = fitting }
  }

  /// Undoes the pass.
  mutating func takeBack() {
    for key in placed { view.removeFromDisplay(key) }
    for (key, entry) in moved.sorted(by: { $0.key < $1.key }) {
      if let applied = entry.applied { entry.view.show(applied) }
      view.displayed[key] = entry
    }
    recycleUnused()
    view.contentSize = contentSize
    view.contentOffset = contentOffset
    view.displayed.answer = answer
  }

  /// Queues the views that were measured and then moved out of sight by the result.
  mutating func recycleUnused() {
    for (_, unused) in provided.sorted(by: { $0.key < $1.key }) { view.recycle(unused) }
    provided = [:]
  }

  private mutating func remember(_ entry: DisplayedElements.Entry, of key: ElementKey) {
    guard moved[key] == nil, !isPlaced.contains(key) else { return }
    moved[key] = entry
    moved[key]?.applied = entry.view.reuse.applied
  }
}
