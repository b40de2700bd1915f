import CoreGraphics
import Drawing

/// An arc of a ring where it is drawn, for words that are to be read as its own.
struct DrawnArc {
  let arc: RingArc
  let radius: CGFloat
  /// Close to each other on its line.
  let points: [CGPoint]

  init(_ arc: RingArc, radius: CGFloat, around center: CGPoint) {
    (self.arc, self.radius) = (arc, radius)
    let count = max(2, Int(abs(arc.turn) * radius / 5))
    points = (0...count).map {
      arc.point(CGFloat($0) / CGFloat(count), radius: radius, around: center)
    }
  }

  func distance(to box: CGRect) -> CGFloat {
    points.map { $0.distance(to: box.nearest($0)) }.min() ?? .infinity
  }

  /// A thin line to words that stand nearer to another arc; nil where they touch its own.
  func leader(to box: CGRect) -> DrawItem? {
    let ends = points.map { (start: $0, end: box.nearest($0)) }
    guard let line = ends.min(by: { $0.start.distance(to: $0.end) < $1.start.distance(to: $1.end) })
    else { return nil }
    let length = line.start.distance(to: line.end)
    guard length > 6 else { return nil }
    func point(_ share: CGFloat) -> CGPoint {
      CGPoint(
        x: line.start.x + (line.end.x - line.start.x) * share,
        y: line.start.y + (line.end.y - line.start.y) * share)
    }
    var outline = Outline()
    outline.move(to: line.start)
    outline.addLine(to: point(1 - 2 / length))
    return .stroke(
      .path(Path(outline), rule: .winding),
      Stroke(.color(arc.color(arc.ways[0].story.role)), width: 1, cap: .round))
  }
}

extension CGRect {
  /// The point of it that is nearest to the other.
  fileprivate func nearest(_ point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }
}
