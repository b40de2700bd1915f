/// Names one element of a collection view: what UIKit keys its views and attributes by.
struct ElementKey: Hashable, Sendable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath

  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind
    indexPath = attributes.indexPath
  }

  private init(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(.cell, nil, indexPath)
  }

  static func supplementaryView(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(.supplementaryView, kind, indexPath)
  }

  static func decorationView(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(.decorationView, kind, indexPath)
  }
}

extension ElementKey: Comparable {
  /// Cells, then supplementary views, then decoration views; inside of each by kind, then by path.
  static func < (one: ElementKey, other: ElementKey) -> Bool {
    if one.category != other.category { return one.category.rawValue < other.category.rawValue }
    if one.kind != other.kind { return (one.kind ?? "") < (other.kind ?? "") }
    return one.indexPath < other.indexPath
  }
}

extension ElementKey: CustomStringConvertible {
  var description: String {
    let path = indexPath.map(String.init).joined(separator: "-")
    switch category {
    case .cell: return "cell \(path)"
    case .supplementaryView: return "supplementary view '\(kind ?? "")' \(path)"
    case .decorationView: return "decoration view '\(kind ?? "")' \(path)"
    }
  }
}
