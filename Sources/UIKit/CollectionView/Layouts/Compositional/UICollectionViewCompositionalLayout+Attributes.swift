extension UICollectionViewCompositionalLayout {
  func placedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let solver = memory.solver else { return [] }
    let found = solver.elements(in: rect, visible: visibleStretch).map { section, slot in
      attributes(of: slot.key(in: section), at: slot)
    }
    memory.handedOut.trim(keeping: found)
    return found
  }

  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    memory.solver?.slot(of: key, visible: visibleStretch).map { attributes(of: key, at: $0) }
  }

  /// The object for an element: the one that was handed out before, as long as it is right, or a new one. Handlers
  /// change elements behind the layout's back, so theirs are always new.
  private func attributes(
    of key: ElementKey, at slot: PlacedSlot
  ) -> UICollectionViewLayoutAttributes {
    guard memory.visible.isEmpty else { return makeAttributes(for: key, slot: slot) }
    if let known = memory.handedOut[key], known.shows(slot) { return known }
    let attributes = makeAttributes(for: key, slot: slot)
    memory.handedOut[key] = attributes
    return attributes
  }

  func makeAttributes(
    for key: ElementKey, slot: PlacedSlot
  ) -> UICollectionViewLayoutAttributes {
    let type = attributesClass
    let attributes =
      switch key.category {
      case .cell: type.init(forCellWith: key.indexPath)
      case .supplementaryView:
        type.init(forSupplementaryViewOfKind: key.kind ?? "", with: key.indexPath)
      case .decorationView:
        type.init(forDecorationViewOfKind: key.kind ?? "", with: key.indexPath)
      }
    attributes.frame = slot.frame
    attributes.zIndex = slot.zIndex
    if !memory.visible.isEmpty {
      let shift = slot.isBoundary ? .zero : shift(ofSection: key.indexPath.section)
      memory.visible.changes[key]?.apply(to: attributes, shift: shift)
    }
    return attributes
  }

  func shift(ofSection section: Int) -> CGPoint {
    guard let sections = memory.solver?.sections, sections.indices.contains(section) else {
      return .zero
    }
    return sections[section].shift
  }

  // MARK: Pinning

  /// The stretch of the scroll axis that can be seen, in the layout's own terms.
  var visibleStretch: ClosedRange<CGFloat>? {
    guard let collectionView, let solver = memory.solver else { return nil }
    return visibleStretch(of: collectionView.bounds, solver.axis)
  }

  private func visibleStretch(of bounds: CGRect, _ axis: LayoutAxis) -> ClosedRange<CGFloat>? {
    guard let collectionView else { return nil }
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    let insets = collectionView.adjustedContentInset.directional(for: direction)
    let bounds = ownSide(of: bounds)
    let start = bounds.start(axis) + insets.before(axis)
    return start...max(start, bounds.end(axis) - insets.after(axis))
  }

  func ownSide(of rect: CGRect) -> CGRect {
    ownSide(of: rect, width: memory.solver?.contentSize.width ?? 0)
  }

  /// Whether a scroll moves more than the window on the content.
  var movesWithScrolling: Bool {
    memory.solver?.hasPinned == true || memory.hasHandlers
  }

  /// Makes this the context of a scroll that moves pinned items and nothing else.
  func nameMoving(
    in context: UICollectionViewLayoutInvalidationContext, from before: CGRect, to after: CGRect
  ) {
    guard let solver = memory.solver, !memory.hasHandlers else { return }
    let stretches = [before, after].compactMap { visibleStretch(of: $0, solver.axis) }
    let sections = Set(stretches.flatMap { solver.sections(touching: $0) })
    for index in sections.sorted() {
      for item in solver.sections[index].node.boundary where item.isPinned {
        context.invalidateSupplementaryElements(
          ofKind: item.kind, at: [IndexPath(item: 0, section: index)])
      }
    }
    for item in solver.boundary.items where item.node.isPinned {
      context.invalidateSupplementaryElements(
        ofKind: item.node.kind, at: [IndexPath(item: .max, section: 0)])
    }
  }

  // MARK: Self-sizing

  /// The size that an element asks for in whole pixels, taken along the axes where it has a say; nothing where that
  /// changes nothing.
  func wish(
    _ preferred: UICollectionViewLayoutAttributes, of original: UICollectionViewLayoutAttributes
  ) -> CGSize? {
    guard let solver = memory.solver else { return nil }
    let key = ElementKey(original)
    let axes = solver.openAxes(of: key)
    guard !axes.isEmpty, preferred.size.width.isUsableLength, preferred.size.height.isUsableLength
    else { return nil }
    let pixels = solver.space.pixels
    let known = solver.measured(key) ?? original.size
    var size = known
    for axis in axes { size[axis] = pixels.up(preferred.size[axis]) }
    return axes.contains { size[$0] != known[$0] } ? size : nil
  }

  /// Takes over the size that an element asked for, and says how far that moves what stands behind it: what starts
  /// above the screen must not push away what is read.
  func adopt(_ size: CGSize, of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    guard let solver = memory.solver, let collectionView else { return .zero }
    let key = ElementKey(attributes)
    let axis = solver.axis
    let before = solver.contentSize[axis]
    let start = solver.slot(of: key, visible: nil)?.frame.start(axis) ?? 0
    memory.change { $0.measure(size, of: key) }
    let moved = (memory.solver?.contentSize[axis] ?? before) - before
    var adjustment = CGPoint.zero
    let isAbove = start < ownSide(of: collectionView.bounds).start(axis)
    if isAbove, !isMirrored(in: collectionView) || axis == .vertical { adjustment[axis] = moved }
    return adjustment
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether the object still says of its element what the layout would, and nobody else has changed it.
  fileprivate func shows(_ slot: PlacedSlot) -> Bool {
    frame == slot.frame && zIndex == slot.zIndex && alpha == 1 && !isHidden
  }
}

extension PlacedSlot {
  func key(in section: Int) -> ElementKey {
    let path = IndexPath(item: number, section: section)
    switch kind {
    case .cell: return .cell(path)
    case .supplementary(let kind): return .supplementaryView(kind, path)
    case .decoration(let kind): return .decorationView(kind, path)
    }
  }
}
