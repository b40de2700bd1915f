/// Finds the colour of a palette that looks most like another one: the first of equals.
struct PaletteSearch {
  private typealias Lanes = SIMD8<Float>

  /// The coordinates of eight colours at a time.
  private struct Eight {
    var x = Lanes(repeating: .infinity)
    var y = Lanes()
    var z = Lanes()
  }

  private let groups: [Eight]

  init(_ colors: [UInt32]) {
    var groups = [Eight](repeating: Eight(), count: (colors.count + 7) / 8)
    for (index, color) in colors.enumerated() {
      let place = PerceivedColor(color).coordinates
      groups[index / 8].x[index % 8] = place.x
      groups[index / 8].y[index % 8] = place.y
      groups[index / 8].z[index % 8] = place.z
    }
    self.groups = groups
  }

  func nearest(to place: SIMD3<Float>) -> Int {
    var best = Lanes(repeating: .infinity)
    var bestGroup = SIMD8<Int32>(repeating: 0)
    for index in groups.indices {
      let group = groups[index]
      let (dx, dy, dz) = (group.x - place.x, group.y - place.y, group.z - place.z)
      let distance = dx * dx + dy * dy + dz * dz
      let isNearer = distance .< best
      best.replace(with: distance, where: isNearer)
      bestGroup.replace(with: Int32(truncatingIfNeeded: index), where: isNearer)
    }
    var lane = 0
    for other in 1..<8 {
      let isBetter =
        best[other] < best[lane]
        || best[other] == best[lane] && bestGroup[other] < bestGroup[lane]
      if isBetter { lane = other }
    }
    return Int(bestGroup[lane]) * 8 + lane
  }
}
