/// The places of a window on its way from one offset to another, between both ends, so close that nothing passes between
/// two of them.
struct ScrollWindows {
  let between: [CGFloat]

  /// Of a longer way the first and the last part are seen; what is between them passes too fast.
  private static let most = 40

  init(from start: CGFloat, to end: CGFloat, length: CGFloat) {
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
    let step = way < 0 ? -length : length
    let parts = (1...Self.most / 2).map { CGFloat($0) * step }
    between = parts.map { start + $0 } + parts.reversed().map { end - $0 }
  }
}
