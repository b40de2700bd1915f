extension UICollectionView {
  /// Whether cells that have changed their minds about their size are asked again by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// With or without constraints is the same here: there are none.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { interaction.selfSizing }
    set { interaction.selfSizing = newValue }
  }

  /// A view on screen, or the content of one, has another size of its own now: it is asked in the next pass.
  func measureAgain(_ view: UICollectionReusableView) {
    guard interaction.selfSizing != .disabled, let key = view.reuse.displayedAs,
      displayed[key]?.view === view, collectionViewLayout.asksForPreferredSizes
    else { return }
    displayed[key]?.fitting = nil
    currentSession.askEverythingAgain()
    setNeedsLayout()
  }
}
