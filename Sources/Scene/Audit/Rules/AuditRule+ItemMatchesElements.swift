import Motion
import SceneFormat
import UIKit

extension AuditRule {
  /// An element asked for by its path is what it is among the elements of a rectangle.
  public static let itemMatchesElements = AuditRule(
    "item-matches-elements",
    means: """
      The layout answers other attributes for an index path than for the rectangle that the element lies \
      in. Updates and scrolls to items then end elsewhere.
      """,
    cure: "answer both questions from the same cache.",
    help: "override layoutAttributesForItem(at:) and its like to answer as "
      + "layoutAttributesForElements(in:) does"
  ) { $0.differentByPath() }
}

extension LayoutAudit {
  private static var mostElements: Int { 2_000 }

  fileprivate func differentByPath() -> AuditBreach? {
    var differing: [(id: ElementID, what: String)] = []
    for attributes in ask(everything).prefix(Self.mostElements) {
      let state = AuditedState(attributes)
      guard let other = byPath(attributes) else {
        differing.append((id(attributes), "gets no answer"))
        continue
      }
      if let difference = state.difference(to: other) {
        differing.append((id(attributes), "gets another answer: \(difference)"))
      }
    }
    return breach(of: differing.map(\.id)) {
      "\($0), asked for by its path, \(differing.first?.what ?? "")"
    }
  }

  private func byPath(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let (path, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
    return switch attributes.representedElementCategory {
    case .cell: layout.layoutAttributesForItem(at: path)
    case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }
}
