import Gallery
import Testing
import UIKit

@Suite @MainActor struct FriendsDataSourceTests {
  private let source = FriendsDataSource(people: [
    Person("Ann", subtitle: "online"), Person("Bob", subtitle: "2 h ago"),
  ])

  @Test func fillsTheCellsWithPeople() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: ColumnFlowLayout())
    source.attach(to: view)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? FriendCell)
    #expect(cell.nameLabel.text == "Bob")
    #expect(cell.subtitleLabel.text == "2 h ago")
    #expect(cell.avatar.text == "B")
    #expect(cell.frame == CGRect(x: 8, y: 90, width: 304, height: 70))
  }

  @Test func givesAPersonTheSameHueEveryTime() {
    #expect(Person("Ann").hue == Person("Ann", subtitle: "away").hue)
    #expect(Person("Ann").hue != Person("Bob").hue)
  }
}
