import Motion
import SceneFormat
import UIKit

extension AuditRule {
  /// Objects that were handed out stay as they were.
  public static let noAlias = AuditRule(
    "no-alias",
    means: """
      Attributes that the layout has handed out change later, because it keeps the same objects and \
      changes them. Views then jump without an animation.
      """,
    cure: "hand out copies, or make new attributes in prepare().",
    help: "hand out copies: the collection view compares what it was given before with what it gets"
  ) { $0.changedBehindTheView() }
}

extension LayoutAudit {
  /// Scrolls by a third of the screen and looks at what was handed out before.
  fileprivate func changedBehindTheView() -> AuditBreach? {
    let states = ask(view.bounds).map(AuditedState.init)
    let offset = view.contentOffset
    view.contentOffset = CGPoint(
      x: offset.x + view.bounds.width / 3, y: offset.y + view.bounds.height / 3)
    view.layoutIfNeeded()
    _ = ask(view.bounds)
    let changed = states.compactMap { state in
      state.difference(to: state.object).map { (id: id(state.object), what: $0) }
    }
    view.contentOffset = offset
    view.layoutIfNeeded()
    return breach(of: changed.map(\.id)) {
      "after scrolling, the attributes of \($0) that were handed out before have changed: "
        + (changed.first?.what ?? "")
    }
  }
}
