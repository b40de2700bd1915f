@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  nonisolated let length: GroupLength

  init(_ length: GroupLength) {
    self.length = length
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    make(.init(.fractionalWidth, fractionalWidth))
  }

  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    make(.init(.fractionalHeight, fractionalHeight))
  }

  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    make(.init(.absolute, absoluteDimension))
  }

  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    make(.init(.estimated, estimatedDimension))
  }

  /// Every item takes the largest of the sizes that its siblings in the group ask for.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat)
    -> NSCollectionLayoutDimension
  {
    make(.init(.uniform, estimatedDimension))
  }

  private class func make(_ length: GroupLength) -> NSCollectionLayoutDimension {
    length.check()
    length.tellEstimate()
    return NSCollectionLayoutDimension(length)
  }

  open var isFractionalWidth: Bool { length.kind == .fractionalWidth }
  open var isFractionalHeight: Bool { length.kind == .fractionalHeight }
  open var isAbsolute: Bool { length.kind == .absolute }
  open var isEstimated: Bool { length.kind == .estimated }
  open var isUniformAcrossSiblings: Bool { length.kind == .uniform }
  open var dimension: CGFloat { length.value }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.length == length
  }

  open override var hash: Int { length.value.hashValue }

  open override var description: String { length.text }
}
