import Motion
import UIKit

extension LayoutAudit {
  /// The elements that have become others, or are gone.
  func breach(
    after before: [AuditedState], now later: [UICollectionViewLayoutAttributes],
    _ sentence: (String) -> String
  ) -> AuditBreach? {
    let now = Dictionary(later.map { (ElementKey($0), $0) }) { first, _ in first }
    var changed: [(id: ElementID, what: String)] = []
    for state in before {
      let key = ElementID(state.before.kind, .path(state.before.path))
      let id = names.id(of: key.kind, at: state.before.path)
      guard let other = now[ElementKey(state.before)] else {
        changed.append((id, "is gone"))
        continue
      }
      if let difference = state.difference(to: other) { changed.append((id, difference)) }
    }
    return breach(of: changed.map(\.id)) { name in
      sentence("\(name) is another: \(changed.first?.what ?? "")")
    }
  }
}

/// An element by category, kind and path: what attributes are about.
struct ElementKey: Hashable {
  let kind: ElementKind
  let path: IndexPath

  init(_ attributes: UICollectionViewLayoutAttributes) {
    kind = ElementKind(attributes)
    path = attributes.indexPath
  }

  init(_ element: ElementSnapshot) {
    kind = element.kind
    path = element.path
  }
}
