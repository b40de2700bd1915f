/// The side of a collection view that a user's gestures meet, beyond taps and scrolls.
struct CollectionInteraction {
  // Drag and drop
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Nothing where the device decides.
  var isDraggingAllowed: Bool?
  var cadence = UICollectionView.ReorderingCadence.immediate
  /// The drag of items of this view.
  weak var drag: ItemDrag?
  /// The drag that is above this view, and that it takes.
  weak var drop: ItemDrag?
  var placeholders = Placeholders()
  /// The same when the batch under way began.
  var placeholdersBefore: Placeholders?
  /// Whether the updates that an app announces now name places of the screen.
  var namesPlacesOfScreen = false
  var landing = DropLanding()
  var isSpringLoaded = false
  var selfSizing = UICollectionView.SelfSizingInvalidation.enabled
  // Menus
  var menu: UIContextMenuInteraction?
  // Editing
  var editing = EditingRules()
  // Focus
  var focus = FocusRules()
}

/// The place at which a dropped item is held until the drop is done.
struct DropLanding {
  /// The path that the room was made for, and the finger above it.
  var expected: (path: IndexPath, point: CGPoint)?
  /// Whether an update has brought an item to that path.
  var isTaken = false

  /// The item that is about to land, and the finger above it.
  var held: (path: IndexPath, point: CGPoint)? { isTaken ? expected : nil }
}
