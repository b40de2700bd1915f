/// Names one element of a collection view: what UIKit keys its views and attributes by.
struct ElementKey: Hashable, Sendable {
  let category: UICollectionView.ElementCategory
  let kind: String?
  // Two numbers are compared many times faster than two paths, and nearly all paths are two numbers.
  private let section: Int
  private let item: Int
  private let longPath: IndexPath?

  var indexPath: IndexPath { longPath ?? IndexPath(indexes: [section, item]) }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      attributes.representedElementCategory, kind: attributes.representedElementKind,
      at: attributes.indexPath)
  }

  private init(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) {
    self.category = category
    self.kind = kind
    let isPair = indexPath.count == 2
    (section, item) = isPair ? (indexPath[0], indexPath[1]) : (0, 0)
    longPath = isPair ? nil : indexPath
  }

  /// The same kind of element at another path.
  func at(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category, kind: kind, at: indexPath)
  }

  static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(.cell, kind: nil, at: indexPath)
  }

  static func supplementaryView(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(.supplementaryView, kind: kind, at: indexPath)
  }

  static func decorationView(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(.decorationView, kind: kind, at: indexPath)
  }
}

extension ElementKey: Comparable {
  /// Cells, then supplementary views, then decoration views; inside of each by kind, then by path.
  static func < (one: ElementKey, other: ElementKey) -> Bool {
    if one.category != other.category { return one.category.rawValue < other.category.rawValue }
    if one.kind != other.kind { return (one.kind ?? "") < (other.kind ?? "") }
    guard one.longPath == nil, other.longPath == nil else {
      return one.indexPath < other.indexPath
    }
    return (one.section, one.item) < (other.section, other.item)
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
