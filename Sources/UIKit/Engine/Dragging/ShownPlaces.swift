/// The way between the items of the data and their places on screen, where placeholders stand among the items and a
/// finger may hold one of them at another place.
///
///     data  -- placeholders -->  at rest  -- movement -->  screen
@MainActor struct ShownPlaces {
  var movement: InteractiveMovement?
  let placeholders: Placeholders

  /// Whether the screen has every item where the data has it.
  var isPlain: Bool { movement == nil && placeholders.isEmpty }

  /// The item of the data that shows at a path; nothing for a placeholder.
  func dataPath(at path: IndexPath) -> IndexPath? {
    guard !isPlain, let place = ItemPosition(restPath(at: path)) else { return path }
    guard placeholders.entry(at: place) == nil else { return nil }
    return placeholders.dataPlace(at: place).indexPath
  }

  /// The path at which an item of the data shows.
  func screenPath(of dataPath: IndexPath) -> IndexPath {
    guard !isPlain, let place = ItemPosition(dataPath) else { return dataPath }
    let rest = placeholders.shown(place).indexPath
    return movement?.path(ofResting: rest) ?? rest
  }

  func placeholder(at path: IndexPath) -> Placeholders.Entry? {
    guard !placeholders.isEmpty, let place = ItemPosition(restPath(at: path)) else { return nil }
    return placeholders.entry(at: place)
  }

  /// The path that an element of the screen has when no finger holds an item.
  func restPath(at path: IndexPath) -> IndexPath { movement?.restPath(at: path) ?? path }

  /// The path that the data gives an item that comes to lie at a place of the screen.
  func destination(at path: IndexPath) -> IndexPath {
    guard let place = ItemPosition(path) else { return path }
    return placeholdersOnScreen.dataPlace(at: place).indexPath
  }

  /// The place of the screen at which an item lies that the data puts there.
  func room(forDestination destination: IndexPath) -> IndexPath {
    guard let place = ItemPosition(destination) else { return destination }
    return placeholdersOnScreen.shown(place).indexPath
  }

  /// The placeholders as the screen has them, as if the item in hand were let go.
  var placeholdersOnScreen: Placeholders {
    guard let movement, !placeholders.isEmpty else { return placeholders }
    return placeholders.replaced { ItemPosition(movement.path(ofResting: $0.indexPath)) }
  }

  /// The counts of the screen, of those of the data.
  func counts(of data: DataCounts) -> DataCounts {
    let rest = placeholders.added(to: data)
    guard let movement else { return rest }
    return rest.moved(from: movement.origin.section, to: movement.current.section)
  }
}

extension UICollectionView {
  var places: ShownPlaces {
    ShownPlaces(movement: movement, placeholders: interaction.placeholders)
  }

  /// The item of the data that shows at a path; nothing for a placeholder.
  func dataPath(at path: IndexPath) -> IndexPath? { places.dataPath(at: path) }

  /// Whether there is an item at a path, as a delegate that was just called may have left it: placeholders are none.
  func hasItem(at path: IndexPath) -> Bool {
    countItemsIfNeeded()
    return counts?.contains(path) ?? false && places.placeholder(at: path) == nil
  }
}
