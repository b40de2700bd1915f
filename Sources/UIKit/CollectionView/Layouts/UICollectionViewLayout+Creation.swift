extension UICollectionViewLayout {
  /// A context of the class that this layout names.
  package func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    guard
      let named = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    else {
      return UICollectionViewLayoutInvalidationContext()
    }
    return DynamicCreation.context(of: named)
  }

  /// The class of attributes that this layout names.
  var attributesClass: UICollectionViewLayoutAttributes.Type {
    Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }

  /// Whether the view shows the layout with left and right turned around.
  func isMirrored(in view: UICollectionView) -> Bool {
    (flipsHorizontallyInOppositeLayoutDirection || mirrorsInOppositeLayoutDirection)
      && view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// The layout's own answer for one element, whatever it is.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell:
      layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
    }
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Names the element that the attributes stand for.
  func invalidateElement(of attributes: UICollectionViewLayoutAttributes) {
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell: invalidateItems(at: [attributes.indexPath])
    case .supplementaryView:
      invalidateSupplementaryElements(ofKind: kind, at: [attributes.indexPath])
    case .decorationView: invalidateDecorationElements(ofKind: kind, at: [attributes.indexPath])
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy of the same dynamic class. Subclasses that copy into another class get a copy of ours.
  var copied: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? DynamicCreation.attributes(of: type(of: self))
  }
}
