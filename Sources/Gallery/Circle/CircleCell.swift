import UIKit

/// A disc that takes its colour, and the place of the dot on its rim, from `CircleLayoutAttributes`.
public class CircleCell: UICollectionViewCell {
  /// The words in the middle of the disc, white; empty until somebody sets them.
  public let label = UILabel()
  /// The direction of the dot on the rim, in radians, clockwise from the positive x axis.
  public private(set) var angle: CGFloat = 0
  private let dot = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews()
  }

  /// For archives, as UIKit demands it of every view: the disc has no colour until attributes come.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubviews()
  }

  private func addSubviews() {
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    dot.backgroundColor = .white
    contentView.addSubview(label)
    contentView.addSubview(dot)
  }

  public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? CircleLayoutAttributes else { return }
    angle = attributes.angle
    contentView.backgroundColor = attributes.tint
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let radius = min(size.width, size.height) / 2
    contentView.layer.cornerRadius = radius
    label.frame = contentView.bounds
    dot.bounds = CGRect(x: 0, y: 0, width: 6, height: 6)
    dot.layer.cornerRadius = 3
    let distance = max(radius - 7, 0)
    dot.center = CGPoint(
      x: size.width / 2 + distance * cos(angle), y: size.height / 2 + distance * sin(angle))
  }
}
