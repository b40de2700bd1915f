import CoreGraphics

/// The places in a figure that are taken, so that no two labels or badges collide.
struct LabelField {
  private var taken: [CGRect] = []
  /// Nothing is placed outside of it.
  let bounds: CGRect

  init(_ bounds: CGRect) {
    self.bounds = bounds
  }

  mutating func take(_ rect: CGRect) {
    taken.append(rect)
  }

  /// The first of the candidates that is free, which is taken thereby.
  mutating func place(_ candidates: [CGRect], avoiding covered: [CGRect] = []) -> CGRect? {
    let free = candidates.first { isFree($0) && !covered.contains(where: $0.intersects) }
    if let free { taken.append(free) }
    return free
  }

  func isFree(_ rect: CGRect) -> Bool {
    bounds.holds(rect) && !taken.contains(where: rect.intersects)
  }

  /// How many taken places the rectangle touches.
  func collisions(_ rect: CGRect) -> Int {
    taken.count(where: rect.intersects)
  }
}

extension CGRect {
  /// Whether all of the other lies inside, but for what rounding adds.
  func holds(_ other: CGRect) -> Bool {
    // Foundation on Linux compares a union with the rectangle bit by bit, which fails for most fractions.
    minX <= other.minX + 0.001 && minY <= other.minY + 0.001 && maxX >= other.maxX - 0.001
      && maxY >= other.maxY - 0.001
  }
}
