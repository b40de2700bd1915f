package import CoreGraphics
import Motion

extension StepShift {
  /// So many are named in the sentence, and so many more in lines of their own.
  static let namedJumps = 5
  static let listedJumps = 10

  /// `step "sync": shift 0.31, at most 0.1: ann 80 down, dan 80 up`
  package func sentence(of step: String, beyond limit: CGFloat) -> String {
    let named = score.jumps.prefix(Self.namedJumps).map(\.words).joined(separator: ", ")
    let rest = score.jumps.count - Self.namedJumps
    let more = rest > 0 ? " and \(rest) more" : ""
    // A score that is larger by less than a thousandth must not read as the limit.
    let decimals = CGFloat(score.value) - limit < 0.001 ? 9 : 3
    let shown = NumberText.text(CGFloat(score.value), decimals: decimals)
    return
      "step \"\(step)\": shift \(shown), at most \(NumberText.text(limit, decimals: 9)): \(named)\(more)"
  }

  var notes: [String] {
    let impact = NumberText.text(CGFloat(score.impact))
    let distance = NumberText.text(CGFloat(score.distance))
    let time = time.map { ["between two frames, at \(NumberText.text(CGFloat($0))) s"] } ?? []
    return ["\(impact) of the screen × \(distance) of its longer side"] + time
  }
}
