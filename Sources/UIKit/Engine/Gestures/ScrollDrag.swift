/// A finger that drags the content of a scroll view.
struct ScrollDrag {
  /// The offset at which the finger came down.
  let start: CGPoint
  /// The only axis that it moves along, once a lock has chosen one.
  private(set) var lock: Lock?

  enum Lock {
    case horizontal
    case vertical
  }

  init(from start: CGPoint) {
    self.start = start
  }

  /// The way without what a lock takes from it; one that began along both axes is not locked.
  mutating func locked(_ way: CGPoint) -> CGPoint {
    if lock == nil, way != .zero {
      let (x, y) = (abs(way.x), abs(way.y))
      lock = x > 2 * y ? .horizontal : y > 2 * x ? .vertical : nil
    }
    switch lock {
    case .horizontal: return CGPoint(x: way.x, y: 0)
    case .vertical: return CGPoint(x: 0, y: way.y)
    case nil: return way
    }
  }

  /// The offset along an axis, as far as the finger takes it and the ends let it go.
  ///
  /// Beyond an end the content follows as if held by a rubber band: of a way of x, on a side of d, as much as
  /// (1 - 1 / (0.55 x / d + 1)) d is seen. The numbers are those that were measured on devices and published.
  static func offset(
    wanted: CGFloat, in range: ClosedRange<CGFloat>, bouncing length: CGFloat?
  ) -> CGFloat {
    let nearest = min(max(wanted, range.lowerBound), range.upperBound)
    guard let length, length > 0, wanted != nearest else { return nearest }
    let beyond = abs(wanted - nearest)
    let seen = (1 - 1 / (beyond * 0.55 / length + 1)) * length
    return wanted < nearest ? nearest - seen : nearest + seen
  }
}
