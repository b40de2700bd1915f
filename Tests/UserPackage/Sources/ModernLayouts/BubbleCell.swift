import UIKit

public final class BubbleCell: UICollectionViewCell {
  public var text = "" { didSet { setNeedsLayout() } }
  public private(set) var side: BubbleAttributes.Side?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
    preferred.size.height = 20 * CGFloat(text.count)
    return preferred
  }

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let bubble = layoutAttributes as? BubbleAttributes else { return }
    side = bubble.side
    contentView.backgroundColor = bubble.side == .left ? .systemGray5 : .systemBlue
  }
}
