import SceneFormat
import UIKit

extension ComposedLength {
  @MainActor var made: NSCollectionLayoutDimension {
    switch unit {
    case .points: .absolute(value)
    case .estimate: .estimated(value)
    case .uniform: .uniformAcrossSiblings(estimate: value)
    case .width: .fractionalWidth(value)
    case .height: .fractionalHeight(value)
    }
  }

  /// Whether the view itself has the last word.
  var isOpen: Bool { unit == .estimate || unit == .uniform }

  func points(in room: CGSize) -> CGFloat {
    switch unit {
    case .points, .estimate, .uniform: value
    case .width: value * room.width
    case .height: value * room.height
    }
  }
}

extension ComposedSize {
  @MainActor var made: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width.made, heightDimension: height.made)
  }

  /// All of a group of this size; what is open in one is open in the other.
  @MainActor var whole: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: width.isOpen ? width.made : .fractionalWidth(1),
      heightDimension: height.isOpen ? height.made : .fractionalHeight(1))
  }
}

extension ComposedEdges {
  @MainActor var made: NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: leading.made, top: top.made, trailing: trailing.made, bottom: bottom.made)
  }
}

extension ComposedGap {
  @MainActor fileprivate var made: NSCollectionLayoutSpacing {
    isFlexible ? .flexible(value) : .fixed(value)
  }
}
