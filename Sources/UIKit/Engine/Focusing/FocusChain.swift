extension UIFocusEnvironment {
  /// The environment and those around it, from the inside out.
  var focusChain: [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = [self]
    while let next = chain.last?.parentFocusEnvironment { chain.append(next) }
    return chain
  }

  /// The view that the environment is, or that is around it.
  var nearestView: UIView? {
    for environment in focusChain {
      if let view = environment as? UIView { return view }
      if let controller = environment as? UIViewController { return controller.viewIfLoaded }
    }
    return nil
  }

  /// The item that gets the focus when the environment does: itself, or the first of its preferred ones that has one.
  var preferredItem: (any UIFocusItem)? {
    var visited: Set<ObjectIdentifier> = []
    return preferredItem(apartFrom: &visited)
  }

  /// Environments may prefer each other: each is asked once.
  fileprivate func preferredItem(
    apartFrom visited: inout Set<ObjectIdentifier>
  ) -> (any UIFocusItem)? {
    guard visited.insert(ObjectIdentifier(self)).inserted else { return nil }
    if let item = self as? any UIFocusItem, item.canBecomeFocused { return item }
    for environment in preferredFocusEnvironments {
      if let item = environment.preferredItem(apartFrom: &visited) { return item }
    }
    return nil
  }
}

/// The part of a view in the focus.
struct FocusState {
  /// Of an outermost view that something below has asked for the focus.
  var system: UIFocusSystem?
  var effect: UIFocusEffect?
  var group: String?
  var priority = UIFocusGroupPriority.ignored
}

extension UIView {
  var outermost: UIView {
    var view = self
    while let next = view.parent { view = next }
    return view
  }

  /// The system of the views below this one, which is the outermost.
  var focusSystem: UIFocusSystem {
    if let system = appearance.focus.system { return system }
    let system = UIFocusSystem()
    appearance.focus.system = system
    return system
  }
}

extension UICollectionView {
  /// The collection view of a cell, and the path that it shows.
  static func place(
    of item: (any UIFocusItem)?
  ) -> (view: UICollectionView, path: IndexPath)? {
    guard let cell = item as? UICollectionViewCell, let view = cell.reuse.owner,
      let path = view.indexPath(for: cell)
    else { return nil }
    return (view, path)
  }
}
