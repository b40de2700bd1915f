import UIKit

/// The ring behind the items of a `CircleLayout`.
public class RingView: UICollectionReusableView {
  /// The kind under which `CircleLayout` registers the ring and asks for it.
  public static let kind = "RingView"

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.borderWidth = 2
  }

  /// For archives, as UIKit demands it of every view: the ring looks as any other.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    layer.borderWidth = 2
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
