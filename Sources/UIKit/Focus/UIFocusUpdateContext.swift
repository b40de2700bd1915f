/// A way of the focus from one item to another.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
  open internal(set) var focusHeading: UIFocusHeading = []

  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  public override init() {
    super.init()
  }

  convenience init(
    from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading
  ) {
    self.init()
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
  }
}

/// The same as a collection view's delegate sees it.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// Nothing where no item of the collection view had the focus.
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// Nothing where no item of the collection view gets it.
  open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// A movement of a finger that may become one of the focus.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject {
  open private(set) var movementDirection = CGVector.zero
  open private(set) var perspectiveTransform = CATransform3DIdentity
  open private(set) var rotation = CGVector.zero
  open private(set) var translation = CGVector.zero
  open private(set) var interactionTransform = CATransform3DIdentity
}
