import UIKit

/// One picture of the feed: a coloured area with a caption in its lower left corner.
public class FeedCell: UICollectionViewCell {
  /// For registering and dequeuing, the same in every list.
  public static let reuseIdentifier = "FeedCell"

  /// The words over the picture, white and in one line; empty until `show(caption:color:)`.
  public let caption = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews()
  }

  /// For archives, as UIKit demands it of every view: the cell is empty, with its label in place.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubviews()
  }

  private func addSubviews() {
    caption.font = .systemFont(ofSize: 13, weight: .medium)
    caption.textColor = .white
    contentView.clipsToBounds = true
    contentView.addSubview(caption)
  }

  /// Shows a picture's words, and its colour in the place of the picture.
  public func show(caption text: String, color: UIColor) {
    caption.text = text
    contentView.backgroundColor = color
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    caption.text = nil
    contentView.backgroundColor = nil
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    caption.frame = CGRect(
      x: 10, y: max(size.height - 26, 0), width: max(size.width - 20, 0), height: 18)
  }
}
