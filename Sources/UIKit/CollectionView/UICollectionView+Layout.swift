extension UICollectionView {
  func exchangeLayout(for layout: UICollectionViewLayout) {
    let old = collectionViewLayout
    guard layout !== old else { return }
    let views = displayed.sorted.map(\.entry.view)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in views { view.willTransition(from: old, to: layout) }
    install(layout)
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    layout.invalidateLayout(with: context)
    if !views.isEmpty { layoutIfNeeded() }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    for view in views { view.didTransition(from: old, to: layout) }
  }
}
