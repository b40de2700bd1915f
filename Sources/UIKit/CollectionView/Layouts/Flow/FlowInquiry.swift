/// One round of questions to the delegate of a flow layout; a property answers where the delegate is silent.
@MainActor struct FlowInquiry {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let axis: FlowAxis
  private let estimate: CGSize
  private let selfSizesEveryItem: Bool
  /// The bits of methods that the delegate does not implement: each is found out once, with the first question.
  private var silent: UInt8 = 0
  private var selfSizingItems: Set<IndexPath> = []

  /// A method of the delegate: its bit, and its name in a recording.
  private struct Method {
    let bit: UInt8
    let name: String

    static let size = Method(bit: 1, name: "sizeForItem")
    static let inset = Method(bit: 2, name: "insetForSection")
    static let lineSpacing = Method(bit: 4, name: "minimumLineSpacingForSection")
    static let itemSpacing = Method(bit: 8, name: "minimumInteritemSpacingForSection")
    static let header = Method(bit: 16, name: "referenceSizeForHeader")
    static let footer = Method(bit: 32, name: "referenceSizeForFooter")
  }

  /// Asks the delegate for one value.
  private typealias Question<Answer> = (
    any UICollectionViewDelegateFlowLayout, UICollectionView, UICollectionViewFlowLayout
  ) -> Answer

  init(_ layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    self.layout = layout
    self.view = view
    delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    axis = layout.axis
    let automatic = UICollectionViewFlowLayout.automaticSize
    let isEstimated = layout.estimatedItemSize != .zero
    selfSizesEveryItem = isEstimated || layout.itemSize == automatic
    estimate =
      isEstimated && layout.estimatedItemSize != automatic
      ? layout.estimatedItemSize : CGSize(width: 50, height: 50)
  }

  // MARK: Questions

  /// Asks for everything.
  mutating func answers() throws(Fault) -> FlowAnswers {
    try FlowCheck.size(estimate, code: "flow/estimated-size")
    var metrics: [FlowSectionMetrics] = []
    for section in 0..<view.numberOfSections {
      metrics.append(try self.metrics(of: section))
    }
    return FlowAnswers(
      axis: axis, metrics: metrics, selfSizesEveryItem: selfSizesEveryItem,
      selfSizingItems: selfSizingItems,
      sizesCameFromDelegate: delegate != nil && silent & Method.size.bit == 0)
  }

  /// Asks for the elements that a context named.
  mutating func changes(
    items: Set<IndexPath>, bars: [FlowBar: Set<Int>]
  ) throws(Fault) -> FlowChanges {
    var changes = FlowChanges()
    for path in items.sorted() where hasItem(path) {
      guard let size = try size(ofItemAt: path) else { break }
      changes.sizes[path] = size
    }
    changes.selfSizingItems = selfSizingItems
    for bar in FlowBar.allCases {
      for section in (bars[bar] ?? []).sorted() where section < view.numberOfSections {
        changes.bars[bar, default: [:]][section] = try length(of: bar, in: section)
      }
    }
    return changes
  }

  // MARK: Steps

  private mutating func metrics(of section: Int) throws(Fault) -> FlowSectionMetrics {
    let count = view.numberOfItems(inSection: section)
    let sizes = try sizes(in: section, count: count)
    let isMixed = selfSizingItems.contains { $0[0] == section }
    return FlowSectionMetrics(
      count: count, sizes: sizes, isSelfSizing: selfSizesEveryItem || isMixed,
      header: try length(of: .header, in: section), footer: try length(of: .footer, in: section),
      insets: try insets(in: section), lineSpacing: try lineSpacing(in: section),
      itemSpacing: try itemSpacing(in: section))
  }

  private mutating func sizes(in section: Int, count: Int) throws(Fault) -> FlowItemSizes {
    guard count > 0 else { return .uniform(.zero) }
    guard let first = try size(ofItemAt: IndexPath(item: 0, section: section)) else {
      if selfSizesEveryItem {
        return .measured(FlowMeasuredSizes(estimate: axis.size(estimate)))
      }
      try FlowCheck.size(layout.itemSize, code: "flow/item-size")
      return .uniform(axis.size(layout.itemSize))
    }
    return .explicit(try sizes(in: section, after: first, count: count))
  }

  /// Asks for all items but the first, which has shown that the delegate answers.
  private mutating func sizes(
    in section: Int, after first: FlowSize, count: Int
  ) throws(Fault) -> [FlowSize] {
    // Held here, not looked up for each item: a reference that others hold weakly is slow to retain.
    guard let delegate else { return [] }
    let (view, layout, axis, conversation) = (view, layout, axis, view.conversation)
    var sizes = [first]
    sizes.reserveCapacity(count)
    for item in 1..<count {
      let path = IndexPath(item: item, section: section)
      let size = delegate.collectionView(view, layout: layout, sizeForItemAt: path)
      conversation?.noteFlow(Method.size.name, at: .path(path), answered: .size(size))
      let isPlain = size.width.isUsableLength && size.height.isUsableLength
      if isPlain, size != UICollectionViewFlowLayout.automaticSize {
        sizes.append(axis.size(size))
      } else {
        sizes.append(try accept(size, at: path))
      }
    }
    return sizes
  }

  /// Nil where the delegate has no say.
  private mutating func size(ofItemAt path: IndexPath) throws(Fault) -> FlowSize? {
    let answer = ask(.size) { $0.collectionView($1, layout: $2, sizeForItemAt: path) }
    guard let answer else { return nil }
    view.conversation?.noteFlow(Method.size.name, at: .path(path), answered: .size(answer))
    return try accept(answer, at: path)
  }

  private mutating func accept(_ size: CGSize, at path: IndexPath) throws(Fault) -> FlowSize {
    if size == UICollectionViewFlowLayout.automaticSize {
      selfSizingItems.insert(path)
      return axis.size(estimate)
    }
    try FlowCheck.size(size, code: "flow/item-size", at: path)
    return axis.size(size)
  }

  private mutating func length(of bar: FlowBar, in section: Int) throws(Fault) -> CGFloat {
    let size: CGSize
    switch bar {
    case .header:
      size =
        ask(.header, of: section, answered: Spoken.size) {
          $0.collectionView($1, layout: $2, referenceSizeForHeaderInSection: section)
        } ?? layout.headerReferenceSize
    case .footer:
      size =
        ask(.footer, of: section, answered: Spoken.size) {
          $0.collectionView($1, layout: $2, referenceSizeForFooterInSection: section)
        } ?? layout.footerReferenceSize
    }
    try FlowCheck.reference(axis.size(size).main, of: bar, size: size, section: section)
    return axis.size(size).main
  }

  private mutating func insets(in section: Int) throws(Fault) -> FlowInsets {
    let insets =
      ask(.inset, of: section, answered: Spoken.insets) {
        $0.collectionView($1, layout: $2, insetForSectionAt: section)
      } ?? layout.sectionInset
    let edges = [insets.top, insets.left, insets.bottom, insets.right]
    try FlowCheck.finite(edges, "section insets", code: "flow/section-inset", section: section)
    return axis.insets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  private mutating func lineSpacing(in section: Int) throws(Fault) -> CGFloat {
    let spacing =
      ask(.lineSpacing, of: section, answered: { .numbers([$0]) }) {
        $0.collectionView($1, layout: $2, minimumLineSpacingForSectionAt: section)
      } ?? layout.minimumLineSpacing
    try FlowCheck.finite(
      [spacing], "minimum line spacing", code: "flow/line-spacing", section: section)
    return spacing
  }

  private mutating func itemSpacing(in section: Int) throws(Fault) -> CGFloat {
    let spacing =
      ask(.itemSpacing, of: section, answered: { .numbers([$0]) }) {
        $0.collectionView($1, layout: $2, minimumInteritemSpacingForSectionAt: section)
      } ?? layout.minimumInteritemSpacing
    try FlowCheck.finite(
      [spacing], "minimum interitem spacing", code: "flow/interitem-spacing", section: section)
    return spacing
  }

  /// The same, written down where somebody records.
  private mutating func ask<Answer>(
    _ method: Method, of section: Int, answered spoken: (Answer) -> Spoken,
    by question: Question<Answer>
  ) -> Answer? {
    let answer = ask(method, by: question)
    if let answer {
      view.conversation?.noteFlow(
        method.name, at: .integer(section), answered: spoken(answer))
    }
    return answer
  }

  private mutating func ask<Answer>(
    _ method: Method, by question: Question<Answer>
  ) -> Answer? {
    guard let delegate, silent & method.bit == 0 else { return nil }
    let answer = OptionalRequirement.answer { question(delegate, view, layout) }
    if let answer { return answer }
    silent |= method.bit
    return nil
  }

  private func hasItem(_ path: IndexPath) -> Bool {
    path.count == 2 && path[0] < view.numberOfSections && path[1] >= 0
      && path[1] < view.numberOfItems(inSection: path[0])
  }
}

/// The answers of the delegate and the properties.
struct FlowAnswers {
  var axis = FlowAxis.vertical
  var metrics: [FlowSectionMetrics] = []
  var selfSizesEveryItem = false
  /// Single items that the delegate left to their cells.
  var selfSizingItems: Set<IndexPath> = []
  var sizesCameFromDelegate = false

  var isSelfSizing: Bool { selfSizesEveryItem || !selfSizingItems.isEmpty }
}
