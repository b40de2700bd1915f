/// The one collection view of two controllers, the upper of which uses layout-to-layout transitions: a push and a pop
/// exchange its layouts, and its data source and delegate stay those of the lower one.
@MainActor struct SharedCollectionView {
  private let view: UICollectionView
  private let from: UICollectionViewController
  private let to: UICollectionViewController
  private let isPush: Bool

  init?(_ change: StackChange) {
    guard let from = change.from as? UICollectionViewController,
      let to = change.to as? UICollectionViewController,
      (change.isPush ? to : from).useLayoutToLayoutNavigationTransitions,
      change.isPush ? !to.isViewLoaded : from.lender === to, let view = from.collectionView
    else { return nil }
    self.from = from
    self.to = to
    self.view = view
    isPush = change.isPush
  }

  /// Before the upper one makes a view: it makes none of its own then.
  func lend() {
    guard isPush else { return }
    from.layoutOfItsOwn = view.collectionViewLayout
    to.lender = from
  }

  /// Both views are in the window.
  func move() { to.takeOver(view) }

  func exchangeLayouts(animated: Bool) {
    let layout = to.layoutOfItsOwn
    view.setCollectionViewLayout(layout, animated: animated)
    view.layoutIfNeeded()
  }
}
