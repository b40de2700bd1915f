/// The memory of a compositional layout between two questions.
@MainActor struct CompositionalMemory {
  private(set) var solver: CompositionalSolver?
  private(set) weak var view: UICollectionView?
  /// The description of each section, as it was answered last.
  private(set) var sections: [NSCollectionLayoutSection] = []
  private(set) var isStale = true
  /// Whether sizes that cells asked for still count after the next look at the data.
  private var keepsSizes = false
  private(set) var update: Update?
  /// The layout before sections were scrolled to where the screen does not show them yet.
  private(set) var beforeScroll: CompositionalSolver?
  /// Whether the provider is being asked, in which the layout answers from what it has.
  var isSolving = false
  /// The attributes that were handed out.
  var handedOut = HandedOutAttributes()
  /// The elements that handlers of sections know, and what they changed.
  var visible = VisibleItems()

  /// The context of a scroll, by which nothing is computed again.
  weak var scroll: UICollectionViewLayoutInvalidationContext?

  /// A batch of updates that is being brought into effect, and the layout before it.
  struct Update {
    let plan: UpdatePlan
    let solver: CompositionalSolver?
  }

  /// Notes what a context invalidates. Elements that it names were placed already, or only move with the screen.
  mutating func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    if context is SectionScrollContext || context === scroll { return }
    let isNamed =
      context.invalidatedItemIndexPaths != nil
      || context.invalidatedSupplementaryIndexPaths != nil
      || context.invalidatedDecorationIndexPaths != nil
    if context.invalidateEverything || context.invalidateDataSourceCounts || !isNamed {
      keepsSizes = !context.invalidateEverything && (keepsSizes || !isStale)
      isStale = true
    }
  }

  mutating func beginUpdate(_ plan: UpdatePlan) {
    update = Update(plan: plan, solver: solver)
  }

  mutating func endUpdate() {
    update = nil
  }

  mutating func scroll(_ section: Int, to offset: CGFloat) {
    if beforeScroll == nil { beforeScroll = solver }
    change { $0.scroll(section, to: offset) }
  }

  mutating func settleScrolls() {
    beforeScroll = nil
  }

  /// Takes over a new answer, and the sizes and offsets that outlive it.
  mutating func adopt(
    _ solver: CompositionalSolver, _ sections: [NSCollectionLayoutSection],
    for view: UICollectionView
  ) {
    let earlier = self.view === view && keepsSizes ? self.solver : nil
    settleScrolls()
    self.solver = solver
    self.sections = sections
    self.view = view
    isStale = false
    keepsSizes = false
    handedOut.forgetAll()
    guard let earlier else { return }
    let isAlike = earlier.space == solver.space
    for before in earlier.sections.indices {
      let after = update.map { $0.plan.sectionAfter(before) } ?? before
      guard let after, solver.sections.indices.contains(after) else { continue }
      let scrolled = earlier.sections[before]
      self.solver?.scroll(after, to: scrolled.offset, isTouched: scrolled.isTouched)
      if isAlike { keepSizes(of: earlier.sections[before], from: before, at: after) }
    }
  }

  private mutating func keepSizes(of plan: SectionPlan, from before: Int, at after: Int) {
    var sizes: [(item: Int, size: CGSize)] = []
    for item in plan.stack.measured.items {
      let place =
        update.map { $0.plan.itemAfter(ItemPosition(before, item)) }
        ?? ItemPosition(after, item)
      guard let place, place.section == after, let size = plan.stack.measured[item] else {
        continue
      }
      sizes.append((place.item, size))
    }
    solver?.measure(sizes, views: plan.measuredViews, in: after)
  }

  /// Whether any section wants to know what shows.
  var hasHandlers: Bool { sections.contains { $0.visibleItemsInvalidationHandler != nil } }

  /// Changes the solver where it stands, without a second copy of it.
  mutating func change(_ body: (inout CompositionalSolver) -> Void) {
    guard var solver else { return }
    self.solver = nil
    body(&solver)
    self.solver = solver
  }
}

/// The context of a section that was scrolled by itself: places on screen change, and nothing is computed again.
final class SectionScrollContext: UICollectionViewLayoutInvalidationContext {
  override var movesOthers: Bool { true }
}
