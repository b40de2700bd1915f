import CoreGraphics

/// A stretch of the content that a plan leaves out, and what it says of it.
struct PlanCut: Hashable {
  let start: CGFloat
  let end: CGFloat
  /// "120 more rows like this".
  let words: String

  /// Points of the figure that stand for all of it.
  static let breadth: CGFloat = 40
}

/// One axis of a plan: the content in its scale, without what is cut out of it.
struct PlanAxis {
  /// Of the content, in its coordinates.
  let start: CGFloat
  let end: CGFloat
  let scale: CGFloat
  /// In the order of the content; they do not touch.
  let cuts: [PlanCut]

  /// In points of the figure.
  var length: CGFloat { Self.length(end - start, cuts, scale: scale) }

  static func length(_ length: CGFloat, _ cuts: [PlanCut], scale: CGFloat) -> CGFloat {
    let left = cuts.reduce(length) { $0 - ($1.end - $1.start) }
    return max(left, 0) * scale + CGFloat(cuts.count) * PlanCut.breadth
  }

  /// From the content to the figure, whose axis begins with 0.
  func place(_ value: CGFloat) -> CGFloat {
    var (left, extra) = (value - start, CGFloat(0))
    for cut in cuts where value > cut.start {
      let passed = min(value, cut.end) - cut.start
      left -= passed
      extra += passed / max(cut.end - cut.start, 0.001) * PlanCut.breadth
    }
    return left * scale + extra
  }

  /// Whether nothing of the stretch is drawn.
  func hides(_ low: CGFloat, _ high: CGFloat) -> Bool {
    high <= start || low >= end
      || cuts.contains { low >= $0.start - 0.01 && high <= $0.end + 0.01 }
  }

  /// Whether a part of what is left out lies in the stretch.
  func isCut(between low: CGFloat, _ high: CGFloat) -> Bool {
    cuts.contains { $0.start < high - 0.01 && $0.end > low + 0.01 }
  }

  /// Whether the place is drawn where it is.
  func shows(_ value: CGFloat) -> Bool {
    start - 0.01...end + 0.01 ~= value && !cuts.contains { $0.start < value && value < $0.end }
  }
}
