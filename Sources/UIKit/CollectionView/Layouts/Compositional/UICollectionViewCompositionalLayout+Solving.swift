extension UICollectionViewCompositionalLayout {
  /// Asks the provider and places everything, if anything was invalidated. After a fault everything stays as it was.
  func solveIfNeeded() {
    guard let collectionView, !memory.isSolving, !FaultScope.isBroken else { return }
    guard memory.isStale || memory.view !== collectionView else { return }
    memory.isSolving = true
    defer { memory.isSolving = false }
    let sections = askedSections(collectionView)
    guard !FaultScope.isBroken else { return }
    let space = space(of: collectionView)
    var plans: [SectionPlan] = []
    for (index, section) in sections.enumerated() {
      var providers = CustomProviders()
      let node = referenced(section, section.node(&providers), in: collectionView)
      let traits = collectionView.traitCollection
      let context = SolvingContext(pixels: space.pixels) { [providers] number, size in
        providers.places(of: number, in: size, traits)
      }
      let count = collectionView.numberOfItems(inSection: index)
      plans.append(SectionPlan(node, count: count, space: space, context: context))
    }
    guard !FaultScope.isBroken else { return }
    let solver = CompositionalSolver(
      plans, spacing: configuration.interSectionSpacing,
      boundary: configuration.boundarySupplementaryItems.map(\.boundary), space: space)
    tellEmptyGroups(of: plans)
    memory.adopt(solver, sections, for: collectionView)
    memory.change { $0.settleOffsets() }
  }

  /// Says why sections show nothing of the items that they have. Without any room nothing can be shown.
  private func tellEmptyGroups(of plans: [SectionPlan]) {
    for (index, plan) in plans.enumerated() {
      guard plan.space.size.width > 0, plan.space.size.height > 0,
        let reason = plan.stack.emptyGroup
      else { continue }
      UIKitLog.write(
        reason.message(section: index, count: plan.count), about: reason.topic(section: index))
    }
  }

  private func askedSections(_ view: UICollectionView) -> [NSCollectionLayoutSection] {
    let environment = environment(of: view)
    var sections: [NSCollectionLayoutSection] = []
    if let fault = CompositionalCheck.fault(of: configuration.boundarySupplementaryItems) {
      FaultScope.raise(fault)
      return []
    }
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else {
        FaultScope.raise(.noSection(index))
        return []
      }
      let items = section.boundarySupplementaryItems
      if let fault = CompositionalCheck.fault(of: items, inSection: index) {
        FaultScope.raise(fault)
        return []
      }
      sections.append(section)
    }
    return sections
  }

  func environment(of view: UICollectionView) -> LayoutEnvironment {
    let insets = view.adjustedContentInset.directional(
      for: view.effectiveUserInterfaceLayoutDirection)
    return LayoutEnvironment(
      LayoutContainer(view.bounds.size, insets: insets), view.traitCollection)
  }

  private func space(of view: UICollectionView) -> CompositionalSpace {
    let insets = view.adjustedContentInset
    let size = CGSize(
      width: max(view.bounds.width - insets.left - insets.right, 0),
      height: max(view.bounds.height - insets.top - insets.bottom, 0))
    return CompositionalSpace(
      axis: configuration.scrollDirection == .vertical ? .vertical : .horizontal, size: size,
      pixels: .ofGroups(scale: view.pixelsPerPoint))
  }

  /// The section with the insets of what it refers to.
  private func referenced(
    _ section: NSCollectionLayoutSection, _ node: SectionNode, in view: UICollectionView
  ) -> SectionNode {
    var node = node
    let own =
      section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
    let beside =
      section.supplementaryContentInsetsReference == .automatic
      ? own : section.supplementaryContentInsetsReference
    node.referenceInsets = insets(of: own, in: view)
    node.boundaryInsets = insets(of: beside, in: view)
    return node
  }

  /// The insets of a reference beyond those of the view, across the scroll axis only.
  private func insets(
    of reference: UIContentInsetsReference, in view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let direction = view.effectiveUserInterfaceLayoutDirection
    var insets: NSDirectionalEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets.directional(for: direction)
    case .layoutMargins, .readableContent: insets = view.layoutMargins.directional(for: direction)
    }
    let taken = view.adjustedContentInset.directional(for: direction)
    insets = NSDirectionalEdgeInsets(
      top: max(insets.top - taken.top, 0), leading: max(insets.leading - taken.leading, 0),
      bottom: max(insets.bottom - taken.bottom, 0),
      trailing: max(insets.trailing - taken.trailing, 0))
    let isVertical = configuration.scrollDirection == .vertical
    if reference == .readableContent, isVertical {
      let spare = max(view.bounds.width - insets.sum(.horizontal) - Self.readableWidth, 0) / 2
      insets.leading += spare
      insets.trailing += spare
    }
    return insets.without { $0 == (isVertical ? .vertical : .horizontal) }
  }

  /// Differs from UIKit: lines stay this short at every text size.
  private static let readableWidth: CGFloat = 672
}
