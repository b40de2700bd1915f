import Motion
import SceneFormat
import UIKit

extension AuditRule {
  /// Scrolling costs no more than what it changes. Asked for by name: few elements are quickly prepared.
  public static let scrollInvalidation = AuditRule(
    "scroll-invalidation",
    means: """
      The layout is invalidated as a whole each time that somebody scrolls, though most elements stay as they are. \
      Each tick then prepares everything anew. A layout that moves a header or fades the cells at the edges names \
      those in its invalidation context, or uses a context of its own class. Only scenes that name the rule are held to \
      it: some layouts prepare quickly.
      """,
    example: "{\"expect\": [{\"contract\": [\"scroll-invalidation\"]}]}",
    cure: """
      answer false in shouldInvalidateLayout(forBoundsChange:) where only the origin has changed, or override \
      invalidationContext(forBoundsChange:) and name the elements that change.
      """,
    help:
      "compare sizes in shouldInvalidateLayout(forBoundsChange:), or name what changes in the context"
  ) { $0.elementsPreparedInVain() }.onlyByName
}

extension LayoutAudit {
  /// A few elements are quickly prepared, whoever asks for it.
  private static var fewElements: Int { 12 }

  fileprivate func elementsPreparedInVain() -> AuditBreach? {
    let room = view.bounds
    let content = layout.collectionViewContentSize
    let isHigh = content.height - room.height >= content.width - room.width
    let way = (isHigh ? room.height : room.width) / 3
    guard (isHigh ? content.height - room.height : content.width - room.width) >= way else {
      return nil
    }
    let goal = room.offsetBy(dx: isHigh ? 0 : way, dy: isHigh ? way : 0)
    guard layout.shouldInvalidateLayout(forBoundsChange: goal),
      layout.invalidationContext(forBoundsChange: goal).namesNothing
    else { return nil }
    let states = ask(everything).map(AuditedState.init)
    let offset = view.contentOffset
    view.contentOffset = goal.origin
    view.layoutIfNeeded()
    let now = Dictionary(ask(everything).map { (ElementKey($0), $0) }) { first, _ in first }
    let idle = states.filter { state in
      now[ElementKey(state.before)].map { state.difference(to: $0) == nil } ?? false
    }
    view.contentOffset = offset
    view.layoutIfNeeded()
    guard states.count > Self.fewElements, idle.count * 2 > states.count else { return nil }
    return breach(of: idle.map { names.id(of: $0.before.kind, at: $0.before.path) }) { _ in
      "scrolling by a third of the screen prepares all \(states.count) elements anew, of which \(idle.count) stay"
        + " as they are"
    }
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether it says no more than that something has changed. A context of a class of one's own says what its layout
  /// wants to know.
  fileprivate var namesNothing: Bool {
    let shipped = [
      ObjectIdentifier(UICollectionViewLayoutInvalidationContext.self),
      ObjectIdentifier(UICollectionViewFlowLayoutInvalidationContext.self),
    ]
    guard shipped.contains(ObjectIdentifier(type(of: self))) else { return false }
    if let flow = self as? UICollectionViewFlowLayoutInvalidationContext,
      !flow.invalidateFlowLayoutAttributes, !flow.invalidateFlowLayoutDelegateMetrics
    {
      return false
    }
    return invalidatedItemIndexPaths == nil && invalidatedSupplementaryIndexPaths == nil
      && invalidatedDecorationIndexPaths == nil
  }
}
