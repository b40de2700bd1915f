extension UICollectionViewCompositionalLayout {
  /// Whether a section scrolls by itself.
  package func isOrthogonal(_ section: Int) -> Bool {
    solveIfNeeded()
    guard let sections = memory.solver?.sections, sections.indices.contains(section) else {
      return false
    }
    return sections[section].isOrthogonal
  }

  /// How far a section that scrolls by itself is scrolled.
  package func offset(ofSection section: Int) -> CGFloat {
    isOrthogonal(section) ? memory.solver?.sections[section].offset ?? 0 : 0
  }

  /// How far it can be scrolled, whatever its behaviour.
  package func largestOffset(ofSection section: Int) -> CGFloat {
    isOrthogonal(section) ? memory.solver?.sections[section].largestOffset ?? 0 : 0
  }

  /// Scrolls a section to where it comes to rest for a proposed offset.
  package func scrollSection(_ section: Int, to proposed: CGFloat) {
    travel(of: section, to: proposed)?.move(1)
  }

  /// The same in UIKit's standard time: frame by frame where the section's handler wants to know.
  package func animateSection(_ section: Int, to proposed: CGFloat) {
    guard let collectionView, let travel = travel(of: section, to: proposed) else { return }
    ScrollTravel(of: collectionView, with: travel).run()
  }

  /// The way of a section, if it scrolls by itself, to where it comes to rest for a proposed offset.
  func travel(of section: Int, to proposed: CGFloat) -> SectionTravel? {
    guard isOrthogonal(section), let plan = memory.solver?.sections[section] else { return nil }
    let (start, end) = (plan.offset, plan.restingOffset(for: proposed))
    let isFollowed = memory.sections[section].visibleItemsInvalidationHandler != nil
    return SectionTravel(isFollowed: isFollowed && start != end) { [self] share in
      memory.scroll(section, to: share != 1 ? start + (end - start) * share : end)
      invalidateLayout(with: SectionScrollContext())
    }
  }

  // MARK: On the way

  /// Cells and their views come from where they were, as those do that are on the screen.
  func placeBeforeScroll(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let stretch = visibleStretch
    guard let before = memory.beforeScroll?.slot(of: key, visible: stretch)?.frame.origin,
      let now = memory.solver?.slot(of: key, visible: stretch)?.frame.origin, before != now,
      let attributes = attributes(of: key)?.copied
    else { return nil }
    attributes.center.x += before.x - now.x
    attributes.center.y += before.y - now.y
    return attributes
  }

  /// Whatever is seen in a window's lengths between both offsets.
  var keysPassing: [ElementKey] {
    guard let before = memory.beforeScroll, let solver = memory.solver, let collectionView,
      before.sections.count == solver.sections.count
    else { return [] }
    let bounds = ownSide(of: collectionView.bounds)
    return solver.sections.indices.flatMap { section in
      let (start, end) = (before.sections[section].offset, solver.sections[section].offset)
      let windows = ScrollWindows(
        from: start, to: end, length: bounds.size[solver.axis.other],
        in: AnimationContext.ofChange)
      return windows.between.flatMap { offset in
        var moving = before
        moving.scroll(section, to: offset)
        return moving.visibleSlots(of: section, in: bounds, visible: visibleStretch).map(\.key)
      }
    }
  }

  // MARK: Handlers

  /// Tells each section that wants to know what shows of it, and how far it is scrolled.
  func tellVisibleItems() {
    guard let collectionView, let solver = memory.solver, memory.hasHandlers,
      !FaultScope.isBroken
    else {
      if !memory.visible.isEmpty, !memory.hasHandlers { memory.visible.forgetAll() }
      return
    }
    let bounds = ownSide(of: collectionView.bounds)
    let environment = environment(of: collectionView)
    for (index, section) in memory.sections.enumerated() {
      guard let handler = section.visibleItemsInvalidationHandler else { continue }
      let slots = solver.visibleSlots(of: index, in: bounds, visible: visibleStretch)
      let items = memory.visible.items(of: index, showing: slots)
      handler(items, solver.offset(ofSection: index, in: bounds), environment)
    }
  }
}

extension CompositionalSolver {
  /// A section's cells that show, where they would be if it were not scrolled, then all that stands along its edges.
  func visibleSlots(
    of section: Int, in bounds: CGRect, visible: ClosedRange<CGFloat>?
  ) -> [(key: ElementKey, slot: PlacedSlot)] {
    let plan = sections[section]
    let own = bounds.moved(by: CGPoint(x: -plan.shift.x, y: -plan.shift.y))
    let groups = plan.groupElements(in: own)
    let slots = groups.cells + groups.supplements + plan.boundaryElements(visible: visible)
    return slots.map { ($0.key(in: section), $0) }
  }

  /// The offset that a handler is told.
  func offset(ofSection section: Int, in bounds: CGRect) -> CGPoint {
    guard sections[section].isOrthogonal else { return bounds.origin }
    var offset = CGPoint.zero
    offset[axis.other] = sections[section].offset
    return offset
  }
}
