import UIKit

class EventCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let bar = UIView()
  private(set) var progress: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(titleLabel)
    contentView.addSubview(bar)
    contentView.layer.cornerRadius = 8
    bar.backgroundColor = .systemGreen
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? TimelineAttributes else { return }
    progress = attributes.progress
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
    bar.frame = CGRect(
      x: 0, y: contentView.bounds.height - 4, width: contentView.bounds.width * progress, height: 4)
  }
}

// No initialisers of its own.
class SpineView: UICollectionReusableView {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    backgroundColor = UIColor.lightGray
  }
}

class DotView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBlue
    layer.cornerRadius = 6
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class TitleHeader: UICollectionReusableView {
  let label = UILabel(frame: .zero)
  private(set) var timesReused = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = bounds
    addSubview(label)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    addSubview(label)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    timesReused += 1
    label.text = nil
  }
}
