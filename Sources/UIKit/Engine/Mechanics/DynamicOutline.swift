/// The convex outline by which an item collides, around its centre, or a single line of a boundary.
struct DynamicOutline: Equatable, Sendable {
  /// Its corners, clockwise on a screen. A line has two.
  let corners: [PlaneVector]
  /// The farthest corner's distance from the middle.
  let radius: Double

  init(corners: [PlaneVector]) {
    self.corners = corners
    radius = corners.map(\.length).max() ?? 0
  }

  @MainActor init(of item: any UIDynamicItem) {
    let size = item.bounds.size
    let (width, height) = (Double(size.width) / 2, Double(size.height) / 2)
    switch item.collisionBoundsType {
    case .rectangle: self.init(halfWidth: width, halfHeight: height)
    case .ellipse:
      self.init(
        corners: (0..<24).map {
          let angle = Double($0) / 12 * .pi
          return PlaneVector(cos(angle) * width, sin(angle) * height)
        })
    case .path:
      let lines = item.collisionBoundingPath.cgPath.outline.straightLines
      let hull = Self.hull(of: lines.flatMap { [PlaneVector($0.start), PlaneVector($0.end)] })
      if hull.count > 2 {
        self.init(corners: hull)
      } else {
        self.init(halfWidth: width, halfHeight: height)
      }
    }
  }

  private init(halfWidth width: Double, halfHeight height: Double) {
    self.init(corners: [
      PlaneVector(-width, -height), PlaneVector(width, -height), PlaneVector(width, height),
      PlaneVector(-width, height),
    ])
  }

  /// The outline at another place.
  func placed(at position: PlaneVector, turned angle: Double) -> DynamicOutline {
    DynamicOutline(corners: corners.map { $0.turned(by: angle) + position })
  }

  var middle: PlaneVector {
    corners.reduce(PlaneVector.zero, +) / Double(max(corners.count, 1))
  }

  /// The sides with the directions that point out of it. A line has two sides.
  var sides: [(start: PlaneVector, end: PlaneVector, outwards: PlaneVector)] {
    corners.indices.compactMap { place in
      let (start, end) = (corners[place], corners[(place + 1) % corners.count])
      guard let way = (end - start).unit else { return nil }
      return (start, end, PlaneVector(way.y, -way.x))
    }
  }

  /// The corner that lies farthest in a direction.
  func farthest(along way: PlaneVector) -> Double {
    corners.map { $0.dot(way) }.max() ?? 0
  }

  /// The convex hull of points, in the order of a rectangle's corners.
  private static func hull(of points: [PlaneVector]) -> [PlaneVector] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [PlaneVector]) -> [PlaneVector] {
      points.reduce(into: []) { chain, point in
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2])
            .cross(point - chain[chain.count - 2]) <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
    }
    guard sorted.count > 2 else { return sorted }
    return chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
  }
}
