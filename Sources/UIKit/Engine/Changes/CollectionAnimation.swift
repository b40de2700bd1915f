/// One animated change as it happened: the way of every view from its start to its end. The views themselves are
/// at their ends already; whoever turns this into motion interpolates.
@MainActor package struct CollectionAnimation {
  package enum Cause {
    case update([UICollectionViewUpdateItem])
    case boundsChange(from: CGRect)
    /// What an app animates by itself: a scroll, or an invalidated layout laid out in an animation block.
    case pass
    case layoutChange(from: UICollectionViewLayout, to: UICollectionViewLayout)
  }

  package enum Role: String, Sendable {
    case appearing
    case disappearing
    case moved
    case reloaded
    case unchanged
  }

  /// One view on its way.
  package struct Element {
    package let view: UICollectionReusableView
    package let category: UICollectionView.ElementCategory
    package let kind: String?
    /// The path before the change; nothing for what is new.
    package let pathBefore: IndexPath?
    /// The path after the change; nothing for what goes.
    package let pathAfter: IndexPath?
    package let role: Role
    /// Whether the new screen shows it.
    package let isArriving: Bool
    package let start: UICollectionViewLayoutAttributes
    package let end: UICollectionViewLayoutAttributes
    /// What the layout answered, as the view sees it; nothing where it answered nothing or was not asked.
    package let initial: UICollectionViewLayoutAttributes?
    package let final: UICollectionViewLayoutAttributes?

    /// What the view itself showed before the change; nothing where it was not on screen, or nobody watches.
    package let stateBefore: ViewState?
    /// What the view itself shows at both ends: the attributes, and what it or a hook made of them.
    package var startState: ViewState?
    package var endState: ViewState?
  }

  /// What a hook of the layout or of a view animates by itself beside the change.
  package struct Addition {
    package let view: UIView
    package let from: ViewState
    package let to: ViewState
    /// Nothing where the view jumps.
    package let context: AnimationContext?
  }

  package let cause: Cause
  /// What was asked for; nothing where no update was.
  package let plan: UpdatePlan?
  /// What the data calls everything on both sides of an update, where anybody knows.
  package let names: UpdateIdentifiers?
  package let warnings: [UpdateWarning]
  /// Nothing where the change was made without animation.
  package let context: AnimationContext?
  package let elements: [Element]
  /// In the order of happening.
  package let additions: [Addition]
  package let boundsBefore: CGRect
  package let boundsAfter: CGRect
  package let contentSizeBefore: CGSize
  package let contentSizeAfter: CGSize
}

/// Watches a collection view's animated changes.
@MainActor package protocol CollectionAnimationObserver: AnyObject {
  /// Everything is as before the change.
  func collectionViewWillChange(_ view: UICollectionView)
  /// Every view stands at its start, and nothing is on its way yet.
  func collectionView(
    _ view: UICollectionView, willAnimate elements: [CollectionAnimation.Element])
  func collectionView(_ view: UICollectionView, didChange animation: CollectionAnimation)
  /// The change was refused, and everything is as before.
  func collectionViewDidNotChange(_ view: UICollectionView)
}
