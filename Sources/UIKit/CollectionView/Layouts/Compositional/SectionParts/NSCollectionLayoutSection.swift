@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying
{
  private let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  public init(group: NSCollectionLayoutGroup) {
    self.group = group.duplicate
    super.init()
  }

  /// Differs from UIKit: the look of lists is not here yet. Rows are as high as their cells ask for.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    configuration.section
  }

  /// The section as the solver sees it.
  func node(_ providers: inout CustomProviders) -> SectionNode {
    SectionNode(
      group: group.node(&providers), insets: contentInsets.bounded,
      interGroupSpacing: interGroupSpacing,
      boundary: boundarySupplementaryItems.map(\.boundary),
      followsInsets: supplementariesFollowContentInsets,
      decorations: decorationItems.map {
        DecorationNode(kind: $0.elementKind, insets: $0.contentInsets.bounded, zIndex: $0.zIndex)
      },
      scrolling: orthogonalScrollingBehavior)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties.duplicate
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate }
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems.map { $0.duplicate }
    return copy
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(Self.self): group = \(group)>" }
  }

  var duplicate: NSCollectionLayoutSection { copy() as? NSCollectionLayoutSection ?? self }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// Differs from UIKit: kept, and of no effect, since nothing here decelerates or bounces.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties:
  NSObject, @preconcurrency NSCopying
{
  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic

  public enum DecelerationRate: Int, Sendable {
    case automatic = 0
    case normal = 1
    case fast = 2
  }

  public enum Bounce: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  public override init() {
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }

  var duplicate: UICollectionLayoutSectionOrthogonalScrollingProperties {
    copy() as? UICollectionLayoutSectionOrthogonalScrollingProperties ?? self
  }
}
