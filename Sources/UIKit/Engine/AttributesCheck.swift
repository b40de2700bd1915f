/// Finds what makes an element of a layout's answer impossible to show.
@MainActor struct AttributesCheck {
  let counts: DataCounts

  /// The fault of an element, known by its key already; nothing where it can be shown.
  func fault(of attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) -> Fault? {
    exists(attributes) ? Self.geometryFault(of: attributes) : .missingElement(key, counts: counts)
  }

  /// Cells need an item. A supplementary or decoration path of two components needs a section; one of any
  /// other length is the layout's own business.
  private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    if attributes.representedElementCategory == .cell { return counts.contains(path) }
    guard attributes.representedElementCategory == .supplementaryView, path.count == 2 else {
      return true
    }
    return (0..<counts.sectionCount).contains(path[0])
  }

  static func geometryFault(of attributes: UICollectionViewLayoutAttributes) -> Fault? {
    let size = attributes.size
    guard size.width.isFinite, size.height.isFinite else {
      return .nonFinite("bounds", [0, 0, size.width, size.height], of: ElementKey(attributes))
    }
    guard size.width >= 0, size.height >= 0 else {
      return .negativeSize(size, of: ElementKey(attributes))
    }
    let center = attributes.center
    guard center.x.isFinite, center.y.isFinite else {
      return .nonFinite("position", [center.x, center.y], of: ElementKey(attributes))
    }
    guard attributes.alpha.isFinite else {
      return .nonFinite("opacity", [attributes.alpha], of: ElementKey(attributes))
    }
    guard attributes.transform3D.isFinite else {
      return .nonFinite("transform", [.nan], of: ElementKey(attributes))
    }
    return nil
  }
}

extension CATransform3D {
  var isFinite: Bool {
    let sum =
      m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24 + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44
    // One number that is not finite makes the sum so, unless finite ones overflow, which no picture survives.
    return sum.isFinite
  }
}

extension CGSize {
  /// Finite and not negative.
  var isUsable: Bool {
    width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}
