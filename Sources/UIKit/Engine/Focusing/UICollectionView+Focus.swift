/// The items of a collection view that have or had the focus, and the rules about them.
struct FocusRules {
  /// Nothing where UIKit decides.
  var isAllowed: Bool?
  var isAllowedDuringEditing: Bool?
  var selects: Bool?
  var remembers = false
  /// The item that had the focus last.
  private(set) var last: IndexPath?

  mutating func note(_ path: IndexPath?) {
    last = path
  }

  mutating func follow(_ plan: UpdatePlan) {
    last = last.flatMap(ItemPosition.init).flatMap(plan.itemAfter)?.indexPath
  }
}

extension UICollectionView {
  // Differs from UIKit: it decides by device where the app says nothing; here items can have the focus.
  public var allowsFocus: Bool {
    get { interaction.focus.isAllowed ?? true }
    set { interaction.focus.isAllowed = newValue }
  }

  public var allowsFocusDuringEditing: Bool {
    get { interaction.focus.isAllowedDuringEditing ?? true }
    set { interaction.focus.isAllowedDuringEditing = newValue }
  }

  /// Whether an item that gets the focus is selected, as if it were tapped.
  public var selectionFollowsFocus: Bool {
    get { interaction.focus.selects ?? false }
    set { interaction.focus.selects = newValue }
  }

  public var remembersLastFocusedIndexPath: Bool {
    get { interaction.focus.remembers }
    set { interaction.focus.remembers = newValue }
  }
}

// MARK: By hand

extension UICollectionView {
  /// The item that has the focus; nothing where none of this view has it.
  package var focusedItem: IndexPath? {
    guard let place = UICollectionView.place(of: outermost.focusSystem.focusedItem),
      place.view === self
    else { return nil }
    return place.path
  }

  /// Gives an item the focus, and scrolls it into sight. False where it cannot have it, or somebody is against it.
  @discardableResult package func focusItem(at path: IndexPath) -> Bool {
    layoutIfNeeded()
    guard counts?.contains(path) ?? false, canFocusItem(at: path) else { return false }
    return FocusMove(to: path, of: self, heading: []).run()
  }

  /// Moves the focus as an arrow key does: to the nearest item that way, or into the view where none has it.
  @discardableResult package func moveFocus(_ heading: UIFocusHeading) -> Bool {
    layoutIfNeeded()
    guard let focusedItem else { return preferredFocusPath.map(focusItem) ?? false }
    let path = FocusSearch(view: self, heading: heading).path(from: focusedItem)
    if let path, FocusMove(to: path, of: self, heading: heading).run() { return true }
    NotificationCenter.default.post(
      name: UIFocusSystem.movementDidFailNotification, object: outermost.focusSystem)
    return false
  }

  /// Takes the focus away from the item of this view that has it.
  @discardableResult package func dropFocus() -> Bool {
    guard focusedItem != nil else { return false }
    return FocusMove(to: nil, heading: [], in: outermost.focusSystem).run()
  }
}

// MARK: Rules

extension UICollectionView {
  func canFocusItem(at path: IndexPath) -> Bool {
    guard allowsFocus, !isEditing || allowsFocusDuringEditing,
      places.placeholder(at: path) == nil
    else { return false }
    if let answer = delegateLine?.canFocus(path) { return answer }
    return cellForItem(at: path)?.canBecomeFocused ?? true
  }

  /// The item that gets the focus when the view does: the last one where it is to be remembered, the delegate's choice,
  /// or the first that can be seen.
  var preferredFocusPath: IndexPath? {
    if interaction.focus.remembers, let last = interaction.focus.last,
      counts?.contains(last) ?? false, canFocusItem(at: last)
    {
      return last
    }
    if let path = delegateLine?.preferredFocusPath() { return path }
    return indexPathsForVisibleItems.first(where: canFocusItem)
  }

  /// The item that gets the focus when this view does, where it can be seen.
  var focusChoice: [any UIFocusEnvironment] {
    preferredFocusPath.flatMap { cellForItem(at: $0) }.map { [$0] } ?? []
  }

  /// Scrolls as little as shows the item.
  func bringIntoSight(_ path: IndexPath) {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    scrollRectToVisible(frame, animated: true)
  }

  func selectFocused(_ path: IndexPath) {
    let follows = delegateLine?.selectionFollowsFocus(path) ?? selectionFollowsFocus
    guard follows, selectionRules.allowed, !selection.contains(path) else { return }
    selectByFinger(path)
  }

  /// Differs from UIKit: the focus does not stay with a cell that leaves the screen, or go elsewhere by itself, and
  /// nobody hears that it is gone: the views around it are in the middle of a pass.
  func releaseFocus(of view: UICollectionReusableView) {
    guard let system = outermost.appearance.focus.system, system.focusedItem === view else {
      return
    }
    system.focusedItem = nil
  }
}
