import UIKit

/// The ground behind the items of a column of a `BoardLayout`.
public class BoardColumnView: UICollectionReusableView {
  /// The kind under which `BoardLayout` registers the ground and asks for it.
  public static let kind = "column"

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// For archives, as UIKit demands it of every view: the ground looks as any other.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    backgroundColor = .systemGray5
    layer.cornerRadius = 12
  }
}
