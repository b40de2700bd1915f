/// The attributes of a transition layout between two layouts: every value on the straight line between both.
@MainActor struct TransitionBlend {
  private let progress: CGFloat

  init(_ progress: CGFloat) {
    self.progress = progress
  }

  func size(_ from: CGSize, _ to: CGSize) -> CGSize {
    CGSize(width: value(from.width, to.width), height: value(from.height, to.height))
  }

  /// The elements that either layout shows in the rectangle, each on its way; an element that only one of
  /// them has fades where it is.
  func elements(
    in rect: CGRect, from: UICollectionViewLayout, to: UICollectionViewLayout
  ) -> [UICollectionViewLayoutAttributes] {
    let before = Self.byKey(from.layoutAttributesForElements(in: rect))
    let after = Self.byKey(to.layoutAttributesForElements(in: rect))
    return Set(before.keys).union(after.keys).sorted().compactMap { key in
      attributes(
        before[key] ?? from.attributes(for: key), after[key] ?? to.attributes(for: key))
    }
  }

  func attributes(
    _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let from, let to else {
      let lone = (from ?? to)?.copied
      lone?.alpha *= to == nil ? min(max(1 - progress, 0), 1) : min(max(progress, 0), 1)
      return lone
    }
    let blend = to.copied
    blend.center = CGPoint(
      x: value(from.center.x, to.center.x), y: value(from.center.y, to.center.y))
    let size = size(from.size, to.size)
    // Beyond the ends a size may pass zero, which no view can.
    blend.size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
    blend.alpha = value(from.alpha, to.alpha)
    blend.transform3D = transform(from.transform3D, to.transform3D)
    return blend
  }

  private static func byKey(
    _ attributes: [UICollectionViewLayoutAttributes]?
  ) -> [ElementKey: UICollectionViewLayoutAttributes] {
    Dictionary((attributes ?? []).map { (ElementKey($0), $0) }) { first, _ in first }
  }

  private func value(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * progress
  }

  func transform(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
    CATransform3D(
      m11: value(from.m11, to.m11), m12: value(from.m12, to.m12),
      m13: value(from.m13, to.m13), m14: value(from.m14, to.m14),
      m21: value(from.m21, to.m21), m22: value(from.m22, to.m22),
      m23: value(from.m23, to.m23), m24: value(from.m24, to.m24),
      m31: value(from.m31, to.m31), m32: value(from.m32, to.m32),
      m33: value(from.m33, to.m33), m34: value(from.m34, to.m34),
      m41: value(from.m41, to.m41), m42: value(from.m42, to.m42),
      m43: value(from.m43, to.m43), m44: value(from.m44, to.m44))
  }
}
