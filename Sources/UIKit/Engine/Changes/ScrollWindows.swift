import QuartzCore

/// The places of a window on its way from one offset to another, between both ends, so close that nothing passes between
/// two of them.
struct ScrollWindows {
  let between: [CGFloat]

  /// On a longer way there is a window for each of so many parts of the time, as what is between two of them passes too
  /// fast to be seen.
  private static let most = 40

  /// - Parameter pace: how the way follows the time.
  init(from start: CGFloat, to end: CGFloat, length: CGFloat, pace: UnitBezier) {
    let way = end - start
    guard way.isFinite, length > 0, abs(way) > length else {
      between = []
      return
    }
    let count = (abs(way) / length).rounded(.up) - 1
    guard count > CGFloat(Self.most) else {
      between = (1...Int(count)).map { start + way * CGFloat($0) / (count + 1) }
      return
    }
    between = (1..<Self.most).map { part in
      start + way * CGFloat(pace.value(at: Double(part) / Double(Self.most)))
    }
  }
}

extension AnimationContext {
  /// The curve of the change that is on its way.
  @MainActor static var paceOfChange: UnitBezier {
    let context = ofChange
    return context?.bezier ?? UIView.AnimationCurve(context?.options ?? []).bend
  }
}
