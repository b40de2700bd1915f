import CoreGraphics
import Drawing
import Motion

/// The angle that an element turns by, as an arc outside of the ring, from a circle to a head.
struct RingArc {
  /// One, or all that turn by the same angle.
  let ways: [TakenWay]
  let start: CGFloat
  /// In radians; less than 0 against the clock.
  let turn: CGFloat
  /// "Fri", "× 12".
  let name: String
  /// "82°".
  let angle: String
  /// Arcs that would lie on each other are farther out.
  var track = 0

  /// Each for itself while there are as many, then those of equal or like angles together, then all as one.
  private static let most = 8
  private static let mostAsked = 4
  /// More than this are a crowd, of which one arc tells enough.
  private static let mostApart = 60

  /// A shorter one is a circle without an arc.
  private static let leastLength: CGFloat = 7

  /// The arcs that can be drawn at a radius, and whoever turns by less than that shows.
  static func split(
    _ ways: [TakenWay], on circle: PathCircle, radius: CGFloat
  ) -> (arcs: [RingArc], short: [TakenWay]) {
    let isShort = { (way: TakenWay) in
      abs(RingArc([way], on: circle).turn) * radius < leastLength
    }
    return (arcs(ways.filter { !isShort($0) }, on: circle), ways.filter(isShort))
  }

  private static func arcs(_ ways: [TakenWay], on circle: PathCircle) -> [RingArc] {
    let single = ways.map { RingArc([$0], on: circle) }.filter { abs($0.turn) > 0.01 }
    if single.count <= most { return inTracks(together(single)) }
    let asked = single.filter { $0.ways[0].isAsked }.sorted { abs($0.turn) > abs($1.turn) }
    let others = single.filter { !$0.ways[0].isAsked }
    return inTracks(told(asked) + bundled(others, on: circle))
  }

  /// Of too many, those that turn farthest have arcs of their own, and the others share one by what was asked of them and
  /// by direction.
  private static func told(_ asked: [RingArc]) -> [RingArc] {
    guard asked.count > mostAsked else { return asked }
    let rest = Dictionary(grouping: asked.dropFirst(mostAlone)) { $0.ways[0].story.role }
    let shared = rest.sorted { $0.key < $1.key }.flatMap { _, arcs in
      [arcs.filter { $0.turn < 0 }, arcs.filter { $0.turn >= 0 }].compactMap { side in
        side.count == 1 ? side[0] : range(of: side.sorted { $0.turn < $1.turn }[...])
      }
    }
    return Array(asked.prefix(mostAlone)) + shared
  }

  private static let mostAlone = 2

  /// Less than this, in degrees, leaves no room for a name beside each of several.
  private static let small = 12
  private static let mostAlike = 2

  /// Those that turn by one small angle as one: they follow each other on the ring.
  private static func together(_ arcs: [RingArc]) -> [RingArc] {
    var known: Set<Int> = []
    return arcs.compactMap { arc in
      let alike = arcs.filter { $0.degrees == arc.degrees && !$0.ways[0].isAsked }
      guard abs(arc.degrees) < small, !arc.ways[0].isAsked, alike.count > mostAlike else {
        return arc
      }
      return known.insert(arc.degrees).inserted ? range(of: alike[...]) : nil
    }
  }

  /// Those of equal angles as one, if there are few such angles; else those of like angles, which follow
  /// each other on the ring; of a crowd all as one.
  private static func bundled(_ arcs: [RingArc], on circle: PathCircle) -> [RingArc] {
    let groups = Dictionary(grouping: arcs, by: \.degrees)
    let room = most - mostAsked
    if groups.count <= room {
      return groups.keys.sorted().compactMap { groups[$0] }.map { equal in
        RingArc(equal.flatMap(\.ways), on: circle)
      }
    }
    let sorted = arcs.sorted { $0.turn < $1.turn }
    let count = arcs.count > mostApart ? 1 : room
    return (0..<count).compactMap { part in
      range(of: sorted[sorted.count * part / count..<sorted.count * (part + 1) / count])
    }
  }

  /// The arc in the middle of those that are sorted by their angles.
  private static func range(of arcs: ArraySlice<RingArc>) -> RingArc? {
    let degrees = arcs.map { abs($0.degrees) }
    guard let least = degrees.min(), let largest = degrees.max() else { return nil }
    let middle = arcs[arcs.startIndex + arcs.count / 2]
    return RingArc(
      ways: arcs.flatMap(\.ways), start: middle.start, turn: middle.turn, name: "× \(arcs.count)",
      angle: least == largest ? "\(least)°" : "\(least)° to \(largest)°")
  }

  private init(ways: [TakenWay], start: CGFloat, turn: CGFloat, name: String, angle: String) {
    (self.ways, self.start, self.turn) = (ways, start, turn)
    (self.name, self.angle) = (name, angle)
  }

  private init(_ ways: [TakenWay], on circle: PathCircle) {
    self.ways = ways
    start = circle.angle(of: ways[0].start.center)
    let way = circle.angle(of: ways[0].end.center) - start
    turn = way > .pi ? way - 2 * .pi : way < -.pi ? way + 2 * .pi : way
    name = ways.count == 1 ? ways[0].story.label : "× \(ways.count)"
    angle = "\(abs(Int((turn * 180 / .pi).rounded())))°"
  }

  private var degrees: Int { Int((turn * 180 / .pi).rounded()) }

  /// The shortest ones lie next to the ring.
  private static func inTracks(_ arcs: [RingArc]) -> [RingArc] {
    var placed: [RingArc] = []
    for arc in arcs.sorted(by: { abs($0.turn) < abs($1.turn) }) {
      var arc = arc
      while placed.contains(where: { $0.track == arc.track && $0.meets(arc) }) { arc.track += 1 }
      placed.append(arc)
    }
    return placed
  }

  private func meets(_ other: RingArc) -> Bool {
    let gap = 0.1
    let (own, others) = (start + turn / 2, other.start + other.turn / 2)
    var between = abs(own - others).truncatingRemainder(dividingBy: 2 * .pi)
    if between > .pi { between = 2 * .pi - between }
    return between < abs(turn) / 2 + abs(other.turn) / 2 + gap
  }

  func color(_ role: Role) -> ThemedColor {
    ways[0].isAsked ? RoleMark(role).color : FigureInk.strand
  }

  func point(_ share: CGFloat, radius: CGFloat, around center: CGPoint) -> CGPoint {
    center.onCircle(radius: radius, angle: start + turn * share)
  }

  func items(radius: CGFloat, around center: CGPoint) -> [DrawItem] {
    let color = color(ways[0].story.role)
    let width: CGFloat = ways.count > 1 ? 4 : ways[0].isAsked ? 3 : 2
    let head = min(5.5 + 1.3 * width, abs(turn) * radius * 0.6)
    let side: CGFloat = turn < 0 ? -1 : 1
    let (from, to) = (start + side * 3.5 / radius, start + turn - side * (head - 1) / radius)
    var items: [DrawItem] = []
    if (to - from) * side > 0 {
      var outline = Outline()
      outline.addBow(around: center, radius: radius, from: from, to: to)
      items.append(.stroke(.path(Path(outline), rule: .winding), Stroke(color, width: width)))
    }
    let base = start + turn - side * head / radius
    items.append(
      .fill(
        .triangle(
          tip: point(1, radius: radius, around: center),
          left: center.onCircle(radius: radius + head / 2, angle: base),
          right: center.onCircle(radius: radius - head / 2, angle: base)), color))
    items.append(
      .shape(
        DrawShape(
          .circle(center: point(0, radius: radius, around: center), radius: 3.5),
          fill: .color(FigureInk.surface), stroke: Stroke(color, width: 2))))
    return items
  }
}

extension Outline {
  /// A part of a circle, as curves of an eighth of it at most.
  mutating func addBow(around center: CGPoint, radius: CGFloat, from: CGFloat, to: CGFloat) {
    let count = max(1, Int((abs(to - from) / (.pi / 4)).rounded(.up)))
    let step = (to - from) / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    move(to: center.onCircle(radius: radius, angle: from))
    for index in 0..<count {
      let (first, next) = (from + step * CGFloat(index), from + step * CGFloat(index + 1))
      let (start, end) = (
        center.onCircle(radius: radius, angle: first), center.onCircle(radius: radius, angle: next)
      )
      addCurve(
        to: end,
        control1: CGPoint(x: start.x - sin(first) * reach, y: start.y + cos(first) * reach),
        control2: CGPoint(x: end.x + sin(next) * reach, y: end.y - cos(next) * reach))
    }
  }
}
