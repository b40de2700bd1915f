import UIKit

/// The title of an album.
final class RibbonView: UICollectionReusableView {
  let title = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 17, weight: .bold)
    title.textColor = .label
    line.backgroundColor = .systemOrange
    line.layer.cornerRadius = 2
    for view in [title, line] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 6, width: bounds.width - 32, height: 24)
    line.frame = CGRect(x: 16, y: 32, width: 44, height: 4)
  }
}

/// The plank that a row of photos stands on.
final class PlankView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBrown
    layer.cornerRadius = 3
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
