import Gallery
import Testing
import UIKit

@Suite @MainActor struct CellLayoutTests {
  @Test func aFriendHasAnAvatarAndTwoLines() {
    let cell = FriendCell(frame: CGRect(x: 0, y: 0, width: 300, height: 70))
    cell.layoutIfNeeded()
    #expect(cell.avatar.frame == CGRect(x: 12, y: 13, width: 44, height: 44))
    #expect(cell.nameLabel.frame == CGRect(x: 68, y: 14, width: 220, height: 22))
    #expect(cell.subtitleLabel.frame == CGRect(x: 68, y: 38, width: 220, height: 18))
  }

  @Test func aPictureHasItsCaptionInTheLowerLeftCorner() {
    let cell = FeedCell(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    cell.show(caption: "3", color: .systemTeal)
    cell.layoutIfNeeded()
    #expect(cell.caption.frame == CGRect(x: 10, y: 54, width: 80, height: 18))
    cell.prepareForReuse()
    #expect(cell.caption.text == nil)
    #expect(cell.contentView.backgroundColor == nil)
  }

  @Test func aHeaderLeavesAMarginBesideItsTitle() {
    let view = SectionHeaderView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.layoutIfNeeded()
    #expect(view.titleLabel.frame == CGRect(x: 16, y: 0, width: 68, height: 30))
  }

  @Test(arguments: [0, 20]) func cellsSurviveHardlyAnyRoom(_ side: CGFloat) {
    let frame = CGRect(x: 0, y: 0, width: side, height: side)
    let views: [UIView] = [
      FriendCell(frame: frame), FeedCell(frame: frame), SectionHeaderView(frame: frame),
      CircleCell(frame: frame), RingView(frame: frame),
    ]
    for view in views {
      view.layoutIfNeeded()
      #expect(view.subviews.allSatisfy { $0.bounds.width >= 0 && $0.bounds.height >= 0 })
    }
  }
}
