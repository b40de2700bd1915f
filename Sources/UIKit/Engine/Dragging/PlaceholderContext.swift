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
    guard let path = ItemPosition(placeholder.insertionIndexPath) else { return 0 }
    let place = interaction.placeholders.shown(path)
    var id = 0
    performOwnBatch {
      id = interaction.placeholders.insert(placeholder, at: place)
      return .insertItem(at: place)
    }
    return id
  }

  fileprivate func commit(_ id: Int, _ change: (IndexPath) -> Void) -> Bool {
    guard let place = interaction.placeholders.entry(id)?.place else { return false }
    let path = interaction.placeholders.dataPath(at: place.indexPath)
    performOwnBatch {
      interaction.placeholders.remove(id, closingUp: false)
      change(path)
      return .reloadItem(at: place)
    }
    return true
  }

  fileprivate func deletePlaceholder(_ id: Int) -> Bool {
    guard let place = interaction.placeholders.entry(id)?.place else { return false }
    performOwnBatch {
      interaction.placeholders.remove(id, closingUp: true)
      return .deleteItem(at: place)
    }
    return true
  }

  fileprivate func updatePlaceholder(_ id: Int) {
    guard let entry = interaction.placeholders.entry(id),
      let cell = cellForItem(at: entry.place.indexPath)
    else { return }
    entry.placeholder.cellUpdateHandler?(cell)
  }

  /// An update whose places are those of the screen already.
  private func performOwnBatch(_ change: () -> CollectionUpdate) {
    withoutActuallyEscaping(change) { change in
      performBatch(
        {
          self.batch.places = .settled
          self.batch.record(change())
        }, completion: nil)
    }
  }

  /// The cell of a placeholder; nothing for a path that is an item of the data.
  func placeholderCell(at path: IndexPath) -> UICollectionViewCell? {
    guard let placeholder = interaction.placeholders.entry(at: path)?.placeholder else {
      return nil
    }
    let cell = dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  /// The item of the data that shows at a path.
  func dataPath(at path: IndexPath) -> IndexPath {
    movement?.dataPath(at: path) ?? interaction.placeholders.dataPath(at: path)
  }
}
