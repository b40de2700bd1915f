import Gallery
import Motion
import SceneFormat
import UIKit

/// Serves a scene's data to its collection view, and answers what layouts ask their delegate.
@MainActor final class SceneSource {
  let looks: SceneLooks
  var state: SceneState {
    didSet {
      looks.enroll(state.sections)
      traits = DataTraits(state)
    }
  }
  /// What the data have anything of at all.
  private(set) var traits: DataTraits
  /// The data as the collection view last counted them.
  private(set) var counted: [SectionDescription] = []
  static let identifier = "scene"
  /// Headers and footers that say no height.
  static let barHeight: CGFloat = 36

  init(state: SceneState, looks: SceneLooks) {
    self.state = state
    self.looks = looks
    traits = DataTraits(state)
    looks.enroll(state.sections)
  }

  func attach(to view: UICollectionView) {
    view.register(StyledCell.self, forCellWithReuseIdentifier: Self.identifier)
    view.dataSource = self
    view.delegate = self
    view.dataNames = { [weak self] in
      let sections = self?.counted ?? []
      return { sections.map { .init(name: $0.id, items: $0.items.map(\.id)) } }
    }
  }

  /// Has the layout make the decorations that the style has looks for.
  func registerDecorations(of layout: UICollectionViewLayout) {
    for kind in looks.decorationKinds {
      guard let content = looks.content(ofDecoration: kind) else { continue }
      layout.register(
        UINib {
          let view = StyledSupplementaryView(frame: .zero)
          view.surface.show(content)
          return view
        }, forDecorationViewOfKind: kind)
    }
  }

  func item(at path: IndexPath) -> ItemDescription? {
    guard state.sections.indices.contains(path.section) else { return nil }
    let items = state.sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func section(_ index: Int) -> SectionDescription? {
    state.sections.indices.contains(index) ? state.sections[index] : nil
  }

  /// What the data calls an element: the item for cells, the section for its own headers and backgrounds.
  func identifier(of kind: ElementKind, at path: IndexPath) -> String? {
    guard path.count == 2, counted.indices.contains(path.section) else { return nil }
    let section = counted[path.section]
    guard kind == .cell else { return path.item == 0 ? section.id : nil }
    return section.items.indices.contains(path.item) ? section.items[path.item].id : nil
  }

  func show(_ item: ItemDescription, at path: IndexPath, in cell: StyledCell) {
    cell.fittingSize = item.fittingSize
    cell.surface.show(
      looks.content(of: item, index: path.item, section: section(path.section)?.id ?? ""))
  }

  /// Cells on screen show what has become of their items.
  func refresh(_ view: UICollectionView) {
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? StyledCell, let item = item(at: path) else {
        continue
      }
      show(item, at: path, in: cell)
    }
  }
}

/// What data say that layouts ask their delegate for.
struct DataTraits {
  let hasItemSizes: Bool
  let hasInsets: Bool
  let hasBars: Bool

  init(_ state: SceneState) {
    let sections = state.sections
    hasItemSizes = sections.contains { $0.items.contains { $0.size != nil || $0.aspect != nil } }
    hasInsets = sections.contains { $0.insets != nil }
    hasBars = sections.contains { $0.header != nil || $0.footer != nil }
  }
}

extension SceneSource: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    counted = state.sections
    return state.sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    self.section(section)?.items.count ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    if let cell = cell as? StyledCell, let item = item(at: indexPath) {
      show(item, at: indexPath, in: cell)
    }
    return cell
  }

  // Nobody knows which kinds a layout will ask for, so each is registered when it is.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      StyledSupplementaryView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: Self.identifier)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
    guard let styled = view as? StyledSupplementaryView else { return view }
    styled.surface.isHeader = true
    let section = section(indexPath.section)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    styled.surface.show(
      looks.content(
        ofKind: isHeader ? "header" : isFooter ? "footer" : kind,
        isHeader ? section?.header : isFooter ? section?.footer : nil,
        section: section?.id ?? "", index: indexPath.item))
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
}
