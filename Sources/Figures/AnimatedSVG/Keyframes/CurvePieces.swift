import Motion

/// A timing curve cut into pieces that CSS knows.
///
/// Straight lines and Bézier curves are one piece, exactly. A spring is followed by cubic pieces that have its
/// values and its slopes at their ends, halved until they are close enough.
struct CurvePieces {
  struct Piece {
    /// In shares of the curve's time.
    var start: Double
    var end: Double
    var easing: Easing
  }

  private(set) var pieces: [Piece] = []
  private let progress: (Double) -> Double
  private let tolerance: Double
  /// A second of motion is not cut finer than into a few hundred pieces, whatever the curve does.
  private static let deepest = 9

  /// - Parameter tolerance: how far a piece may be from the curve, in shares of the whole way.
  init(_ curve: TimingCurve, duration: Double, tolerance: Double) {
    progress = { share in
      // The left side of the end: some springs are cut off there.
      share >= 1
        ? curve.value(at: duration.nextDown, of: duration)
        : curve.value(at: share * duration, of: duration)
    }
    self.tolerance = max(tolerance, 1e-5)
    switch curve {
    case .linear: pieces = [Piece(start: 0, end: 1, easing: .linear)]
    case .bezier(let bezier):
      let easing = Easing.bezier(bezier.x1, bezier.y1, bezier.x2, bezier.y2)
      pieces = [Piece(start: 0, end: 1, easing: easing)]
    case .spring: follow(from: 0, to: 1, depth: 0)
    case .keyframes(let keyframes):
      for (start, end) in zip(keyframes.times, keyframes.times.dropFirst()) where start < end {
        if keyframes.calculation == .discrete {
          pieces.append(Piece(start: start, end: end, easing: .step))
        } else {
          follow(from: start, to: end, depth: 0)
        }
      }
    }
  }

  /// Whether the pieces of such a curve are the curve itself.
  static func areExact(of curve: TimingCurve) -> Bool {
    switch curve {
    case .linear, .bezier: true
    case .spring, .keyframes: false
    }
  }

  private mutating func follow(from start: Double, to end: Double, depth: Int) {
    let inner = end - (end - start) * 1e-9
    let (first, last) = (progress(start), progress(end < 1 ? inner : end))
    let options = [Easing.linear] + [cubic(from: start, to: end, first, last)].compactMap(\.self)
    let fitting = options.first { easing in
      isClose(from: start, to: end) { first + (last - first) * easing.value(at: $0) }
    }
    if let easing = fitting ?? (depth >= Self.deepest ? .linear : nil) {
      pieces.append(Piece(start: start, end: end, easing: easing))
      return
    }
    let middle = (start + end) / 2
    follow(from: start, to: middle, depth: depth + 1)
    follow(from: middle, to: end, depth: depth + 1)
  }

  /// Whether a piece goes as the whole does: `value` is that of the piece, by the share of its time.
  private func isClose(
    from start: Double, to end: Double, _ value: (Double) -> Double
  ) -> Bool {
    (1..<16).allSatisfy { index in
      let share = Double(index) / 16
      return abs(value(share) - progress(start + (end - start) * share)) <= tolerance
    }
  }

  /// The piece with the curve's slopes at both ends; nil where there is hardly a way between them.
  private func cubic(
    from start: Double, to end: Double, _ first: Double, _ last: Double
  ) -> Easing? {
    let width = end - start
    let step = width * 1e-4
    let way = last - first
    guard abs(way) > 1e-6 else { return nil }
    let slopes = (
      (progress(start + step) - first) / step, (last - progress(end - step)) / step
    )
    let (y1, y2) = (slopes.0 * width / way / 3, 1 - slopes.1 * width / way / 3)
    guard abs(y1) < 1000, abs(y2) < 1000 else { return nil }
    func short(_ number: Double) -> Double { (number * 1e4).rounded() / 1e4 }
    return .bezier(0.3333, short(y1), 0.6667, short(y2))
  }
}
