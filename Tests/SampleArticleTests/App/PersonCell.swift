import UIKit

class PersonCell: UICollectionViewCell {
  static let identifier = "PersonCell"

  private let portrait = UILabel()
  private let name = UILabel()
  private let month = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    autoresizesSubviews = true
    portrait.textAlignment = .center
    portrait.textColor = .white
    portrait.font = .systemFont(ofSize: 20, weight: .semibold)
    portrait.clipsToBounds = true
    name.font = .preferredFont(forTextStyle: .headline)
    month.font = .preferredFont(forTextStyle: .subheadline)
    month.textColor = .secondaryLabel
    for label in [portrait, name, month] { contentView.addSubview(label) }
  }

  required init?(coder: NSCoder) {
    fatalError("no storyboard makes this cell")
  }

  var person: Person? {
    didSet {
      guard let person else { return }
      name.text = person.isUpdated ? "\(person.name) (updated)" : person.name
      month.text = "Posted in \(person.month)"
      portrait.text = String(person.name.prefix(1))
      portrait.backgroundColor = UIColor(
        hue: person.hue, saturation: 0.55, brightness: 0.8, alpha: 1)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 48
    portrait.frame = CGRect(
      x: 8, y: (contentView.bounds.height - side) / 2, width: side, height: side)
    portrait.layer.cornerRadius = side / 2
    let width = contentView.bounds.width - 84
    name.frame = CGRect(x: 72, y: contentView.bounds.midY - 22, width: width, height: 22)
    month.frame = CGRect(x: 72, y: contentView.bounds.midY + 2, width: width, height: 20)
  }
}
