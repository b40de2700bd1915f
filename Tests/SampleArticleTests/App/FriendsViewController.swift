import UIKit

class FriendsViewController: UICollectionViewController {
  private var people = Person.friends

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Friends"
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.indicatorStyle = .black
    collectionView.register(PersonCell.self, forCellWithReuseIdentifier: PersonCell.identifier)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil, image: .cloud,
      primaryAction: UIAction { [weak self] _ in self?.performUpdates() })
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Cloud"
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.resetPeople() }, for: .valueChanged)
    collectionView.refreshControl = refreshControl
  }

  // MARK: Data source

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { people.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PersonCell.identifier, for: indexPath)
    (cell as? PersonCell)?.person = people[indexPath.item]
    return cell
  }

  // MARK: Navigation

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    performSegue(withIdentifier: "ShowFeed", sender: collectionView.cellForItem(at: indexPath))
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let feed = segue.destination as? FeedViewController,
      let path = collectionView.indexPathsForSelectedItems?.first
    else { return }
    feed.person = people[path.item]
  }

  // MARK: Updates

  private func performUpdates() {
    let remoteUpdates = PersonUpdate.remote
    UIView.performWithoutAnimation {
      collectionView.performBatchUpdates({
        for update in remoteUpdates {
          if case let .reload(index) = update {
            people[index].isUpdated = true
            collectionView.reloadItems(at: [IndexPath(item: index, section: 0)])
          }
        }
      })
    }
    collectionView.performBatchUpdates({
      var deletes = [Int]()
      var inserts = [(person: Person, index: Int)]()
      for update in remoteUpdates {
        switch update {
        case let .delete(index):
          collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
          deletes.append(index)
        case let .insert(person, index):
          collectionView.insertItems(at: [IndexPath(item: index, section: 0)])
          inserts.append((person, index))
        case let .move(fromIndex, toIndex):
          collectionView.moveItem(
            at: IndexPath(item: fromIndex, section: 0), to: IndexPath(item: toIndex, section: 0))
          deletes.append(fromIndex)
          inserts.append((people[fromIndex], toIndex))
        default: break
        }
      }
      for deletedIndex in deletes.sorted().reversed() { people.remove(at: deletedIndex) }
      for insertion in inserts.sorted(by: { $0.index <= $1.index }) {
        people.insert(insertion.person, at: insertion.index)
      }
      navigationItem.rightBarButtonItem?.isEnabled = false
    })
  }

  private func resetPeople() {
    people = Person.friends
    collectionView.reloadData()
    collectionView.refreshControl?.endRefreshing()
    navigationItem.rightBarButtonItem?.isEnabled = !people.isEmpty
  }
}
