import UIKit

/// The friends list of the showcase: the people, their cells, and the batch that changes them.
public class FriendsDataSource: NSObject, UICollectionViewDataSource {
  public private(set) var people: [Person]
  private let firstPeople: [Person]

  public init(people: [Person]) {
    self.people = people
    firstPeople = people
    super.init()
  }

  /// Makes itself the data source of the collection view.
  public func attach(to collectionView: UICollectionView) {
    collectionView.register(
      FriendCell.self, forCellWithReuseIdentifier: FriendCell.reuseIdentifier)
    collectionView.dataSource = self
  }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    people.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: FriendCell.reuseIdentifier, for: indexPath)
    (cell as? FriendCell)?.show(people[indexPath.item])
    return cell
  }

  /// Goes back to the people of the beginning.
  public func reset(in collectionView: UICollectionView) {
    people = firstPeople
    collectionView.reloadData()
  }
}
