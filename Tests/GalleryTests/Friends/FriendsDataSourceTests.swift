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

  // 004-15
  @Test func showsABatchInItsNewOrder() throws {
    let source = FriendsDataSource(people: ["Ann", "Bob", "Cat", "Dan", "Eve"].map { Person($0) })
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: ColumnFlowLayout())
    source.attach(to: view)
    view.layoutIfNeeded()
    let dan = view.cellForItem(at: IndexPath(item: 3, section: 0))

    source.perform(
      [.reload(0), .delete(1), .insert(Person("Zoe"), 0), .move(2, 4)], in: view)
    view.layoutIfNeeded()
    #expect(source.people.map(\.name) == ["Zoe", "Ann", "Dan", "Eve", "Cat"])
    #expect(source.people.map(\.isUpdated) == [false, true, false, false, false])
    let cells = (0..<5).map { view.cellForItem(at: IndexPath(item: $0, section: 0)) as? FriendCell }
    #expect(cells.map { $0?.nameLabel.text } == ["Zoe", "Ann", "Dan", "Eve", "Cat"])
    #expect(cells.map { $0?.frame.minY } == [10, 90, 170, 250, 330])
    #expect(cells[2] === dan)

    source.reset(in: view)
    view.layoutIfNeeded()
    #expect(source.people.map(\.name) == ["Ann", "Bob", "Cat", "Dan", "Eve"])
  }
}
