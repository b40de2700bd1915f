import CoreGraphics

extension [CGRect] {
  /// Neighbours of one height in a row as one, and rows of one width below each other.
  var joined: [CGRect] {
    let rows = sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
      .joined { last, next in
        abs(last.minY - next.minY) < 0.6 && abs(last.height - next.height) < 0.6
          && next.minX - last.maxX <= next.height.reach
      }
    return rows.sorted { ($0.minX, $0.minY) < ($1.minX, $1.minY) }
      .joined { last, next in
        abs(last.minX - next.minX) < 0.6 && abs(last.width - next.width) < 0.6
          && next.minY - last.maxY <= next.height.reach
      }
  }

  private func joined(_ belongs: (CGRect, CGRect) -> Bool) -> [CGRect] {
    reduce(into: []) { runs, next in
      if let last = runs.last, belongs(last, next) {
        runs[runs.count - 1] = last.union(next)
      } else {
        runs.append(next)
      }
    }
  }
}

extension CGFloat {
  /// How far neighbours of that height stand apart at most.
  fileprivate var reach: CGFloat { Swift.max(self * 0.6, 1) }
}
