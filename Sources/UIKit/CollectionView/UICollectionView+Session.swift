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

  /// The data are other ones: everything about the items of before is over.
  func dropData() {
    counts = nil
    countsAreFresh = false
    prefetching = Prefetching()
    recycleAll()
    // The movement, the room and the placeholders were about items that nobody can tell any more.
    movement = nil
    interaction.placeholders.removeAll()
    interaction.placeholdersBefore?.removeAll()
    interaction.landing = DropLanding()
    interaction.drag?.forgetOrigins()
    selection.removeAll()
    guard let session else { return }
    let context = session.layout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    session.line.invalidate(with: context)
  }
}
