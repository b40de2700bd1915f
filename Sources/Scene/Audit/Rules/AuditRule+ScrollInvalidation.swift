import Motion
import SceneFormat
import UIKit

extension AuditRule {
  /// Scrolling costs no more than what it changes.
  public static let scrollInvalidation = AuditRule(
    "scroll-invalidation",
    means: """
      The layout is invalidated as a whole each time that somebody scrolls, and prepares everything anew, though most \
      of what stays in sight is as it was. Each tick then costs as much as the first one. A layout that moves a header \
      or fades the cells at the edges names those in its invalidation context, or uses a context of its own class. One \
      that turns all that is seen, as a carousel does, has to be asked, and is not found here; nor is one whose \
      prepare() does nothing as long as the width and the data stay the same, or that has a dozen elements at most.
      """,
    example: """
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      """,
    cure: """
      answer false in shouldInvalidateLayout(forBoundsChange:) where only the origin has changed, or override \
      invalidationContext(forBoundsChange:) and name the elements that change.
      """,
    help:
      "compare sizes in shouldInvalidateLayout(forBoundsChange:), or name what changes in the context"
  ) { $0.elementsPreparedInVain() }
}

extension LayoutAudit {
  /// A few elements are quickly prepared, whoever asks for it.
  private static var fewElements: Int { 12 }

  /// The bounds a third of the screen away, where there is so much content.
  private var scrolledBounds: CGRect? {
    let room = view.bounds
    let content = layout.collectionViewContentSize
    let isHigh = content.height - room.height >= content.width - room.width
    let (rest, way) =
      isHigh
      ? (content.height - room.height, room.height / 3)
      : (content.width - room.width, room.width / 3)
    guard rest >= way else { return nil }
    let isNearTheEnd = (isHigh ? room.minY : room.minX) + way > rest
    let step = isNearTheEnd ? -way : way
    return room.offsetBy(dx: isHigh ? 0 : step, dy: isHigh ? step : 0)
  }

  fileprivate func elementsPreparedInVain() -> AuditBreach? {
    guard let goal = scrolledBounds, layout.shouldInvalidateLayout(forBoundsChange: goal),
      layout.invalidationContext(forBoundsChange: goal).namesNothing
    else { return nil }
    let count = ask(everything).count
    guard count > Self.fewElements else { return nil }
    let seen = ask(view.bounds).map(AuditedState.init)
    let (preparesAnew, later) = scrolled(to: goal.origin)
    let now = Dictionary(later.map { (ElementKey($0), $0) }) { first, _ in first }
    let staying = seen.filter { now[ElementKey($0.before)] != nil }
    let idle = staying.filter { state in
      now[ElementKey(state.before)].map { state.difference(to: $0) == nil } ?? false
    }
    guard preparesAnew, idle.count * 2 > staying.count else { return nil }
    return breach(of: idle.map { names.id(of: $0.before.kind, at: $0.before.path) }) { _ in
      "scrolling by a third of the screen prepares all \(count) elements anew, though of"
        + " \(staying.count) that stay in sight \(idle.count) are as they were"
    }
  }

  /// Goes there and back: whether the layout prepared everything anew on the way, and what it answered there.
  private func scrolled(
    to goal: CGPoint
  ) -> (preparesAnew: Bool, seen: [UICollectionViewLayoutAttributes]) {
    let offset = view.contentOffset
    let countings = view.countingsInPreparations
    view.contentOffset = goal
    view.layoutIfNeeded()
    let answer = (view.countingsInPreparations > countings, ask(view.bounds))
    view.contentOffset = offset
    view.layoutIfNeeded()
    return answer
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
