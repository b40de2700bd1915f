import CoreGraphics
import Drawing

/// A way across a figure: a line from a dot to an arrowhead, with ticks at equal times so that a reader sees
/// where it is fast and where it is slow.
struct PathArrow {
  /// From the start to the end, closely spaced.
  let points: [CGPoint]
  /// Which of the points it passes at equal times.
  let ticks: [Int]
  let color: ThemedColor
  let isDashed: Bool
  /// The labels and marks that its ticks keep off.
  var field = LabelField(.zero)

  private static let headLength: CGFloat = 7
  private static let headWidth: CGFloat = 4
  /// How many points to both sides say in which direction a tick crosses the way.
  private static let bend = 6

  /// The same way without as much of its ends as lies on words and badges, which is not more than the reach.
  func beside(_ field: LabelField, reach: CGFloat) -> PathArrow {
    guard let start = points.first, let end = points.last, points.count > 2 else { return self }
    let starts = points.indices.prefix { points[$0].distance(to: start) <= reach }
    let ends = points.indices.reversed().prefix { points[$0].distance(to: end) <= reach }
    let last = Self.freest(ends) { field.collisions(headBounds(at: $0)) }
    let first = Self.freest(starts) { field.collisions(Self.dotBounds(points[$0])) }
    let isLong = first < last && points[first].distance(to: points[last]) >= Self.headLength * 2
    let range = isLong ? first...last : points.startIndex...points.endIndex - 1
    return PathArrow(
      points: Array(points[range]),
      ticks: ticks.filter(range.contains).map { $0 - range.lowerBound }, color: color,
      isDashed: isDashed, field: field)
  }

  /// The first index with the fewest collisions.
  private static func freest(
    _ indices: some Collection<Int>, _ collisions: (Int) -> Int
  ) -> Int {
    var best = (index: indices.first ?? 0, count: Int.max)
    for index in indices where best.count > 0 {
      let count = collisions(index)
      if count < best.count { best = (index, count) }
    }
    return best.index
  }

  static func dotBounds(_ point: CGPoint) -> CGRect {
    CGRect(center: point, size: CGSize(width: 8, height: 8))
  }

  /// Of its head.
  var headBounds: CGRect { headBounds(at: points.count - 1) }

  private func headBounds(at index: Int) -> CGRect {
    guard index > 0 else { return Self.dotBounds(points[0]) }
    return head(Array(points[...index])).bounds.insetBy(dx: -1, dy: -1)
  }

  /// A light edge lets the line stand out from the colours below it.
  var items: [DrawItem] {
    guard let start = points.first, let end = points.last, points.count > 1 else { return [] }
    let line = Outline(through: shaft(to: end))
    let head = ShapeGeometry.path(Path(head(points)), rule: .winding)
    var ink = Stroke(.color(color), width: 1.5, cap: .round, join: .round)
    if isDashed { ink.dash = [4, 3.5] }
    let edge = Stroke(.color(FigureInk.surface.faded(by: 0.8)), width: 4, cap: .round, join: .round)
    let lines = ShapeGeometry.path(Path(tickLines), rule: .winding)
    return [
      .stroke(lines, Stroke(FigureInk.surface.faded(by: 0.8), width: 3)),
      .stroke(.path(Path(line), rule: .winding), edge),
      .stroke(lines, Stroke(color, width: 1)),
      .stroke(.path(Path(line), rule: .winding), ink),
      .shape(
        DrawShape(
          .circle(center: start, radius: 2.5), fill: .color(FigureInk.surface),
          stroke: Stroke(color, width: 1.5))),
      .stroke(head, Stroke(FigureInk.surface.faded(by: 0.8), width: 2)),
      .fill(head, color),
    ]
  }

  /// The line ends inside of the head, so that the tip is a point.
  private func shaft(to end: CGPoint) -> [CGPoint] {
    var shaft = points
    while shaft.count > 1, let last = shaft.last, last.distance(to: end) < Self.headLength - 2 {
      shaft.removeLast()
    }
    guard let last = shaft.last else { return points }
    let direction = CGVector(from: last, to: end)
    shaft.append(
      CGPoint(
        x: end.x - direction.dx * (Self.headLength - 2),
        y: end.y - direction.dy * (Self.headLength - 2)))
    return shaft
  }

  private var tickLines: Outline {
    var outline = Outline()
    var last = points.first ?? .zero
    guard let end = points.last else { return outline }
    for index in ticks {
      let tick = points[index]
      guard tick.distance(to: last) >= 2, tick.distance(to: end) >= Self.headLength,
        tick.distance(to: points[0]) >= 4, field.collisions(Self.dotBounds(tick)) == 0
      else { continue }
      let (before, after) = (max(index - Self.bend, 0), min(index + Self.bend, points.count - 1))
      let direction = CGVector(from: points[before], to: points[after])
      outline.move(to: CGPoint(x: tick.x - direction.dy * 3.5, y: tick.y + direction.dx * 3.5))
      outline.addLine(to: CGPoint(x: tick.x + direction.dy * 3.5, y: tick.y - direction.dx * 3.5))
      last = tick
    }
    return outline
  }

  /// Points along the whole way, not along its last piece: a way that swings back still says where it leads.
  private func head(_ points: [CGPoint]) -> Outline {
    guard let end = points.last else { return Outline() }
    let origin = points.last { $0.distance(to: end) >= Self.headLength } ?? points[0]
    let straight = CGVector(from: points[0], to: end)
    let last = CGVector(from: origin, to: end)
    let direction = straight.dx * last.dx + straight.dy * last.dy > 0.2 ? last : straight
    let back = CGPoint(
      x: end.x - direction.dx * Self.headLength, y: end.y - direction.dy * Self.headLength)
    var outline = Outline()
    outline.move(to: end)
    outline.addLine(
      to: CGPoint(
        x: back.x - direction.dy * Self.headWidth, y: back.y + direction.dx * Self.headWidth))
    outline.addLine(
      to: CGPoint(
        x: back.x + direction.dy * Self.headWidth, y: back.y - direction.dx * Self.headWidth))
    outline.close()
    return outline
  }
}

extension CGVector {
  /// A direction of the length 1.
  init(from start: CGPoint, to end: CGPoint) {
    let length = start.distance(to: end)
    self.init(
      dx: length > 0 ? (end.x - start.x) / length : 0,
      dy: length > 0 ? (end.y - start.y) / length : 0)
  }
}

extension Outline {
  init(through points: [CGPoint]) {
    self.init()
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
}
