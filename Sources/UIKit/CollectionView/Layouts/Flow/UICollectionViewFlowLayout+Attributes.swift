extension UICollectionViewFlowLayout {
  /// Headers and footers stand in front of the cells, pinned or not.
  private static let barZIndex = 10

  // MARK: Elements

  /// The elements that touch the rectangle, section by section: header, items, footer.
  func placedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let solver = memory.solver else { return [] }
    let area = memory.axis.frame(rect)
    guard area.main <= area.mainEnd, area.cross <= area.crossEnd else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    for section in solver.sections(touching: area.main...area.mainEnd) {
      if let header = attributes(of: .header, in: section, touching: area) { found.append(header) }
      solver.forEachItem(of: section, in: area) { item, frame in
        let path = IndexPath(item: item, section: section)
        found.append(attributes(of: .cell(path), at: frame))
      }
      if let footer = attributes(of: .footer, in: section, touching: area) { found.append(footer) }
    }
    memory.handedOut.trim(keeping: found)
    return found
  }

  func attributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let solver = memory.solver else { return nil }
    return attributes(of: .cell(path), at: solver.frame(ofItem: path[1], in: path[0]))
  }

  /// Nil where the section has no such bar.
  func attributes(of bar: FlowBar, in section: Int) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey.supplementaryView(bar.kind, IndexPath(item: 0, section: section))
    guard isPinning(bar) else {
      return memory.solver?.frame(of: bar, in: section).map { attributes(of: key, at: $0) }
    }
    // Pinned ones are computed anew only after a context named them.
    if let known = memory.handedOut[key] { return known }
    guard let frame = frameInSight(of: bar, in: section) else { return nil }
    return attributes(of: key, at: frame)
  }

  /// A pinned bar counts as long as its section shows, wherever the bar itself stands.
  private func attributes(
    of bar: FlowBar, in section: Int, touching area: FlowFrame
  ) -> UICollectionViewLayoutAttributes? {
    guard let solver = memory.solver, let natural = solver.frame(of: bar, in: section) else {
      return nil
    }
    let shows =
      isPinning(bar)
      ? solver.sections[section].touches(area) : natural.touches(area)
    return shows ? attributes(of: bar, in: section) : nil
  }

  /// The object for an element: the one that was handed out before, or a new one.
  private func attributes(
    of key: ElementKey, at frame: FlowFrame
  ) -> UICollectionViewLayoutAttributes {
    let rect = memory.axis.rect(frame)
    if let known = memory.handedOut[key] {
      compare(known, with: rect)
      return known
    }
    let attributes = makeAttributes(for: key, frame: rect)
    memory.handedOut[key] = attributes
    return attributes
  }

  func makeAttributes(for key: ElementKey, frame: CGRect) -> UICollectionViewLayoutAttributes {
    let type = attributesClass
    let attributes =
      key.kind.map { type.init(forSupplementaryViewOfKind: $0, with: key.indexPath) }
      ?? type.init(forCellWith: key.indexPath)
    attributes.frame = frame
    if key.category == .supplementaryView { attributes.zIndex = Self.barZIndex }
    return attributes
  }

  /// Says once that somebody changed an object which is still the layout's.
  private func compare(_ known: UICollectionViewLayoutAttributes, with expected: CGRect) {
    let cached = known.frame
    let differences = [
      cached.minX - expected.minX, cached.minY - expected.minY,
      cached.width - expected.width, cached.height - expected.height,
    ]
    guard differences.contains(where: { abs($0) > 0.001 }) else { return }
    UIKitLog.writeOnce(
      .cacheMismatch,
      FlowDiagnostics.mismatch(
        in: self, at: known.indexPath, cached: cached, expected: expected))
  }

  // MARK: Pinning

  var isPinning: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  private func isPinning(_ bar: FlowBar) -> Bool {
    switch bar {
    case .header: sectionHeadersPinToVisibleBounds
    case .footer: sectionFootersPinToVisibleBounds
    }
  }

  private func frameInSight(of bar: FlowBar, in section: Int) -> FlowFrame? {
    guard let solver = memory.solver, let collectionView else { return nil }
    let insets = memory.axis.insets(ownSide(of: collectionView.adjustedContentInset))
    let bounds = memory.axis.frame(ownSide(of: collectionView.bounds))
    let start = bounds.main + insets.before
    let visible = start...max(start, bounds.mainEnd - insets.after)
    return solver.pinnedFrame(of: bar, in: section, visible: visible)
  }

  private func ownSide(of rect: CGRect) -> CGRect {
    ownSide(of: rect, width: memory.contentSize.width)
  }

  // MARK: Bounds changes

  /// Whether lines get another length, so that everything has to be placed again.
  func resizesLines(_ boundsAfter: CGRect) -> Bool {
    guard let collectionView else { return false }
    return axis.size(boundsAfter.size).cross != axis.size(collectionView.bounds.size).cross
  }

  /// Makes this the context of a scroll that moves pinned bars and nothing else.
  func namePinnedBars(
    in context: UICollectionViewLayoutInvalidationContext, movingTo boundsAfter: CGRect
  ) {
    guard let solver = memory.solver, let collectionView else { return }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = false
    flow?.invalidateFlowLayoutAttributes = false
    let stretches = [collectionView.bounds, boundsAfter].map { memory.axis.frame(ownSide(of: $0)) }
    let sections = Set(stretches.flatMap { solver.sections(touching: $0.main...$0.mainEnd) })
    for bar in FlowBar.allCases where isPinning(bar) {
      let paths = sections.sorted()
        .filter { solver.frame(of: bar, in: $0) != nil }
        .map { IndexPath(item: 0, section: $0) }
      context.invalidateSupplementaryElements(ofKind: bar.kind, at: paths)
    }
  }
}
