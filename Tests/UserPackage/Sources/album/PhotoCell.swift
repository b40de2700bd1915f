import UIKit

/// A photo above its name, as wide as the name needs, and higher where somebody liked it.
final class PhotoCell: UICollectionViewCell {
  let picture = UIView()
  let name = UILabel()
  private let badge = UILabel()
  var likes = 0 { didSet { showLikes() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 10
    contentView.clipsToBounds = true
    name.font = .systemFont(ofSize: 13, weight: .semibold)
    badge.font = .systemFont(ofSize: 11)
    badge.textColor = .secondaryLabel
    for label in [name, badge] { label.textAlignment = .center }
    for view in [picture, name, badge] { contentView.addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func showLikes() {
    badge.text = likes > 0 ? "\(likes) likes" : nil
    badge.isHidden = likes == 0
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(80, name.intrinsicContentSize.width + 24)
    return CGSize(width: width, height: likes > 0 ? 116 : 98)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    picture.frame = CGRect(x: 0, y: 0, width: width, height: 66)
    name.frame = CGRect(x: 4, y: 72, width: width - 8, height: 18)
    badge.frame = CGRect(x: 4, y: 91, width: width - 8, height: 16)
  }

  // Lower shelves get less light.
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let row = (layoutAttributes as? ShelfAttributes)?.row ?? 0
    picture.alpha = max(0.4, 1 - 0.25 * CGFloat(row))
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    likes = 0
    name.text = nil
  }
}
