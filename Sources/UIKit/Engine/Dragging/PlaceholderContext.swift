/// A placeholder on screen, in the hands of whoever loads its data.
@MainActor final class PlaceholderContext: DropAnimator, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let id: Int
  private weak var view: UICollectionView?

  init(_ item: UIDragItem, _ id: Int, in view: UICollectionView) {
    dragItem = item
    self.id = id
    self.view = view
    super.init()
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    view?.commit(id, dataSourceUpdates) ?? false
  }

  func deletePlaceholder() -> Bool {
    view?.deletePlaceholder(id) ?? false
  }

  func setNeedsCellUpdate() {
    view?.updatePlaceholder(id)
  }
}

extension UICollectionView {
  /// Brings a placeholder on screen, and gives its number.
  func show(_ placeholder: UICollectionViewPlaceholder) -> Int {
    guard let gap = ItemPosition(placeholder.insertionIndexPath) else { return 0 }
    var id = 0
    performOwnBatch {
      id = interaction.placeholders.insert(placeholder, at: gap)
      batch.record([.insertItem(at: gap)], in: .placeholder(id))
    }
    return id
  }

  fileprivate func commit(_ id: Int, _ change: (IndexPath) -> Void) -> Bool {
    guard let gap = gap(of: id) else { return false }
    performOwnBatch {
      interaction.placeholders.remove(id)
      change(gap.indexPath)
      batch.record([.insertItem(at: gap)], in: .committed(id))
    }
    return true
  }

  fileprivate func deletePlaceholder(_ id: Int) -> Bool {
    guard let gap = gap(of: id) else { return false }
    performOwnBatch {
      interaction.placeholders.remove(id)
      batch.record([.deleteItem(at: gap)], in: .placeholder(id))
    }
    return true
  }

  fileprivate func updatePlaceholder(_ id: Int) {
    guard let entry = interaction.placeholders.entry(id),
      let place = interaction.placeholders.place(of: id),
      let cell = cellForItem(at: movement?.path(ofResting: place.indexPath) ?? place.indexPath)
    else { return }
    entry.placeholder.cellUpdateHandler?(cell)
  }

  /// The place that the data gives the item that a placeholder becomes now, in the middle of a batch as well.
  private func gap(of id: Int) -> ItemPosition? {
    var now = interaction.placeholders
    if let before = interaction.placeholdersBefore { _ = now.follow(batch, from: before) }
    return now.entry(id)?.gap
  }

  private func performOwnBatch(_ change: () -> Void) {
    withoutActuallyEscaping(change) { performBatch($0, completion: nil) }
  }

  /// The cell of a placeholder; nothing for a path that is an item of the data.
  func placeholderCell(at path: IndexPath) -> UICollectionViewCell? {
    guard let placeholder = places.placeholder(at: path)?.placeholder else { return nil }
    let cell = dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }
}
