import UIKit

/// One row of the friends list: a coloured block with the initial, the name and a second line.
public class FriendCell: UICollectionViewCell {
  /// For registering and dequeuing, the same in every list.
  public static let reuseIdentifier = "FriendCell"

  /// The coloured block with the initial, 44 points at most from side to side.
  public let avatar = UILabel()
  /// The upper line, with the name.
  public let nameLabel = UILabel()
  /// The lower line, with the friend's last words or the like.
  public let subtitleLabel = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubviews()
  }

  /// For archives, as UIKit demands it of every view: the cell is empty, with its labels in place.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubviews()
  }

  private func addSubviews() {
    avatar.font = .systemFont(ofSize: 17, weight: .semibold)
    avatar.textColor = .white
    avatar.textAlignment = .center
    avatar.layer.cornerRadius = 8
    avatar.clipsToBounds = true
    nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    nameLabel.textColor = .label
    subtitleLabel.font = .systemFont(ofSize: 13)
    subtitleLabel.textColor = .secondaryLabel
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 10
    contentView.addSubview(avatar)
    contentView.addSubview(nameLabel)
    contentView.addSubview(subtitleLabel)
  }

  /// Shows the initial on the friend's colour, the name and the second line.
  public func show(_ person: Person) {
    avatar.text = person.initial
    avatar.backgroundColor = UIColor(
      hue: person.hue, saturation: 0.5, brightness: 0.75, alpha: 1)
    nameLabel.text = person.name
    subtitleLabel.text = person.subtitle
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    avatar.text = nil
    avatar.backgroundColor = nil
    nameLabel.text = nil
    subtitleLabel.text = nil
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let side = max(min(size.height - 26, 44), 0)
    avatar.frame = CGRect(
      x: 12, y: ((size.height - side) / 2).rounded(), width: side, height: side)
    let x = avatar.frame.maxX + 12
    let width = max(size.width - x - 12, 0)
    let top = (size.height / 2 - 21).rounded()
    nameLabel.frame = CGRect(x: x, y: top, width: width, height: 22)
    subtitleLabel.frame = CGRect(x: x, y: top + 24, width: width, height: 18)
  }
}
