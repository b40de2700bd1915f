import Motion
import SceneFormat
import UIKit

extension AuditRule {
  /// Nothing is answered that is far from the rectangle. Asked for by name: a layout of a dozen elements may answer
  /// all of them.
  public static let queryExact = AuditRule(
    "query-exact",
    means: """
      The layout answers elements that are more than a screen away from the rectangle. Each of them gets a view, so \
      that long contents are slow. Only scenes that name the rule are held to it: a layout of few elements may \
      answer all of them.
      """,
    example: "{\"expect\": [{\"contract\": [\"query-exact\"]}]}",
    cure: "leave out what the rectangle does not meet: filter, or search the cache by halves.",
    help: "answer only elements whose frame meets the rectangle"
  ) { audit in
    let screen = audit.view.bounds
    let reach = screen.insetBy(dx: -screen.width, dy: -screen.height)
    let far = audit.ask(screen).filter {
      !$0.isHidden && $0.frame.isFinite && !$0.frame.intersects(reach)
    }
    return audit.breach(of: far.map { audit.id($0) }) {
      "\($0) at \((far.first?.frame ?? .zero).numbers) is answered for \(screen.numbers), which is more than a"
        + " screen away"
    }
  }.onlyByName
}
