import CoreGraphics
import Drawing

/// A way across a figure: a line from a dot to an arrowhead, with ticks at equal times so that a reader sees
/// where it is fast and where it is slow.
struct PathArrow {
  /// From the start to the end, closely spaced.
  let points: [CGPoint]
  /// Where it is at equal times, both ends included.
  let ticks: [CGPoint]
  let color: ThemedColor
  let isDashed: Bool

  private static let headLength: CGFloat = 7
  private static let headWidth: CGFloat = 4

  /// The same way, as far as to the words that it leads to.
  func ending(before texts: [CGRect]) -> PathArrow {
    let grown = texts.map { $0.insetBy(dx: -3, dy: -2) }
    func isFree(_ point: CGPoint) -> Bool { !grown.contains { $0.contains(point) } }
    guard let last = points.lastIndex(where: isFree), last < points.count - 1,
      points[0].distance(to: points[last]) >= Self.headLength * 2
    else { return self }
    let seen = ticks.prefix((ticks.lastIndex(where: isFree) ?? 0) + 1)
    return PathArrow(
      points: Array(points[...last]), ticks: seen + [points[last]], color: color,
      isDashed: isDashed)
  }

  /// A light edge lets the line stand out from the colours below it.
  var items: [DrawItem] {
    guard let start = points.first, let end = points.last, points.count > 1 else { return [] }
    let line = Outline(through: shaft(to: end))
    let head = ShapeGeometry.path(Path(head(at: end)), rule: .winding)
    var ink = Stroke(.color(color), width: 1.5, cap: .round, join: .round)
    if isDashed { ink.dash = [4, 3.5] }
    let edge = Stroke(.color(FigureInk.surface.faded(by: 0.8)), width: 4, cap: .round, join: .round)
    let lines = lines
    return [
      .stroke(
        .path(Path(lines.ticks), rule: .winding), Stroke(FigureInk.surface.faded(by: 0.8), width: 3)
      ),
      .stroke(.path(Path(line), rule: .winding), edge),
      .stroke(.path(Path(lines.ticks), rule: .winding), Stroke(color, width: 1)),
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

  private var lines: (ticks: Outline, count: Int) {
    var outline = Outline()
    var last = points.first ?? .zero
    guard let end = points.last else { return (outline, 0) }
    for (index, tick) in ticks.enumerated().dropFirst().dropLast() {
      guard tick.distance(to: last) >= 2, tick.distance(to: end) >= Self.headLength,
        tick.distance(to: points[0]) >= 4
      else { continue }
      let direction = CGVector(from: ticks[index - 1], to: ticks[index + 1])
      outline.move(to: CGPoint(x: tick.x - direction.dy * 3.5, y: tick.y + direction.dx * 3.5))
      outline.addLine(to: CGPoint(x: tick.x + direction.dy * 3.5, y: tick.y - direction.dx * 3.5))
      last = tick
    }
    return (outline, ticks.count)
  }

  /// Points along the whole way, not along its last piece: a way that swings back still says where it leads.
  private func head(at end: CGPoint) -> Outline {
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

/// A direction of the length 1.
struct CGVector {
  let dx: CGFloat
  let dy: CGFloat

  init(from start: CGPoint, to end: CGPoint) {
    let length = start.distance(to: end)
    dx = length > 0 ? (end.x - start.x) / length : 0
    dy = length > 0 ? (end.y - start.y) / length : 0
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
