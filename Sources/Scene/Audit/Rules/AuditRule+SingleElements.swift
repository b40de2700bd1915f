import Motion
import SceneFormat
import UIKit

extension AuditRule {
  /// An element stands once in an answer.
  public static let singleElements = AuditRule(
    "single-elements",
    means: """
      The layout answers the same element twice for one rectangle. The collection view shows one of the two, and \
      which one may change. Most often a header is added that super has answered already.
      """,
    cure:
      "look for the element in what super answers, and change it there instead of adding another one.",
    help: "change the attributes that super answers, instead of adding others for the same element"
  ) { audit in
    var seen: Set<ElementKey> = []
    let doubles = audit.ask(audit.everything).filter { !seen.insert(ElementKey($0)).inserted }
    return audit.breach(of: doubles.map { audit.id($0) }.uniqued) {
      "\($0) is answered twice for one rectangle"
    }
  }
}
