/// The thing that a supplementary view of a compositional layout is anchored to. The paths of such views count views,
/// not items.
package enum AnchorHost: Equatable, Sendable {
  /// By its number in the section.
  case item(Int)
  case group
}

extension UICollectionView {
  /// Says what views of a kind are anchored to at present; nil for those that are not, and in layouts that do not know.
  package var anchorHosts: (_ kind: String, _ path: IndexPath) -> AnchorHost? {
    guard
      let solver = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.memory.solver
    else { return { _, _ in nil } }
    return { kind, path in
      guard path.count == 2, solver.sections.indices.contains(path[0]) else { return nil }
      return solver.sections[path[0]].host(of: .init(kind: kind, number: path[1]))
    }
  }
}
