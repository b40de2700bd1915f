/// One animated change as it happened: the way of every view from its start to its end. The views themselves are
/// at their ends already; whoever turns this into motion interpolates.
@MainActor package struct CollectionAnimation {
  package enum Cause {
    case update([UICollectionViewUpdateItem])
    case boundsChange(from: CGRect)
    /// An animation of an app by itself: a scroll, or an invalidated layout laid out in an animation block.
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
    /// The layout's answer, as the view sees it; nothing where it answered nothing or was not asked.
    package let initial: UICollectionViewLayoutAttributes?
    package let final: UICollectionViewLayoutAttributes?

    /// The state of the view itself before the change; nothing where it was not on screen, or nobody watches.
    package let stateBefore: ViewState?
    /// The states of the view itself at both ends: the attributes, and what it or a hook made of them.
    package var startState: ViewState?
    package var endState: ViewState?
  }

  /// An animation by a hook of the layout or of a view beside the change.
  package struct Addition {
    package let view: UIView
    package let from: ViewState
    package let to: ViewState
    /// Nothing where the view jumps.
    package let context: AnimationContext?
  }

  package let cause: Cause
  /// The plan of the update; nothing where no update was.
  package let plan: UpdatePlan?
  /// The data's names for everything on both sides of an update, where anybody knows.
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
  /// Cells have other paths than before, without a change of their looks: the function leads from a path to the one
  /// that its cell had.
  func collectionView(
    _ view: UICollectionView, didRelabelCells earlier: @escaping (IndexPath) -> IndexPath)
  /// Every view stands at its start, and nothing is on its way yet.
  func collectionView(
    _ view: UICollectionView, willAnimate elements: [CollectionAnimation.Element])
  func collectionView(_ view: UICollectionView, didChange animation: CollectionAnimation)
  /// An animated scroll begins that is seen frame by frame.
  func collectionViewWillTravel()
  /// A frame of it is over, whether it has changed anything or not.
  /// - Parameter share: the part of its way that the content has gone by now; 1 in the last one.
  func collectionViewDidTravel(to share: CGFloat)
  /// The change was refused, and everything is as before.
  func collectionViewDidNotChange(_ view: UICollectionView)
}
