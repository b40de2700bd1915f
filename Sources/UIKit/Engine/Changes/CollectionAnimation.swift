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
    package let start: UICollectionViewLayoutAttributes
    package let end: UICollectionViewLayoutAttributes
    /// What the layout answered, as the view sees it; nothing where it answered nothing or was not asked.
    package let initial: UICollectionViewLayoutAttributes?
    package let final: UICollectionViewLayoutAttributes?
  }

  package let cause: Cause
  /// Nothing where the change was made without animation.
  package let context: AnimationContext?
  package let elements: [Element]
  package let boundsBefore: CGRect
  package let boundsAfter: CGRect
  package let contentSizeBefore: CGSize
  package let contentSizeAfter: CGSize
}

/// Watches a collection view's animated changes.
@MainActor package protocol CollectionAnimationObserver: AnyObject {
  /// Everything is as before the change.
  func collectionViewWillChange(_ view: UICollectionView)
  func collectionView(_ view: UICollectionView, didChange animation: CollectionAnimation)
  /// The change was refused, and everything is as before.
  func collectionViewDidNotChange(_ view: UICollectionView)
}
