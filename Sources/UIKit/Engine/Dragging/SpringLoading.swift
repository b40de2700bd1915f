/// A drag that rests above a view, or above an item of a collection view.
@MainActor final class SpringLoading: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.possible
  var targetView: UIView?
  var targetItem: Any?
  private let session: DragSession

  init(_ session: DragSession, above view: UIView?) {
    self.session = session
    targetView = view
    super.init()
  }

  func location(in view: UIView?) -> CGPoint {
    guard let view = view ?? targetView else { return .zero }
    return session.location(in: view)
  }
}

extension ItemDrag {
  /// The finger rests: the item below opens as if it were tapped, where its collection view is spring loaded, or else an
  /// interaction of the view itself. Whether anything opens.
  @discardableResult package func rest() -> Bool {
    guard let place = session.place else { return false }
    if let view = place.view as? UICollectionView, view.isSpringLoaded,
      let path = view.indexPathForItem(at: place.point)
    {
      return open(path, of: view)
    }
    let interactions = place.view.interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }
    let context = SpringLoading(session, above: place.view)
    return interactions.first?.activate(context) ?? false
  }

  private func open(_ path: IndexPath, of view: UICollectionView) -> Bool {
    let context = SpringLoading(session, above: view.cellForItem(at: path))
    // Without a word of the delegate, an item does not open under itself.
    let isItself = source === view && origins.contains(view.places.restPath(at: path))
    guard view.delegateLine?.shouldSpringLoad(path, context) ?? !isItself else { return false }
    context.state = .activated
    view.tapItem(at: path)
    return true
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  public var isSpringLoaded: Bool {
    get { interaction.isSpringLoaded }
    set { interaction.isSpringLoaded = newValue }
  }
}
