import Motion
import UIKit

/// The data's names for the elements of a collection view at one moment, whatever becomes of the data later.
@MainActor struct ElementNames {
  private let name: (ElementKind, IndexPath) -> String?

  init(_ name: @escaping (ElementKind, IndexPath) -> String?) {
    self.name = name
  }

  func id(of kind: ElementKind, at path: IndexPath) -> ElementID {
    ElementID(kind, name(kind, path).map { .identifier($0) } ?? .path(path))
  }

  /// A header is called as its section is.
  func name(ofSection section: Int) -> String? {
    name(.supplementary(UICollectionView.elementKindSectionHeader), [section, 0])
  }
}

extension Stage {
  /// The names at present. Those of the stage's own data are what the view has counted; a user's data are
  /// asked for everything on screen at once, since they change before anybody notices.
  var names: ElementNames {
    let paths = collectionView.dataPaths
    guard let identify else {
      let sections = source.counted
      return ElementNames { sections.identifier(of: $0, at: $0 == .cell ? paths($1) : $1) }
    }
    var known: [ElementID: String?] = [:]
    for (_, attributes) in collectionView.displayedViews {
      let kind = ElementKind(attributes)
      let path = attributes.indexPath
      known[ElementID(kind, .path(path))] = identify(kind, kind == .cell ? paths(path) : path)
    }
    return ElementNames { kind, path in
      if let name = known[ElementID(kind, .path(path))] { return name }
      return identify(kind, kind == .cell ? paths(path) : path)
    }
  }
}
