import CoreGraphics
import Motion
import UIKit

extension SectionOutline {
  /// More groups of a section than a figure draws.
  private static let most = 200

  /// The sections of a view with a compositional layout; none of another one.
  @MainActor static func all(of view: UICollectionView) -> [SectionOutline] {
    guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return []
    }
    let direction = view.effectiveUserInterfaceLayoutDirection
    return layout.anatomy(most: most).map { SectionOutline($0, direction) }
  }

  private init(
    _ anatomy: CompositionalAnatomy, _ direction: UIUserInterfaceLayoutDirection
  ) {
    self.init(
      anatomy.section, frame: anatomy.frame, insets: EdgeInsets(anatomy.insets, direction),
      first: GroupOutline(anatomy.first, direction), places: anatomy.groups,
      count: anatomy.groupCount, scrolling: anatomy.scrolling.word, offset: anatomy.offset)
  }
}

extension GroupOutline {
  fileprivate init(
    _ part: CompositionalAnatomy.Part, _ direction: UIUserInterfaceLayoutDirection
  ) {
    let kind: Kind =
      switch part.kind {
      case .item: .item
      case .row: .row
      case .column: .column
      case .custom: .custom
      }
    self.init(
      kind, width: part.width, height: part.height, frame: part.frame,
      insets: EdgeInsets(part.insets, direction),
      parts: part.parts.map { GroupOutline($0, direction) })
  }
}

extension EdgeInsets {
  fileprivate init(
    _ insets: NSDirectionalEdgeInsets, _ direction: UIUserInterfaceLayoutDirection
  ) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// The word of scenes; nil for sections that do not scroll by themselves.
  fileprivate var word: String? {
    switch self {
    case .none: nil
    case .continuous: "continuous"
    case .continuousGroupLeadingBoundary: "continuousGroupLeadingBoundary"
    case .paging: "paging"
    case .groupPaging: "groupPaging"
    case .groupPagingCentered: "groupPagingCentered"
    @unknown default: nil
    }
  }
}
