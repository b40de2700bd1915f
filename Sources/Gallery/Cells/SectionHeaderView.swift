import UIKit

/// A line of text above or below a section.
public class SectionHeaderView: UICollectionReusableView {
  /// For registering and dequeuing, of headers as of footers.
  public static let reuseIdentifier = "SectionHeaderView"

  /// The line of text, 16 points from both sides; empty until somebody sets it.
  public let titleLabel = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews()
  }

  /// For archives, as UIKit demands it of every view: the line is empty, with its label in place.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubviews()
  }

  private func addSubviews() {
    titleLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    titleLabel.textColor = .secondaryLabel
    backgroundColor = .systemBackground
    addSubview(titleLabel)
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0)
  }
}
