/// The margins of a view and the safe area around it.
struct MarginState {
  static let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// Those that the view was given.
  var given: NSDirectionalEdgeInsets?
  var own: NSDirectionalEdgeInsets { given ?? Self.standard }
  var safeArea = UIEdgeInsets.zero
  /// The part of the safe area that begins at this view, as a window's does.
  var addedSafeArea = UIEdgeInsets.zero
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalResistance = UILayoutPriority.defaultHigh
  var verticalResistance = UILayoutPriority.defaultHigh
}

extension UIView {
  /// Insets that this view adds to the safe area, as bars and notches do in UIKit.
  package var additionalSafeAreaInsets: UIEdgeInsets {
    get { margins.addedSafeArea }
    set {
      margins.addedSafeArea = newValue
      updateSafeArea()
    }
  }

  /// Gives a window another size and another safe area. Its subviews hear of both when they are placed anew, as
  /// they do while a device turns.
  package func turn(to size: CGSize, safeArea: UIEdgeInsets) {
    ownLayer.frame.size = size
    (margins.addedSafeArea, margins.safeArea) = (safeArea, safeArea)
    setNeedsLayout()
  }

  // MARK: Margins

  var resolvedMargins: UIEdgeInsets {
    var result = ownMargins.resolved(for: effectiveUserInterfaceLayoutDirection)
    if preservesSuperviewLayoutMargins, let parent {
      result = result.larger(reach(of: parent.layoutMargins, in: parent))
    }
    return insetsLayoutMarginsFromSafeArea ? result + margins.safeArea : result
  }

  // The view of a controller has its controller's least margins, and none beside them unless it was given some.
  private var ownMargins: NSDirectionalEdgeInsets {
    guard let owner, owner.viewRespectsSystemMinimumLayoutMargins else { return margins.own }
    return owner.systemMinimumLayoutMargins.larger(margins.given ?? .zero)
  }

  func replaceMargins(with marginsAfter: NSDirectionalEdgeInsets) {
    guard marginsAfter != margins.given else { return }
    margins.given = marginsAfter
    marginsDidChange()
  }

  func marginsDidChange() {
    layoutMarginsDidChange()
    owner?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for child in children where child.preservesSuperviewLayoutMargins { child.marginsDidChange() }
  }

  // MARK: Safe area

  package func updateSafeArea() {
    var area = margins.addedSafeArea
    if let parent, parent.margins.safeArea != .zero {
      area = area + reach(of: parent.margins.safeArea, in: parent)
    }
    guard area != margins.safeArea else { return }
    margins.safeArea = area
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
    setNeedsLayout()
    updateSafeAreaOfChildren()
  }

  func updateSafeAreaOfChildren() {
    for child in children { child.updateSafeArea() }
  }

  /// How far the superview's insets reach into this view.
  private func reach(of insets: UIEdgeInsets, in parent: UIView) -> UIEdgeInsets {
    let (frame, bounds) = (frame, parent.bounds)
    return UIEdgeInsets(
      top: max(0, insets.top - (frame.minY - bounds.minY)),
      left: max(0, insets.left - (frame.minX - bounds.minX)),
      bottom: max(0, insets.bottom - (bounds.maxY - frame.maxY)),
      right: max(0, insets.right - (bounds.maxX - frame.maxX)))
  }
}
