package import CoreGraphics

extension Path {
  /// The part of the path between two shares of its length, from 0 to 1. Curves become short lines.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (max(start, 0), min(end, 1))
    if start <= 0, end >= 1 { return self }
    let lines = flattened
    let total = lines.reduce(0) { $0 + $1.length }
    guard start < end, total > 0 else { return Path(Outline()) }
    var result = Outline()
    var passed: CGFloat = 0
    for line in lines {
      let range = (from: passed / total, to: (passed + line.length) / total)
      passed += line.length
      guard range.to > start, range.from < end, line.length > 0 else { continue }
      let width = range.to - range.from
      let first = line.point(at: max(0, (start - range.from) / width))
      if line.beginsSubpath || result.isEmpty { result.move(to: first) }
      result.addLine(to: line.point(at: min(1, (end - range.from) / width)))
    }
    return Path(result)
  }

  private struct Line {
    var start: CGPoint
    var end: CGPoint
    var beginsSubpath: Bool

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    func point(at share: CGFloat) -> CGPoint { start.interpolated(to: end, progress: share) }
  }

  private var flattened: [Line] {
    var lines: [Line] = []
    var (start, current, begins) = (CGPoint.zero, CGPoint.zero, true)
    func add(_ end: CGPoint) {
      lines.append(Line(start: current, end: end, beginsSubpath: begins))
      (current, begins) = (end, false)
    }
    for segment in outline.segments {
      switch segment {
      case .move(let point): (start, current, begins) = (point, point, true)
      case .line(let point): add(point)
      case .quadCurve, .curve: for point in segment.points(from: current) { add(point) }
      case .close: if current != start { add(start) }
      }
    }
    return lines
  }
}

extension Outline.Segment {
  /// Points along a curve, close enough for its length.
  fileprivate func points(from start: CGPoint) -> [CGPoint] {
    let count = 24
    let controls = [start] + points
    return (1...count).map { step in
      var points = controls
      // De Casteljau's algorithm, for two control points as for one.
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map {
          $0.interpolated(to: $1, progress: CGFloat(step) / CGFloat(count))
        }
      }
      return points[0]
    }
  }
}
