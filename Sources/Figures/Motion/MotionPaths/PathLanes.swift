import CoreGraphics

/// Finds for each way the place beside labels, badges and other ways where it can be seen.
struct PathLanes {
  private(set) var field: LabelField
  private var ways: [[CGPoint]] = []

  private static let step: CGFloat = 6
  /// As far as this from the edges of an element, a way clearly ends inside of it.
  private static let margin: CGFloat = 6

  init(field: LabelField) {
    self.field = field
  }

  /// How far the way is shifted across its direction, inside of the elements at its ends.
  mutating func shift(for points: [CGPoint], room: CGSize) -> CGPoint {
    guard let start = points.first, let end = points.last else { return .zero }
    let direction = CGVector(from: start, to: end)
    let across = CGPoint(x: -direction.dy, y: direction.dx)
    let reach = min(
      (room.width / 2 - Self.margin) / max(abs(across.x), 0.001),
      (room.height / 2 - Self.margin) / max(abs(across.y), 0.001))
    let sparse = stride(from: 0, through: points.count - 1, by: 4).map { points[$0] }
    var best = (cost: Int.max, shift: CGPoint.zero)
    for lane in Self.lanes(upTo: max(reach, 0)) {
      let shift = CGPoint(x: across.x * lane, y: across.y * lane)
      let cost =
        cost(of: sparse.map { $0.shifted(by: shift) })
        + 20 * cost(ofEnds: [start.shifted(by: shift), end.shifted(by: shift)], direction)
      if cost < best.cost { best = (cost, shift) }
      if cost == 0 { break }
    }
    ways.append(sparse.map { $0.shifted(by: best.shift) })
    return best.shift
  }

  /// Keeps other ways' ends off the end of one.
  mutating func take(_ arrow: PathArrow) {
    field.take(arrow.headBounds)
    if let start = arrow.points.first { field.take(PathArrow.dotBounds(start)) }
  }

  /// The dot and the head stand out; they are not to be on anything.
  private func cost(ofEnds ends: [CGPoint], _ direction: CGVector) -> Int {
    let head = ends[1].shifted(by: CGPoint(x: -3 * direction.dx, y: -3 * direction.dy))
    return field.collisions(PathArrow.dotBounds(ends[0]))
      + field.collisions(PathArrow.dotBounds(head))
  }

  /// The middle, then to both sides by turns.
  private static func lanes(upTo reach: CGFloat) -> [CGFloat] {
    var lanes: [CGFloat] = [0]
    var lane = step
    while lane <= reach, lanes.count < 40 {
      lanes += [lane, -lane]
      lane += step
    }
    return lanes
  }

  private func cost(of points: [CGPoint]) -> Int {
    points.reduce(0) { cost, point in
      let spot = CGRect(x: point.x - 4, y: point.y - 4, width: 8, height: 8)
      let near = ways.count { way in way.contains { $0.distance(to: point) < 9 } }
      // A way on another one hides it; what it crosses of words is cut out of it.
      return cost + (field.collisions(spot) + near) * 3
    }
  }
}
