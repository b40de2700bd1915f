import UIKit

/// A cell of a scene: shows its item as the style says, and fits as the item says.
final class StyledCell: UICollectionViewCell {
  let surface = StyledSurface()
  /// The answer when it is asked to fit; nil takes what the layout gives.
  var fittingSize: CGSize?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(surface)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.addSubview(surface)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    surface.frame = contentView.bounds
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    surface.placedFrame = layoutAttributes.frame
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    fittingSize = nil
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let fittingSize,
      let fitted = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    fitted.size = fittingSize
    return fitted
  }
}

/// A header, a footer or a decoration of a scene.
final class StyledSupplementaryView: UICollectionReusableView {
  let surface = StyledSurface()
  private var kind = ""
  private var depth = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(surface)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(surface)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    surface.frame = bounds
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    surface.placedFrame = layoutAttributes.frame
    kind = layoutAttributes.representedElementKind ?? ""
    depth = layoutAttributes.zIndex
    lift()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    lift()
  }

  /// Cells may go by beneath what stands in front of them: of a flow layout only where it pins.
  private func lift() {
    let layout = (superview as? UICollectionView)?.collectionViewLayout
    surface.isLifted = depth > 0 && (layout?.pins(kind, at: depth) ?? true)
  }
}

extension UICollectionViewLayout {
  /// Whether an element of the kind that stands in front of the cells stays while they go by.
  fileprivate func pins(_ kind: String, at depth: Int) -> Bool {
    if let transition = self as? UICollectionViewTransitionLayout {
      return transition.currentLayout.pins(kind, at: depth)
        || transition.nextLayout.pins(kind, at: depth)
    }
    // The depth that a flow layout gives all of its headers and footers.
    guard let flow = self as? UICollectionViewFlowLayout, depth == 10 else { return true }
    return kind == UICollectionView.elementKindSectionHeader
      ? flow.sectionHeadersPinToVisibleBounds : flow.sectionFootersPinToVisibleBounds
  }
}
