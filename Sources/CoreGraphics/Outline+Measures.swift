package import Foundation

extension Outline {
  /// The smallest rectangle around all points, control points included; null without points.
  package var controlBounds: CGRect {
    CGRect(around: segments.flatMap(\.points))
  }

  /// The smallest rectangle around the path itself; null without points.
  package var bounds: CGRect {
    var points: [CGPoint] = []
    walk { piece in
      switch piece {
      case .point(let point): points.append(point)
      case .line(_, let end): points.append(end)
      case .curve(let arc):
        let turns = arc.turns(\.x) + arc.turns(\.y)
        points += turns.map(arc.point) + [arc.end]
      }
    }
    return CGRect(around: points)
  }

  /// Whether `point` is inside, with every subpath closed.
  package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
    var count = 0
    walk(closingSubpaths: true) { piece in
      switch piece {
      case .point: break
      case .line(let start, let end): count += Self.crossing(of: start, end, rightOf: point)
      case .curve(let arc): count += arc.crossings(rightOf: point)
      }
    }
    switch rule {
    case .winding: return count != 0
    case .evenOdd: return count % 2 != 0
    }
  }

  /// The path as straight lines, from place to place, with eight for each curve.
  package var straightLines: [(start: CGPoint, end: CGPoint)] {
    var lines: [(start: CGPoint, end: CGPoint)] = []
    walk { piece in
      switch piece {
      case .point: break
      case .line(let start, let end): lines.append((start, end))
      case .curve(let arc):
        let points = (0...8).map { arc.point(at: CGFloat($0) / 8) }
        lines += zip(points, points.dropFirst()).map { ($0, $1) }
      }
    }
    return lines.filter { $0.start != $0.end }
  }

  private enum Piece {
    case point(CGPoint)
    case line(from: CGPoint, to: CGPoint)
    case curve(CubicArc)
  }

  /// Visits the path piece by piece, each with its start.
  private func walk(closingSubpaths: Bool = false, _ visit: (Piece) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for segment in segments {
      var next = current
      switch segment {
      case .move(let point):
        if closingSubpaths { visit(.line(from: current, to: start)) }
        visit(.point(point))
        (start, next) = (point, point)
      case .line(let point):
        next = point
        visit(.line(from: current, to: next))
      case .quadCurve(let point, let control):
        next = point
        visit(.curve(CubicArc(from: current, to: next, control: control)))
      case .curve(let point, let control1, let control2):
        next = point
        visit(
          .curve(CubicArc(from: current, to: next, control1: control1, control2: control2)))
      case .close:
        next = start
        visit(.line(from: current, to: next))
      }
      current = next
    }
    if closingSubpaths { visit(.line(from: current, to: start)) }
  }

  private static func crossing(
    of start: CGPoint, _ end: CGPoint, rightOf point: CGPoint
  ) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    guard x > point.x else { return 0 }
    return end.y > start.y ? 1 : -1
  }
}
