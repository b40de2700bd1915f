import SceneFormat
import UIKit

extension AuditRule {
  /// Preparing anew changes nothing while nothing has changed.
  public static let samePreparation = AuditRule(
    "same-preparation",
    means: "Preparing the layout anew changes it, though nothing has changed.",
    cure: "start from empty caches in prepare(), and use no clock and no random numbers.",
    help: "start prepare() from nothing: what is left of the last time is counted twice"
  ) { audit in
    let first = audit.ask(audit.everything).map(AuditedState.init)
    audit.layout.invalidateLayout()
    audit.view.layoutIfNeeded()
    return audit.breach(after: first, now: audit.ask(audit.everything)) { "prepared anew, \($0)" }
  }
}
