import Testing
import UIKit

@Suite @MainActor struct UICollectionViewCellTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  @Test func contentFollowsTheCell() {
    cell.frame = CGRect(x: 5, y: 5, width: 200, height: 80)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
  }

  @Test func backgroundsLieBehindTheContent() {
    let plain = UIView()
    let selected = UIView()
    cell.selectedBackgroundView = selected
    cell.backgroundView = plain
    #expect(cell.subviews == [plain, selected, cell.contentView])
    #expect(plain.frame == cell.bounds)
  }

  @Test func theSelectedBackgroundShowsWhileSelectedOrHighlighted() {
    let selected = UIView()
    cell.selectedBackgroundView = selected
    #expect(selected.isHidden)
    cell.isSelected = true
    #expect(!selected.isHidden)
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(!selected.isHidden)
    cell.prepareForReuse()
    #expect(selected.isHidden)
    #expect(!cell.isHighlighted)
  }

  // 003-6
  @Test func onlySuperTakesBackTheStateOfAReusedCell() {
    for cell in [UICollectionViewCell(frame: .zero), SelfishCell(frame: .zero)] {
      cell.isSelected = true
      cell.isHighlighted = true
      cell.prepareForReuse()
      #expect(cell.isSelected == cell is SelfishCell)
      #expect(cell.isHighlighted == cell is SelfishCell)
    }
    let view = UICollectionReusableView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.alpha = 0.5
    view.prepareForReuse()
    #expect(view.alpha == 0.5)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func labelsInsideTakeTheHighlightedLook() {
    let label = UILabel()
    cell.contentView.addSubview(label)
    cell.isSelected = true
    #expect(label.isHighlighted)
    cell.isSelected = false
    #expect(!label.isHighlighted)
  }
}

private final class SelfishCell: UICollectionViewCell {
  override func prepareForReuse() {}
}
