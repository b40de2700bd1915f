@testable import UIKit

/// A data source of texts that can be dragged and dropped, and writes down whatever its delegates hear.
@MainActor
final class DragSource: NSObject, UICollectionViewDataSource,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  var items: [String]
  var log: [String] = []
  /// The texts that cannot be dragged.
  var fixed: Set<String> = []
  var allowsMove = true
  var canHandle = true
  /// The answer for a path.
  var propose: (IndexPath?) -> UICollectionViewDropProposal = { _ in
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  /// Takes the place of the usual drop.
  var drop: ((UICollectionView, any UICollectionViewDropCoordinator) -> Void)?

  init(_ items: [String]) {
    self.items = items
    super.init()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? DragCell)?.text = items[indexPath.item]
    return cell
  }

  // MARK: Dragging

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { dragged(indexPath, "begin") }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { dragged(indexPath, "add") }

  private func dragged(_ path: IndexPath, _ word: String) -> [UIDragItem] {
    log.append("\(word) \(path.item)")
    guard !fixed.contains(items[path.item]) else { return [] }
    let provider = NSItemProvider(object: NSString(string: items[path.item]))
    return [UIDragItem(itemProvider: provider)]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { log.append("will begin") }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { log.append("drag ended") }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  // MARK: Dropping

  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    log.append("can handle")
    return canHandle
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { log.append("enter") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { log.append("exit") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { log.append("drop ended") }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    log.append("over \(destinationIndexPath.map { "\($0.item)" } ?? "nothing")")
    return propose(destinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    log.append("drop")
    if let drop { return drop(collectionView, coordinator) }
    let item = coordinator.items[0]
    guard let from = item.sourceIndexPath, let to = coordinator.destinationIndexPath else { return }
    collectionView.performBatchUpdates {
      items.insert(items.remove(at: from.item), at: to.item)
      collectionView.deleteItems(at: [from])
      collectionView.insertItems(at: [to])
    }
    coordinator.drop(item.dragItem, toItemAt: to)
  }
}

/// A cell that says what it shows, and which states of a drag it has heard of.
final class DragCell: UICollectionViewCell {
  var text = ""
  var states: [DragState] = []

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
  }

  override func dragStateDidChange(_ dragState: DragState) {
    super.dragStateDidChange(dragState)
    states.append(dragState)
  }
}

/// A list of rows of 50 points that can be dragged.
@MainActor struct DragStage {
  let source: DragSource
  let view: UICollectionView
  let layout = ListLayout()

  init(_ items: [String] = ["a", "b", "c", "d"]) {
    source = DragSource(items)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    view.register(DragCell.self, forCellWithReuseIdentifier: "cell")
    view.register(DragCell.self, forCellWithReuseIdentifier: "waiting")
    view.dataSource = source
    view.dragDelegate = source
    view.dropDelegate = source
    view.dragInteractionEnabled = true
    view.layoutIfNeeded()
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  func cell(_ item: Int) -> DragCell? { view.cellForItem(at: path(item)) as? DragCell }

  /// The texts on screen, from the top.
  var texts: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map {
      ($0 as? DragCell)?.text ?? ""
    }
  }

  func proposal(
    _ operation: UIDropOperation, _ intent: UICollectionViewDropProposal.Intent = .unspecified
  ) {
    source.propose = { _ in UICollectionViewDropProposal(operation: operation, intent: intent) }
  }
}
