import UIKit

/// The friends list of the showcase: the people, their cells, and the batch that changes them.
public class FriendsDataSource: NSObject, UICollectionViewDataSource {
  /// The friends in the order of the list, as all batches so far have left them.
  public private(set) var people: [Person]
  private let firstPeople: [Person]

  /// A source for one section of the people, to which `reset(in:)` returns.
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

  /// All friends, in whatever section is asked for: the list has one.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    people.count
  }

  /// A `FriendCell` that shows the friend at the place.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: FriendCell.reuseIdentifier, for: indexPath)
    (cell as? FriendCell)?.show(people[indexPath.item])
    return cell
  }

  /// Applies a batch as the list on the screen shows it: reloads at once, since nothing moves,
  /// then everything else in one animation.
  public func perform(_ updates: [PersonUpdate], in collectionView: UICollectionView) {
    UIView.performWithoutAnimation {
      collectionView.performBatchUpdates({
        self.people.markReloaded(by: updates)
        for case .reload(let index) in updates {
          collectionView.reloadItems(at: [IndexPath(item: index, section: 0)])
        }
      })
    }
    collectionView.performBatchUpdates({
      self.announceRearrangement(by: updates, in: collectionView)
      self.people.rearrange(by: updates)
    })
  }

  /// Goes back to the people of the beginning.
  public func reset(in collectionView: UICollectionView) {
    people = firstPeople
    collectionView.reloadData()
  }

  private func announceRearrangement(
    by updates: [PersonUpdate], in collectionView: UICollectionView
  ) {
    for update in updates {
      switch update {
      case .insert(_, let index):
        collectionView.insertItems(at: [IndexPath(item: index, section: 0)])
      case .delete(let index):
        collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
      case .move(let from, let to):
        collectionView.moveItem(
          at: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0))
      case .reload:
        break
      }
    }
  }
}
