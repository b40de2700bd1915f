import Motion
import Notation

/// One recorded case, not yet understood: what every kind of case has in common.
struct RecordedCase: Sendable {
  /// The file it stands in, without its folder.
  var file: String
  var id: String
  var topic: String
  /// How far a number may be off.
  var tolerance: Tolerance
  var content: JSONObject

  /// The part of UIKit that the case is about; nil where it is none that anyone knows.
  var part: RecordedPart? {
    if content["source"] != nil { return RecordedPart(topic: topic) }
    let layout = try? content["layout"]?.object()["type"]?.string()
    switch layout {
    case "flow": return .flow
    case "compositional":
      let isOrthogonal = (try? content["expect"]?.object()["sectionOffsets"]) != nil
      return isOrthogonal ? .orthogonal : .compositional
    default: return nil
    }
  }
}

/// The parts of UIKit that were recorded.
enum RecordedPart: String, Sendable, CaseIterable {
  case flow
  case compositional
  case orthogonal
  case invalidation
  case insetReferenceProperty = "inset-reference-property"
  case movement
  case transitionLayout = "transition-layout"
  case transitionLive = "transition-live"

  /// The part that a topic of recorded behaviour belongs to.
  init?(topic: String) {
    self.init(rawValue: topic.hasPrefix("movement-") ? "movement" : topic)
  }
}
