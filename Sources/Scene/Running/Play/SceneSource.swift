import Gallery
import Motion
import SceneFormat
import UIKit

/// Serves a scene's data to its collection view, and answers what layouts ask their delegate.
@MainActor final class SceneSource {
  let looks: SceneLooks
  private let registry: SceneRegistry
  /// Supplementary views that are registered by now: whoever registers again gets no used ones.
  private var registered: Set<[String]> = []
  var state: SceneState {
    didSet {
      looks.enroll(state.sections)
      traits = DataTraits(state)
    }
  }
  /// The traits that the data have anywhere at all.
  private(set) var traits: DataTraits
  /// The data as the collection view last counted them.
  private(set) var counted: [SectionDescription] = []
  /// Headers and footers that say no height.
  static let barHeight: CGFloat = 36

  init(state: SceneState, looks: SceneLooks, registry: SceneRegistry) {
    self.state = state
    self.looks = looks
    self.registry = registry
    traits = DataTraits(state)
    looks.enroll(state.sections)
  }

  func attach(to view: UICollectionView) {
    view.register(StyledCell.self, forCellWithReuseIdentifier: ViewKind.styled)
    for cell in registry.views(.cell) {
      view.register(cell.type, forCellWithReuseIdentifier: cell.kind.name)
    }
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
      if let view = registry.view(looks.viewName(ofDecoration: kind), .decoration) {
        layout.register(view.type, forDecorationViewOfKind: kind)
        continue
      }
      guard let content = looks.content(ofDecoration: kind) else { continue }
      layout.register(
        UINib {
          let view = StyledSupplementaryView(frame: .zero)
          view.show(content)
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

  /// The data's name for an element.
  func identifier(
    of kind: ElementKind, at path: IndexPath, _ itemKinds: ItemKinds
  ) -> String? {
    guard path.count == 2, counted.indices.contains(path.section) else { return nil }
    let section = counted[path.section]
    return itemKinds.name(of: kind, at: path, section: section.id) {
      section.items.indices.contains($0) ? section.items[$0].id : nil
    }
  }

  func show(_ item: ItemDescription, at path: IndexPath, in cell: UICollectionViewCell) {
    let content = looks.content(
      of: item, at: RowPlace(index: path.item, in: section(path.section)))
    if let cell = cell as? StyledCell {
      cell.fittingSize = item.fittingSize
      cell.show(content)
    } else {
      registry.view(cellName(of: item, at: path), .cell)?.show(
        cell, SceneElement(content, of: item, at: path))
    }
  }

  private func cellName(of item: ItemDescription, at path: IndexPath) -> String? {
    looks.cellName(of: item, in: section(path.section))
  }

  /// Rows look otherwise at the ends of a group or a run, which others may have become.
  func refreshNeighbours(in view: UICollectionView) {
    if looks.hasRows { refresh(view) }
  }

  /// Cells on screen show what has become of their items.
  func refresh(_ view: UICollectionView) {
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path), let item = item(at: path) else { continue }
      show(item, at: path, in: cell)
    }
  }
}

/// The data's words on a supplementary view.
private struct Bar {
  /// As the style calls it.
  let kind: String
  let view: SupplementaryDescription?
  let section: String

  init(_ kind: String, in section: SectionDescription?) {
    self.section = section?.id ?? ""
    switch kind {
    case UICollectionView.elementKindSectionHeader: (self.kind, view) = ("header", section?.header)
    case UICollectionView.elementKindSectionFooter: (self.kind, view) = ("footer", section?.footer)
    default: (self.kind, view) = (kind, nil)
    }
  }
}

/// Values in the data that layouts ask their delegate for.
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
    let item = item(at: indexPath)
    let name = item.flatMap { cellName(of: $0, at: indexPath) }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: name ?? ViewKind.styled, for: indexPath)
    (cell as? StyledCell)?.host = collectionView
    if let item { show(item, at: indexPath, in: cell) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let bar = Bar(kind, in: section(indexPath.section))
    let name = looks.viewName(ofKind: bar.kind, bar.view)
    let own = registry.view(name, .supplementary)
    register(own, kind, in: collectionView)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: name ?? ViewKind.styled, for: indexPath)
    let content = looks.content(
      ofKind: bar.kind, bar.view, section: bar.section, index: indexPath.item)
    if let styled = view as? StyledSupplementaryView {
      styled.host = collectionView
      styled.surface.isHeader = true
      styled.show(content)
    } else {
      own?.show(view, SceneElement(content, of: bar.view, kind: kind, at: indexPath))
    }
    return view
  }

  // Nobody knows which kinds a layout will ask for, so each is registered when it is.
  private func register(_ own: RegisteredView?, _ kind: String, in view: UICollectionView) {
    let name = own?.kind.name ?? ViewKind.styled
    guard registered.insert([kind, name]).inserted else { return }
    view.register(
      own?.type ?? StyledSupplementaryView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: name)
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
}
