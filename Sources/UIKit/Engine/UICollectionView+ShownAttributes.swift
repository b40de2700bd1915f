extension UICollectionView {
  /// What the layout has in a rectangle of the view, as the view shows it: turned around where reading from
  /// right to left puts a mirror between the two.
  package func shownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    currentSession.elements(in: rect).map(\.shown)
  }
}
