import Motion
import UIKit

// Rules about answers that have to agree with one another.
extension LayoutAudit {
  /// More places than this are not looked at in one content.
  private static var mostTiles: Int { 200 }
  private static var mostElements: Int { 2_000 }

  func missingInTiles() -> AuditFinding? {
    let all = ask(everything).filter { !$0.isHidden && $0.frame.isFinite }
    var missing: [(id: ElementID, tile: CGRect)] = []
    for tile in tiles {
      let answered = Set(ask(tile).map { ElementKey($0) })
      let wanted = all.filter { $0.frame.shows(in: tile) && !answered.contains(ElementKey($0)) }
      missing += wanted.map { (id($0), tile) }
    }
    guard let first = missing.first else { return nil }
    let tile = NumberText.text([
      first.tile.minX, first.tile.minY, first.tile.width, first.tile.height,
    ])
    return finding(
      .queryComplete, missing.map(\.id).uniqued,
      help:
        "return every element whose frame touches the rectangle, also those that begin before it"
    ) { "\($0) is missing among the elements in \(tile), though its frame shows there" }
  }

  /// Screens all over the content, evenly spread where there are too many. They are no round share of a screen
  /// apart, so that their edges do not always fall between two rows.
  private var tiles: [CGRect] {
    let (all, screen) = (everything, view.bounds.size)
    guard screen.width > 0, screen.height > 0, all.isFinite else { return [] }
    let columns = starts(from: all.minX, to: all.maxX, step: screen.width * 0.382)
    let rows = starts(from: all.minY, to: all.maxY, step: screen.height * 0.382)
    return rows.flatMap { y in
      columns.map { CGRect(origin: CGPoint(x: $0, y: y), size: screen) }
    }
  }

  private func starts(from low: CGFloat, to high: CGFloat, step: CGFloat) -> [CGFloat] {
    let most = CGFloat(Self.mostTiles / 2)
    let step = max(step, (high - low) / most)
    return Array(stride(from: low, to: high, by: step))
  }

  func differentByPath() -> AuditFinding? {
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
    return finding(
      .itemMatchesElements, differing.map(\.id),
      help: "override layoutAttributesForItem(at:) and its like to answer as "
        + "layoutAttributesForElements(in:) does"
    ) { "\($0), asked for by its path, \(differing.first?.what ?? "")" }
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

  func changedByAsking() -> AuditFinding? {
    let first = ask(view.bounds).map(AuditedState.init)
    return finding(
      .sameAnswer, after: ask(view.bounds), first,
      help: "copy what super returns before you change it: its objects are used again"
    ) { "asked twice for the same rectangle, \($0)" }
  }

  func changedByPreparing() -> AuditFinding? {
    let first = ask(everything).map(AuditedState.init)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    return finding(
      .samePreparation, after: ask(everything), first,
      help: "start prepare() from nothing: what is left of the last time is counted twice"
    ) { "prepared anew, \($0)" }
  }

  /// What is another thing in later attributes of the same elements.
  private func finding(
    _ rule: AuditRule, after later: [UICollectionViewLayoutAttributes], _ first: [AuditedState],
    help: String, _ sentence: (String) -> String
  ) -> AuditFinding? {
    let now = Dictionary(later.map { (ElementKey($0), $0) }) { first, _ in first }
    var changed: [(id: ElementID, what: String)] = []
    for state in first {
      let key = ElementID(state.before.kind, .path(state.before.path))
      let id = names.id(of: key.kind, at: state.before.path)
      guard let other = now[ElementKey(state.before)] else {
        changed.append((id, "is gone"))
        continue
      }
      if let difference = state.difference(to: other) { changed.append((id, difference)) }
    }
    return finding(rule, changed.map(\.id), help: help) { name in
      sentence("\(name) is another: \(changed.first?.what ?? "")")
    }
  }
}

/// An element by category, kind and path: what attributes are about.
private struct ElementKey: Hashable {
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

extension [ElementID] {
  fileprivate var uniqued: [ElementID] {
    var seen: Set<ElementID> = []
    return filter { seen.insert($0).inserted }
  }
}
