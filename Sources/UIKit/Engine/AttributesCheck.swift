/// Finds what makes a layout's answer impossible to show.
@MainActor struct AttributesCheck {
  let counts: DataCounts

  /// The first fault in the order of the answer, nothing where all of it can be shown.
  func firstFault(in attributes: [UICollectionViewLayoutAttributes]) -> Fault? {
    for element in attributes {
      let key = ElementKey(element)
      if !exists(key) { return .missingElement(key, counts: counts) }
      if let fault = Self.geometryFault(of: element) { return fault }
    }
    return nil
  }

  /// Cells need an item. A supplementary or decoration path of two components needs a section; one of any
  /// other length is the layout's own business.
  private func exists(_ key: ElementKey) -> Bool {
    if key.category == .cell { return counts.contains(key.indexPath) }
    guard key.indexPath.count == 2, key.category == .supplementaryView else { return true }
    return (0..<counts.sectionCount).contains(key.indexPath[0])
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
