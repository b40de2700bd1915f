internal import Drawing

/// The clauses about how something moves in a drawing.
struct MovingWords {
  /// nil where the whole takes as long as it did.
  private(set) var length: String?
  private(set) var words: [ClauseWords] = []

  init(_ clauses: [DrawingDifference.Clause]) {
    for clause in clauses {
      guard case .property("animation", let before, let after) = clause else { continue }
      if before == "none" || after == "none" {
        let word = before == "none" ? "moves now" : "moves no more"
        words = [ClauseWords(attribute: "motion", words: word)]
        return
      }
      let sides = [before, after].map { $0.split(separator: " ").first.map(String.init) ?? $0 }
      if sides[0] != sides[1] {
        let shown = sides.map { $0.hasSuffix("s") ? "\($0.dropLast()) s" : $0 }
        length = "the film takes \(shown[1]) instead of \(shown[0])"
      } else {
        words.append(ClauseWords(clause, of: nil))
      }
    }
    words += clauses.filter(Self.isKeyframe).map { ClauseWords($0, of: nil) }
  }

  static func isOfMotion(_ clause: DrawingDifference.Clause) -> Bool {
    if case .property("animation", _, _) = clause { return true }
    return isKeyframe(clause)
  }

  private static func isKeyframe(_ clause: DrawingDifference.Clause) -> Bool {
    switch clause {
    case .motion: true
    case .property(let key, _, _): key.hasPrefix("motion")
    default: false
    }
  }
}
