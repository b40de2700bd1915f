import CoreGraphics

/// Finds for each way the place beside labels, badges and other ways where it can be seen.
struct PathLanes {
  private let field: LabelField
  private var ways: [[CGPoint]] = []

  private static let step: CGFloat = 12

  init(field: LabelField) {
    self.field = field
  }

  /// How far the way is shifted across its direction, inside of the elements at its ends.
  mutating func shift(for points: [CGPoint], room: CGSize) -> CGPoint {
    guard let start = points.first, let end = points.last else { return .zero }
    let direction = CGVector(from: start, to: end)
    let across = CGPoint(x: -direction.dy, y: direction.dx)
    let reach = abs(across.x) * room.width / 2 + abs(across.y) * room.height / 2 - 8
    let sparse = stride(from: 0, through: points.count - 1, by: 4).map { points[$0] }
    var best = (cost: Int.max, shift: CGPoint.zero)
    for lane in Self.lanes(upTo: max(reach, 0)) {
      let shift = CGPoint(x: across.x * lane, y: across.y * lane)
      let cost = cost(of: sparse.map { $0.shifted(by: shift) })
      if cost < best.cost { best = (cost, shift) }
      if cost == 0 { break }
    }
    ways.append(sparse.map { $0.shifted(by: best.shift) })
    return best.shift
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
      return cost + field.collisions(spot) * 3 + near
    }
  }
}
