extension UICollectionView {
  /// The layout's attributes in a rectangle of the view, as the view shows them: turned around where reading from
  /// right to left puts a mirror between the two.
  package func shownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    currentSession.elements(in: rect).map(\.shown)
  }

  /// The views on screen and what they were last given, sorted by category, kind and path.
  package var displayedViews:
    [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)]
  {
    displayed.sorted.map { ($0.entry.view, $0.entry.attributes) }
  }

  /// Says where the data has the item that shows at a path: elsewhere only while an item is dragged or placeholders
  /// stand among the items, and nowhere for one of these.
  package var dataPaths: (IndexPath) -> IndexPath? {
    let places = places
    return { places.dataPath(at: $0) }
  }

  /// Visits the elements of a rectangle, each with its view. One that is not on screen gets its view
  /// for the time of the visit only, and no delegate hears of it.
  package func visitViews(
    in rect: CGRect,
    _ visit: (UICollectionReusableView, UICollectionViewLayoutAttributes) -> Void
  ) {
    for element in currentSession.elements(in: rect) where !FaultScope.isBroken {
      if let known = displayed[element.key]?.view {
        visit(known, element.shown)
      } else if let guest = provideView(for: element) {
        guest.show(element.shown)
        insert(guest, zIndex: element.shown.zIndex)
        visit(guest, element.shown)
        guest.removeFromSuperview()
        recycle(guest)
      }
    }
  }
}
