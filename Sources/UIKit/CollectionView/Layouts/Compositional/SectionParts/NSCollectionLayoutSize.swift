@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  open var widthDimension: NSCollectionLayoutDimension { width }
  open var heightDimension: NSCollectionLayoutDimension { height }
  nonisolated let groupSize: GroupSize
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    groupSize = GroupSize(width: width.length, height: height.length)
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSize)?.groupSize == groupSize
  }

  open override var hash: Int { groupSize.hashValue }

  open override var description: String { groupSize.text }
}
