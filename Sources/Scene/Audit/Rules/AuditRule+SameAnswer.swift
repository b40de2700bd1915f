import SceneFormat
import UIKit

extension AuditRule {
  /// The same question gets the same answer.
  public static let sameAnswer = AuditRule(
    "same-answer",
    means: "The layout answers the same question in different ways.",
    cure: "compute everything in prepare(), and only look it up in the answers.",
    help: "copy what super returns before you change it: its objects are used again"
  ) { audit in
    let first = audit.ask(audit.view.bounds).map(AuditedState.init)
    return audit.breach(after: first, now: audit.ask(audit.view.bounds)) {
      "asked twice for the same rectangle, \($0)"
    }
  }
}
