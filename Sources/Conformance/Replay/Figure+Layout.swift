import UIKit

// Everything that recordings ask of contexts and attributes.
@MainActor extension Figure {
  init(_ context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let type = type(of: context)
    self = .record([
      "class": .text("\(type)"),
      "superclass": Figure(Mirror(reflecting: context).superclassMirror) {
        .text("\($0.subjectType)")
      },
      "is flow invalidation context": .bool(flow != nil),
      "invalidateEverything": .bool(context.invalidateEverything),
      "invalidateDataSourceCounts": .bool(context.invalidateDataSourceCounts),
      "invalidatedItemIndexPaths": Figure(context.invalidatedItemIndexPaths) { Figure($0) },
      "invalidatedSupplementaryIndexPaths": Figure(context.invalidatedSupplementaryIndexPaths) {
        Figure($0)
      },
      "invalidatedDecorationIndexPaths": Figure(context.invalidatedDecorationIndexPaths) {
        Figure($0)
      },
      "contentOffsetAdjustment": Figure(context.contentOffsetAdjustment),
      "contentSizeAdjustment": Figure(context.contentSizeAdjustment),
      "previousIndexPathsForInteractivelyMovingItems": Figure(
        context.previousIndexPathsForInteractivelyMovingItems
      ) { Figure($0) },
      "targetIndexPathsForInteractivelyMovingItems": Figure(
        context.targetIndexPathsForInteractivelyMovingItems
      ) { Figure($0) },
      "interactiveMovementTarget": Figure(context.interactiveMovementTarget),
      "invalidateFlowLayoutDelegateMetrics": flow.map {
        .bool($0.invalidateFlowLayoutDelegateMetrics)
      } ?? .notApplicable,
      "invalidateFlowLayoutAttributes": flow.map { .bool($0.invalidateFlowLayoutAttributes) }
        ?? .notApplicable,
    ])
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    let transform = attributes.transform
    self = .record([
      "frame": Figure(attributes.frame),
      "bounds": Figure(attributes.bounds),
      "size": Figure(attributes.size),
      "center": Figure(attributes.center),
      "alpha": .number(attributes.alpha),
      "zIndex": .integer(attributes.zIndex),
      "hidden": .bool(attributes.isHidden),
      "isHidden": .bool(attributes.isHidden),
      "transform": .list(
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map {
          .number($0)
        }),
      "indexPath": Figure(attributes.indexPath),
      "path": Figure(attributes.indexPath),
      "elementKind": Figure(attributes.representedElementKind) { .text($0) },
      "representedElementKind": Figure(attributes.representedElementKind) { .text($0) },
      "elementCategory": Figure(attributes.representedElementCategory),
      "representedElementCategory": Figure(attributes.representedElementCategory),
    ])
  }

  private init(_ category: UICollectionView.ElementCategory) {
    self =
      switch category {
      case .cell: .text("cell")
      case .supplementaryView: .text("supplementary")
      case .decorationView: .text("decoration")
      }
  }

  /// One member of a record; nothing where there is no record.
  func member(_ field: String?) -> Figure? {
    guard let field else { return self }
    switch self {
    case .nothing: return .nothing
    case .record(let members): return members[field]
    default: return nil
    }
  }
}
