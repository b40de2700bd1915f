extension UICollectionViewLayout {
  /// The end of an element that was on screen.
  func finalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = key.kind ?? ""
    return switch key.category {
    case .cell:
      finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: kind, at: key.indexPath)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.indexPath)
    }
  }

  /// The start of an element that will be on screen.
  func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let kind = key.kind ?? ""
    return switch key.category {
    case .cell:
      initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: kind, at: key.indexPath)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
    }
  }
}
