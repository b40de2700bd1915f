/// How two convex outlines overlap: along which direction, and at which points how deeply.
struct DynamicOverlap: Sendable {
  /// From the first to the second.
  var way: PlaneVector
  var points: [(place: PlaneVector, depth: Double)]

  /// Points by which two may be apart that still count as touching, so that nothing at rest comes and goes.
  static let margin = 0.1

  init(way: PlaneVector, points: [(place: PlaneVector, depth: Double)]) {
    self.way = way
    self.points = points
  }

  /// The overlap of two outlines in the world; nil where they are apart.
  init?(of first: DynamicOutline, and second: DynamicOutline) {
    guard let side = Self.leastSide(of: first, against: second),
      let otherSide = Self.leastSide(of: second, against: first)
    else { return nil }
    let isFirst = side.depth <= otherSide.depth + 1e-6
    let (reference, incident) = isFirst ? (side, second) : (otherSide, first)
    let outwards = reference.outwards
    guard
      let facing = incident.sides.min(by: { $0.outwards.dot(outwards) < $1.outwards.dot(outwards) })
    else { return nil }
    let along = outwards.perpendicular
    let ends = [reference.start.dot(along), reference.end.dot(along)].sorted()
    let level = reference.start.dot(outwards)
    points = Self.clipped(facing.start, facing.end, along: along, within: ends[0]...ends[1])
      .compactMap {
        let depth = level - $0.dot(outwards)
        return depth >= -Self.margin ? ($0, depth) : nil
      }
    guard !points.isEmpty else { return nil }
    way = isFirst ? outwards : outwards * -1
  }

  private typealias Side = (
    start: PlaneVector, end: PlaneVector, outwards: PlaneVector, depth: Double
  )

  /// The side that the other outline has crossed least; nil where it has not reached one.
  private static func leastSide(
    of outline: DynamicOutline, against other: DynamicOutline
  ) -> Side? {
    var least: Side?
    for side in outline.sides {
      let depth = side.start.dot(side.outwards) + other.farthest(along: side.outwards * -1)
      if depth < -margin { return nil }
      if depth < least?.depth ?? .infinity {
        least = (side.start, side.end, side.outwards, depth)
      }
    }
    return least
  }

  /// The part of a line that lies in a range along a direction.
  private static func clipped(
    _ start: PlaneVector, _ end: PlaneVector, along: PlaneVector, within range: ClosedRange<Double>
  ) -> [PlaneVector] {
    let (from, to) = (start.dot(along), end.dot(along))
    guard abs(to - from) > 1e-9 else { return range.contains(from) ? [start, end] : [] }
    let (low, high) = (min(from, to), max(from, to))
    guard low <= range.upperBound, high >= range.lowerBound else { return [] }
    func place(_ value: Double) -> PlaneVector {
      start + (end - start) * ((value - from) / (to - from))
    }
    return [place(max(low, range.lowerBound)), place(min(high, range.upperBound))]
  }
}

/// Two bodies that touch, or a body that touches a boundary: they push one another apart, bounce and rub.
@MainActor final class TouchLink: DynamicLink {
  private let first: DynamicBody
  private let second: DynamicBody?
  private let way: PlaneVector
  private var points: [Point]
  private let (elasticity, friction): (Double, Double)

  private struct Point {
    let place: PlaneVector
    let depth: Double
    var wanted = 0.0
    var impulse = 0.0
    var rubbing = 0.0
  }

  init(_ first: DynamicBody, _ second: DynamicBody?, overlap: DynamicOverlap) {
    self.first = first
    self.second = second
    way = overlap.way
    points = overlap.points.map { Point(place: $0.place, depth: $0.depth) }
    elasticity = max(first.nature.elasticity, second?.nature.elasticity ?? 0)
    let other = second?.nature.friction ?? first.nature.friction
    friction = max(first.nature.friction * other, 0).squareRoot()
  }

  func prepare(for seconds: Double) {
    for index in points.indices {
      let speed = relativeVelocity(at: points[index].place).dot(way)
      let bounce = speed < -Self.slowest ? -speed * elasticity : 0
      // Those that are still apart may come as close as they are.
      points[index].wanted = bounce > 0 ? bounce : min(points[index].depth, 0) / seconds
    }
  }

  func solve() {
    for index in points.indices { rub(&points[index]) }
    if points.count == 2, pressTogether() { return }
    for index in points.indices { press(&points[index]) }
  }

  /// Moves those apart that have sunk into one another, without making them any faster.
  func correct() {
    let depth = (points.map(\.depth).max() ?? 0) - DynamicOverlap.margin / 2
    let sum = first.inverseMass + (second?.inverseMass ?? 0)
    guard depth > 0, sum > 0 else { return }
    let shift = way * (depth * 0.3 / sum)
    first.position -= shift * first.inverseMass
    if let second { second.position += shift * second.inverseMass }
  }

  /// Presses at both points at once, so that whoever lands on a side does not begin to turn. Gives false where
  /// one of the two would have to pull.
  private func pressTogether() -> Bool {
    let (k11, k22) = (
      yield(at: points[0].place, along: way), yield(at: points[1].place, along: way)
    )
    let k12 = [first, second].compactMap(\.self).reduce(0) { sum, body in
      let levers = points.map { ($0.place - body.position).cross(way) }
      return sum + body.inverseMass + body.inverseInertia * levers[0] * levers[1]
    }
    let determinant = k11 * k22 - k12 * k12
    guard determinant > 1e-9 * k11 * k22 else { return false }
    let wants = points.map { point in
      point.wanted - relativeVelocity(at: point.place).dot(way)
    }
    let b1 = wants[0] + k11 * points[0].impulse + k12 * points[1].impulse
    let b2 = wants[1] + k12 * points[0].impulse + k22 * points[1].impulse
    let sums = [(k22 * b1 - k12 * b2) / determinant, (k11 * b2 - k12 * b1) / determinant]
    guard sums.allSatisfy({ $0 >= 0 }) else { return false }
    for index in points.indices {
      push(way * (sums[index] - points[index].impulse), at: points[index].place)
      points[index].impulse = sums[index]
    }
    return true
  }

  private func press(_ point: inout Point) {
    let speed = relativeVelocity(at: point.place).dot(way)
    let yield = yield(at: point.place, along: way)
    guard yield > 0 else { return }
    let sum = max(point.impulse + (point.wanted - speed) / yield, 0)
    push(way * (sum - point.impulse), at: point.place)
    point.impulse = sum
  }

  private func rub(_ point: inout Point) {
    let side = way.perpendicular
    let yield = yield(at: point.place, along: side)
    guard friction > 0, yield > 0 else { return }
    let most = friction * point.impulse
    let speed = relativeVelocity(at: point.place).dot(side)
    let sum = min(max(point.rubbing - speed / yield, -most), most)
    push(side * (sum - point.rubbing), at: point.place)
    point.rubbing = sum
  }

  private func push(_ impulse: PlaneVector, at place: PlaneVector) {
    first.push(impulse * -1, at: place - first.position)
    if let second { second.push(impulse, at: place - second.position) }
  }

  private func relativeVelocity(at place: PlaneVector) -> PlaneVector {
    let other = second.map { $0.velocity(at: place - $0.position) } ?? .zero
    return other - first.velocity(at: place - first.position)
  }

  private func yield(at place: PlaneVector, along way: PlaneVector) -> Double {
    [first, second].compactMap(\.self).reduce(0) { sum, body in
      let lever = (place - body.position).cross(way)
      return sum + body.inverseMass + body.inverseInertia * lever * lever
    }
  }

  /// Points a second below which nothing bounces.
  private static var slowest: Double { 20 }
}
