@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private var content: Content
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private var anchored: [NSCollectionLayoutSupplementaryItem] = []

  private enum Content {
    case row(LayoutAxis, [NSCollectionLayoutItem], count: Int?)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private init(_ size: NSCollectionLayoutSize, _ content: Content) {
    self.content = content
    super.init(layoutSize: size, supplementaryItems: [])
  }

  // MARK: Creation

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, .row(.horizontal, [subitem.duplicate], count: count))
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, .row(.horizontal, [subitem.duplicate], count: count))
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, .row(.horizontal, subitems.map { $0.duplicate }, count: nil))
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, .row(.vertical, [subitem.duplicate], count: count))
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, .row(.vertical, [subitem.duplicate], count: count))
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, .row(.vertical, subitems.map { $0.duplicate }, count: nil))
  }

  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    make(layoutSize, .custom(itemProvider))
  }

  private class func make(
    _ size: NSCollectionLayoutSize, _ content: Content
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size, content)
  }

  // MARK: Content

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { anchored }
    set { anchored = newValue }
  }

  open var subitems: [NSCollectionLayoutItem] {
    guard case .row(_, let items, _) = content else { return [] }
    return items
  }

  open func visualDescription() -> String {
    var providers = CustomProviders()
    return GroupOutline.text(of: node(&providers))
  }

  override func node(_ providers: inout CustomProviders) -> GroupNode {
    var node = super.node(&providers)
    node.supplements = anchored.map(\.anchored)
    switch content {
    case .custom(let provider): node.content = .custom(providers.add(provider))
    case .row(let axis, let items, let count):
      var children: [GroupNode] = []
      for item in items { children.append(item.node(&providers)) }
      node.content = .row(
        GroupRow(axis: axis, children: children, count: count, spacing: interItemSpacing?.gap))
    }
    return node
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    var copied = content
    if case .row(let axis, let items, let count) = content {
      copied = .row(axis, items.map { $0.duplicate }, count: count)
    }
    let copy = NSCollectionLayoutGroup(layoutSize, copied)
    adopt(into: copy)
    copy.interItemSpacing = interItemSpacing
    copy.anchored = anchored.map { $0.duplicate }
    return copy
  }

  override var summary: String {
    "<\(Self.self): size = \(layoutSize)>\n" + visualDescription()
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  private let place: CGRect
  private let depth: Int

  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  public init(frame: CGRect, zIndex: Int) {
    place = frame
    depth = zIndex
    super.init()
  }

  open var frame: CGRect { place }
  open var zIndex: Int { depth }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
