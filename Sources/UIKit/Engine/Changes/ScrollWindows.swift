import QuartzCore

/// The places of a window on its way from one offset to another, between both ends, so close that nothing passes between
/// two of them.
struct ScrollWindows {
  let between: [CGFloat]

  /// On a longer way there is a window for each of so many parts of a scroll's usual time, as what is between two of
  /// them passes too fast to be seen.
  private static let most = 40
  private static let usualTime = 0.3

  /// - Parameter context: how the way follows the time, and how long it takes.
  init(from start: CGFloat, to end: CGFloat, length: CGFloat, in context: AnimationContext?) {
    let way = end - start
    guard way.isFinite, length > 0, abs(way) > length else {
      between = []
      return
    }
    let count = (abs(way) / length).rounded(.up) - 1
    // A frame has as few as belong to it.
    let seconds = context?.duration ?? Self.usualTime
    let share = seconds.isFinite ? min(max(seconds, 0) / Self.usualTime, 1) : 1
    let most = max(2, Int((Double(Self.most) * share).rounded(.up)))
    guard count > CGFloat(most) else {
      between = (1...Int(count)).map { start + way * CGFloat($0) / (count + 1) }
      return
    }
    let pace = context?.bezier ?? UIView.AnimationCurve(context?.options ?? []).bend
    between = (1..<most).map { part in
      start + way * CGFloat(pace.value(at: Double(part) / Double(most)))
    }
  }
}
