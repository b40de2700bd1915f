/// The views on screen by element, in the order in which they came.
struct DisplayedElements {
  /// One view on screen and the attributes that it shows.
  struct Entry {
    let view: UICollectionReusableView
    /// As the view shows them: mirrored where reading goes right to left.
    var attributes: UICollectionViewLayoutAttributes
    /// The layout's own object behind them.
    var original: UICollectionViewLayoutAttributes
    /// The view's answer when it was last asked for its size.
    var fitting: Fitting?
    /// The attributes that the view had applied when a pass began to change it.
    var applied: UICollectionViewLayoutAttributes?

    /// A layout's proposal and the view's answer to it.
    struct Fitting {
      let proposed: UICollectionViewLayoutAttributes
      /// Nothing where the view was content with the proposal.
      let preferred: UICollectionViewLayoutAttributes?
    }
  }

  private var entries: [ElementKey: Entry] = [:]
  /// The keys in their order, as long as nobody comes or goes.
  private var order = Order()

  private final class Order {
    var keys: [ElementKey]?
  }

  /// The layout's last answer for a rectangle, which holds until something is invalidated.
  var answer: Answer?

  init(answer: Answer? = nil) {
    self.answer = answer
  }

  /// The elements that the layout showed in a rectangle.
  struct Answer {
    let rect: CGRect
    var elements: [PlacedElement]
  }

  var count: Int { entries.count }

  var keys: Dictionary<ElementKey, Entry>.Keys { entries.keys }

  subscript(key: ElementKey) -> Entry? {
    get { entries[key] }
    _modify {
      let wasThere = entries[key] != nil
      yield &entries[key]
      if (entries[key] != nil) != wasThere { order = Order() }
    }
  }

  /// All of them, sorted by category, kind and path.
  var sorted: [(key: ElementKey, entry: Entry)] {
    sortedKeys.compactMap { key in entries[key].map { (key, $0) } }
  }

  var sortedKeys: [ElementKey] {
    if let keys = order.keys { return keys }
    let keys = entries.keys.sorted()
    order.keys = keys
    return keys
  }

  /// The same views with copies of their attributes.
  @MainActor var copied: DisplayedElements {
    var copy = self
    for (key, entry) in entries {
      let attributes = entry.view.reuse.applied ?? entry.attributes.copied
      copy.entries[key]?.attributes = attributes
      copy.entries[key]?.original =
        entry.original === entry.attributes ? attributes : entry.original.copied
    }
    return copy
  }

  /// The supplementary views of one kind, in the order of their paths.
  func supplementaryViews(ofKind kind: String) -> [(key: ElementKey, entry: Entry)] {
    sorted.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
  }

  mutating func removeAll() {
    entries = [:]
    order = Order()
    answer = nil
  }
}
