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

  @Test func labelsInsideTakeTheHighlightedLook() {
    let label = UILabel()
    cell.contentView.addSubview(label)
    cell.isSelected = true
    #expect(label.isHighlighted)
    cell.isSelected = false
    #expect(!label.isHighlighted)
  }
}
