/// Hears when an animation begins and ends, before the context changes.
@MainActor package protocol AnimationWatcher: AnyObject {
  func contextWillSwitch()
}

/// Finds out what hooks animate by themselves while a change is performed: whatever happens to the collection
/// view's subviews inside of an animation other than the change's own.
@MainActor final class AddedAnimations: AnimationWatcher {
  private let view: UICollectionView
  /// As deep as the change's own animation is nested.
  private let depth: Int
  private let isEnabled = UIView.areAnimationsEnabled
  private var states: [ObjectIdentifier: ViewState] = [:]
  private var found: [CollectionAnimation.Addition] = []

  private init(_ view: UICollectionView, depth: Int) {
    self.view = view
    self.depth = depth
    states = currentStates
  }

  /// The animations in the body beside the context that the body opens, in the order of happening. Nobody
  /// looks where nobody watches the collection view.
  static func during(
    _ body: () -> Void, in view: UICollectionView, opening context: AnimationContext?
  ) -> [CollectionAnimation.Addition] {
    guard view.animationObserver != nil else {
      body()
      return []
    }
    let depth = AnimationContext.depth + (context == nil ? 0 : 1)
    let additions = AddedAnimations(view, depth: depth)
    let outer = AnimationContext.watcher
    AnimationContext.watcher = additions
    defer { AnimationContext.watcher = outer }
    body()
    return additions.found
  }

  func contextWillSwitch() {
    let now = currentStates
    let isOwn = AnimationContext.depth <= depth && UIView.areAnimationsEnabled == isEnabled
    if !isOwn {
      for subview in view.subviews {
        let id = ObjectIdentifier(subview)
        guard let from = states[id], let to = now[id], from != to else { continue }
        found.append(
          .init(view: subview, from: from, to: to, context: AnimationContext.current))
      }
    }
    states = now
  }

  private var currentStates: [ObjectIdentifier: ViewState] {
    Dictionary(view.subviews.map { (ObjectIdentifier($0), ViewState(of: $0)) }) { first, _ in
      first
    }
  }
}
