import CoreGraphics
import Drawing
import Motion

/// The way from a place on the left side of an update map to one on the right.
struct MapRibbon {
  let start: CGRect
  let end: CGRect

  /// The colour of a run that only follows.
  static let follow = ThemedColor(0xD9DBDF, 0x2C3238)

  private var from: CGFloat { start.maxX }
  private var to: CGFloat { end.minX }
  private var middle: CGFloat { (from + to) / 2 }

  /// Of those that stay together.
  var grey: [DrawItem] { [.fill(band(inset: 4), Self.follow)] }

  /// Of one that stays and is shown anew.
  func renewed(_ role: Role) -> [DrawItem] {
    let inset = max((min(start.height, end.height) - 14) / 2, 4)
    return [.fill(band(inset: inset), RoleMark(role).color.faded(by: 0.45))]
  }

  private func band(inset: CGFloat) -> ShapeGeometry {
    var outline = Outline()
    outline.move(to: CGPoint(x: from, y: start.minY + inset))
    outline.addCurve(
      to: CGPoint(x: to, y: end.minY + inset),
      control1: CGPoint(x: middle, y: start.minY + inset),
      control2: CGPoint(x: middle, y: end.minY + inset))
    outline.addLine(to: CGPoint(x: to, y: end.maxY - inset))
    outline.addCurve(
      to: CGPoint(x: from, y: start.maxY - inset),
      control1: CGPoint(x: middle, y: end.maxY - inset),
      control2: CGPoint(x: middle, y: start.maxY - inset))
    outline.close()
    return .path(Path(outline), rule: .winding)
  }

  // MARK: Moves

  /// The way of one item, in the page's colour where it crosses others.
  func line(_ role: Role, isThin: Bool) -> [DrawItem] {
    let width: CGFloat = isThin ? 1.5 : 3
    let head = CGPoint(x: to - 2, y: end.midY)
    var outline = Outline()
    outline.move(to: CGPoint(x: from + 2, y: start.midY))
    let neck = CGPoint(x: head.x - 10, y: head.y)
    outline.addCurve(
      to: neck, control1: CGPoint(x: middle, y: start.midY),
      control2: CGPoint(x: middle - 6, y: head.y))
    let way = ShapeGeometry.path(Path(outline), rule: .winding)
    var tip = Outline()
    tip.move(to: head)
    let half: CGFloat = isThin ? 4 : 5.5
    tip.addLine(to: CGPoint(x: head.x - 11, y: head.y + half))
    tip.addLine(to: CGPoint(x: head.x - 11, y: head.y - half))
    tip.close()
    let color = RoleMark(role).color
    return [
      .stroke(way, Stroke(FigureInk.page, width: width + 4)),
      .stroke(way, Stroke(color, width: width)),
      .fill(.path(Path(tip), rule: .winding), color),
    ]
  }

  /// The way of a whole section: as high as its boxes at the ends and thin where it crosses others.
  func section(_ role: Role) -> [DrawItem] {
    let edges = [edge(isTop: true), edge(isTop: false)]
    var area = Outline()
    area.move(to: edges[0].start)
    for curve in edges[0].curves { area.addCurve(curve) }
    area.addLine(to: edges[1].end)
    for curve in edges[1].reversed { area.addCurve(curve) }
    area.close()
    let shape = ShapeGeometry.path(Path(area), rule: .winding)
    let lines = edges.map { edge in
      var outline = Outline()
      outline.move(to: edge.start)
      for curve in edge.curves { outline.addCurve(curve) }
      return ShapeGeometry.path(Path(outline), rule: .winding)
    }
    let color = RoleMark(role).color
    return [.fill(shape, FigureInk.page)]
      + lines.map { .stroke($0, Stroke(FigureInk.page, width: 5)) }
      + [.fill(shape, color.faded(by: 0.32))] + lines.map { .stroke($0, Stroke(color, width: 1.5)) }
  }

  fileprivate struct Curve {
    let first: CGPoint
    let second: CGPoint
    let end: CGPoint
  }

  private struct Edge {
    let start: CGPoint
    let curves: [Curve]

    var end: CGPoint { curves.last?.end ?? start }

    var reversed: [Curve] {
      let starts = [start] + curves.dropLast().map(\.end)
      return zip(curves, starts).reversed().map {
        Curve(first: $0.second, second: $0.first, end: $1)
      }
    }
  }

  /// One side of the way, in two curves that meet in the middle.
  private func edge(isTop: Bool) -> Edge {
    let sign: CGFloat = isTop ? -1 : 1
    let (reach, climb) = (to - from, end.midY - start.midY)
    let slope = reach > 0 ? 1.6 * climb / reach : 0
    // Seen across its direction, it is never thinner than two points.
    let half = max(9, 1.2 * (1 + slope * slope).squareRoot())
    let center = CGPoint(x: middle, y: (start.midY + end.midY) / 2 + sign * half)
    let first = CGPoint(x: from, y: isTop ? start.minY + 6 : start.maxY - 6)
    let last = CGPoint(x: to, y: isTop ? end.minY + 6 : end.maxY - 6)
    let pull = reach * 0.14
    return Edge(
      start: first,
      curves: [
        Curve(
          first: CGPoint(x: from + reach * 0.28, y: first.y),
          second: CGPoint(x: center.x - pull, y: center.y - slope * pull), end: center),
        Curve(
          first: CGPoint(x: center.x + pull, y: center.y + slope * pull),
          second: CGPoint(x: to - reach * 0.28, y: last.y), end: last),
      ])
  }
}

extension Outline {
  fileprivate mutating func addCurve(_ curve: MapRibbon.Curve) {
    addCurve(to: curve.end, control1: curve.first, control2: curve.second)
  }
}
