/// A data source that has names for its sections and items.
@MainActor package protocol NamedItems: AnyObject {
  func name(ofSection section: Int) -> String?
  func name(ofItemAt path: IndexPath) -> String?
}

extension UICollectionViewDiffableDataSource: NamedItems {
  package func name(ofSection section: Int) -> String? {
    sectionIdentifier(for: section).map { "\($0)" }
  }

  package func name(ofItemAt path: IndexPath) -> String? {
    itemIdentifier(for: path).map { "\($0)" }
  }
}
