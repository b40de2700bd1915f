// For the layout and the passes.
extension UICollectionView {
  /// The session of the layout that is installed. Only `init` runs without one.
  var currentSession: LayoutSession {
    session ?? install(UICollectionViewLayout())
  }

  /// Takes the layout in. The one before keeps its collection view while a change goes from it to this one.
  @discardableResult func install(
    _ layout: UICollectionViewLayout, releasesOld: Bool = true
  ) -> LayoutSession {
    if releasesOld { session?.layout.host = nil }
    let installed = LayoutSession(layout, in: self)
    layout.host = self
    session = installed
    setNeedsLayout()
    return installed
  }

  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let session, session.layout === layout else { return }
    if let conversation, !conversation.isInside("invalidateLayout") {
      hear(from: .layout, RecordedCall("invalidateLayout", ["with": .context(context)])) {}
    }
    session.invalidate(with: context)
    setNeedsLayout()
  }

  func countItemsIfNeeded() {
    if counts == nil { adoptCounts(DataCounts.ask(dataSource, for: self)) }
  }

  func adoptCounts(_ later: DataCounts) {
    counts = later
    countsAreFresh = true
  }
}
