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
    surface.isLifted = layoutAttributes.zIndex > 0
  }
}
