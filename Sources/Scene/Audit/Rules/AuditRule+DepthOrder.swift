import Motion
import SceneFormat
import UIKit

extension AuditRule {
  /// Something that lies on something else says so.
  public static let depthOrder = AuditRule(
    "depth-order",
    means: """
      Two elements cover a part of one another and have the same zIndex: which one is in front is left to chance, \
      and may change while one scrolls. Elements that are hidden or have a transform are left out.
      """,
    cure: "give the one in front a larger zIndex, such as the index of its item.",
    help: "give overlapping elements different values of zIndex"
  ) { $0.undecidedPairs() }
}

extension LayoutAudit {
  private static var leastOverlap: CGFloat { 0.5 }

  fileprivate func undecidedPairs() -> AuditBreach? {
    let shown = ask(everything).filter(\.isUprightAndSeen).map { (element: $0, frame: $0.frame) }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    var undecided: [(id: ElementID, other: ElementID)] = []
    for (index, first) in shown.enumerated() {
      for second in shown[(index + 1)...] {
        if second.frame.minY > first.frame.maxY - Self.leastOverlap { break }
        guard first.element.zIndex == second.element.zIndex,
          ElementKey(first.element) != ElementKey(second.element),
          Self.overlaps(first.frame, second.frame)
        else { continue }
        undecided.append((id(first.element), id(second.element)))
      }
      // One sentence and a count are told: thousands of pairs would say no more.
      if undecided.count > 200 { break }
    }
    let depth = shown.first { id($0.element) == undecided.first?.id }?.element.zIndex ?? 0
    return breach(of: undecided.map(\.id).uniqued) { name in
      "\(name) and \(undecided.first.map { Self.name($0.other) } ?? "") overlap, and both have the zIndex \(depth)"
    }
  }

  private static func overlaps(_ first: CGRect, _ second: CGRect) -> Bool {
    let common = first.intersection(second)
    return !common.isNull && common.width >= leastOverlap && common.height >= leastOverlap
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether somebody sees the element, as a rectangle that stands upright.
  var isUprightAndSeen: Bool {
    !isHidden && alpha > 0 && frame.isFinite && CATransform3DIsIdentity(transform3D)
  }
}
