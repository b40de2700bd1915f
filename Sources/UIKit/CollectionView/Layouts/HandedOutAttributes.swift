/// The attributes that a layout handed out, each the same object as long as it is right. Objects exist only for what
/// was asked.
@MainActor struct HandedOutAttributes {
  private var objects: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// A scroll through a long list must not leave an object behind for everything that it passed.
  private static let limit = 4096

  var count: Int { objects.count }

  subscript(key: ElementKey) -> UICollectionViewLayoutAttributes? {
    get { objects[key] }
    set { objects[key] = newValue }
  }

  /// Lets go of all objects but those of the last answer, when there are too many.
  mutating func trim(keeping answer: [UICollectionViewLayoutAttributes]) {
    guard objects.count > max(Self.limit, 2 * answer.count) else { return }
    objects = Dictionary(answer.map { (ElementKey($0), $0) }) { $1 }
  }

  /// Lets go of the cells and supplementary views that a context names.
  mutating func forget(_ context: UICollectionViewLayoutInvalidationContext) {
    for path in context.invalidatedItemIndexPaths ?? [] { objects[.cell(path)] = nil }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths { objects[.supplementaryView(kind, path)] = nil }
    }
  }

  mutating func forgetAll() {
    objects = [:]
  }
}
